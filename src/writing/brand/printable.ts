import type { Language } from '#shared/brand-brief.ts'
import type { ReadingWords } from '../languages/reading-words.ts'
import { oncePer } from '#shared/once-per.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { hasVerb, isSubordinate } from './clause-words.ts'
import { withoutBrackets } from './list-pieces.ts'
import { findPhrase, findStem, startsWithAny, withoutEnding, wordsIn } from '../engine/word-matching.ts'
import { languageRules } from '../languages/load-rules.ts'
import { readPrice } from './read-price.ts'
import { wholeSentences } from './whole-sentences.ts'

const SHORTEST = 7

interface Limits {
  longest: number
  mostWords: number
  /** Whether someone may be quoted. */
  mayQuote: boolean
}

const IN_FULL: Limits = { longest: 320, mostWords: 60, mayQuote: true }
const ONE_LINE: Limits = { longest: 140, mostWords: 24, mayQuote: false }

/** A word of an owner's note that no customer should read: "RIEN promettre", "theres", "!!". */
const NOTED = /!!|\s\/\s|\?\?|[=→<>{}[\]|]|\.\.\.|…|&&/u

/**
 * A text of the owner as a line of an email, with a capital and a period. Null for a note to the writer, a scrap or
 * more than a line.
 */
export const printedLine = (text: string, words: ReadingWords): string | null => printedWithin(text, words, ONE_LINE)

function printedWithin(text: string, words: ReadingWords, { longest, mostWords, mayQuote }: Limits): string | null {
  const plain = withoutAsides(text.slice(0, 4 * longest), words)
  const line = withoutEnding(
    withoutPlus(plain, words.language)
      .replace(/\s+/gu, ' ')
      .replaceAll(/\s(?=[,.])/gu, '')
      .trim(),
    ' ,;:–-',
  )
  const count = wordsIn(line).length
  if (line.length < SHORTEST || line.length > longest || count < 2 || count > mostWords) return null
  if (NOTED.test(line) || shouts(line, words) || languageRules(words.language).sloppy?.test(line) === true) return null
  const ownWords = mayQuote ? line.replace(WHOLE_QUOTE, ' ') : line
  if (QUOTED.test(ownWords)) return null
  if (findPhrase(ownWords, [...words.privateWords, ...words.tellingVerbs]) !== null) return null
  const start = line.replace(/^[¿¡]?\p{Ll}/u, (first) => first.toUpperCase())
  return ENDED.test(start) ? start : `${start}.`
}

