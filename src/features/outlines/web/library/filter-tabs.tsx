import { classNames } from '#web/kit/class-names.ts'
import { LIBRARY_FILTERS, type LibraryFilter } from '../../library-contract.ts'
import { FILTER_LABELS } from './library-filter.ts'

/** Which outlines of the brand are shown. */
export function FilterTabs({ filter, onChoose }: { filter: LibraryFilter; onChoose: (filter: LibraryFilter) => void }) {
  return (
    <div
      role="group"
      aria-label="Filter outlines"
      className="mb-4 flex gap-1 overflow-x-auto rounded-lg bg-surface-2 p-1 hairline print:hidden"
    >
      {LIBRARY_FILTERS.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === filter}
          onClick={() => onChoose(each)}
          className={classNames(
            'h-8 shrink-0 rounded-md px-3 text-sm font-medium whitespace-nowrap transition-colors max-md:h-(--touch)',
            'focus-visible:-outline-offset-2',
            each === filter ? 'bg-surface text-fg shadow-e1' : 'text-fg-2 hover:text-fg',
          )}
        >
          {FILTER_LABELS[each]}
        </button>
      ))}
    </div>
  )
}
