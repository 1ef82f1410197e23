import { readFileSync } from 'node:fs'
import type { Language } from '#shared/brand-brief.ts'
import { withoutEnding } from '#writing/engine/word-matching.ts'
import type { Grammar } from '#shared/brand-sheet.ts'
import type { NounForms } from '#writing/engine/grammar/noun-forms.ts'

/** A native speaker wrote the forms of these difficult names. */
export interface StressOffer {
  what: 'plural' | 'feminine' | 'own article' | 'long' | 'clause'
  name: string
  shortName: string
  grammar: Grammar | null
  forms: NounForms
}

/** The words that the checker needs for a language. A final `*` matches any ending. */
export interface CheckWords {
  frequency: string[]
  formWords: string[]
  weSubject: string[]
  weObject: string[]
  invitations: string[]
  /** They say how long the owner's answer is, which no one knows. */
  answerLengths: string[]
  numbers: Record<string, number>
  countable: string[]
  /** Family packs must not name products and people of one trade. */
  tradeWords: string[]
  /** They don't end a sentence. */
  abbreviations: string[]
  /** Combinations of articles, prepositions and names that are always wrong. */
  wrong: { pattern: string; flags: string }
  /** Verbs that say “we” by their ending. */
  ourVerbs: { ending: string; lookAlikes: string } | null
  stress: { brand: string; answer: string; offers: StressOffer[] }
}

const known = new Map<Language, CheckWords>()

export const checkWords = (language: Language): CheckWords =>
  known.getOrInsertComputed(
    language,
    () => JSON.parse(readFileSync(new URL(`words/${language}.json`, import.meta.url), 'utf8')) as CheckWords,
  )

/** Matches whole words. A final `*` matches any ending. */
export function phrasesIn(text: string, phrases: readonly string[]): string[] {
  const lower = ` ${levelled(text)} `
  return phrases.filter((phrase) => {
    const isStem = phrase.endsWith('*')
    const wanted = levelled(withoutStar(phrase))
    for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1)) {
      const after = lower[at + wanted.length] ?? ' '
      if (!isPartOfWord(lower[at - 1]!) && (isStem || !isPartOfWord(after))) return true
    }
    return false
  })
}

export const withoutStar = (phrase: string): string => withoutEnding(phrase, '*')

const levelled = (text: string) => text.toLowerCase().replaceAll('’', "'").replaceAll('\u00A0', ' ')

const isPartOfWord = (sign: string) => /[\p{L}\p{N}]/u.test(sign)

export const isOneOf = (word: string, phrases: readonly string[]): boolean => phrasesIn(word, phrases).length > 0
