import type { Language } from '#shared/brand-brief.ts'
import { MONTH_NUMBERS } from '#shared/day-names.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { findPhrase, startsWithAny, wordsIn } from '../engine/word-matching.ts'
import { dateWords } from '../languages/date-words.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import { withMonthsNamed } from './days-without-month.ts'
import { namedDays } from './find-days.ts'

/** "En novembre du 16 au 29", "A gennaio chiudiamo dal 7 al 17": the month is before the days. */
const MONTH_BEFORE =
  /(?<!\p{L})(?:en|in|im|a|à|au)\s(\p{L}{3,12})(\s?:\s|,?\s)((?:[^.!?\n\d]{1,60}\s)?)(du|dal|del|from|vom|von)\s(\d{1,2})(\.|er)?\s(au|al|to|bis)\s(\d{1,2})(\.(?=\s))?(?![\d.:])(?=(?:\s(?:de\s)?(\p{L}{3,12}))?)/giu
/** "Every Thursday in November (5, 12, 19, 26)" */
const DAYS_BEHIND =
  /(?:\s(?:every|each|ogni|cada|chaque|tous les|jeden)\s\p{L}{5,12})?(?:\s(?:di|de|of|in|im|en))?\s(\p{L}{3,12})\s\((\d{1,2}(?:,\s?\d{1,2}){1,8}(?:,?\s(?:e|y|et|und|and|&)\s\d{1,2})?)\)/giu
/** "We do the box for 18 jan 4-10" is $18 from January 4 to 10. */
const PRICE_BEFORE_MONTH = /(?<=\bfor\s)(\d{1,3})(?=\s(\p{L}{3,9})\s\d{1,2}(?:\s?[–-]\s?|\sto\s)\d{1,2})/giu
const ASIDE = /(^|[,.;]\s)([^,.;()\n]{3,60})\s\(([^()\n]{16,160})\)(?=[\s,.;]|$)/gu
/** "Im Januar: Lupencheck vom 11. bis 30.1." names its month twice. */
const MONTH_TWICE =
  /(?<=^|[.!?]\s)(?:im|in|en|a|au|à)\s(\p{L}{3,12})\s?:\s(?=[^.!?\n]{3,80}\s\d{1,2}\.?\s(?:bis|to|au|al)\s\d{1,2}[./]\d)/giu
const FEWEST_IN_ASIDE = 4
const LONGEST_FIELD = 10_000

/**
 * The days of a text in the order in which people mostly write them: "du 16 au 29 novembre" for "en novembre du 16 au 29",
 * "5, 12, 19 e 26 novembre" for "di novembre (5, 12, 19, 26)". A bracket with a last day is a sentence.
 */
export function withTypedDates(text: string, language: Language): string {
  const isMonth = (word: string | undefined) => word !== undefined && MONTH_NUMBERS.has(word.toLowerCase())
  const [joiner = ''] = readingWords(language).joiners
  const { ofMonth } = dateWords(language)
  const typed = text
    .slice(0, LONGEST_FIELD)
    .replace(MONTH_BEFORE, (whole, month, _sign, between, from, first, mark, to, last, end, next) => {
      if (!isMonth(month) || isMonth(next)) return whole
      const days = `${from} ${first}${mark ?? ''} ${to} ${last}${end ?? ''} ${ofMonth}${month}`
      return capitalized(`${between}${days}`)
    })
    .replace(DAYS_BEHIND, (whole, month, days: string) => {
      if (!isMonth(month)) return whole
      const all = days.match(/\d{1,2}/gu)!
      return `, ${all.slice(0, -1).join(', ')} ${joiner} ${all.at(-1)!} ${ofMonth}${month}`
    })
    .replace(PRICE_BEFORE_MONTH, (amount, _number, month) => (isMonth(month) ? `$${amount},` : amount))
    .replace(MONTH_TWICE, (label, month) => (isMonth(month) ? '' : label))
    .replace(ASIDE, (whole, before: string, head: string, inside: string) => {
      if (!tellsLastDay(inside, language)) return whole
      const isSentence = inside.includes(':')
      const sign = isSentence || before !== ', ' ? before : '. '
      const start = sign === before ? head : capitalized(head)
      return `${sign}${start}${isSentence ? `. ${capitalized(inside)}` : `${languageBasics(language).colon} ${inside}`}`
    })
  return withMonthsNamed(typed, language)
}

/** "From 10 boxes, write to us by November 25". */
function tellsLastDay(inside: string, language: Language): boolean {
  const { ends, latest, after } = dateWords(language)
  const days = namedDays(inside, language)
  const [day] = days
  if (day === undefined || wordsIn(inside).length < FEWEST_IN_ASIDE) return false
  const before = inside.slice(0, day.at)
  // "Mitte April bis 24. Juni" is a season.
  if (wordsIn(before).some((word) => MONTH_NUMBERS.has(word))) return false
  return (
    findPhrase(before, ends) !== null ||
    startsWithAny(inside.slice(day.end).trim(), latest) !== null ||
    [...ownFactWords(language).until, ...after].some((word) => before.trimEnd().toLowerCase().endsWith(word))
  )
}
