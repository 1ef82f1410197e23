import { dayPatterns } from './day-pattern.ts'
import { EXACT_AT_TWO_A_DAY, EXACT_UP_TO, exactSchedule } from './exact-schedule.ts'
import { nearSchedule } from './near-schedule.ts'
import { DAYS_BACK, type Pair, type Placement, type ScheduleProblem, type Spacing } from './schedule-problem.ts'

/** From the best pace to the densest one. We use the next pace when the plan is denser or emails remain unscheduled. */
const PACES: readonly Spacing[] = [
  { minGapDays: 2, maxPerWeek: 3 },
  { minGapDays: 2, maxPerWeek: 4 },
  { minGapDays: 1, maxPerWeek: 5 },
  { minGapDays: 1, maxPerWeek: 7 },
  { minGapDays: 0, maxPerWeek: 14 },
]

export interface ChosenSchedule {
  placements: Placement[]
  spacing: Spacing
  exact: boolean
}

/** The calmest pace that schedules every email. A limit of the user always holds. */
export function chooseSchedule(problem: ScheduleProblem, maxPerWeek = Infinity): ChosenSchedule {
  const placeable = problem.candidates.flatMap((candidate, index) =>
    candidate.weights.some((ofDay) => ofDay.length > 0) ? [index] : [],
  )
  const ofPart = (pairs: readonly Pair[]) =>
    pairs
      .map(([one, other]): Pair => [placeable.indexOf(one), placeable.indexOf(other)])
      .filter((pair) => !pair.includes(-1))
  const part = {
    ...problem,
    candidates: placeable.map((index) => problem.candidates[index]!),
    order: ofPart(problem.order),
    apart: ofPart(problem.apart),
  }
  const planned = mostWishedInWeek(part)
  const spacings = PACES.filter(
    (pace, index) => pace.maxPerWeek >= planned || pace.minGapDays < 2 || PACES[index + 1]!.minGapDays < 2,
  ).map((pace) => ({ ...pace, maxPerWeek: Math.min(pace.maxPerWeek, maxPerWeek) }))
  const fitting = (spacing: Spacing) => dayPatterns(part, spacing, placeable.length).length - 1
  const calmEnough = spacings.find((spacing) => fitting(spacing) === placeable.length)
  // If even the last pace leaves emails unscheduled, we use the calmest pace that schedules as many.
  const most = calmEnough === undefined ? fitting(spacings.at(-1)!) : placeable.length
  let best: ChosenSchedule | null = null
  for (const spacing of spacings.slice(Math.max(0, spacings.indexOf(calmEnough!)))) {
    if (calmEnough === undefined && fitting(spacing) < most) continue
    const exact = placeable.length <= (spacing.minGapDays === 0 ? EXACT_AT_TWO_A_DAY : EXACT_UP_TO)
    const placements = exact ? exactSchedule(part, spacing) : nearSchedule(part, spacing)
    if (best === null || placements.length > best.placements.length) best = { placements, spacing, exact }
    if (best.placements.length === most) break
  }
  const { placements, ...rest } = best!
  return {
    ...rest,
    placements: placements.map(({ candidate, day }) => ({ candidate: placeable[candidate]!, day })),
  }
}

function mostWishedInWeek({ candidates }: ScheduleProblem): number {
  const wishes = candidates.flatMap(({ wish, weights }) => (wish !== null && weights[wish]!.length > 0 ? [wish] : []))
  return Math.max(0, ...wishes.map((last) => wishes.filter((day) => day <= last && day > last - DAYS_BACK).length))
}
