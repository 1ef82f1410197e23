import { sumOfMoney } from '#shared/money.ts'
import { sum } from '../statistics.ts'
import type { Measured } from '../measured-sends.ts'

const PSEUDO_ORDERS = 5
const FEWEST_OF_A_SEGMENT = 3

/**
 * Revenue per recipient, smoothed with five orders: the order rate (o + κ·r)/(d + κ) with κ = 5/r times the order value
 * (revenue + 5·AOV)/(o + 5). Null if the revenue is unknown.
 */
function revenuePerRecipient(group: readonly Measured[], whole: Sales): number | null {
  const own = salesOf(group)
  if (own.sends === 0 || whole.orders === 0) return null
  const value = whole.revenue / whole.orders
  const pseudo = (PSEUDO_ORDERS / whole.orders) * whole.deliveries
  const ownRate = (own.orders + PSEUDO_ORDERS) / (own.deliveries + pseudo)
  const ownValue = (own.revenue + PSEUDO_ORDERS * value) / (own.orders + PSEUDO_ORDERS)
  return round(ownRate * ownValue, 4)
}

type Sales = ReturnType<typeof salesOf>

function salesOf(sends: readonly Measured[]) {
  const known = sends.filter(({ orders, revenue }) => orders !== null && revenue !== null)
  return {
    sends: known.length,
    deliveries: sum(known.map(({ deliveries }) => deliveries)),
    orders: sum(known.map((send) => send.orders!)),
    revenue: sumOfMoney(known.map((send) => send.revenue!)),
  }
}

export function byMonth(sends: readonly Measured[]) {
  const whole = salesOf(sends)
  return [...Map.groupBy(sends, ({ sentAt }) => sentAt.slice(0, 7))]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([month, members]) => {
      const deliveries = sum(members.map((send) => send.deliveries))
      return {
        month,
        sends: members.length,
        deliveries,
        clickRate: round(sum(members.map(({ clicks }) => clicks)) / deliveries, 5),
        revenuePerRecipient: revenuePerRecipient(members, whole),
      }
    })
}

export function bySegment(sends: readonly Measured[]) {
  const whole = salesOf(sends)
  return [...Map.groupBy(sends, ({ segment }) => segment)]
    .flatMap(([segment, members]) => {
      if (segment === null || members.length < FEWEST_OF_A_SEGMENT) return []
      const counted = members.filter(({ unsubscribes }) => unsubscribes !== null)
      const reached = sum(counted.map(({ deliveries }) => deliveries))
      return {
        segment,
        sends: members.length,
        deliveries: sum(members.map(({ deliveries }) => deliveries)),
        revenuePerRecipient: revenuePerRecipient(members, whole),
        unsubscribesPerThousand:
          reached === 0 ? null : round((sum(counted.map((send) => send.unsubscribes!)) / reached) * 1000, 2),
      }
    })
    .toSorted((one, other) => (other.revenuePerRecipient ?? 0) - (one.revenuePerRecipient ?? 0))
}

export function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
