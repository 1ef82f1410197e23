import type { BrandBrief } from '#shared/brand-brief.ts'
import type { YearRange } from '#shared/brand-sheet.ts'
import { yearDayAfter } from '#shared/year-days.ts'
import { fillSlots } from '../engine/fill-slots.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { dayInWords, daysTogether, nameOfWeekday } from './told-fact.ts'

/** "8 novembre" and "11 novembre" are "otto" and "undici". */
const BEGINS_WITH_VOWEL = /^(?:8|11)(?!\d)/u

/** "Thursday, November 14", „Donnerstag, 14. November“. Without its weekday where that isn't known. */
export function withWeekday(day: string, weekday: number | null, brief: BrandBrief): string {
  const inWords = dayInWords(day, brief)
  if (weekday === null) return inWords
  const patterns = ownFactWords(brief.language).daysInSentence.weekday
  const pattern = /^\d/u.test(inWords) ? patterns.number : patterns.month
  return fillSlots(pattern, { weekday: nameOfWeekday(weekday, brief), day: inWords })
}

/** "on November 14", „vom 26. bis 29. November“, « les 9 et 23 janvier », and "on Saturday, November 14". */
export function onDays(spans: readonly YearRange[], brief: BrandBrief, weekday: number | null = null): string {
  const { pair, span, several, elided } = ownFactWords(brief.language).daysInSentence
  const [first, ...others] = spans
  if (first === undefined || others.length > 0) return fillSlots(several, { days: daysTogether(spans, brief) })
  if (first.from === first.to) return besideDay('on', first.from, brief, weekday)
  const isPair = yearDayAfter(first.from, 1) === first.to && first.from.slice(0, 2) === first.to.slice(0, 2)
  if (isPair) {
    const days = daysTogether(spans, brief)
    return fillSlots(BEGINS_WITH_VOWEL.test(days) ? elided.pair : pair, { days })
  }
  const [from, to] = [dayInWords(first.from, brief), dayInWords(first.to, brief)]
  return fillSlots(span, {
    from: first.from.slice(0, 2) === first.to.slice(0, 2) ? withoutMonth(from, brief) : from,
    to,
  })
}

type BesideDay = 'on' | 'since' | 'until' | 'by'

/** "until November 20", „bis zum 20. November“, and "until Friday, November 20". */
export const untilDay = (day: string, brief: BrandBrief, weekday: number | null = null): string =>
  besideDay('until', day, brief, weekday)

/** The same as a last day: "by November 20", “entro il 20 novembre”. */
export const byDay = (day: string, brief: BrandBrief, weekday: number | null = null): string =>
  besideDay('by', day, brief, weekday)

/** "from November 21", „ab dem 21. November“. */
export const sinceDay = (day: string, brief: BrandBrief): string => besideDay('since', day, brief, null)

function besideDay(which: BesideDay, day: string, brief: BrandBrief, weekday: number | null): string {
  const { elided, ofWeekday, ...usual } = ownFactWords(brief.language).daysInSentence
  const inWords = withWeekday(day, weekday, brief)
  if (weekday !== null) return fillSlots(ofWeekday[which], { day: inWords })
  return fillSlots(BEGINS_WITH_VOWEL.test(inWords) ? elided[which] : usual[which], { day: inWords })
}

export const inMonthNamed = (month: string, { language }: BrandBrief): string =>
  fillSlots(ownFactWords(language).daysInSentence.month, { month })

/** Of two days of a month, most languages name it once: „vom 26. bis 29. November“, and "from November 26 to November 29". */
function withoutMonth(day: string, { language }: BrandBrief): string {
  if (language === 'en') return day
  return /^\d{1,2}(?:\.|er|°)?/u.exec(day)?.[0] ?? day
}
