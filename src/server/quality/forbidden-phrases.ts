import type { Language } from '#shared/brand-brief.ts'
import { folded } from './folded-text.ts'
import { stem } from './word-stems.ts'

// Words, the signs that carry meaning in a phrase ("100 %"), and the ends of clauses, over which no phrase reaches.
const TOKEN = /[\p{L}\p{N}]+|[%€$£]|[.!?:;…|\n]+/gu
const CLAUSE_END = /^[.!?:;…|\n]+$/
// Scripts that write no spaces: there a phrase is found anywhere.
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const SHORTEST_COMPOUND_PART = 7

/**
 * Finds the first phrase of `phrases` that a text says: whole words, in any case and accents, hyphenated or not, and with
 * simple endings ("Schnäppchen" finds "Schnäppchens", "miracle" finds "miracles"). In German also as the first part of
 * a compound word.
 */
export function findForbiddenPhrase(text: string, phrases: readonly string[], language: Language): string | null {
  return forbiddenPhraseFinder(phrases, language)(text)
}

/** As `findForbiddenPhrase`, for many texts: the phrases are read once. */
export function forbiddenPhraseFinder(phrases: readonly string[], language: Language): (text: string) => string | null {
  const searched = phrases
    .filter((phrase) => phrase.trim() !== '')
    .map((phrase) => ({ phrase, forms: formsOf(phrase) }))
  if (searched.length === 0) return () => null
  return (text) => {
    const flat = folded(text)
    const readings = [tokens(flat), tokens(unhyphenated(flat))]
    const found = searched.find(({ phrase, forms }) =>
      forms.length === 0 || UNSPACED.test(phrase)
        ? flat.includes(folded(phrase).trim())
        : forms.some((form) => readings.some((reading) => contains(reading, form, language))),
    )
    return found?.phrase ?? null
  }
}

/** A name as it stands, without inflection: for other brands' names. */
export function findName(text: string, names: readonly string[]): string | null {
  const reading = tokens(folded(text))
  return (
    names.find((name) => {
      const form = tokens(folded(name))
      return form.length > 0 && matchesSomewhere(reading, form, (word, wanted) => word === wanted)
    }) ?? null
  )
}

function formsOf(phrase: string): string[][] {
  const flat = folded(phrase)
  return [tokens(flat), tokens(unhyphenated(flat))]
    .map((form) => form.filter((token) => !CLAUSE_END.test(token)))
    .filter((form) => form.length > 0)
}

function tokens(flat: string): string[] {
  return flat.match(TOKEN) ?? []
}

function unhyphenated(flat: string): string {
  return flat.replaceAll(/(?<=\p{L})[-‐‑](?=\p{L})/gu, '')
}

function contains(reading: readonly string[], form: readonly string[], language: Language): boolean {
  return matchesSomewhere(reading, form, (word, wanted) => isSameWord(word, wanted, language))
}

function matchesSomewhere(
  reading: readonly string[],
  form: readonly string[],
  same: (word: string, wanted: string) => boolean,
): boolean {
  for (let start = 0; start + form.length <= reading.length; start += 1) {
    if (form.every((wanted, offset) => same(reading[start + offset]!, wanted))) return true
  }
  return false
}

function isSameWord(word: string, wanted: string, language: Language): boolean {
  if (word === wanted) return true
  if (wanted.length < 4 || word.length < 4) return word === `${wanted}s` && wanted.length > 2
  if (language === 'de' && wanted.length >= SHORTEST_COMPOUND_PART && word.startsWith(wanted)) return true
  return stem(word, language) === stem(wanted, language) && Math.abs(word.length - wanted.length) <= 3
}
