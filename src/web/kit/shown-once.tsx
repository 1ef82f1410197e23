import { Button } from './button.tsx'
import { CopyButton } from './copy-button.tsx'

/** A secret that no one can look up later. */
export function ShownOnce({ secret, copyLabel, onDone }: { secret: string; copyLabel: string; onDone: () => void }) {
  return (
    <>
      <code className="rounded-lg bg-surface-2 p-4 font-mono text-sm break-all select-all hairline">{secret}</code>
      <div className="flex flex-wrap justify-between gap-2 pb-2">
        <CopyButton text={() => secret} label={copyLabel}>
          Copy
        </CopyButton>
        <Button size="touch" onClick={onDone}>
          Done
        </Button>
      </div>
    </>
  )
}
