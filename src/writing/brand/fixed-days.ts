import { findPhrase, startsWithAny } from '../engine/word-matching.ts'
import { dateWords } from '../languages/date-words.ts'
import { passingWords } from '../languages/passing-words.ts'
import type { ReadingWords } from '../languages/reading-words.ts'
import { namedDays } from './find-days.ts'
import { unaccented } from './find-occasions.ts'

/** "Closed from Christmas Eve" and "we don't ship between Christmas and January 6" with the day, where something rests. */
export function withFixedDays(sentence: string, { closures, refusals, between, language }: ReadingWords): string {
  const { shut, fixedDays } = dateWords(language)
  const rests =
    findPhrase(sentence, [...closures, ...shut, ...refusals]) !== null ||
    findPhrase(unaccented(sentence), passingWords(language).noShipping) !== null
  if (!rests) return sentence
  return fixedDays.reduce((text, [name, day]) => {
    const at = findPhrase(text, [name]) === null ? -1 : text.toLowerCase().replaceAll('’', "'").indexOf(name)
    if (at < 0) return text
    const dated = `${text.slice(0, at)}${day}${text.slice(at + name.length)}`
    // "Between Christmas and New Year" names no last day.
    const isOpen = startsWithAny(day, between) !== null
    return isOpen && !namedDays(dated, language).some(({ from, to }) => from !== to) ? text : dated
  }, sentence)
}
