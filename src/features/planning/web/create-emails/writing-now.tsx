import { Eye } from 'lucide-react'
import { countOf } from '#features/ideas/web/widgets/idea-wording.ts'
import { Touchable } from '#web/kit/touchable.tsx'
import type { BulkItem } from './bulk-progress.ts'
import { useRun } from './runs-queries.ts'

/** The bar always keeps this many lines, so that nothing jumps between two outlines. */
const LINES = [0, 1]

export function WritingNow(props: { items: readonly BulkItem[]; onWatch: (item: BulkItem) => void }) {
  return (
    <ul className="grid grid-cols-1 gap-x-4 md:grid-cols-2">
      {LINES.map((line) => {
        const item = props.items[line]
        return (
          <Touchable key={line}>
            <li className="flex h-9 min-w-0 items-center">
              {typeof item?.runId === 'string' && (
                <NowLine key={item.ideaId} item={item} runId={item.runId} onWatch={() => props.onWatch(item)} />
              )}
            </li>
          </Touchable>
        )
      })}
    </ul>
  )
}

function NowLine({ item, runId, onWatch }: { item: BulkItem; runId: string; onWatch: () => void }) {
  const { data } = useRun(runId)
  const sections = data?.run.sections ?? []
  const newest = sections.at(-1)?.section
  return (
    <button
      type="button"
      aria-label={`Watch: ${item.title}`}
      onClick={onWatch}
      className="group flex h-full min-w-0 flex-1 items-center gap-2 rounded-md px-1.5 text-left text-sm text-fg-2 transition-colors hover:bg-surface-2"
    >
      <Eye aria-hidden className="size-4 shrink-0 text-fg-3 group-hover:text-teal" />
      <span dir="auto" className="min-w-0 flex-1 truncate">
        {item.title}
      </span>
      <span className="tnum max-w-40 shrink-0 truncate text-xs text-fg-3">
        {newest === undefined ? 'Started' : `${countOf(sections.length, 'section')} · ${newest}`}
      </span>
    </button>
  )
}
