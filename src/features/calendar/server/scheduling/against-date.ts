import { daysFrom } from '#shared/calendar-dates.ts'
import { counted } from './counted.ts'
import { type Day } from './days.ts'
import { type MonthProblem, type Situation, isSameAs } from './month-problem.ts'
import { isInWindow } from './occasions.ts'
import type { PlacedSend } from './placed-send.ts'
import { sentence, weakWeekday } from './reasons.ts'
import { LEAST_APART } from './schedule-problem.ts'

export function whatSpeaksAgainst(
  send: PlacedSend,
  sends: readonly PlacedSend[],
  month: MonthProblem,
  situation: Situation,
): string | null {
  const found = [
    weakWeekday(send.day, situation.effects),
    tooClose(send, sends, month),
    ...outOfOrder(send, sends, month, situation),
    ...repeats(send, sends, month, situation),
    outsideItsDays(send, month),
  ].filter((each) => each !== null)
  return found.length === 0 ? null : sentence(`keep in mind: ${found.join(', and ')}`)
}

const REST_DAYS = 2

function tooClose(send: PlacedSend, sends: readonly PlacedSend[], { standing }: MonthProblem): string | null {
  const days = [...standing, ...sends.filter((other) => other !== send)].map(({ day }) => distance(day, send.day))
  const nearest = Math.min(Infinity, ...days)
  if (nearest >= REST_DAYS) return null
  return nearest === 0 ? 'another email goes out on the same day' : 'another email goes out one day apart'
}

const titleOf = ({ outlines }: Situation, index: number) => `“${outlines[index]!.title || outlines[index]!.ideaTitle}”`

function outOfOrder(
  send: PlacedSend,
  sends: readonly PlacedSend[],
  { problem }: MonthProblem,
  situation: Situation,
): string[] {
  return problem.order
    .filter(([, second]) => second === send.candidate)
    .flatMap(([first]) => {
      const before = sends.find(({ candidate }) => candidate === first)
      if (before === undefined || before.day < send.day) return []
      return [`${titleOf(situation, first)} should go out before it`]
    })
}

/** Only emails about the same offer of a brand may come this close. */
function repeats(
  send: PlacedSend,
  sends: readonly PlacedSend[],
  { subjects }: MonthProblem,
  situation: Situation,
): string[] {
  const own = subjects[send.candidate]!
  const near = sends.find(
    (other) =>
      other.day < send.day && distance(other.day, send.day) < LEAST_APART && isSameAs(own, subjects[other.candidate]!),
  )
  if (near === undefined) return []
  const days = counted(distance(near.day, send.day), 'day')
  return [`${titleOf(situation, near.candidate)} leads with the same offer ${days} before`]
}

function outsideItsDays({ candidate, day }: PlacedSend, { occasions }: MonthProblem): string | null {
  const occasion = occasions[candidate]!
  if (occasion === null || occasion.day === null || isInWindow(occasion, day)) return null
  return day < occasion.from ? `it's early for ${occasion.name}` : `it's late for ${occasion.name}`
}

const distance = (one: Day, other: Day) => Math.abs(daysFrom(one, other))
