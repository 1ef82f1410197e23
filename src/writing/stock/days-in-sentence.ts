import type { BrandBrief } from '#shared/brand-brief.ts'
import type { YearRange } from '#shared/brand-sheet.ts'
import { yearDayAfter } from '#shared/year-days.ts'
import { fillSlots } from '../engine/fill-slots.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { dayInWords, daysTogether } from './told-fact.ts'

/** "8 novembre" and "11 novembre" are "otto" and "undici". */
const BEGINS_WITH_VOWEL = /^(?:8|11)(?!\d)/u

/** "on November 14", „vom 26. bis 29. November“, « les 9 et 23 janvier ». */
export function onDays(spans: readonly YearRange[], brief: BrandBrief): string {
  const { on, pair, span, several, elided } = ownFactWords(brief.language).daysInSentence
  const [first, ...others] = spans
  if (first === undefined || others.length > 0) return fillSlots(several, { days: daysTogether(spans, brief) })
  if (first.from === first.to) {
    const day = dayInWords(first.from, brief)
    return fillSlots(BEGINS_WITH_VOWEL.test(day) ? elided.on : on, { day })
  }
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

/** "until November 20", „bis zum 20. November“. */
export const untilDay = (day: string, brief: BrandBrief): string => besideDay('until', day, brief)

/** "from November 21", „ab dem 21. November“. */
export const sinceDay = (day: string, brief: BrandBrief): string => besideDay('since', day, brief)

function besideDay(which: 'since' | 'until', day: string, brief: BrandBrief): string {
  const { elided, ...usual } = ownFactWords(brief.language).daysInSentence
  const inWords = dayInWords(day, brief)
  return fillSlots(BEGINS_WITH_VOWEL.test(inWords) ? elided[which] : usual[which], { day: inWords })
}

export const inMonthNamed = (month: string, { language }: BrandBrief): string =>
  fillSlots(ownFactWords(language).daysInSentence.month, { month })

/** Of two days of a month, most languages name it once: „vom 26. bis 29. November“, and "from November 26 to November 29". */
function withoutMonth(day: string, { language }: BrandBrief): string {
  if (language === 'en') return day
  return /^\d{1,2}(?:\.|er|°)?/u.exec(day)?.[0] ?? day
}
