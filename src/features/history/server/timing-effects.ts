import type { CampaignTheme } from '#shared/campaign-themes.ts'
import { logRatio, median, sum } from './statistics.ts'
import { type Seen, type Shrunken, type WeekdayPrior, shrunken, weekdayEffects } from './weekday-effects.ts'

export interface TimedSend {
  theme: CampaignTheme | null
  segment: string | null
  sentAt: string
  weekday: number
  part: number
  /** For example, 40 clicks of 2,000 deliveries. */
  seen: number
  of: number
}

export interface TimingPrior {
  weekdays: WeekdayPrior
  dayparts: readonly number[]
  daypartSpread: number
}

/** How much themes, segments and months of one brand usually differ, as standard deviations of the logarithm. */
const THEME_SPREAD = 0.25
const SEGMENT_SPREAD = 0.7
const MONTH_SPREAD = 0.2
/** Enough for the effects to settle. */
const ROUNDS = 12
const [LEAST_NOISE, MOST_NOISE] = [0.15 ** 2, 2 ** 2]
const HALVINGS = 20
/** From the median distance to the standard deviation. */
const MAD_TO_SD = 1.4826
const DAYS_OF_WEEK = 7

interface Component {
  keys: readonly number[]
  spread: number
  effects: (seen: readonly Seen[]) => readonly { lift: number }[]
}

export interface Timing {
  weekdays: Shrunken[]
  dayparts: Shrunken[]
}

/**
 * The effects of weekday and part of the day, estimated together with those of theme, segment and month. If these came
 * first, they'd take along a part of every weekday's effect. Without sends, the effects are those of the prior.
 */
export function timingEffects(sends: readonly TimedSend[], prior: TimingPrior): Timing {
  const rate = sum(sends.map(({ seen }) => seen)) / Math.max(1, sum(sends.map(({ of }) => of)))
  const variances = sends.map(({ seen }) => 1 / (seen + 0.5))
  const timing: Timing = { weekdays: [], dayparts: [] }
  const components: Component[] = [
    { keys: sends.map(() => 0), spread: Infinity, effects: (seen) => seen.map(({ mean }) => ({ lift: mean })) },
    nuisance(sends, ({ theme }) => theme, THEME_SPREAD),
    nuisance(sends, ({ segment }) => segment, SEGMENT_SPREAD),
    nuisance(sends, ({ sentAt }) => sentAt.slice(0, 7), MONTH_SPREAD),
    {
      keys: sends.map(({ weekday }) => weekday),
      spread: prior.weekdays.spread,
      effects: (seen) => (timing.weekdays = weekdayEffects(seen, prior.weekdays)),
    },
    {
      keys: sends.map(({ part }) => part),
      spread: prior.daypartSpread,
      effects: (seen) =>
        (timing.dayparts = prior.dayparts.map((general, part) => shrunken(seen[part]!, general, prior.daypartSpread))),
    },
  ]
  const explained = components.map(() => sends.map(() => 0))
  let residuals = sends.map(({ seen, of }) => logRatio(seen, rate * of))
  let weights = variances.map((variance) => 1 / (LEAST_NOISE + variance))
  for (let round = 0; round < ROUNDS; round += 1) {
    let parameters = 0
    for (const [at, { keys, spread, effects }] of components.entries()) {
      const rest = residuals.map((residual, send) => residual + explained[at]![send]!)
      const seen = seenBy(keys, rest, weights)
      const lifts = effects(seen)
      explained[at] = keys.map((key) => lifts[key]!.lift)
      residuals = rest.map((value, send) => value - explained[at]![send]!)
      parameters += sum(seen.map(({ weight }) => (weight === 0 ? 0 : weight / (weight + 1 / spread ** 2))))
    }
    const noise = noiseOf(residuals, variances, parameters)
    weights = variances.map((variance) => 1 / (noise + variance))
  }
  return timing
}

/** Effects that we don't look for here. */
function nuisance(sends: readonly TimedSend[], nameOf: (send: TimedSend) => string | null, spread: number): Component {
  const names = [...new Set(sends.map(nameOf))]
  const indexes = new Map(names.map((name, index) => [name, index]))
  return {
    keys: sends.map((send) => indexes.get(nameOf(send))!),
    spread,
    effects: (seen) => seen.map((each) => shrunken(each, 0, spread)),
  }
}

/** At least one entry for each weekday, also without sends. */
function seenBy(keys: readonly number[], values: readonly number[], weights: readonly number[]): Seen[] {
  const count = keys.reduce((most, key) => Math.max(most, key + 1), DAYS_OF_WEEK)
  const seen: Seen[] = Array.from({ length: count }, () => ({ mean: 0, weight: 0 }))
  for (const [send, key] of keys.entries()) {
    const group = seen[key]!
    group.weight += weights[send]!
    group.mean += ((values[send]! - group.mean) * weights[send]!) / group.weight
  }
  return seen
}

/**
 * The variance between campaigns, beyond that of counting. The median ignores the campaign that went viral. Every
 * effect that we estimate makes the residuals smaller than the noise, so we correct that.
 */
function noiseOf(residuals: readonly number[], variances: readonly number[], parameters: number): number {
  const target = Math.sqrt(Math.max(0.1, 1 - parameters / residuals.length))
  const spreadAt = (noise: number) =>
    MAD_TO_SD * median(residuals.map((residual, send) => Math.abs(residual) / Math.sqrt(noise + variances[send]!)))
  let [low, high] = [LEAST_NOISE, MOST_NOISE]
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = Math.sqrt(low * high)
    if (spreadAt(middle) > target) low = middle
    else high = middle
  }
  return low
}
