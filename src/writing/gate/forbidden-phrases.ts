import type { Language } from '#shared/brand-brief.ts'
import { folded } from '#shared/folded.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { SAID_INSTEAD, wordsOfSame } from './same-meaning.ts'
import { stem } from '../languages/word-stems.ts'
import { isSuperlative, superlativeRoot } from './superlatives.ts'

// Words, the signs that carry meaning in a phrase ("100 %"), and the ends of clauses, which no phrase crosses.
const TOKEN = /[\p{L}\p{N}]+|[%€$£]|[.!?:;…|\n]+/gu
const CLAUSE_END = /^[.!?:;…|\n]+$/
// In scripts without spaces, a phrase may occur anywhere.
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const SHORTEST_COMPOUND_PART = 6
const SHORTEST_REST = 4
const LONGEST_PART = 200
const MOST_FORM_WORDS = 20
const MOST_KNOWN_WORDS = 10_000

/**
 * Finds the first of `phrases` that a text contains: whole words in any case and accents, hyphenated or not, with
 * simple endings ("Schnäppchen" finds "Schnäppchens", "miracle" finds "miracles") and as a superlative ("nuovo" finds
 * "novissimi"). In German also as a part of a compound word ("Rabatt" finds "Rabattaktion" and "Sommerrabatt").
 */
export function findForbiddenPhrase(text: string, phrases: readonly string[], language: Language): string | null {
  return forbiddenPhraseFinder(phrases, language)(text)
}

/** The function reads the phrases once for many texts. */
export function forbiddenPhraseFinder(phrases: readonly string[], language: Language): (text: string) => string | null {
  const vocabulary = wordMatcher(language)
  const searched = phrases
    .filter((phrase) => phrase.trim() !== '')
    .map((phrase) => {
      // "kostenlos → ohne Berechnung" forbids what is before the arrow.
      const [said = phrase] = phrase.split(SAID_INSTEAD, 1)
      const forms = [said, ...wordsOfSame(said, language)].flatMap(formsOf)
      const anywhere = forms.length === 0 || UNSPACED.test(phrase) ? folded(phrase).trim() : null
      return {
        phrase,
        anywhere,
        forms:
          anywhere === null
            ? forms.map((form) => {
                const ids = form.map((word) => vocabulary.add(word))
                return { ids, key: ids.join(' ') }
              })
            : [],
      }
    })
  if (searched.length === 0) return () => null
  const areAllOfWords = searched.every(({ anywhere }) => anywhere === null)
  return (text) => {
    const flat = folded(text)
    const readings = [...new Set([flat, unhyphenated(flat)])].map((each) => vocabulary.read(tokens(each)))
    if (areAllOfWords && readings.every(({ places }) => places.size === 0)) return null
    // Phrases that begin alike are searched once.
    const answers = new Map<string, boolean>()
    const isSaid = ({ ids, key }: { ids: readonly number[]; key: string }) =>
      answers.getOrInsertComputed(key, () => readings.some((reading) => says(reading, ids)))
    const found = searched.find(({ anywhere, forms }) =>
      anywhere === null ? forms.some(isSaid) : flat.includes(anywhere),
    )
    return found?.phrase ?? null
  }
}

/** A text by the wanted words that it contains: the words at each position, and the positions of each word. */
interface Reading {
  wanted: readonly (readonly number[])[]
  places: ReadonlyMap<number, readonly number[]>
}

/** We look up each word of a text, and never compare it with all wanted words. */
function wordMatcher(language: Language) {
  const ids = new Map<string, number>()
  const byStem = new Map<string, string[]>()
  const byRoot = new Map<string, string[]>()
  const known = new Map<string, readonly number[]>()
  const wantedFor = (word: string): number[] => {
    const candidates = [word, word.slice(0, -1), ...(byStem.get(stem(word, language)) ?? [])]
    if (languageBasics(language).joinsNouns) {
      for (let length = SHORTEST_COMPOUND_PART; length < Math.min(word.length, LONGEST_PART); length += 1) {
        candidates.push(word.slice(0, length), word.slice(-length))
      }
    }
    if (isSuperlative(word, language)) candidates.push(...(byRoot.get(superlativeRoot(word, language)) ?? []))
    return [...new Set(candidates)].flatMap((wanted) => {
      const id = ids.get(wanted)
      return id !== undefined && isSameWord(word, wanted, language) ? [id] : []
    })
  }
  return {
    add(word: string): number {
      const own = ids.get(word)
      if (own !== undefined) return own
      known.clear()
      const id = ids.size
      ids.set(word, id)
      const root = stem(word, language)
      byStem.set(root, [...(byStem.get(root) ?? []), word])
      const positive = superlativeRoot(word, language)
      byRoot.set(positive, [...(byRoot.get(positive) ?? []), word])
      return id
    },
    read(words: readonly string[]): Reading {
      if (known.size > MOST_KNOWN_WORDS) known.clear()
      const places = new Map<number, number[]>()
      const wanted = words.map((word, place) => {
        const own = known.get(word) ?? wantedFor(word)
        known.set(word, own)
        for (const id of own) {
          const all = places.get(id)
          if (all === undefined) places.set(id, [place])
          else all.push(place)
        }
        return own
      })
      return { wanted, places }
    },
  }
}

const NOWHERE: readonly number[] = []

function says({ wanted, places }: Reading, form: readonly number[]): boolean {
  let rarest = 0
  let least = places.get(form[0]!) ?? NOWHERE
  for (let offset = 1; offset < form.length && least.length > 0; offset += 1) {
    const own = places.get(form[offset]!) ?? NOWHERE
    if (own.length < least.length) [rarest, least] = [offset, own]
  }
  return least.some((place) => {
    const start = place - rarest
    return start >= 0 && form.every((id, offset) => wanted[start + offset]?.includes(id) === true)
  })
}

/** Finds the exact name, without inflection: for other brands' names. */
export function findName(text: string, names: readonly string[]): string | null {
  const reading = tokens(folded(text))
  return (
    names.find((name) => {
      const form = tokens(folded(name))
      return form.length > 0 && standsIn(reading, form)
    }) ?? null
  )
}

function formsOf(phrase: string): string[][] {
  const flat = folded(phrase)
  return [tokens(flat), tokens(unhyphenated(flat))]
    .map((form) => form.filter((token) => !CLAUSE_END.test(token)).slice(0, MOST_FORM_WORDS))
    .filter((form) => form.length > 0)
}

function tokens(flat: string): string[] {
  return flat.match(TOKEN) ?? []
}

function unhyphenated(flat: string): string {
  return flat.replaceAll(/(?<=\p{L})[-‐‑](?=\p{L})/gu, '')
}

function standsIn(reading: readonly string[], form: readonly string[]): boolean {
  return reading.some((_, start) => form.every((wanted, offset) => reading[start + offset] === wanted))
}

function isSameWord(word: string, wanted: string, language: Language): boolean {
  if (word === wanted) return true
  if (isSuperlative(word, language) && superlativeRoot(word, language) === superlativeRoot(wanted, language)) {
    return true
  }
  if (wanted.length < 4 || word.length < 4) return word === `${wanted}s` && wanted.length > 2
  if (languageBasics(language).joinsNouns && isPartOf(word, wanted)) return true
  return stem(word, language) === stem(wanted, language) && Math.abs(word.length - wanted.length) <= 3
}

const isPartOf = (word: string, wanted: string): boolean =>
  wanted.length >= SHORTEST_COMPOUND_PART &&
  (word.startsWith(wanted) || (word.endsWith(wanted) && word.length - wanted.length >= SHORTEST_REST))
