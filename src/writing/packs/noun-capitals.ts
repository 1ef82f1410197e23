import type { Language } from '#shared/brand-brief.ts'
import { monthNumbersIn, weekdayNumbersIn } from '#shared/day-names.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { readingWords } from '../languages/reading-words.ts'
import { PACKS } from './load-packs.ts'

/** A word inside a sentence, behind another word or a comma. */
const INSIDE = /(?<=[\p{Ll},]\s)\p{L}\p{Ll}{2,40}(?![\p{L}\p{N}}:_-])/gu
/** Lines of settings aren't sentences. */
const SETTINGS = /^[^|\n]{0,2000}\|[^\n]{0,2000}$/gmu
/** The letter before a line: what follows begins a sentence. */
const FIELD = /^\p{Ll}\d{0,2}\s/gmu
/** A noun in lower case is a rare exception, or another word as well. */
const MOST_SMALL = 0.02

interface NounWords {
  nouns: ReadonlySet<string>
  /** All other words of the packs. */
  others: ReadonlySet<string>
  endings: readonly string[]
  /** Days and months. */
  names: ReadonlySet<string>
  /** Words that come before a noun and before no verb. */
  leads: ReadonlySet<string>
}

const known = new Map<Language, NounWords>()

/** The nouns of the packs. */
function nounWordsOf(language: Language): NounWords {
  const capitals = new Map<string, number>()
  const small = new Map<string, number>()
  for (const place of PACKS.places(language)) {
    for (const word of PACKS.read(place).replace(SETTINGS, '').replace(FIELD, '. ').match(INSIDE) ?? []) {
      const plain = word.toLowerCase()
      const counts = plain === word ? small : capitals
      counts.set(plain, (counts.get(plain) ?? 0) + 1)
    }
  }
  const isNoun = ([word, count]: [string, number]) => (small.get(word) ?? 0) <= count * MOST_SMALL
  const nouns = new Set([...capitals].filter(isNoun).map(([word]) => word))
  const { articles, nameBreaks } = readingWords(language)
  const everyDay = [...weekdayNumbersIn(language).keys()]
  // "Geöffnet dienstags": with an "s", a weekday is an adverb.
  const days = everyDay.filter((day) => !(day.endsWith('s') && everyDay.includes(day.slice(0, -1))))
  return {
    nouns,
    others: new Set(small.keys()).difference(nouns),
    endings: languageBasics(language).nounEndings,
    names: new Set([...days, ...days.map((day) => `${day}en`), ...monthNumbersIn(language).keys()]),
    leads: new Set([...articles, ...nameBreaks]),
  }
}

const SHORTEST_NAME = 3
const WORDS = /(?<![\p{L}\p{N}.@/_-])(?:\p{Lu}?\p{Ll}{1,40}|\d{1,6})(?![\p{L}\p{N}@/_-])/gu

/** "Schwelle mit namensschild" as it's spelled. What may be a verb or an adjective stays as it is. */
export function withNounCapitals(text: string, language: Language): string {
  if (!languageBasics(language).capitalizesNouns) return text
  const words = known.getOrInsertComputed(language, nounWordsOf)
  let before = ''
  return text.replace(WORDS, (word, at: number) => {
    // "150 € netto" isn't 150 of something.
    const isCounted = /^\d/u.test(before) && /(?<=\d)\s$/u.test(text.slice(Math.max(0, at - 2), at))
    // "Stühle, die wackeln".
    const isClause = INFLECTED.test(word) && BEGINS_CLAUSE.test(text.slice(Math.max(0, at - LONGEST_START), at))
    const isLed = isCounted || (words.leads.has(before.toLowerCase()) && !isClause)
    before = word
    const isSmall = word.length >= SHORTEST_NAME && /^\p{Ll}/u.test(word)
    const isLast = /^(?:\s?[.,;:!?()]|\s\d|$)/u.test(text.slice(at + word.length, at + word.length + 2))
    return isSmall && (isNoun(word, isLed, words) || (isLed && isLast && isUnknown(word, words)))
      ? word.charAt(0).toUpperCase() + word.slice(1)
      : word
  })
}

/** A comma with a word that refers to the noun before it. */
const BEGINS_CLAUSE = /,\s(?:die|der|das|denen|dessen|deren)\s$/u
const LONGEST_START = 9

const SHORTEST_ENDING_WORD = 7

/** "Eins von vorne": where something is has no capital behind any word. */
const ADVERBS: ReadonlySet<string> = new Set(
  'vorn vorne hinten oben unten außen innen links rechts dort hier daheim heute morgen gestern früher jetzt selbst allein'.split(
    ' ',
  ),
)

/** "Eine schwelle 35 €" ends in a noun, whatever it means. */
const isUnknown = (word: string, { others }: NounWords): boolean =>
  word.length >= SHORTEST_HEAD &&
  !others.has(word) &&
  !PARTICIPLE.test(word) &&
  !ADVERBS.has(word) &&
  !/(?:e[mnrs]|lich|ig|isch)$/u.test(word)

function isNoun(word: string, isLed: boolean, { nouns, endings, names }: NounWords): boolean {
  if (names.has(word)) return true
  if (word.length >= SHORTEST_ENDING_WORD && endings.some((end) => word.endsWith(end))) return true
  if (!nouns.has(word) && (PARTICIPLE.test(word) || !isCompound(word, nouns))) return false
  return !INFLECTED.test(word) || isLed
}

/** "Versendet" isn't the end of a verse. */
const PARTICIPLE = /(?:ndet|htet|iert)$/u

/** "Schleifen" is a verb or several bows, and "laufende" a participle. */
const INFLECTED = /(?:en|ern|eln|ende)$/u

const SHORTEST_HEAD = 4
const SHORTEST_PART = 3

/** "Namensschild" begins and ends with nouns. */
function isCompound(word: string, nouns: ReadonlySet<string>): boolean {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_HEAD; at += 1) {
    const first = word.slice(0, at)
    const isFirst = nouns.has(first) || nouns.has(first.replace(JOINT, ''))
    if (isFirst && nouns.has(word.slice(at))) return true
  }
  return false
}

const JOINT = /(?<=.{3})(?:en|es|s|n)$/u
