import { namesLack } from '../brand/read-appeals.ts'
import { printedDate } from '../brand/printed-date.ts'
import { namedMonths } from '../brand/read-season.ts'
import type { Telling } from './own-questions.ts'
import { NOTHING_TOLD, type ToldFact } from './told-fact.ts'

const MOST_WAYS = 3

/** Sums that are missing, in the sentence that says what for, with what people can give. */
export function appealsOf({ brief, isClean, range }: Telling): ToldFact[] {
  const { facts, language } = brief
  return facts.say
    .filter((text) => namesLack(text, language))
    .flatMap((text): ToldFact[] => {
      const fact = printedDate(text, language)
      const months = [...new Set(namedMonths(text, language))]
      if (fact === null || !isClean(fact)) return []
      const lines = range.slice(0, MOST_WAYS)
      return [{ ...NOTHING_TOLD, name: text, slots: { fact }, lines, months: months.length > 0 ? months : null }]
    })
}
