import { sum } from '../send-effects.ts'
import type { Measured } from './measured-sends.ts'

const PSEUDO_ORDERS = 5
const FEWEST_OF_A_SEGMENT = 3

/**
 * Revenue per recipient of a group, drawn towards the whole by five orders' worth: the order rate
 * (o + κ·r)/(d + κ) with κ = 5/r times the order value (revenue + 5·AOV)/(o + 5). Null where revenue is not known.
 */
export function revenuePerRecipient(group: readonly Measured[], all: readonly Measured[]): number | null {
  const known = all.filter(({ orders, revenue }) => orders !== null && revenue !== null)
  const own = group.filter(({ orders, revenue }) => orders !== null && revenue !== null)
  const orders = sum(known.map((send) => send.orders!))
  if (own.length === 0 || orders === 0) return null
  const rate = orders / sum(known.map(({ deliveries }) => deliveries))
  const value = sum(known.map((send) => send.revenue!)) / orders
  const pseudo = PSEUDO_ORDERS / rate
  const ownOrders = sum(own.map((send) => send.orders!))
  const ownRate = (ownOrders + PSEUDO_ORDERS) / (sum(own.map(({ deliveries }) => deliveries)) + pseudo)
  const ownValue = (sum(own.map((send) => send.revenue!)) + PSEUDO_ORDERS * value) / (ownOrders + PSEUDO_ORDERS)
  return round(ownRate * ownValue, 4)
}

export function byMonth(sends: readonly Measured[]) {
  return [...Map.groupBy(sends, ({ sentAt }) => sentAt.slice(0, 7))]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([month, members]) => {
      const deliveries = sum(members.map((send) => send.deliveries))
      return {
        month,
        sends: members.length,
        deliveries,
        clickRate: round(sum(members.map(({ clicks }) => clicks)) / deliveries, 5),
        revenuePerRecipient: revenuePerRecipient(members, sends),
      }
    })
}

/** Segments with enough sends, the most valuable first. */
export function bySegment(sends: readonly Measured[]) {
  return [...Map.groupBy(sends, ({ segment }) => segment)]
    .flatMap(([segment, members]) => {
      if (segment === null || members.length < FEWEST_OF_A_SEGMENT) return []
      const counted = members.filter(({ unsubscribes }) => unsubscribes !== null)
      const reached = sum(counted.map(({ deliveries }) => deliveries))
      return {
        segment,
        sends: members.length,
        deliveries: sum(members.map(({ deliveries }) => deliveries)),
        revenuePerRecipient: revenuePerRecipient(members, sends),
        unsubscribesPerThousand:
          reached === 0 ? null : round((sum(counted.map((send) => send.unsubscribes!)) / reached) * 1000, 2),
      }
    })
    .toSorted((one, other) => (other.revenuePerRecipient ?? 0) - (one.revenuePerRecipient ?? 0))
}

export function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
