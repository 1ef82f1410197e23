import { FileDown } from 'lucide-react'
import type { Brand } from '#features/brands/contract.ts'
import { Button } from '#web/kit/button.tsx'
import { Card } from '#web/kit/card.tsx'
import { classNames } from '#web/kit/class-names.ts'
import { Collapsible } from '#web/kit/collapsible.tsx'
import { DisabledReason } from '#web/kit/tooltip.tsx'
import type { OutlineMonth } from '../outline-months.ts'
import { MONTH_EXPORT_LOCKED } from './export-refusal.ts'
import type { LibraryRights } from './library-rights.ts'
import { OutlineRow } from './outline-row.tsx'
import { outlineCount } from './outline-wording.ts'
import { useMonthExport } from './use-exports.ts'

export interface MonthCardProps {
  month: OutlineMonth
  brand: Brand
  rights: LibraryRights
  askedFor: string | undefined
}

/** The outlines of a month, as one sheet that folds. */
export function MonthCard({ month, brand, rights, askedFor }: MonthCardProps) {
  return (
    <Card as="section" aria-label={month.title} id={monthAnchor(month)} className="overflow-hidden">
      <Collapsible
        level={2}
        defaultOpen
        className="*:first:px-3 *:first:py-1 md:*:first:px-4"
        summary={
          <span className="text-md font-semibold">
            {month.title}{' '}
            <span className="font-normal whitespace-nowrap text-fg-3">({outlineCount(month.outlines.length)})</span>
          </span>
        }
        after={<MonthExport month={month} brand={brand} rights={rights} />}
      >
        <ul className="@container">
          {month.outlines.map((outline) => {
            const asked = outline.id === askedFor
            // A row that becomes the asked one starts anew: open, in view, in focus.
            return (
              <OutlineRow
                key={`${outline.id} ${asked}`}
                outline={outline}
                brand={brand}
                rights={rights}
                asked={asked}
              />
            )
          })}
        </ul>
      </Collapsible>
    </Card>
  )
}

export function monthAnchor({ key }: OutlineMonth): string {
  return `month-${key}`
}

function MonthExport({ month, brand, rights }: Omit<MonthCardProps, 'askedFor'>) {
  const { exportMonth, pending } = useMonthExport(brand.id, month, month.title)
  // What the document would hold: archived outlines are never in it.
  const nothingToExport = month.outlines.every((outline) => outline.workflowStatus === 'archived')
  const reason = !rights.monthExport
    ? MONTH_EXPORT_LOCKED
    : nothingToExport
      ? 'Archived outlines are not exported'
      : undefined
  return (
    // A locked one would be a mute icon on a phone, where no pointer can ask it for the reason.
    <span className={classNames('print:hidden', reason !== undefined && 'max-md:hidden')}>
      <DisabledReason reason={reason}>
        <Button
          variant="secondary"
          size="sm"
          className="max-md:size-(--touch) max-md:px-0"
          aria-label={`Export All as DOCX: ${month.title}`}
          disabled={reason !== undefined}
          busy={pending}
          onClick={exportMonth}
        >
          <FileDown aria-hidden />
          <span className="max-md:sr-only">Export All as DOCX</span>
        </Button>
      </DisabledReason>
    </span>
  )
}
