import type { BrandBrief } from '#shared/brand-brief.ts'
import { wordsIn } from '../engine/word-matching.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { readingWords } from '../languages/reading-words.ts'

/** Whether a single person speaks for a brand: its sentences say "I", and none says "we". */
export function speaksAlone({ facts, language }: BrandBrief): boolean {
  const { firstPerson } = readingWords(language)
  const { together } = ownFactWords(language)
  const said = [
    ...facts.say,
    ...facts.rules.map(({ sentence }) => sentence),
    ...facts.doubts.flatMap(({ answer }) => answer ?? []),
  ].flatMap((text) => wordsIn(text))
  const isOfMany = (word: string) =>
    together.words.includes(word) ||
    together.endings.some((ending) => word.length > ending.length + 2 && word.endsWith(ending))
  return said.some((word) => firstPerson.includes(word)) && !said.some(isOfMany)
}
