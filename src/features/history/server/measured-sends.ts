import type { CountedCampaign } from './counted-campaigns.ts'
import { ENOUGH_ORDERS, FOUR_IN_FIVE, type Fit, type Usable, fit, sum, usableSends } from './send-effects.ts'

export type Measured = CountedCampaign & Usable

export interface MeasuredSends {
  sends: readonly Measured[]
  measure: 'orders' | 'clicks'
  countOf: (send: Measured) => number
  /** By orders where there are enough, else by clicks. */
  fit: Fit
  /** The weight of each residual: the less is left to chance, the more. */
  weights: readonly number[]
}

/** The sends that can be compared, oldest first, with what explains them. */
export function measuredSends(campaigns: readonly CountedCampaign[]): MeasuredSends {
  const sends = usableSends(campaigns).toSorted((one, other) => (one.sentAt < other.sentAt ? -1 : 1))
  const enoughOrders =
    sends.every(({ orders }) => orders !== null) && sum(sends.map(({ orders }) => orders ?? 0)) >= ENOUGH_ORDERS
  const measure = enoughOrders ? 'orders' : 'clicks'
  const countOf = (send: Measured) => (enoughOrders ? send.orders! : send.clicks)
  const fitted = fit(sends, (send) => countOf(send as Measured))
  return { sends, measure, countOf, fit: fitted, weights: fitted.variances.map((v) => 1 / (fitted.noise + v)) }
}

/** A logarithmic lift in percent, with the range that holds it four times in five. */
export function changeOf(lift: number, sd: number, sends: number) {
  return {
    percent: percentOf(lift),
    low: percentOf(lift - FOUR_IN_FIVE * sd),
    high: percentOf(lift + FOUR_IN_FIVE * sd),
    sends,
  }
}

export const percentOf = (lift: number) => Math.round((Math.exp(lift) - 1) * 1000) / 10

/** `+6%`, `−3%`, `about the usual`. */
export function percentText(percent: number): string {
  const whole = Math.round(percent)
  return whole === 0 ? 'about the usual' : `${whole > 0 ? '+' : '−'}${Math.abs(whole)}%`
}
