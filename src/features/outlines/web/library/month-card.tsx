import { FileDown } from 'lucide-react'
import type { Brand } from '#features/brands/contract.ts'
import { Button } from '#web/kit/button.tsx'
import { Card } from '#web/kit/card.tsx'
import { classNames } from '#web/kit/class-names.ts'
import { Collapsible } from '#web/kit/collapsible.tsx'
import type { OutlineMonth } from '../outline-months.ts'
import { MONTH_EXPORT_LOCKED } from './export-refusal.ts'
import { useLibraryExtras } from './library-extras.ts'
import type { LibraryRights } from './library-rights.ts'
import { MonthRows, type MonthRowsProps } from './month-rows.tsx'
import { outlineCount } from './outline-wording.ts'
import { useMonthExport } from './use-exports.ts'

export function MonthCard(props: MonthRowsProps) {
  const { month, brand, rights, query } = props
  const extras = useLibraryExtras()
  return (
    <Card as="section" aria-label={month.title} id={monthAnchor(month)} className="overflow-clip">
      <Collapsible
        level={2}
        defaultOpen
        className="*:first:px-3 max-md:*:first:py-1 md:*:first:px-4"
        summary={
          <span className="text-md font-semibold">
            {month.title}{' '}
            <span className="font-normal whitespace-nowrap text-fg-3">({outlineCount(month.outlines)})</span>
          </span>
        }
        after={
          <span className="flex items-center gap-2 print:hidden">
            {query.filter !== 'archived' && extras.month?.(month, brand, rights)}
            <MonthExport month={month} brand={brand} rights={rights} archived={query.filter === 'archived'} />
          </span>
        }
      >
        <MonthRows {...props} />
      </Collapsible>
    </Card>
  )
}

export function monthAnchor({ key }: OutlineMonth): string {
  return `month-${key}`
}

function MonthExport(props: { month: OutlineMonth; brand: Brand; rights: LibraryRights; archived: boolean }) {
  const { month, brand, rights, archived } = props
  const { exportMonth, pending } = useMonthExport(brand.id, month, month.title)
  const reason = !rights.monthExport
    ? MONTH_EXPORT_LOCKED
    : archived
      ? "Exports don't include archived outlines"
      : undefined
  return (
    // On a phone a locked icon couldn't show its reason, so it is hidden.
    <span className={classNames('print:hidden', reason !== undefined && 'max-md:hidden')}>
      <Button
        variant="secondary"
        size="touch-fold-sm"
        aria-label={`Export All as DOCX: ${month.title}`}
        reason={reason}
        busy={pending}
        onClick={exportMonth}
      >
        <FileDown aria-hidden />
        <span className="max-md:sr-only">Export All as DOCX</span>
      </Button>
    </span>
  )
}
