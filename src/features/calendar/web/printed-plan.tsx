import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { Brand } from '#features/brands/contract.ts'
import { STATUS_LABELS } from '#features/outlines/contract.ts'
import { type YearMonth, monthTitle } from '#shared/calendar-dates.ts'
import { timeZoneText } from '#shared/time-zones.ts'
import { classNames } from '#web/kit/class-names.ts'
import { clockText, dayName, dayOf, isInMonth, shortClockText, shownDays } from '../calendar-days.ts'
import { planWarnings, warningsByEmail } from '../plan-warnings.ts'
import type { CalendarData } from './calendar-changes.ts'
import { observanceText } from './observance-text.ts'
import { STATUS_LOOKS } from './status-look.ts'
import { StatusLegend } from './status-legend.tsx'

export type PrintedKind = 'month' | 'agenda'

export interface PrintedPlanProps {
  kind: PrintedKind
  brand: Brand
  month: YearMonth
  today: string
  data: CalendarData
}

export function PrintedPlan(props: PrintedPlanProps) {
  const { kind, brand, month } = props
  return createPortal(
    <section data-print-sheet={kind} className="text-fg">
      <header className="mb-2 flex items-baseline justify-between gap-4">
        <h1 className="text-lg font-semibold">
          {brand.name}: {monthTitle(month)}
        </h1>
        <p className="text-xs text-fg-2">Times in {timeZoneText(brand.timezone)}</p>
      </header>
      {kind === 'month' ? <PrintedMonth {...props} /> : <PrintedAgenda {...props} />}
    </section>,
    document.body,
  )
}

const LINES_IN_A_DAY = 9

function PrintedMonth({ brand, month, data }: PrintedPlanProps) {
  const byDay = Map.groupBy(data.schedules, ({ sendTime }) => dayOf(sendTime))
  const named = Map.groupBy(data.observances, ({ date }) => date)
  const days = shownDays(month)
  const weeks = [0, 7, 14, 21, 28, 35]
    .map((start) => days.slice(start, start + 7))
    .filter((week) => week.some((day) => isInMonth(day, month)))
  const lines = weeks.length > 5 ? LINES_IN_A_DAY - 2 : LINES_IN_A_DAY
  return (
    <>
      <table className="h-[162mm] w-full table-fixed border-collapse text-[7.5pt] leading-[3.2mm]">
        <thead>
          <tr className="h-[5mm]">
            {['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].map((day) => (
              <th key={day} className="border border-line-2 px-1 text-left font-medium">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const items = byDay.get(day) ?? []
                const shown = items.length > lines ? items.slice(0, lines - 1) : items
                return (
                  <td
                    key={day}
                    className={classNames(
                      'overflow-hidden border border-line-2 p-[1mm] align-top',
                      !isInMonth(day, month) && 'bg-surface-2',
                    )}
                  >
                    <div className="mb-[0.5mm] flex gap-1">
                      <b className="font-semibold">{Number(day.slice(8))}</b>
                      <span className="min-w-0 truncate text-violet">
                        {(named.get(day) ?? []).map(({ name }) => name).join(' · ')}
                      </span>
                    </div>
                    {shown.map((item) => (
                      <div key={item.outlineId} className="flex items-baseline gap-[1mm]">
                        <span
                          className={classNames(
                            'size-[1.6mm] shrink-0 rounded-[0.3mm]',
                            STATUS_LOOKS[item.workflowStatus].strip,
                          )}
                        />
                        <span className="tnum shrink-0 text-fg-2">{shortClockText(item.sendTime, brand.country)}</span>
                        <span className={classNames('min-w-0', items.length > 3 ? 'truncate' : 'line-clamp-2')}>
                          {item.campaignTitle}
                        </span>
                      </div>
                    ))}
                    {shown.length < items.length && <div>+{items.length - shown.length} more</div>}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-2">
        <StatusLegend />
      </div>
    </>
  )
}

function PrintedAgenda({ brand, month, today, data }: PrintedPlanProps) {
  const warnings = warningsByEmail(planWarnings(data.schedules, today))
  const inMonth = data.schedules.filter(({ sendTime }) => isInMonth(dayOf(sendTime), month))
  const days = Map.groupBy(inMonth, ({ sendTime }) => dayOf(sendTime))
  return (
    <div className="grid gap-3 text-xs">
      {[...days].map(([day, items]) => (
        <PrintedGroup
          key={day}
          title={[dayName(day), ...data.observances.filter(({ date }) => date === day).map(observanceText)].join(' · ')}
        >
          {items.map((item) => (
            <li key={item.outlineId} className="grid break-inside-avoid grid-cols-[5rem_1fr_7rem] gap-x-3 py-1">
              <span className="tnum">{clockText(item.sendTime, brand.country)}</span>
              <span className="min-w-0 wrap-anywhere">
                <b className="font-semibold">{item.campaignTitle}</b>
                <br />
                {item.subjectLine}
                {(warnings.get(item.outlineId) ?? []).map((sentence) => (
                  <em key={sentence} className="block text-warn">
                    {sentence}
                  </em>
                ))}
              </span>
              <span>{STATUS_LABELS[item.workflowStatus]}</span>
            </li>
          ))}
        </PrintedGroup>
      ))}
      {inMonth.length === 0 && <p>No emails are scheduled this month.</p>}
      {data.unscheduled.length > 0 && (
        <PrintedGroup title="Unscheduled">
          {data.unscheduled.map((item) => (
            <li key={item.outlineId} className="py-1">
              {item.campaignTitle}
            </li>
          ))}
        </PrintedGroup>
      )}
    </div>
  )
}

function PrintedGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="break-after-avoid border-b border-line-2 pb-0.5 text-sm font-semibold">{title}</h2>
      <ul>{children}</ul>
    </section>
  )
}
