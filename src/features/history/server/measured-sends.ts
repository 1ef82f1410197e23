import type { CountedCampaign } from './counted-campaigns.ts'
import { ENOUGH_ORDERS, FOUR_IN_FIVE, type Fit, type Usable, fit, usableSends } from './send-effects.ts'
import { sum } from './statistics.ts'

export type Measured = CountedCampaign & Usable

export interface MeasuredSends {
  sends: readonly Measured[]
  measure: 'orders' | 'clicks'
  countOf: (send: Measured) => number
  fit: Fit
  weights: readonly number[]
}

export function measuredSends(campaigns: readonly CountedCampaign[]): MeasuredSends {
  const sends = usableSends(campaigns).toSorted((one, other) => (one.sentAt < other.sentAt ? -1 : 1))
  const enoughOrders =
    sends.every(({ orders }) => orders !== null) && sum(sends.map(({ orders }) => orders ?? 0)) >= ENOUGH_ORDERS
  const measure = enoughOrders ? 'orders' : 'clicks'
  const countOf = (send: Measured) => (enoughOrders ? send.orders! : send.clicks)
  const fitted = fit(sends, (send) => countOf(send as Measured))
  return { sends, measure, countOf, fit: fitted, weights: fitted.variances.map((v) => 1 / (fitted.noise + v)) }
}

/** Converts a log lift to percent, with the 80% range. */
export function changeOf(lift: number, sd: number, sends: number) {
  return {
    percent: percentOf(lift),
    low: percentOf(lift - FOUR_IN_FIVE * sd),
    high: percentOf(lift + FOUR_IN_FIVE * sd),
    sends,
  }
}

export const percentOf = (lift: number) => Math.round((Math.exp(lift) - 1) * 1000) / 10

export function percentText(percent: number): string {
  const whole = Math.round(percent)
  return whole === 0 ? 'about the usual' : `${whole > 0 ? '+' : '−'}${Math.abs(whole)}%`
}
