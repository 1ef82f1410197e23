import type { Performer } from '../../insight-contract.ts'
import { type MeasuredSends, percentOf } from '../measured-sends.ts'

const FEWEST_SENDS = 15
const FEWEST_TO_EXPECT = 5
const PER_SIDE = 5
/** The probability that a send did better, or worse, than expected. */
const SURE = 0.8

/**
 * Each effect shrinks toward zero by the share that chance explains (normal-normal empirical Bayes): ẑ = z·s²/(s²+v),
 * sd = √(s²v/(s²+v)).
 */
export function performers(
  measured: MeasuredSends,
  usualCurrency: string,
): { winners: Performer[]; losers: Performer[] } {
  const { sends, measure, countOf } = measured
  if (sends.length < FEWEST_SENDS) return { winners: [], losers: [] }
  const rated = rate(measured)
  const present = ({ send, lift, expected }: (typeof rated)[number]): Performer => {
    const percent = percentOf(lift)
    const wanted = Math.round(expected).toLocaleString('en')
    const got = countOf(send).toLocaleString('en')
    const compared = [send.theme === null ? null : 'theme', send.segment === null ? null : 'segment', 'month']
    return {
      id: send.id,
      name: send.name,
      subject: send.subject,
      sentOn: send.sentAt.slice(0, 10),
      segment: send.segment,
      theme: send.theme,
      deliveries: send.deliveries,
      clicks: send.clicks,
      orders: send.orders,
      revenue: send.revenue,
      currency: send.currency ?? usualCurrency,
      percent,
      reason: `${got} ${measure}, about ${wanted} expected for this ${joined(compared.filter((part) => part !== null))}.`,
    }
  }
  const order = rated.toSorted((one, other) => other.lift - one.lift || (one.send.id < other.send.id ? -1 : 1))
  return {
    winners: order
      .filter(({ sure }) => sure >= SURE)
      .slice(0, PER_SIDE)
      .map(present),
    losers: order
      .filter(({ sure }) => sure <= 1 - SURE)
      .toReversed()
      .slice(0, PER_SIDE)
      .map(present),
  }
}

export function liftsOf(measured: MeasuredSends): Map<string, number> {
  if (measured.sends.length < FEWEST_TO_EXPECT) return new Map()
  return new Map(rate(measured).map(({ send, lift }) => [send.id, percentOf(lift)]))
}

const rate = ({ sends, fit }: MeasuredSends) =>
  sends.map((send, index) => {
    const variance = fit.variances[index]!
    const lift = (fit.residuals[index]! * fit.noise) / (fit.noise + variance)
    const sd = Math.sqrt((fit.noise * variance) / (fit.noise + variance))
    return { send, lift, sure: normalShare(lift / sd), expected: fit.expected[index]! }
  })

const joined = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** The normal distribution function (Abramowitz and Stegun 7.1.26, error below 2e-7). */
export function normalShare(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x / Math.SQRT2))
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  const below = 0.5 * series * Math.exp(-(x * x) / 2)
  return x > 0 ? 1 - below : below
}
