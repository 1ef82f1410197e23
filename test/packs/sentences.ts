import type { Language } from '#shared/brand-brief.ts'
import { checkWords } from './check-words.ts'

/** Abbreviations and German ordinals (“am 31. Dezember”) don't end a sentence. */
export function sentencesOf(text: string, language: Language): string[] {
  const sentences: string[] = []
  let start = 0
  for (const match of text.matchAll(/[.!?…]["'»”“’‘)\u00A0]{0,3}\s+(?=["'«„“‚‘¿¡(]{0,2}[\p{Lu}\p{N}{])/gu)) {
    const end = match.index + match[0].length
    const before = text.slice(start, match.index + 1)
    if (endsInAbbreviation(before, language)) continue
    sentences.push(text.slice(start, end).trim())
    start = end
  }
  sentences.push(text.slice(start).trim())
  return sentences.filter((sentence) => sentence !== '')
}

function endsInAbbreviation(text: string, language: Language): boolean {
  if (language === 'de' && /\d\.$/.test(text)) return true
  const lower = ` ${text.toLowerCase()}`
  return checkWords(language).abbreviations.some((each) => lower.endsWith(` ${each.toLowerCase()}`))
}

export const isQuestion = (sentence: string): boolean => /\?["'»”“’‘)\u00A0]{0,3}$/u.test(sentence.trim())
