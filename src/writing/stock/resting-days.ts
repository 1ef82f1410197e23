import type { BrandBrief, Language } from '#shared/brand-brief.ts'
import type { YearRange } from '#shared/brand-sheet.ts'
import { daysUntil, yearDayAfter } from '#shared/year-days.ts'
import { namedDays } from '../brand/find-days.ts'
import { printedDate } from '../brand/printed-date.ts'
import { partsAtCommas } from '../brand/list-pieces.ts'
import { unaccented } from '../brand/find-occasions.ts'
import { findPhrase, findStem } from '../engine/word-matching.ts'
import { passingWords } from '../languages/passing-words.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { NOTHING_TOLD, type ToldFact, daysInWords } from './told-fact.ts'

interface RestingDays {
  closings: ToldFact[]
  shipping: ToldFact[]
}

/** When a brand is closed, and when it only ships nothing, with what it says of the days after. */
export function restingDays(brief: BrandBrief, range: readonly string[]): RestingDays {
  const { language, facts } = brief
  const found = facts.rules.flatMap(({ check, sentence }) => {
    if (check?.type !== 'closed' || !isLong(check.days)) return []
    const after = afterwards(sentence, check.days, language)
    const fact: ToldFact = {
      ...NOTHING_TOLD,
      name: sentence,
      slots: { ...daysInWords(check.days, brief), ...(after === null ? {} : { fact: after }) },
      days: check.days,
    }
    return [{ fact, isShipping: isOnlyShipping(sentence, language) }]
  })
  return {
    closings: found.filter(({ isShipping }) => !isShipping).map(({ fact }) => fact),
    shipping: found.filter(({ isShipping }) => isShipping).map(({ fact }) => ({ ...fact, lines: range })),
  }
}

const DAYS_OF_NOTICE = 14
/** A day that comes later than this is more likely over. */
const HALF_A_YEAR = 180

/** The sentences about a day or a few that are closed within two weeks. They fill no email, and others mention them. */
export function closingsAfter(date: string, { language, facts }: BrandBrief): string[] {
  const day = date.slice('YYYY-'.length)
  return facts.rules.flatMap(({ check, sentence }) =>
    check?.type === 'closed' &&
    !isLong(check.days) &&
    daysUntil(day, check.days.from) <= DAYS_OF_NOTICE &&
    !namedDays(sentence, language).some(({ from }) => daysUntil(day, from) > HALF_A_YEAR)
      ? (printedDate(sentence, language) ?? [])
      : [],
  )
}

/** "Closed until January 7" doesn't say since when, so no email announces it. */
export const isStartKnown = (sentence: string, { from }: YearRange, language: Language): boolean =>
  namedDays(sentence, language).length === 0 || namedDays(sentence, language).some((days) => days.from === from)

/** What follows a closing in its sentence: "parts ship again from January 8". */
function afterwards(sentence: string, { to }: YearRange, language: Language): string | null {
  const soon = [yearDayAfter(to, 1), yearDayAfter(to, 2)]
  const next = partsAtCommas(sentence).find((part) => namedDays(part, language).some(({ from }) => soon.includes(from)))
  return next === undefined || namedDays(next, language).length > 1 ? null : printedDate(next, language)
}

/** "No shipping from December 24 on" stops parcels, and the brand still answers. */
function isOnlyShipping(sentence: string, language: Language): boolean {
  const { shippingStems, closingStems } = ownFactWords(language)
  const [part = sentence] = sentence.split(/[,;]\s/u).filter((each) => namedDays(each, language).length > 0)
  const isShipping =
    findStem(part, shippingStems) !== null || findPhrase(unaccented(part), passingWords(language).noShipping) !== null
  return isShipping && findStem(part, closingStems) === null
}

/** Five days. */
const SHORTEST_CLOSING = 4

/** Fewer days off need no email. */
const isLong = ({ from, to }: YearRange): boolean => daysUntil(from, to) >= SHORTEST_CLOSING
