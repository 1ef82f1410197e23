import { changeOf } from '#features/history/server/measured-sends.ts'
import { type SendEffects, type SureEffect, weekdayOf } from '#features/history/server/send-effects.ts'
import { counted } from './counted.ts'
import { type Country } from '#shared/brand-brief.ts'
import { type Day, daysFrom, spokenDay, weekdayName } from './days.ts'
import { type Occasion, isInWindow } from './occasions.ts'
import type { SendTime } from './send-times.ts'

export interface PlacementFacts {
  day: Day
  time: SendTime
  occasion: Occasion | null
  effects: SendEffects
  country: Country
  /** Days to the nearest other email of the calendar; null when none is near. */
  nearestDays: number | null
  /** Hours to the other email of the day. */
  hoursApart: number | null
  /** The day that the plan gives it, and why it isn't there; null for one that the plan has no day for. */
  planned: { day: Day; movedBecause: string | null } | null
  /** The sentence is kept and read later, when other emails may have moved. */
  kept: boolean
}

/** Why an email stands where it stands, in parts that other emails may share. */
export interface ReasonParts {
  plan: string | null
  dated: string | null
  /** What the brand's own sends say, or what is generally known. */
  known: string | null
  room: string
  /** `Thursday morning` */
  slot: string
  /** The history of the brand is large enough to learn from. */
  fitted: boolean
}

/** From this many percent on an effect is worth a word. */
const WORTH_SAYING = 1
const GENERALLY_BETTER = 0.01
const GENERALLY_WORSE = -0.03
const ON_THE_DAY = "it's on the day that the plan gives it"

/** Every number in them is in the history or in the calendar. */
export function reasonParts(facts: PlacementFacts): ReasonParts {
  const { day, time, effects, planned, country } = facts
  return {
    plan:
      planned === null
        ? null
        : planned.movedBecause === null
          ? ON_THE_DAY
          : `the plan has it on ${spokenDay(planned.day, country)}, but ${planned.movedBecause}`,
    dated: occasionPart(facts),
    known: effects.fitted ? historyPart(facts) : practicePart(facts),
    room: roomPart(facts),
    slot: `${weekdayName(day)} ${time.daypart}`,
    fitted: effects.fitted,
  }
}

/** One sentence of what is left of the reason beside what is said for all; null where nothing is left. */
export function reasonSentence(
  { plan, dated, known, room, slot, fitted }: ReasonParts,
  said: SharedParts = NOTHING_SHARED,
): string | null {
  const parts = [said.plan ? null : plan, said.dated ? null : dated, said.known ? null : known].filter(
    (part) => part !== null,
  )
  if (plan !== null) return parts.length === 0 ? null : sentence(parts.join('; '))
  if (dated !== null || said.known) return sentence([...parts, room].join(parts.length === 1 ? ', and ' : '; '))
  if (known === null) return sentence(fitted ? `best free day: ${room}` : room)
  return sentence(fitted ? `${slot}: ${known}, and ${room}` : `${known}, and ${room}`)
}

interface SharedParts {
  plan: boolean
  dated: boolean
  known: boolean
}

const NOTHING_SHARED: SharedParts = { plan: false, dated: false, known: false }

/** What is true of every email of a plan is said once, for all of them. */
export function sharedReason(
  all: readonly ReasonParts[],
  { fitted, usable }: Pick<SendEffects, 'fitted' | 'usable'>,
): { sentence: string | null; said: SharedParts } {
  const [first] = all
  const isShared = (part: 'plan' | 'dated' | 'known') =>
    all.length > 1 && first![part] !== null && all.every((other) => other[part] === first![part])
  const said = { plan: isShared('plan'), dated: isShared('dated'), known: isShared('known') }
  if (first === undefined) return { sentence: null, said }
  const basis = usable === 0 ? 'There is no sending history yet' : `You have only ${counted(usable, 'usable campaign')}`
  const sentences = [
    ...(fitted ? [] : [`${basis}, so the days follow general practice.`]),
    ...(said.plan ? ['Every email is on the day that the plan gives it.'] : []),
    ...(said.dated ? [sentence(first.dated!)] : []),
    ...(said.known ? [sentence(first.known!)] : []),
  ]
  return { sentence: sentences.length === 0 ? null : sentences.join(' '), said }
}

