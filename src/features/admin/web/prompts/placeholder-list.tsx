import { Check, Plus, TriangleAlert } from 'lucide-react'
import type { PromptsOfType } from '#features/models/prompts-contract.ts'
import { Button } from '#web/kit/button.tsx'
import { Touchable } from '#web/kit/touchable.tsx'
import { placeholdersIn } from './prompt-texts.ts'

interface PlaceholderListProps {
  known: PromptsOfType['placeholders']
  template: string
  onInsert: (name: string) => void
}

export function PlaceholderList({ known, template, onInsert }: PlaceholderListProps) {
  const used = placeholdersIn(template)
  const unknown = used.filter((name) => !known.some((each) => each.name === name))
  const missing = known.filter(({ name, recommended }) => recommended && !used.includes(name))
  return (
    <details className="rounded-lg bg-surface-2 hairline" open={unknown.length + missing.length > 0}>
      <Touchable>
        <summary className="flex min-h-10 flex-wrap items-center gap-x-3 px-4 py-2 text-sm font-medium">
          Placeholders
          <span className="text-xs font-normal text-fg-3">
            {`${used.length - unknown.length} of ${known.length} used`}
            {missing.length > 0 && `, ${missing.length} recommended missing`}
          </span>
        </summary>
      </Touchable>
      <div className="grid gap-2 px-4 pb-4">
        {unknown.length > 0 && (
          <p role="status" className="flex items-start gap-2 text-xs font-medium text-bad">
            <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
            {`${unknown.map((name) => `{{${name}}}`).join(', ')} ${unknown.length === 1 ? "isn't a known placeholder. Remove it to save." : "aren't known placeholders. Remove them to save."}`}
          </p>
        )}
        <ul className="grid gap-x-6 gap-y-1 md:grid-cols-2">
          {known.map(({ name, meaning, recommended }) => {
            const isUsed = used.includes(name)
            return (
              <li key={name} className="flex items-center gap-2 text-xs">
                {isUsed ? (
                  <span className="grid size-7 shrink-0 place-items-center">
                    <Check aria-hidden className="size-3.5 text-ok" />
                    <span className="sr-only">Used: </span>
                  </span>
                ) : (
                  <Button
                    variant="ghost"
                    size="touch-icon-sm"
                    className="size-7"
                    aria-label={`Add ${name} at the end`}
                    onClick={() => onInsert(name)}
                  >
                    <Plus aria-hidden />
                  </Button>
                )}
                <span className="min-w-0 py-1">
                  <code className="font-mono break-all">{`{{${name}}}`}</code>
                  <span className="text-fg-3">{` ${meaning}`}</span>
                  {recommended && !isUsed && <span className="text-warn"> · recommended</span>}
                </span>
              </li>
            )
          })}
        </ul>
      </div>
    </details>
  )
}
