import { weekdayOf } from '#features/history/server/send-effects.ts'
import { daysFrom } from '#shared/calendar-dates.ts'
import { counted } from './counted.ts'
import { type Day, spokenDay, weekdayName } from './days.ts'
import { type MonthProblem, type Situation, isSameAs, liftOn, restName } from './month-problem.ts'
import { occasionLift } from './occasions.ts'
import type { PlacedSend } from './placed-send.ts'
import { strongWeekday, weakWeekday } from './reasons.ts'
import { DAYS_BACK, LEAST_APART } from './schedule-problem.ts'

export function whyMoved(
  planned: Day,
  send: PlacedSend,
  sends: readonly PlacedSend[],
  month: MonthProblem,
  situation: Situation,
): string {
  return (
    ruledOut(planned, send, month, situation) ??
    standsInTheWay(planned, send, sends, month, situation) ??
    weakWeekday(planned, situation.effects) ??
    strongWeekday(send.day, situation.effects) ??
    `there was more room around ${spokenDay(send.day, situation.country)}`
  )
}

function ruledOut(planned: Day, { candidate }: PlacedSend, month: MonthProblem, situation: Situation): string | null {
  const { first, last, limits, rests } = situation
  if (planned < first) return 'that day is in the past'
  if (planned > last) return 'that day is in another month'
  if (limits.blackoutDates.includes(planned)) return 'you excluded that day'
  if (!limits.weekdays.includes(weekdayOf(planned))) return `you excluded ${weekdayName(planned)}s`
  const occasion = month.occasions[candidate]!
  if (occasion !== null && occasionLift(occasion, planned) === null) return `${occasion.name} ends before then`
  const free = month.keptFree.find(({ day }) => day === planned)
  const isClosed = liftOn(planned, occasion, situation) === null
  const rest = rests.get(planned)
  if (isClosed && rest?.kind === 'rule') return `a brand rule allows no emails on ${weekdayName(planned)}s`
  if (isClosed && rest?.kind === 'closed') return 'a brand rule allows no emails on that day'
  if (isClosed && rest?.kind === 'weekend') return "businesses don't work on that day"
  if (free !== undefined) return `no emails go out on that day (${free.name})`
  return isClosed && rest !== undefined ? `no emails go out on that day (${restName(rest)})` : null
}

const quoted = (title: string) => `“${title}”`

function standsInTheWay(
  planned: Day,
  { candidate }: PlacedSend,
  sends: readonly PlacedSend[],
  month: MonthProblem,
  { outlines, limits }: Situation,
): string | null {
  const subject = month.subjects[candidate]!
  const others = [
    ...month.standing,
    ...sends
      .filter((other) => other.candidate !== candidate)
      .map((other) => ({
        ...month.subjects[other.candidate]!,
        day: other.day,
        title: outlines[other.candidate]!.title || outlines[other.candidate]!.ideaTitle,
      })),
  ]
  const near = others.toSorted((one, other) => distance(one.day, planned) - distance(other.day, planned))
  const [nearest] = near
  if (nearest !== undefined && nearest.day === planned) return `${quoted(nearest.title)} goes out on that day`
  const same = near.find((other) => isSameAs(subject, other) && distance(other.day, planned) < LEAST_APART)
  if (same !== undefined) {
    const what =
      subject.doubt !== null && subject.doubt === same.doubt ? 'answers the same doubt' : 'leads with the same offer'
    return `${quoted(same.title)} ${what} within a week of it`
  }
  if (nearest !== undefined && distance(nearest.day, planned) === 1) {
    return `${quoted(nearest.title)} goes out one day ${nearest.day < planned ? 'before' : 'after'} it`
  }
  const inWeek = others.filter(({ day }) => distance(day, planned) < DAYS_BACK).length
  const most = limits.maxPerWeek
  return most !== null && inWeek >= most ? `you allow at most ${counted(most, 'email')} in seven days` : null
}

const distance = (one: Day, other: Day) => Math.abs(daysFrom(one, other))