const QUOTED = /["“”„«»]/u
/** What someone said, with both of its marks. */
const WHOLE_QUOTE = /["“„«][^"“”„«»]{2,160}["”“»]/gu
const FEWEST_QUOTED = 3

/** Whether a text holds what someone said, and not only a title: “It's exactly Sunday noon at our place.” */
export const quotesSomeone = (text: string): boolean =>
  (text.slice(0, IN_FULL.longest).match(WHOLE_QUOTE) ?? []).some(
    (quote) => wordsIn(quote).length >= FEWEST_QUOTED && /\s\p{Ll}/u.test(quote),
  )

/** A quote may end a sentence with the period inside it. */
const ENDED = /[.!?]["”“»]?$/u

const MOST_SENTENCES = 6

/**
 * An answer that a member has checked, in full and in its owner's voice: "I melt each lot apart, and you can watch." Where
 * a sentence is a note to the writer, the answer ends before it.
 */
export function printedInFull(text: string, words: ReadingWords): string | null {
  const sentences = wholeSentences(text, words.language).slice(0, MOST_SENTENCES)
  for (let count = sentences.length; count > 0; count -= 1) {
    const printed = printedWithin(sentences.slice(0, count).join(' '), inOwnVoice(words), IN_FULL)
    if (printed !== null) return printed
  }
  return null
}

/** The words of a reading in which an owner may say "I". */
export const inOwnVoice = oncePer((words: ReadingWords): ReadingWords => {
  const own = new Set(words.firstPerson)
  return { ...words, privateWords: words.privateWords.filter((word) => !own.has(word)) }
})

const LONGEST_ACRONYM = 5

/** "RIEN promettre" is a note. "A HEPA vacuum" isn't. */
function shouts(line: string, { refusals, mandatory, tellingVerbs, only, privateWords }: ReadingWords): boolean {
  const capitals = line.match(/(?<!\p{L})\p{Lu}{4,40}(?!\p{L})/gu) ?? []
  const isNote = (word: string) =>
    word.length > LONGEST_ACRONYM ||
    findPhrase(word, [...refusals, ...mandatory, ...tellingVerbs, ...only, ...privateWords]) !== null
  return capitals.length > 1 || capitals.some(isNote)
}

const ASIDE = /\(([^()]{1,40})\)/gu
const MOST_ASIDE_WORDS = 4
const [OPEN, CLOSE] = ['\uE000', '\uE001']

/** Without what is in brackets, except for a measure that tells offers apart: "1 picture book (0-3 years)". */
function withoutAsides(text: string, { noticeWords, tellingVerbs, only, asides }: ReadingWords): string {
  const marked = text.replace(ASIDE, (whole, inside: string) => {
    const isTold =
      /\d/u.test(inside) &&
      !/[!?%→=]/u.test(inside) &&
      wordsIn(inside).length <= MOST_ASIDE_WORDS &&
      startsWithAny(inside, asides) === null &&
      findPhrase(inside, [...noticeWords, ...tellingVerbs, ...only]) === null
    return isTold ? `${OPEN}${inside}${CLOSE}` : whole
  })
  return withoutBrackets(marked).text.replaceAll(OPEN, '(').replaceAll(CLOSE, ')')
}

const MOST_JOINED = 6

/** "6 in + 12 in" and "beef+salmon" in words: "6 in and 12 in". */
export function withoutPlus(text: string, language: Language): string {
  if (!text.includes('+')) return text
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  return text
    .split(/(?<=[,;.])\s/u)
    .map((part) => {
      // "+30 €" costs more.
      const joined = part.split(/(?:\s\+\s|(?<=\p{L})\+|\s\+)(?=[\p{L}\p{N}])(?!\d+\s?[€$£])/u, MOST_JOINED)
      return joined.length === 1 || joined.length === MOST_JOINED || joined[0] === '' ? part : list.format(joined)
    })
    .join(' ')
}

/**
 * The fact of an offer as a line of an email. A clause needs its noun, what is organic needs a proof, and what its owner
 * remarks on it is for no one else: "crickets are expensive".
 */
export const printedFact = (text: string, words: ReadingWords): string | null =>
  isUnsaid(text, words) ? null : (printedLine(text, words) ?? longFact(text, words))

/** As much of a fact that is longer than a line as fits up to a comma. */
function longFact(text: string, words: ReadingWords): string | null {
  if (text.length <= ONE_LINE.longest && wordsIn(text).length <= ONE_LINE.mostWords) return null
  const isWhole = (part: string) => part.split('(').length === part.split(')').length
  for (const part of shorterTexts(text).slice(1)) {
    const line = isWhole(part) && !isUnsaid(part, words) ? printedLine(part, words) : null
    if (line !== null) return line
  }
  return null
}

function isUnsaid(text: string, words: ReadingWords): boolean {
  const { organicStems, remarks } = ownFactWords(words.language)
  return (
    isSubordinate(text, words) ||
    startsWithAny(text, words.relatives) !== null ||
    findPhrase(text, remarks) !== null ||
    findStem(text, organicStems) !== null
  )
}

const MOST_BEGINNINGS = 4

const LONGEST_IN_BRACKETS = 80
const IN_BRACKETS = /\([^()]{0,80}$/u

/** The whole text first, then the text before its last comma or period, and so on, because notes come at the end. */
export function shorterTexts(text: string): string[] {
  const ends = [...text.matchAll(/[,;.](?=\s)/g)]
    .map(({ index }) => index)
    .filter((end) => !IN_BRACKETS.test(text.slice(Math.max(0, end - LONGEST_IN_BRACKETS - 1), end)))
    .toReversed()
  return [text, ...ends.map((end) => text.slice(0, end))].slice(0, MOST_BEGINNINGS)
}

const FEWEST_TOLD = 4

/** "11 hectares" and "6 in and 12 in" are measures of something that they don't name. */
export const isBareMeasure = (text: string): boolean =>
  /\d/u.test(text) && readPrice(text) === null && wordsIn(text).length < FEWEST_TOLD

export const withoutPeriod = (text: string): string => text.replace(/\.$/u, '')

const FEWEST_WORDS = 3
const NAME_WORDS = 4

/**
 * Whether a phrase of the brand is complete alone: "medimos el pie" and "dug, not potted", not "rapporto di pulizia".
 */
export function standsAlone(phrase: string, words: ReadingWords): boolean {
  const isLimited = withoutBrackets(phrase).inside.some(
    (aside) => findPhrase(aside, [...words.noticeWords, ...words.tellingVerbs, ...words.only]) !== null,
  )
  if (isLimited) return false
  const all = wordsIn(phrase)
  if (all.length > 1 && words.ownVerbEnds.some((end) => all[0]!.endsWith(end))) return true
  if (all.length < FEWEST_WORDS) return false
  if (hasVerb(phrase, words) || phrase.includes(',')) return true
  const isName = all.length <= NAME_WORDS && words.genitives.some((word) => all.slice(1, -1).includes(word))
  return !isName && (startsWithAny(phrase, words.articles) === null || all.length > NAME_WORDS)
}

/** Whether a sentence among the products tells how the brand serves: with a number, and without a refusal. */
export function tellsService(sentence: string, words: ReadingWords): boolean {
  const { text } = withoutBrackets(sentence)
  return (
    /\d/u.test(text) &&
    /^\p{Lu}/u.test(sentence.trim()) &&
    wordsIn(text).length >= FEWEST_WORDS &&
    findPhrase(text, words.refusals) === null &&
    findPhrase(text, words.mandatory) === null &&
    !/(?<![\p{L}\d.])\p{Lu}(?![\p{L}.'’])/u.test(text.slice(1)) &&
    printedLine(sentence, words) !== null
  )
}

/** Whether a sentence says what the brand doesn't do, in its own voice: "Non vendiamo stufe", "NO vendemos por internet". */
export function tellsWhatIsNot(sentence: string, words: ReadingWords): boolean {
  const all = wordsIn(sentence)
  const verb = all.findIndex((word) => words.sellingVerbs.includes(word))
  if (verb < 0 || verb > FEWEST_WORDS || !/^\p{Lu}/u.test(sentence.trim())) return false
  const isOurs = words.isPronounDropped || all.slice(0, verb + 2).some((word) => words.sellers.includes(word))
  const isRefused = findPhrase(all.slice(Math.max(0, verb - 2), verb + 3).join(' '), words.refusals) !== null
  return isOurs && isRefused && printedLine(sentence, words) !== null
}
