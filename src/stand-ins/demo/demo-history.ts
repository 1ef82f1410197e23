import type { YearMonth } from '#shared/calendar-dates.ts'
import type { CampaignTheme } from '#shared/campaign-themes.ts'
import { BRISALBA_PHRASES } from './brisalba-phrases.ts'
import { planCampaigns, type PlannedSend } from './campaign-calendar.ts'
import type { BrandPhrases } from './campaign-phrases.ts'
import { DEMO_BEHAVIOR, type DemoBehavior, THEME_EFFECT } from './demo-behavior.ts'
import type { DemoBrand, DemoBrandId } from './demo-brands.ts'
import { QUILLHOUND_PHRASES } from './quillhound-phrases.ts'
import { seededRandom, type SeededRandom } from '#shared/seeded-random.ts'
import { DAY_MS } from '#shared/calendar-dates.ts'
import { TANNHOLT_PHRASES } from './tannholt-phrases.ts'

/** A campaign with its results, like a row of an ESP's export. */
export interface DemoCampaign {
  name: string
  subject: string
  segment: string
  sentAt: string
  theme: CampaignTheme
  deliveries: number
  opens: number
  clicks: number
  orders: number
  revenue: number
  unsubscribes: number
  spamReports: number
}

const PHRASES: Readonly<Record<DemoBrandId, BrandPhrases>> = {
  tannholt: TANNHOLT_PHRASES,
  brisalba: BRISALBA_PHRASES,
  quillhound: QUILLHOUND_PHRASES,
}

export function generateDemoHistory(
  brand: Pick<DemoBrand, 'id'>,
  until: YearMonth,
  behavior = DEMO_BEHAVIOR[brand.id],
): DemoCampaign[] {
  const months = twelveMonthsBefore(until)
  const random = seededRandom(`${brand.id} ${until.year}-${until.month}`)
  const sends = planCampaigns(behavior, PHRASES[brand.id], months, random)
  const crowding = sends.map((send) => sendsInWeekBefore(send, sends) - 2).map((above) => Math.max(0, above))
  return withResults(behavior, sends, crowding, random)
}

function twelveMonthsBefore(until: YearMonth): YearMonth[] {
  const last = until.year * 12 + until.month - 1
  return Array.from({ length: 12 }, (_, index) => last - 12 + index).map((month) => ({
    year: Math.floor(month / 12),
    month: (month % 12) + 1,
  }))
}

function sendsInWeekBefore(send: PlannedSend, sends: readonly PlannedSend[]): number {
  const day = Date.parse(send.date)
  const week = 7 * DAY_MS
  return sends.filter((other) => Date.parse(other.date) < day && Date.parse(other.date) >= day - week).length
}

/** Every send is random, but the year matches the brand's yearly rates, so we solve for the base rates. */
function withResults(
  behavior: DemoBehavior,
  sends: readonly PlannedSend[],
  crowding: readonly number[],
  random: SeededRandom,
): DemoCampaign[] {
  const deliveries = sends.map((send) => deliveriesOf(behavior, send, random))
  const total = sum(deliveries)

  const openLogits = sends.map(
    (send, index) => send.segment.openLogit + 0.12 * random.normal() - 0.05 * (crowding[index] ?? 0),
  )
  const baseLogit = solveBaseLogit(behavior, deliveries, openLogits)

  const clickWeights = sends.map(
    (send, index) =>
      (deliveries[index] ?? 0) *
      send.segment.clicks *
      THEME_EFFECT[send.theme].clicks *
      (1 + (behavior.weekday[send.weekday] ?? 0)) *
      (1 + behavior.daypart[send.daypart]) *
      Math.exp(-0.06 * (crowding[index] ?? 0)) *
      logNormal(random, 0.28),
  )
  const clickRate = (behavior.yearly.clickRate * total) / sum(clickWeights)
  const clicks = clickWeights.map((weight, index) =>
    Math.min(random.poisson(weight * clickRate), deliveries[index] ?? 0),
  )

  const orderWeights = sends.map(
    (send, index) =>
      (clicks[index] ?? 0) *
      THEME_EFFECT[send.theme].orders *
      Math.sqrt(send.segment.orders) *
      (behavior.season[send.month - 1] ?? 1) *
      logNormal(random, 0.2),
  )
  const orderRate = (behavior.yearly.orderRate * total) / sum(orderWeights)

  const orders = orderWeights.map((weight, index) => Math.min(random.poisson(weight * orderRate), clicks[index] ?? 0))
  const undiscounted =
    (behavior.yearly.orderValue * sum(orders)) /
    sum(sends.map((send, index) => (orders[index] ?? 0) * priceLevel(send.theme)))

  return sends.map((send, index) => {
    const delivered = deliveries[index] ?? 0
    const ordered = orders[index] ?? 0
    const opened = openRate(behavior, baseLogit + (openLogits[index] ?? 0))
    const clicked = clicks[index] ?? 0
    const { goodbyes } = THEME_EFFECT[send.theme]
    return {
      name: send.name,
      subject: send.subject,
      segment: send.segment.name,
      sentAt: `${send.date}T${send.time}`,
      theme: send.theme,
      deliveries: delivered,
      opens: Math.max(clicked, Math.min(delivered, random.poisson(delivered * opened))),
      clicks: clicked,
      orders: ordered,
      revenue: revenueOf(ordered, undiscounted * priceLevel(send.theme), random),
      unsubscribes: random.poisson(delivered * 0.0021 * goodbyes),
      spamReports: random.poisson(delivered * 0.00006 * goodbyes),
    }
  })
}

function deliveriesOf(behavior: DemoBehavior, send: PlannedSend, random: SeededRandom): number {
  const list = behavior.list * (1 + behavior.monthlyGrowth) ** send.monthIndex
  const recipients = Math.round(list * Math.min(1, send.segment.share * (1 + 0.015 * random.normal())))
  return Math.max(1, recipients - random.poisson(recipients * 0.0025))
}

/** Recipients who read, plus programs that load pictures for the others. */
function openRate(behavior: DemoBehavior, logit: number): number {
  const people = 1 / (1 + Math.exp(-logit))
  return people + (1 - people) * behavior.machineOpens
}

function solveBaseLogit(behavior: DemoBehavior, deliveries: readonly number[], openLogits: readonly number[]): number {
  const wanted = behavior.yearly.openRate * sum(deliveries)
  let [low, high] = [-8, 8]
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2
    const opens = sum(deliveries.map((count, index) => count * openRate(behavior, middle + (openLogits[index] ?? 0))))
    if (opens < wanted) low = middle
    else high = middle
  }
  return (low + high) / 2
}

function priceLevel(theme: CampaignTheme): number {
  return theme === 'sale' || theme === 'lastchance' ? 0.9 : 1
}

function revenueOf(orders: number, orderValue: number, random: SeededRandom): number {
  if (orders === 0) return 0
  const basket = Math.max(0.4, 1 + (0.45 * random.normal()) / Math.sqrt(orders))
  return Math.round(orders * orderValue * basket * 100) / 100
}

function logNormal(random: SeededRandom, spread: number): number {
  return Math.exp(spread * random.normal() - (spread * spread) / 2)
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
