import { MONTHS } from '#shared/calendar-dates.ts'
import { amountEachText } from '#shared/money.ts'
import { type Change, FEWEST_CAMPAIGNS, type Insights } from '../../insight-contract.ts'

export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

const DAYPARTS: Record<string, string> = {
  night: 'Night, 22–6',
  early: 'Early, 6–9',
  morning: 'Morning, 9–12',
  midday: 'Midday, 12–14',
  afternoon: 'Afternoon, 14–18',
  evening: 'Evening, 18–22',
}
export const daypartText = (daypart: string) => DAYPARTS[daypart] ?? daypart

/** Shown with weekdays and hours, because AI Schedule All uses a longer period. */
export const PERIOD = 'The last 365 days'

const SOURCE_TEXTS: Record<Insights['sources'][number], string> = {
  csv: 'imported files',
  klaviyo: 'Klaviyo',
  demo: 'sample data',
}
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })
export const sourcesText = (sources: Insights['sources']) => list.format(sources.map((source) => SOURCE_TEXTS[source]))

export function tooFewText(brandName: string, campaigns: number): string {
  const need = `Insights need at least ${FEWEST_CAMPAIGNS} comparable campaigns from the last 365 days.`
  if (campaigns >= FEWEST_CAMPAIGNS) {
    return `${need} ${brandName} has ${campaigns}, but resends and very small sends are excluded.`
  }
  const known = campaigns === 0 ? 'none yet' : campaigns === 1 ? 'one so far' : `${campaigns} so far`
  return `${need} ${brandName} has ${known}.`
}

export const monthText = (month: string) => `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`
export const shortMonth = (month: string) => (MONTHS[Number(month.slice(5)) - 1] ?? '').slice(0, 3)

export function percentText(percent: number): string {
  const rounded = Math.abs(percent) >= 10 ? Math.round(percent) : Math.round(percent * 10) / 10
  if (rounded === 0) return '0%'
  return `${rounded > 0 ? '+' : '−'}${Math.abs(rounded)}%`
}

export function rangeText({ low, high, sends }: Change): string {
  return `likely range ${percentText(low)} to ${percentText(high)}, from ${sends} ${sends === 1 ? 'send' : 'sends'}`
}

export const eachText = (value: number | null, currency: string) =>
  value === null ? '–' : amountEachText(value, currency)
