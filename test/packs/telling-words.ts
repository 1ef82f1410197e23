import type { Language } from '#shared/brand-brief.ts'
import { folded } from '#server/quality/folded-text.ts'
import { type Fingerprint, fingerprinter } from '#server/quality/text-similarity.ts'
import { checkWords } from './check-words.ts'

// "don't" tells as little as "do", which is among the stop words.
const CONTRACTIONS = /\p{L}{0,20}n['’]t(?!\p{L})|['’](?:s|re|ll|ve|d|m)(?!\p{L})/giu

/** Makes fingerprints of lines in one language, by the words that tell something. Numbers tell little. */
export function telling(language: Language): (text: string) => Fingerprint {
  const print = fingerprinter(language, '')
  const numbers = checkWords(language).numbers
  return (text) => {
    const plain = language === 'en' ? text.replaceAll(CONTRACTIONS, ' ') : text
    return print(plain.replaceAll(/\p{L}+/gu, (word) => (word.toLowerCase() in numbers ? ' ' : word)))
  }
}

/** A text without case, accents and punctuation. */
export const bare = (text: string): string => (folded(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
