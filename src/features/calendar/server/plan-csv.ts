import type { BrandRow } from '#features/brands/server/store.ts'
import { STATUS_LABELS } from '#features/outlines/contract.ts'
import type { AppContext } from '#server/app-context.ts'
import { BYTE_ORDER_MARK, csvLines } from '#server/csv-cells.ts'
import type { FileAnswer } from '#server/http/route.ts'
import { type YearMonth, monthKey } from '#shared/calendar-dates.ts'
import { fileNameFrom } from '#shared/file-names.ts'
import { clockOf, dayOf, isInMonth, todayIn } from '../calendar-days.ts'
import type { Schedule, Unscheduled } from '../contract.ts'
import { planWarnings, warningsByEmail } from '../plan-warnings.ts'
import type { MonthPlan } from './service.ts'

const HEADERS = [
  'Date',
  'Time',
  'Time zone',
  'Campaign',
  'Subject line',
  'Preview text',
  'Main topic',
  'Template',
  'Segment',
  'Status',
  'Scheduling',
  'Reason or notes',
  'Days of the year',
  'Warnings',
  'Outline',
]

/** The plan of a month as a spreadsheet: what is scheduled in it by date, then what still waits for one. */
export function planCsv(
  brand: BrandRow,
  { schedules, unscheduled, observances }: MonthPlan,
  month: YearMonth,
  app: Pick<AppContext, 'env' | 'clock'>,
): FileAnswer {
  const warnings = warningsByEmail(planWarnings(schedules, todayIn(brand.timezone, app.clock.now())))
  const link = ({ outlineId }: Unscheduled) => `${app.env.appUrl}/dashboard/email-outlines?id=${outlineId}`
  const facts = (email: Unscheduled) => [
    email.campaignTitle,
    email.subjectLine,
    email.previewText,
    email.mainTopicTitle,
    email.template,
    email.segment,
    STATUS_LABELS[email.workflowStatus],
  ]
  const scheduled = (email: Schedule) => [
    dayOf(email.sendTime),
    clockOf(email.sendTime),
    brand.timezone,
    ...facts(email),
    email.manualOverride ? 'Manual' : 'AI',
    (email.manualOverride ? email.notes : email.justification) ?? '',
    observances
      .filter(({ date, lastDay }) => date <= dayOf(email.sendTime) && dayOf(email.sendTime) <= lastDay)
      .map(({ name }) => name)
      .join('; '),
    (warnings.get(email.outlineId) ?? []).join(' '),
    link(email),
  ]
  const waiting = (email: Unscheduled) => ['', '', brand.timezone, ...facts(email), '', '', '', '', link(email)]
  const rows = [
    ...schedules.filter(({ sendTime }) => isInMonth(dayOf(sendTime), month)).map(scheduled),
    ...unscheduled.map(waiting),
  ]
  return {
    name: fileNameFrom([brand.name, 'plan', monthKey(month)], 'csv'),
    content: `${BYTE_ORDER_MARK}${csvLines([HEADERS, ...rows])}`,
  }
}
