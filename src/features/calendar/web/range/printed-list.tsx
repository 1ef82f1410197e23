import { createPortal } from 'react-dom'
import { STATUS_LABELS } from '#features/outlines/contract.ts'
import { dayName, dayOf } from '../../calendar-days.ts'
import type { ShownObservance } from '../../contract.ts'
import type { RangeItem } from '../../range-contract.ts'
import type { CalendarItem } from '../calendar-changes.ts'
import { type EmailBrand, sendTimeText } from '../email-brand.ts'
import { observanceText } from '../observance-text.ts'

export interface PrintedListProps {
  title: string
  note: string
  items: readonly RangeItem[]
  observances: readonly ShownObservance[]
  brandOf: (item: CalendarItem) => EmailBrand
}

export function PrintedList({ title, note, items, observances, brandOf }: PrintedListProps) {
  const days = [...Map.groupBy(items, ({ sendTime }) => dayOf(sendTime))]
  return createPortal(
    <section data-print-sheet="agenda" className="text-fg">
      <header className="mb-2 flex items-baseline justify-between gap-4">
        <h1 className="text-lg font-semibold">{title}</h1>
        <p className="text-xs text-fg-2">{note}</p>
      </header>
      {items.length === 0 && <p className="text-xs">Nothing is scheduled for these dates.</p>}
      <table className="w-full border-collapse text-[8pt]">
        {days.map(([day, emails]) => (
          <tbody key={day}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={6}
                className="break-after-avoid border-b border-line-2 pt-2 pb-0.5 text-left"
              >
                {[dayName(day), ...observances.filter(({ date }) => date === day).map(observanceText)].join(' · ')}
              </th>
            </tr>
            {emails.map((item) => {
              const brand = brandOf(item)
              return (
                <tr key={item.outlineId} className="break-inside-avoid align-top *:py-0.5 *:pr-2">
                  <td className="tnum w-24">{sendTimeText(item.sendTime, brand)}</td>
                  {brand.name !== null && <td className="w-28">{brand.name}</td>}
                  <td className="font-semibold">{item.campaignTitle}</td>
                  <td className="w-32">{item.template}</td>
                  <td className="w-24">{STATUS_LABELS[item.workflowStatus]}</td>
                  <td className="w-24">{item.assignedToName ?? 'Unassigned'}</td>
                </tr>
              )
            })}
          </tbody>
        ))}
      </table>
    </section>,
    document.body,
  )
}
