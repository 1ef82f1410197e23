import { Button } from '#web/kit/button.tsx'
import { CopyButton } from '#web/kit/copy-button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'

export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Your signing secret">
      <div className="grid gap-5">
        <p className="text-base text-fg-2">
          Copy the secret now. You won't be able to see it again. Your program checks with it that a message is from us,
          by the Standard Webhooks specification.
        </p>
        <code className="rounded-lg bg-surface-2 p-4 font-mono text-sm break-all select-all hairline">{secret}</code>
        <div className="flex flex-wrap justify-between gap-2 pb-2">
          <CopyButton text={() => secret} label="Copy secret">
            Copy
          </CopyButton>
          <Button size="touch" onClick={onClose}>
            Done
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
