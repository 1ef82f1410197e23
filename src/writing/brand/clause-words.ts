import { WEEKDAY_NUMBERS } from '#shared/day-names.ts'
import { oncePer } from '#shared/once-per.ts'
import type { ReadingWords } from '../languages/reading-words.ts'
import { dateWords } from '../languages/date-words.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { withoutBrackets } from './list-pieces.ts'
import { findMonth, findYearRange } from './read-season.ts'
import { startsWithAny, withoutEnding, wordsIn } from '../engine/word-matching.ts'

export const CLAUSE_END = /[,;:](?=\s)/u

const SHORTEST_OWN_VERB = 7

/** "Prestiamo", "guardamos": a verb that says who speaks. "Ramos", a shorter word, are bunches of flowers. */
export const isOwnVerb = (word: string, { ownVerbEnds }: ReadingWords, shortest = SHORTEST_OWN_VERB): boolean =>
  word.length >= shortest && ownVerbEnds.some((end) => word.endsWith(end))

export function hasVerb(text: string, words: ReadingWords): boolean {
  const [first, ...others] = wordsIn(text.replace(/(?<=\s)May(?!\p{L})|(?<=\d\s?)[apAP][mM](?!\p{L})/gu, ' '))
  if (first === undefined) return false
  const verbs = verbsOf(words)
  return (verbs.has(first) && !isNameStart(first, others, words)) || others.some((word) => verbs.has(word))
}

const verbsOf = oncePer(({ verbs }: ReadingWords): ReadonlySet<string> => new Set(verbs))

const isNameStart = (first: string, [second]: string[], { nameStarts, verbs }: ReadingWords) =>
  nameStarts.includes(first) && (second === undefined || !verbs.includes(second))

/** Whether a piece continues the one before it: "die ich mag", "which lasts", "auf dem man sitzt". */
export function isSubordinate(part: string, words: ReadingWords): boolean {
  const opening = startsWithAny(part, words.subordinators)
  if (opening === null) return opensWithPreposition(part, words)
  return !words.articles.includes(opening.trim().toLowerCase()) || endsInVerb(part, words)
}

/** "Auf dem kein Röstdatum steht" */
function opensWithPreposition(part: string, words: ReadingWords): boolean {
  const [preposition = '', pronoun = ''] = wordsIn(part)
  return (
    languageBasics(words.language).capitalizesNouns &&
    words.detailStarts.includes(preposition) &&
    RELATIVE_PRONOUNS.has(pronoun) &&
    endsInVerb(part, words)
  )
}

const RELATIVE_PRONOUNS: ReadonlySet<string> = new Set(['dem', 'den', 'denen', 'der', 'die', 'das', 'deren', 'dessen'])

/** In German "die ich mag" is a clause, and "das erste Kind" and "der Arzt hat Zeit" are none: a clause ends in its verb. */
function endsInVerb(part: string, { verbs, pronouns }: ReadingWords): boolean {
  const tokens = part.split(/\s+/).filter((token) => /\p{L}/u.test(token))
  const inner = wordsIn(tokens.slice(1, -1).join(' '))
  return (
    (tokens.length > 2 || /(?:en|t)$/.test(tokens.at(-1)!)) &&
    /^\p{Ll}/u.test(tokens.at(-1)!) &&
    !inner.some((word) => verbs.includes(word) && !pronouns.includes(word))
  )
}

/** Whether a part of a comma list describes the entry before it: "with a lid", "made in Italy", "18 gauge". */
export function isDetail(part: string, words: ReadingWords, namesOffer: (part: string) => boolean): boolean {
  if (isSubordinate(part, words) || isMeasure(part, words) || isWeekday(part, words) || isCondition(part, words)) {
    return true
  }
  const { text } = withoutBrackets(part)
  // "All of them oiled and polished".
  if (words.pronouns.includes(wordsIn(text)[0] ?? '')) return true
  const opening = startsWithAny(text, words.detailStarts)
  if (opening === null) return startsWithParticiple(text, words)
  // "Hand sewn" describes, and "hand cream" is for sale.
  return words.nameBreaks.includes(opening.trim().toLowerCase()) || !namesOffer(text)
}

