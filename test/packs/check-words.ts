import type { Language } from '#shared/brand-brief.ts'
import { withoutEnding } from '#writing/brand/word-matching.ts'
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }
import it from './words/it.json' with { type: 'json' }

/** The words by which the checker reads a language. A `*` at the end stands for any ending. */
export interface CheckWords {
  /** Words that count people or cases. */
  frequency: string[]
  /** Words that stand where content should be. */
  formWords: string[]
  weSubject: string[]
  weObject: string[]
  /** Verbs with which readers are asked to reply. */
  invitations: string[]
  numbers: Record<string, number>
  /** What a title counts when it promises a list. */
  countable: string[]
  /** Products and people of one trade, which a family pack doesn't name. */
  tradeWords: string[]
}

const WORDS: Record<Language, CheckWords> = { de, en, es, fr, it }

export const checkWords = (language: Language): CheckWords => WORDS[language]

/** Every phrase of a list that a text holds, as whole words; `*` at the end of a phrase takes any ending. */
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

/** A phrase as people write it: "roaster*" is "roaster". */
export const withoutStar = (phrase: string): string => withoutEnding(phrase, '*')

const levelled = (text: string) => text.toLowerCase().replaceAll('’', "'").replaceAll('\u00A0', ' ')

const isPartOfWord = (sign: string) => /[\p{L}\p{N}]/u.test(sign)

export const isOneOf = (word: string, phrases: readonly string[]): boolean => phrasesIn(word, phrases).length > 0
