import { changeOf } from '#features/history/server/measured-sends.ts'
import { type SendEffects, type SureEffect, weekdayOf } from '#features/history/server/send-effects.ts'
import { counted } from './counted.ts'
import { type Country } from '#shared/brand-brief.ts'
import { daysFrom } from '#shared/calendar-dates.ts'
import { type Day, spokenDay, weekdayName } from './days.ts'
import { type Occasion, isInWindow } from './occasions.ts'
import type { SendTime } from './send-times.ts'

export interface PlacementFacts {
  day: Day
  time: SendTime
  occasion: Occasion | null
  effects: SendEffects
  country: Country
  nearestDays: number | null
  hoursApart: number | null
  /** Null for emails without a planned day. */
  planned: { day: Day; movedBecause: string | null; series?: string | null } | null
  /** True if we store the sentence. Other emails may have moved when someone reads it. */
  kept: boolean
}

export interface ReasonParts {
  plan: string | null
  dated: string | null
  known: string | null
  room: string
  slot: string
  fitted: boolean
}

/** From this percentage on, an effect is worth mentioning. */
const WORTH_SAYING = 1
const GENERALLY_BETTER = 0.01
const GENERALLY_WORSE = -0.03
const ON_THE_DAY = "it's on its planned day"

const onItsDay = (series: string | null = null) => (series === null ? ON_THE_DAY : `it's ${series}`)
const among = (series: string | null = null) => (series === null ? '' : ` (${series})`)

export function reasonParts(facts: PlacementFacts): ReasonParts {
  const { day, time, effects, planned, country } = facts
  return {
    plan:
      planned === null
        ? null
        : planned.movedBecause === null
          ? onItsDay(planned.series)
          : `it was planned for ${spokenDay(planned.day, country)}${among(planned.series)}, but ${planned.movedBecause}`,
    dated: occasionPart(facts),
    known: effects.fitted ? historyPart(facts) : practicePart(facts),
    room: roomPart(facts),
    slot: `${weekdayName(day)} ${time.daypart}`,
    fitted: effects.fitted,
  }
}

export function reasonSentence(
  { plan, dated, known, room, slot, fitted }: ReasonParts,
  said: SharedParts = NOTHING_SHARED,
): string | null {
  const parts = [said.plan ? null : plan, said.dated ? null : dated, said.known ? null : known].filter(
    (part) => part !== null,
  )
  if (plan !== null) return parts.length === 0 ? null : parts.map(sentence).join(' ')
  if (dated !== null || said.known) {
    return parts.length === 1 ? sentence(`${parts[0]!}, and ${room}`) : [...parts, room].map(sentence).join(' ')
  }
  if (known === null) return sentence(fitted ? `best available day: ${room}` : room)
  return sentence(fitted ? `${slot}: ${known}, and ${room}` : `${known}, and ${room}`)
}

interface SharedParts {
  plan: boolean
  dated: boolean
  known: boolean
}

const NOTHING_SHARED: SharedParts = { plan: false, dated: false, known: false }

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
    ...(fitted ? [] : [`${basis}, so the days follow general best practice.`]),
    ...(said.plan ? ['Every email is on its planned day.'] : []),
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
      ? `within its send window, ${spokenDay(from, country)} to ${spokenDay(to, country)}`
      : null
  }
  const before = daysFrom(day, occasion.day)
  const named = `${name} (${spokenDay(occasion.day, country)})`
  if (before > 0) return `${counted(before, 'day')} before ${named}`
  return before === 0 ? `on ${named}` : `during ${named}`
}

function historyPart({ day, time, effects }: PlacementFacts): string | null {
  const weekday = effects.weekdays[weekdayOf(day)]!
  if (isClearlyBetter(weekday)) return ofWeekday(day, weekday)
  const daypart = effects.dayparts[time.daypart]
  return isClearlyBetter(daypart) ? against(counted(daypart.sends, `${time.daypart} send`), daypart) : null
}

/** As strict as Insights: if the range includes zero, the effect isn't clear and isn't a reason. */
const isClearlyBetter = ({ lift, sd, sends }: SureEffect) =>
  sends > 0 && percent(lift) >= WORTH_SAYING && changeOf(lift, sd, sends).low > 0
const isClearlyWorse = ({ lift, sd, sends }: SureEffect) =>
  sends > 0 && percent(lift) <= -WORTH_SAYING && changeOf(lift, sd, sends).high < 0

const ofWeekday = (day: Day, effect: SureEffect) => against(counted(effect.sends, `${weekdayName(day)} send`), effect)

const against = (sends: string, { lift }: SureEffect) =>
  `your ${sends} did about ${Math.abs(percent(lift))}% ${lift > 0 ? 'better' : 'worse'} than expected for their theme and segment`

export function weakWeekday(day: Day, { fitted, weekdays }: SendEffects): string | null {
  const effect = weekdays[weekdayOf(day)]!
  if (fitted) return isClearlyWorse(effect) ? ofWeekday(day, effect) : null
  return effect.lift <= GENERALLY_WORSE ? `${weekdayName(day)} is a weaker day for online stores` : null
}

export function strongWeekday(day: Day, { fitted, weekdays }: SendEffects): string | null {
  const effect = weekdays[weekdayOf(day)]!
  return fitted && isClearlyBetter(effect) ? ofWeekday(day, effect) : null
}

export const percent = (lift: number) => Math.round((Math.exp(lift) - 1) * 100)

function roomPart({ nearestDays, hoursApart, kept }: PlacementFacts): string {
  const [is, are, then] = kept ? ['was', 'were', ' when we scheduled this'] : ['is', 'are', '']
  if (nearestDays === null) return `no other email ${is} near${then}`
  if (nearestDays === 0) {
    return `another email ${is} on the same day, ${counted(Math.round(hoursApart ?? 0), 'hour')} apart, because quieter days ${are} taken`
  }
  return `the nearest email ${is} ${counted(nearestDays, 'day')} away${then}`
}

function practicePart({ day, effects }: PlacementFacts): string | null {
  const better = effects.weekdays[weekdayOf(day)]!.lift >= GENERALLY_BETTER
  return better ? `${weekdayName(day)} is a slightly better day for online stores` : null
}
