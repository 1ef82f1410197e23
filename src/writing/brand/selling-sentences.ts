import { WEEKDAY_NUMBERS } from '#shared/day-names.ts'
import type { ReadingWords } from '../languages/reading-words.ts'
import { findYearRange } from './read-season.ts'
import { isMeasure } from './clause-words.ts'
import { commasIn } from './list-pieces.ts'
import { findPhrase, withoutEnding } from '../engine/word-matching.ts'

interface Token {
  word: string
  from: number
  to: number
}

const TOKEN = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*['’]?|,/gu
const MOST_TOKENS = 600

interface Opening {
  from: number
  to: number
  isShipping: boolean
}

export interface SoldText {
  text: string
  /** "We ship oysters" names goods, and "we ship worldwide" names none. */
  isShipped: boolean
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(TOKEN)) {
    const word = match[0].toLowerCase().replaceAll('’', "'")
    tokens.push({ word, from: match.index, to: match.index + match[0].length })
    if (tokens.length === MOST_TOKENS) break
  }
  return tokens
}

/** What a sentence names as its goods, one text for each verb of selling; none where it says nothing of the kind. */
export function soldIn(sentence: string, words: ReadingWords): SoldText[] {
  const openings = openingsIn(sentence, words)
  return openings
    .map(({ to, isShipping }, index) => {
      const text = sentence.slice(to, openings[index + 1]?.from ?? sentence.length)
      return { text: withoutAdverbials(text, words), isShipped: isShipping }
    })
    .filter(({ text }) => /\p{L}{2}/u.test(text))
}

function openingsIn(sentence: string, words: ReadingWords): Opening[] {
  const tokens = tokensOf(sentence)
  const openings: Opening[] = []
  let clause = 0
  for (let at = 0; at < tokens.length; at += 1) {
    if (tokens[at]!.word === ',') clause = at + 1
    const end = openingAt(tokens, at, openings.length > 0, words)
    if (end === null) continue
    const isAllowed = isFiller(tokens.slice(clause, at), words)
    const joiner = !isAllowed && words.joiners.includes(tokens[at - 1]?.word ?? '') ? at - 1 : null
    if (!isAllowed && joiner === null) continue
    const next = tokens[end]
    if (next !== undefined && words.refusals.includes(next.word)) continue
    const isShipping = !tokens.slice(at, end).some(({ word }) => words.sellingVerbs.includes(word))
    openings.push({ from: tokens[joiner ?? clause]!.from, to: tokens[end - 1]!.to, isShipping })
    at = end - 1
    clause = end
  }
  return openings
}

/** Where the words end that open a list of goods at a token; null when none do. */
function openingAt(tokens: Token[], at: number, hasOpened: boolean, words: ReadingWords): number | null {
  const isA = (list: string[], index: number) => list.includes(tokens[index]?.word ?? '')
  const isVerb = (index: number) => isA(words.sellingVerbs, index) || isA(words.shippingVerbs, index)
  const skip = (list: string[], index: number) => {
    let end = index
    while (isA(list, end)) end += 1
    return end
  }
  const verbsFrom = (index: number) => {
    let end = index + 1
    while (isA(words.joiners, end) && isVerb(end + 1)) end += 2
    return skip(words.sellingAdverbs, end)
  }
  if (isA(words.sellers, at)) {
    const verb = skip(words.sellingAdverbs, at + 1)
    return isVerb(verb) ? verbsFrom(verb) : null
  }
  if (!isVerb(at)) return null
  if (isA(words.sellers, at + 1)) return words.isVerbSecond ? skip(words.sellingAdverbs, at + 2) : null
  const follows =
    hasOpened && (isA(words.joiners, at - 1) || tokens[at - 1]?.word === ',' || isA(words.sellingAdverbs, at - 1))
  return words.sellers.length === 0 || words.isPronounDropped || follows ? verbsFrom(at) : null
}

/** Words that may precede "we sell" in its clause: none, or words of time and place that begin with a small word. */
function isFiller(before: Token[], words: ReadingWords): boolean {
  const [first] = before
  if (first === undefined) return true
  if (before.some(({ word }) => words.relatives.includes(word) || words.refusals.includes(word))) return false
  return [words.openers, words.joiners, words.nameBreaks, words.sellingAdverbs].some((list) =>
    list.includes(first.word),
  )
}

/** German puts time and place between the verb and the goods: "bauen wir in unserer Werkstatt in Lippe Tische". */
export function withoutAdverbials(text: string, { isVerbSecond, nameBreaks, separatedPrefixes }: ReadingWords): string {
  const trimmed = withoutEnding(text.replace(/^[\s:,–—-]+/u, '').trimEnd(), ' ,')
  if (!isVerbSecond) return trimmed
  const tokens = trimmed.split(/\s+/)
  let at = 0
  while (at < tokens.length - 1) {
    const word = tokens[at]!.toLowerCase()
    if (/^(?:\p{L}+mal|regelmäßig|inzwischen|jährlich|monatlich|wöchentlich)$/u.test(word)) at += 1
    else if (nameBreaks.includes(word)) {
      const noun = tokens.findIndex((token, index) => index > at && /^\p{Lu}/u.test(token))
      if (noun < 0 || noun - at > 3 || noun === tokens.length - 1) break
      at = noun + 1
    } else break
  }
  const last = separatedPrefixes.includes(tokens.at(-1)!) ? -1 : undefined
  return tokens.slice(at, last).join(' ')
}

/** "Der Laden liefert von Mai bis Juli" tells when, not what. */
export const tellsWhen = (text: string, words: ReadingWords): boolean =>
  findYearRange(text, words.language) !== null ||
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => WEEKDAY_NUMBERS.has(word)) ||
  isMeasure(text, words)

/** "wir liefern", "nous expédions" */
export const isAboutShipping = (sentence: string, { shipping }: ReadingWords): boolean =>
  findPhrase(sentence, shipping) !== null

/**
 * Subjects of statements that are for sale: "The platter costs 49 €", "Board hire is in-store only". Each pair holds
 * the subject and what the sentence says about it.
 */
export function subjectsIn(sentence: string, words: ReadingWords): [string, string][] {
  const found: [string, string][] = []
  let start = 0
  for (const at of [...commasIn(sentence), sentence.length]) {
    const clause = sentence.slice(start, at).trim()
    start = at + 1
    const tokens = tokensOf(clause)
    const verb = tokens.findIndex(({ word }, index) => index > 0 && words.verbs.includes(word))
    const subject = verb > 0 ? clause.slice(0, tokens[verb]!.from).trim() : ''
    const isName =
      verb > 0 && verb <= MOST_SUBJECT_WORDS && !tokens.slice(0, verb).some(({ word }) => isNoSubject(word, words))
    if (isName) found.push([subject, clause.slice(tokens[verb]!.to).trim()])
  }
  return found
}

const MOST_SUBJECT_WORDS = 7

const isNoSubject = (word: string, { pronouns, shopWords, subordinators, refusals, articles }: ReadingWords) =>
  pronouns.includes(word) ||
  shopWords.includes(word) ||
  refusals.includes(word) ||
  (subordinators.includes(word) && !articles.includes(word))
