import type { Language } from '#shared/brand-brief.ts'
import { folded } from '#shared/folded.ts'
import { stem } from '../languages/word-stems.ts'
import { isSuperlative, superlativeRoot } from './superlatives.ts'

// Words, the signs that carry meaning in a phrase ("100 %"), and the ends of clauses, over which no phrase reaches.
const TOKEN = /[\p{L}\p{N}]+|[%€$£]|[.!?:;…|\n]+/gu
const CLAUSE_END = /^[.!?:;…|\n]+$/
// Scripts that write no spaces: there a phrase is found anywhere.
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const SHORTEST_COMPOUND_PART = 6
const SHORTEST_REST = 4
const LONGEST_PART = 200
/** Nobody says so many words in a row by chance: a longer phrase is known by its beginning. */
const MOST_FORM_WORDS = 20

/**
 * Finds the first phrase of `phrases` that a text says: whole words, in any case and accents, hyphenated or not, and with
 * simple endings ("Schnäppchen" finds "Schnäppchens", "miracle" finds "miracles") and as a superlative ("nuovo" finds
 * "novissimi"). In German also as a part of a compound word ("Rabatt" finds "Rabattaktion" and "Sommerrabatt").
 */
export function findForbiddenPhrase(text: string, phrases: readonly string[], language: Language): string | null {
  return forbiddenPhraseFinder(phrases, language)(text)
}

/** As `findForbiddenPhrase`, for many texts: the phrases are read once. */
export function forbiddenPhraseFinder(phrases: readonly string[], language: Language): (text: string) => string | null {
  const vocabulary = wordMatcher(language)
  const searched = phrases
    .filter((phrase) => phrase.trim() !== '')
    .map((phrase) => {
      const forms = formsOf(phrase)
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
    // Phrases that begin alike are looked for once.
    const answers = new Map<string, boolean>()
    const isSaid = ({ ids, key }: { ids: readonly number[]; key: string }) =>
      answers.getOrInsertComputed(key, () => readings.some((reading) => says(reading, ids)))
    const found = searched.find(({ anywhere, forms }) =>
      anywhere === null ? forms.some(isSaid) : flat.includes(anywhere),
    )
    return found?.phrase ?? null
  }
}

/** A text by the wanted words it holds: which stand at each of its places, and at which places each stands. */
interface Reading {
  wanted: readonly (readonly number[])[]
  places: ReadonlyMap<number, readonly number[]>
}

/** Tells which of the wanted words a text holds. Each word of a text is looked up, never compared with all of them. */
function wordMatcher(language: Language) {
  const ids = new Map<string, number>()
  const byStem = new Map<string, string[]>()
  const byRoot = new Map<string, string[]>()
  const wantedFor = (word: string): number[] => {
    const candidates = [word, word.slice(0, -1), ...(byStem.get(stem(word, language)) ?? [])]
    if (language === 'de') {
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
      const known = ids.get(word)
      if (known !== undefined) return known
      const id = ids.size
      ids.set(word, id)
      const root = stem(word, language)
      byStem.set(root, [...(byStem.get(root) ?? []), word])
      const positive = superlativeRoot(word, language)
      byRoot.set(positive, [...(byRoot.get(positive) ?? []), word])
      return id
    },
    read(words: readonly string[]): Reading {
      const known = new Map<string, readonly number[]>()
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

/** Whether the words of a form stand in a row. The search begins at the rarest of them. */
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

/** A name as it stands, without inflection: for other brands' names. */
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
  if (language === 'de' && isPartOf(word, wanted)) return true
  return stem(word, language) === stem(wanted, language) && Math.abs(word.length - wanted.length) <= 3
}

/** A short first part is more often a prefix than a word: "Reaktion" holds no "Aktion". */
const isPartOf = (word: string, wanted: string): boolean =>
  wanted.length >= SHORTEST_COMPOUND_PART &&
  (word.startsWith(wanted) || (word.endsWith(wanted) && word.length - wanted.length >= SHORTEST_REST))