/** "Printed in Leeds" and "roasted weekly" describe. "Printed mugs" and "roasted nuts" are for sale. */
function startsWithParticiple(text: string, { participles, nameBreaks, language }: ReadingWords): boolean {
  const opening = startsWithAny(text, participles)
  if (opening === null) return false
  const [next] = wordsIn(text.slice(opening.length))
  return (
    next === undefined ||
    nameBreaks.includes(next) ||
    /^\d|ly$/.test(next) ||
    WEEKDAY_NUMBERS.has(next) ||
    findMonth(next, language) !== null ||
    findYearRange(text, language) !== null
  )
}

const INCLUDED = /(?:^|\s)(?:included|inbegriffen|inklusive|compris(?:es?)?|incluid[oa]s?|compres[oaie])$/iu
const MOST_WORDS_OF_A_CONDITION = 4

/** "At most 12 people", "Fridays at 6 pm", "lunch included": on what terms, and nothing for sale. */
export function isCondition(part: string, { limits }: ReadingWords): boolean {
  const all = wordsIn(part)
  if (all.length === 0 || all.length > MOST_WORDS_OF_A_CONDITION) return false
  const hasNumber = /\d/u.test(part)
  return (
    INCLUDED.test(part.trim()) ||
    (hasNumber && startsWithAny(part, limits) !== null) ||
    (hasNumber && WEEKDAY_NUMBERS.has(all[0]!))
  )
}

export function isMeasure(text: string, { units, counts }: ReadingWords): boolean {
  const [first, second, ...rest] = text.toLowerCase().split(/\s+/)
  if (first === undefined || rest.length > 1) return false
  // "Eight lessons", but not "one lesson by phone".
  if (counts[first] !== undefined && counts[first] > 1 && rest.length === 0) return units.includes(second ?? '')
  if (/^\d[\d.,x×-]*%?$/.test(first)) return second === undefined || units.includes(second.replace(/[.,]$/, ''))
  return second === undefined && /^\d[\d.,]*\p{L}{1,7}$/u.test(first) && units.includes(first.replace(/^[\d.,]+/, ''))
}

/**
 * Whether a text only tells one price of a thing from another: "medium", "children 6-14", "from 30 to 300 kg", "50 min".
 * The thing is before it.
 */
export function isVariant(text: string, { variants, units, joiners, nameBreaks, language }: ReadingWords): boolean {
  const { ages, open } = dateWords(language)
  const all = wordsIn(text)
  const opening = startsWithAny(text, [...variants, ...ages])
  const known = [variants, units, joiners, nameBreaks, open, SMALL]
  const isKnown = (word: string) => /^\d[\d-]*$/u.test(word) || known.some((list) => list.includes(word))
  const rest = opening === null ? all : wordsIn(text.trimStart().slice(opening.trim().length))
  const tells = opening !== null || (all.some((word) => units.includes(word)) && /\d/u.test(text))
  return tells && all.length <= MOST_OF_VARIANT && rest.every(isKnown)
}

/** Words between the ends of a range: "da 30 a 300 kg". */
const SMALL = ['a', 'à', 'y', 'e', 'to', 'bis', 'up', 'frei', 'ans', 'anni', 'años', 'jahre', 'jahren', 'years']
const MOST_OF_VARIANT = 7

export function isWeekday(part: string, { joiners, articles, nameBreaks }: ReadingWords): boolean {
  const all = wordsIn(part)
  return (
    all.some((word) => WEEKDAY_NUMBERS.has(word)) &&
    all.every(
      (word) =>
        WEEKDAY_NUMBERS.has(word) || joiners.includes(word) || articles.includes(word) || nameBreaks.includes(word),
    )
  )
}

export function withoutJoiner(part: string, words: ReadingWords): string {
  const joiner = startsWithAny(part, words.joiners)
  if (joiner === null) return part
  const rest = part.slice(joiner.length).trim()
  // "And if it doesn't fit?" is a whole question.
  return startsWithAny(rest, words.conditionals) === null ? rest : part
}

export const isTrailing = (part: string, { trailing }: ReadingWords) => trailing.includes(part.toLowerCase().trim())

/** "None" and "n/a" say that there is nothing to list. */
export const isNothing = (entry: string, { nothing }: ReadingWords) =>
  nothing.includes(withoutEnding(entry.toLowerCase().trim(), ' .!?'))
