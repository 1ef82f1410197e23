import { type SendEffects, type SureEffect, changeOf, weekdayOf } from '#features/history/server/service.ts'
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
  /** The sentence is kept and read later, when other emails may have moved. */
  kept: boolean
}

/** From this many percent on an effect is worth a word. */
const WORTH_SAYING = 1
const GENERALLY_BETTER = 0.01

/** Why an email stands where it stands: one sentence, and every number in it is in the history or in the calendar. */
export function reasonFor(facts: PlacementFacts): string {
  const { effects } = facts
  const dated = occasionPart(facts)
  if (!effects.fitted) {
    const basis =
      effects.usable === 0
        ? 'there is no sending history yet, so the day follows general practice'
        : `you have ${counted(effects.usable, 'usable campaign')}, so the day follows general practice`
    return sentence(dated === null ? `${basis}: ${practicePart(facts)}` : `${dated}; ${basis}`)
  }
  const learned = historyPart(facts)
  const room = roomPart(facts)
  if (dated !== null) return sentence(learned === null ? `${dated}, and ${room}` : `${dated}; ${learned}`)
  if (learned === null) return sentence(`best free day of the plan: ${room}`)
  return sentence(`${weekdayName(facts.day)} ${facts.time.daypart}: ${learned}, and ${room}`)
}

const sentence = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}.`

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
  const daypart = effects.dayparts[time.daypart]
  const ofDay = percent(weekday.lift)
  const ofHour = percent(daypart.lift)
  if (weekday.sends > 0 && ofDay >= WORTH_SAYING) {
    return betterThanExpected(counted(weekday.sends, `${weekdayName(day)} send`), ofDay, weekday)
  }
  if (daypart.sends > 0 && ofHour >= WORTH_SAYING) {
    return betterThanExpected(counted(daypart.sends, `${time.daypart} send`), ofHour, daypart)
  }
  return null
}

/** As sure as the Insights are of the same sends: a range around nothing is not clear yet. */
function betterThanExpected(sends: string, by: number, { lift, sd, sends: count }: SureEffect): string {
  const unclear = changeOf(lift, sd, count).low > 0 ? '' : ' (not clear yet)'
  return `your ${sends} did about ${by}% better than expected for their theme and audience${unclear}`
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

function practicePart(facts: PlacementFacts): string {
  const room = roomPart(facts)
  const better = facts.effects.weekdays[weekdayOf(facts.day)]!.lift >= GENERALLY_BETTER
  return better ? `${weekdayName(facts.day)} is one of the slightly better days for shops, and ${room}` : room
}
