import type { SharedOutline } from '../../guest-contract.ts'

/** By send date. Emails without one come last, in the order of the link. */
export function inSendOrder(outlines: readonly SharedOutline[]): SharedOutline[] {
  return outlines.toSorted((one, other) => {
    if (one.sendTime === null || other.sendTime === null) {
      return Number(one.sendTime === null) - Number(other.sendTime === null)
    }
    return one.sendTime.slice(0, 16).localeCompare(other.sendTime.slice(0, 16))
  })
}

/** The next email without a decision, beginning after this one. */
export function nextOpen(outlines: readonly SharedOutline[], from: number): number | null {
  const order = outlines.map((_, step) => (from + 1 + step) % outlines.length)
  return order.find((index) => index !== from && isOpen(outlines[index]!)) ?? null
}

export const isOpen = ({ sent, decision }: SharedOutline): boolean => !sent && decision === null

export const reviewedCount = (outlines: readonly SharedOutline[]): number =>
  outlines.filter(({ decision }) => decision !== null).length
