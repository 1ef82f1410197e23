import type { BrandRow } from '#features/brands/server/store.ts'
import { STATUS_LABELS } from '#features/outlines/contract.ts'
import type { AppContext } from '#server/app-context.ts'
import { BYTE_ORDER_MARK, csvLines } from '#server/csv-cells.ts'
import type { FileAnswer } from '#server/http/route.ts'
import { type YearMonth, monthKey, todayAt } from '#shared/calendar-dates.ts'
import { fileNameFrom } from '#shared/file-names.ts'
import { clockOf, dayOf, isInMonth } from '../calendar-days.ts'
import type { ShownObservance, Unscheduled } from '../contract.ts'
import type { Schedule } from '../fields.ts'
import { planWarnings, warningsByEmail } from '../plan-warnings.ts'
import type { RangePlan } from './range/range.ts'
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
  'Holidays',
  'Warnings',
  'Outline',
]

type App = Pick<AppContext, 'env' | 'clock'>
type CsvBrand = Pick<BrandRow, 'timezone'>

export function planCsv(
  brand: BrandRow,
  { schedules, unscheduled, observances }: MonthPlan,
  month: YearMonth,
  app: App,
): FileAnswer {
  const scheduled = scheduledCells(brand, schedules, observances, app)
  const waiting = (email: Unscheduled) => ['', '', brand.timezone, ...facts(email), '', '', '', '', link(email, app)]
  const rows = [
    ...schedules.filter(({ sendTime }) => isInMonth(dayOf(sendTime), month)).map(scheduled),
    ...unscheduled.map(waiting),
  ]
  return file([brand.name, 'plan', monthKey(month)], [HEADERS, ...rows])
}

/** The emails of several brands, each with the holidays of its country. */
export function rangeCsv({ brands, items, observances }: RangePlan, days: { from: string; to: string }, app: App) {
  const cells = new Map(
    brands.map((brand) => {
      const own = items.filter(({ brandId }) => brandId === brand.id)
      const named = observances.filter(({ countries }) => countries.includes(brand.country))
      const scheduled = scheduledCells(brand, own, named, app)
      return [brand.id, (email: Schedule) => [brand.name, ...scheduled(email)]]
    }),
  )
  const rows = items.map((item) => cells.get(item.brandId)!(item))
  return file(['plan', days.from, days.to], [['Brand', ...HEADERS], ...rows])
}

const file = (name: string[], rows: string[][]): FileAnswer => ({
  name: fileNameFrom(name, 'csv'),
  content: `${BYTE_ORDER_MARK}${csvLines(rows)}`,
})

const link = ({ outlineId }: Unscheduled, app: App) => `${app.env.appUrl}/dashboard/email-outlines?id=${outlineId}`

const facts = (email: Unscheduled) => [
  email.campaignTitle,
  email.subjectLine,
  email.previewText,
  email.mainTopicTitle,
  email.template,
  email.segment,
  STATUS_LABELS[email.workflowStatus],
]

function scheduledCells(
  brand: CsvBrand,
  schedules: readonly Schedule[],
  observances: readonly ShownObservance[],
  app: App,
): (email: Schedule) => string[] {
  const warnings = warningsByEmail(planWarnings(schedules, todayAt(brand.timezone, app.clock.now())))
  return (email) => [
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
    link(email, app),
  ]
}
