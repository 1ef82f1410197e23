import { counted } from './counted.ts'
import { dayPatterns } from './day-pattern.ts'
import type { MonthProblem, Situation } from './month-problem.ts'
import type { Placement } from './schedule-problem.ts'

const CALM = { minGapDays: 2, maxPerWeek: 4 } as const

export function tooManyForTheDays(
  { problem, days }: MonthProblem,
  placements: readonly Placement[],
  { limits }: Situation,
): string | null {
  const placeable = problem.candidates.filter(({ weights }) => weights.some((ofDay) => ofDay.length > 0))
  const part = { ...problem, candidates: placeable }
  const pace = { ...CALM, maxPerWeek: Math.min(CALM.maxPerWeek, limits.maxPerWeek ?? Infinity) }
  const fit = dayPatterns(part, pace, placeable.length).length - 1
  const open = problem.capacity.filter((room) => room > 0).length
  const isTight = placements.some(({ day }, index) =>
    [
      ...placements.filter((_, other) => other !== index).map((other) => other.day),
      ...days.keys().filter((other) => problem.fixed[other]!.length > 0),
    ].some((other) => Math.abs(other - day) < CALM.minGapDays),
  )
  const leftOut = placeable.length - placements.length
  if (placeable.length <= fit || (!isTight && leftOut === 0)) return null
  const shared = new Set(placements.map(({ day }) => day).filter((day, index, all) => all.indexOf(day) !== index)).size
  const rest =
    limits.maxPerWeek === null
      ? `With a free day between emails, ${fitting(fit)}`
      : `With at most ${counted(limits.maxPerWeek, 'email')} in seven days, ${fitting(fit)}`
  return [
    `${counted(placeable.length, 'email')} ${placeable.length === 1 ? 'is' : 'are'} too many for ${counted(open, 'available day')}. ${rest}.`,
    ...(shared > 0 ? [`Two emails go out on ${shared === 1 ? 'one day' : `each of ${shared} days`}.`] : []),
    ...(shared === 0 && isTight ? ['Some emails go out on consecutive days.'] : []),
    ...(leftOut > 0 ? [`We couldn't schedule ${leftOut}.`] : []),
    'Consider moving some to another month.',
  ].join(' ')
}

const fitting = (count: number) => (count === 1 ? 'one fits' : count === 0 ? 'none fits' : `${count} fit`)