export const sentence = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}.`

function occasionPart({ day, occasion, country }: PlacementFacts): string | null {
  if (occasion === null) return null
  const { name, from, to } = occasion
  if (occasion.day === null) {
    return isInWindow(occasion, day)
      ? `inside its time, ${spokenDay(from, country)} to ${spokenDay(to, country)}`
      : null
  }
  const before = daysFrom(day, occasion.day)
  const named = `${name} (${spokenDay(occasion.day, country)})`
  if (before > 0) return `placed ${counted(before, 'day')} before ${named}`
  return before === 0 ? `placed on the day of ${named}` : `placed during ${named}`
}

/** What the brand's own sends say for this day, or for this hour. */
function historyPart({ day, time, effects }: PlacementFacts): string | null {
  const weekday = effects.weekdays[weekdayOf(day)]!
  if (isClearlyBetter(weekday)) return ofWeekday(day, weekday)
  const daypart = effects.dayparts[time.daypart]
  return isClearlyBetter(daypart) ? against(counted(daypart.sends, `${time.daypart} send`), daypart) : null
}

/** As sure as the Insights are of the same sends: a range around nothing is not clear yet, and then it is no reason. */
const isClearlyBetter = ({ lift, sd, sends }: SureEffect) =>
  sends > 0 && percent(lift) >= WORTH_SAYING && changeOf(lift, sd, sends).low > 0
const isClearlyWorse = ({ lift, sd, sends }: SureEffect) =>
  sends > 0 && percent(lift) <= -WORTH_SAYING && changeOf(lift, sd, sends).high < 0

const ofWeekday = (day: Day, effect: SureEffect) => against(counted(effect.sends, `${weekdayName(day)} send`), effect)

const against = (sends: string, { lift }: SureEffect) =>
  `your ${sends} did about ${Math.abs(percent(lift))}% ${lift > 0 ? 'better' : 'worse'} than expected for their theme and audience`

/** What the history, or general practice, holds against a day of the week; null where it holds nothing. */
export function weakWeekday(day: Day, { fitted, weekdays }: SendEffects): string | null {
  const effect = weekdays[weekdayOf(day)]!
  if (fitted) return isClearlyWorse(effect) ? ofWeekday(day, effect) : null
  return effect.lift <= GENERALLY_WORSE ? `${weekdayName(day)} is one of the weaker days for shops` : null
}

/** What speaks for a day of the week in the brand's own history; null where nothing clear does. */
export function strongWeekday(day: Day, { fitted, weekdays }: SendEffects): string | null {
  const effect = weekdays[weekdayOf(day)]!
  return fitted && isClearlyBetter(effect) ? ofWeekday(day, effect) : null
}

export const percent = (lift: number) => Math.round((Math.exp(lift) - 1) * 100)

function roomPart({ nearestDays, hoursApart, kept }: PlacementFacts): string {
  const [is, are, then] = kept ? ['was', 'were', ' when this was placed'] : ['is', 'are', '']
  if (nearestDays === null) return `no other email ${is} near${then}`
  if (nearestDays === 0) {
    return `another email ${is} on the same day, ${counted(Math.round(hoursApart ?? 0), 'hour')} apart, because the calmer days ${are} taken`
  }
  return `the nearest other email ${is} ${counted(nearestDays, 'day')} away${then}`
}

function practicePart({ day, effects }: PlacementFacts): string | null {
  const better = effects.weekdays[weekdayOf(day)]!.lift >= GENERALLY_BETTER
  return better ? `${weekdayName(day)} is one of the slightly better days for shops` : null
}
