import { ChevronDown, TriangleAlert } from 'lucide-react'
import { Touchable } from '#web/kit/touchable.tsx'
import { type PlanWarning, thingsToCheck } from '../plan-warnings.ts'

export function PlanChecks(props: { warnings: readonly PlanWarning[]; onChoose: (outlineId: string) => void }) {
  const { warnings, onChoose } = props
  if (warnings.length === 0) return null
  return (
    <details open className="sheet group overflow-hidden @max-4xl/board:order-3">
      <Touchable>
        <summary className="flex list-none items-center gap-2 px-3 py-2.5 text-sm font-semibold [&::-webkit-details-marker]:hidden">
          <TriangleAlert aria-hidden className="size-4 shrink-0 text-warn" />
          <span className="min-w-0 flex-1">{thingsToCheck(warnings)}</span>
          <ChevronDown aria-hidden className="size-4 text-fg-3 transition-transform group-open:rotate-180" />
        </summary>
      </Touchable>
      <ul className="grid max-h-72 overflow-y-auto @max-2xl/board:max-h-36 border-t border-line py-1">
        {warnings.map(({ kind, outlineIds, sentence }) => (
          <li key={`${kind} ${outlineIds.join()}`}>
            <Touchable>
              <button
                type="button"
                className="w-full px-3 py-1.5 text-left text-xs text-fg-2 wrap-anywhere hover:bg-surface-2 hover:text-fg focus-visible:outline-offset-[-2px]"
                onClick={() => onChoose(outlineIds.at(-1)!)}
              >
                {sentence}
              </button>
            </Touchable>
          </li>
        ))}
      </ul>
    </details>
  )
}
