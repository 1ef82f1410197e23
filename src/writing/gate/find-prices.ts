import type { Language } from '#shared/brand-brief.ts'
import { unaccented } from '../brand/find-occasions.ts'
import { findPhrase } from '../engine/word-matching.ts'
import { noteWords } from '../notes/note-words.ts'
import { passingWords } from '../languages/passing-words.ts'
import { findAmounts } from './find-amounts.ts'
import { forbiddenPhraseFinder } from './forbidden-phrases.ts'

export function discountFinder(cap: number, language: Language): (text: string) => string | null {
  const { discounts } = passingWords(language)
  const isAbove = (words: string) => Number(/\d{1,3}/u.exec(words)?.[0] ?? 0) > cap
  return (text) => {
    for (const sentence of text.split(/[!?\n]|\.(?=\s)/u)) {
      const percentages = findAmounts(sentence).filter(({ rule, words }) => rule === 'percentage' && isAbove(words))
      const found = percentages.find(
        ({ words }) =>
          findPhrase(unaccented(sentence), discounts) !== null || /[-–−]\s?$/u.test(sentence.split(words)[0] ?? ''),
      )
      if (found !== undefined) return found.words
    }
    return null
  }
}

export function priceFinder(language: Language): (text: string) => string | null {
  const said = forbiddenPhraseFinder(noteWords(language).banned.prices, language)
  return (text) => findAmounts(text).find(({ rule }) => rule === 'price')?.words ?? said(text)
}
