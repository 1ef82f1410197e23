/** The mean of residuals. `weight` is one over its variance, and 0 without sends. */
export interface Seen {
  mean: number
  weight: number
}

export interface Shrunken {
  lift: number
  sd: number
}

/** What we expect of any brand: the effects, Sunday first, and how much the weekdays of one brand differ from them. */
export interface WeekdayPrior {
  general: readonly number[]
  spread: number
}

const WEEKEND: readonly number[] = [0, 6]

/**
 * Each weekday shrinks toward general best practice. Readers who have time for a brand on Sunday have it on Saturday
 * too. So the weekend as a whole differs from brand to brand, by as much again as each of its days, and what we see on
 * one day of it counts for the other.
 */
export function weekdayEffects(seen: readonly Seen[], prior: WeekdayPrior): Shrunken[] {
  const weekend = weekendEffect(seen, prior)
  return prior.general.map((general, weekday) => {
    const together = WEEKEND.includes(weekday) ? weekend : { lift: 0, sd: 0 }
    const { lift, sd, share } = shrunken(seen[weekday]!, general + together.lift, prior.spread)
    return { lift, sd: Math.hypot(sd, (1 - share) * together.sd) }
  })
}

/** How much both days of the weekend differ from general best practice. */
function weekendEffect(seen: readonly Seen[], { general, spread }: WeekdayPrior): Shrunken {
  let pull = 0
  let precision = 1 / spread ** 2
  for (const weekday of WEEKEND) {
    const { mean, weight } = seen[weekday]!
    if (weight === 0) continue
    const certainty = 1 / (spread ** 2 + 1 / weight)
    pull += (mean - general[weekday]!) * certainty
    precision += certainty
  }
  return { lift: pull / precision, sd: 1 / Math.sqrt(precision) }
}

/** `share` is the part of the difference from `general` that isn't noise. */
export function shrunken({ mean, weight }: Seen, general: number, spread: number): Shrunken & { share: number } {
  const precision = weight + 1 / spread ** 2
  const share = weight / precision
  return { lift: general + share * (mean - general), sd: 1 / Math.sqrt(precision), share }
}
