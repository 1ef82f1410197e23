import type { Language } from '#shared/brand-brief.ts'
import { folded } from '#shared/folded.ts'
import { type Fingerprint, fingerprinter } from '#writing/engine/text-similarity.ts'
import { checkWords } from './check-words.ts'

// “don't” means as little as “do”, which is a stop word.
const CONTRACTIONS = /\p{L}{0,20}n['’]t(?!\p{L})|['’](?:s|re|ll|ve|d|m)(?!\p{L})/giu

export function telling(language: Language): (text: string) => Fingerprint {
  const print = fingerprinter(language, '')
  const numbers = checkWords(language).numbers
  return (text) => {
    const plain = language === 'en' ? text.replaceAll(CONTRACTIONS, ' ') : text
    return print(plain.replaceAll(/\p{L}+/gu, (word) => (word.toLowerCase() in numbers ? ' ' : word)))
  }
}

export const bare = (text: string): string => (folded(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
