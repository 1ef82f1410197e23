import { Eye } from 'lucide-react'
import { countOf } from '#features/ideas/web/widgets/idea-wording.ts'
import type { BulkItem } from './bulk-progress.ts'
import { useRun } from './runs-queries.ts'

/** Outlines that are written at the same time: the bar keeps this many lines, so that nothing jumps between two. */
const LINES = [0, 1]

/** What is being written this moment, and the way to look on. */
export function WritingNow(props: { items: readonly BulkItem[]; onWatch: (item: BulkItem) => void }) {
  return (
    <ul className="grid grid-cols-1 gap-x-4 md:grid-cols-2">
      {LINES.map((line) => {
        const item = props.items[line]
        return (
          <li key={line} className="flex h-9 min-w-0 items-center max-md:h-(--touch)">
            {typeof item?.runId === 'string' && (
              <NowLine key={item.ideaId} item={item} runId={item.runId} onWatch={() => props.onWatch(item)} />
            )}
          </li>
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
      aria-label={`Look on: ${item.title}`}
      onClick={onWatch}
      className="group flex h-full min-w-0 flex-1 items-center gap-2 rounded-md px-1.5 text-left text-sm text-fg-2 transition-colors hover:bg-surface-2"
    >
      <Eye aria-hidden className="size-4 shrink-0 text-fg-3 group-hover:text-teal" />
      <span dir="auto" className="min-w-0 flex-1 truncate">
        {item.title}
      </span>
      <span className="tnum max-w-40 shrink-0 truncate text-xs text-fg-3">
        {newest === undefined ? 'Begun' : `${countOf(sections.length, 'section')} · ${newest}`}
      </span>
    </button>
  )
}
