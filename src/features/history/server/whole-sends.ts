import { sumOfMoney } from '#shared/money.ts'
import { DAY_MS } from '#shared/calendar-dates.ts'
import { baseName, isResend } from './csv/campaign-names.ts'

interface Send {
  name: string
  segment: string | null
  sentAt: string
  deliveries: number
  opens: number | null
  clicks: number | null
  orders: number | null
  revenue: number | null
  currency: string | null
  countedAs?: string | null
  theme?: string | null
}

const TWO_DAYS = 2 * DAY_MS

/** Merges the variants of an A/B test into one send, and leaves out resends to people who didn't open. */
export function wholeSends<T extends Send>(campaigns: readonly T[]): T[] {
  const whole: T[] = []
  const tests = new Map<string, number>()
  for (const campaign of campaigns.toSorted((one, other) => (one.sentAt < other.sentAt ? -1 : 1))) {
    if (isResend(campaign.name, campaign.segment)) continue
    const name = baseName(campaign.name)
    if (name === campaign.name) {
      whole.push(campaign)
      continue
    }
    const key = `${name}\n${campaign.segment ?? ''}`
    const at = tests.get(key)
    const first = at === undefined ? undefined : whole[at]
    if (first === undefined || Date.parse(campaign.sentAt) - Date.parse(first.sentAt) > TWO_DAYS) {
      tests.set(key, whole.push({ ...campaign, name }) - 1)
    } else {
      whole[at!] = {
        ...first,
        // If a member set the theme of one variant, it applies to the test.
        ...(first.countedAs === null &&
          (campaign.countedAs ?? null) !== null && { countedAs: campaign.countedAs, theme: campaign.theme }),
        deliveries: first.deliveries + campaign.deliveries,
        opens: sum(first.opens, campaign.opens),
        clicks: sum(first.clicks, campaign.clicks),
        orders: sum(first.orders, campaign.orders),
        revenue: first.currency === campaign.currency ? money(first.revenue, campaign.revenue) : first.revenue,
      }
    }
  }
  return whole
}

const sum = (one: number | null, other: number | null) =>
  one === null && other === null ? null : (one ?? 0) + (other ?? 0)

const money = (one: number | null, other: number | null) =>
  one === null && other === null ? null : sumOfMoney([one ?? 0, other ?? 0])
