import type { Language } from '#shared/brand-brief.ts'
import { weekdayNumbersIn } from '#shared/day-names.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { findPhrase, findStem, startsWithAny, withoutEnding, wordsIn } from '../engine/word-matching.ts'
import { dateWords } from '../languages/date-words.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { practicalWords } from '../languages/practical-words.ts'
import { type ReadingWords, readingWords } from '../languages/reading-words.ts'
import { hasVerb, isOwnVerb } from './clause-words.ts'
import { labeledFor } from './audience-labels.ts'
import { namedDays } from './find-days.ts'
import { piecesOf, withoutBrackets } from './list-pieces.ts'
import { inOwnVoice, printedLine, shorterTexts, withoutPeriod } from './printable.ts'
import { readPrice } from './read-price.ts'
import { termOf } from './read-terms.ts'
import { inNormalVoice } from './statement-texts.ts'

const LONGEST = 400
const MOST = 8
const FEWEST_WORDS = 5

/**
 * What a description of how people buy says of the brand's days, times and conditions, in whole sentences: "Estimates are
 * free and good for 90 days", "or we pick it up, within 40 km for 60 €". What it says of customers is left out.
 */
export function termsInProse(text: string, language: Language): string[] {
  return piecesOf(text)
    .pieces.flatMap((piece) => [...clausesOf(piece.slice(0, LONGEST), language), ...hoursInBrackets(piece, language)])
    .flatMap((clause) => toldTerm(clause, language) ?? [])
    .slice(0, MOST)
}

/** The sentence, and the part in which the brand speaks behind what customers do: "They bring it or we pick it up". */
function clausesOf(piece: string, language: Language): string[] {
  const words = readingWords(language)
  const turns = [...piece.matchAll(TURN)].filter(({ index, 0: sign, 1: word = '' }) => {
    const rest = piece.slice(index + sign.length)
    return (word === '' || words.joiners.includes(word.toLowerCase())) && startsWithAny(rest, words.sellers) !== null
  })
  const own = turns.map(({ index, 0: sign }) => piece.slice(index + sign.length))
  return isOfCustomers(piece, language) ? own.slice(0, 1) : [piece]
}

const TURN = /,?\s(\p{L}{1,4})\s|,\s/gu

/** "(Mon–Thu 7:30 to 4 pm)" */
const hoursInBrackets = (piece: string, language: Language): string[] =>
  withoutBrackets(piece).inside.flatMap((aside) =>
    termOf(aside, language) === 'hours' && wordsIn(aside).some((word) => isWeekday(word, language))
      ? [aside.replace(NUMBER_BEFORE, '')]
      : [],
  )

/** "(08031 555 021, Monday to Friday 8 to 12)" */
const NUMBER_BEFORE = /^[+\d][\d\s./-]{5,20},\s/u

function toldTerm(clause: string, language: Language): string | null {
  const words = readingWords(language)
  if (isOfCustomers(clause, language) || !statesTerm(clause, language)) return null
  for (const part of shorterTexts(withoutEnding(clause.trim(), '. '))) {
    if (wordsIn(part).length < FEWEST_WORDS || !statesTerm(part, language)) continue
    const line = printedLine(inNormalVoice(part, words), inOwnVoice(words))
    if (line !== null) return capitalized(withoutPeriod(line))
  }
  return null
}

/** A number, a day of the week or a condition of sale, in a sentence or under a term that we know. */
function statesTerm(text: string, language: Language): boolean {
  const words = readingWords(language)
  if (termOf(text, language) !== 'hours' && !hasSubject(text, words)) return false
  const all = wordsIn(text)
  const isNumber = (word = '') => /^\d/u.test(word) || words.counts[word] !== undefined
  const hasMeasure =
    readPrice(text) !== null || all.some((word, at) => words.units.includes(word) && isNumber(all[at - 1]))
  const hasDay = all.some((word) => isWeekday(word, language))
  if (hasMeasure || (hasDay && /\d/u.test(text)) || termOf(withoutBrackets(text).text, language) !== null) return true
  const isCase = startsWithAny(text, words.conditionals) !== null
  return hasVerb(text, words) && (/\d/u.test(text) || hasDay || isCase)
}

/** "Offre un mois, puis abonnement" and "Four months is quick" don't say who or what it is. */
function hasSubject(text: string, words: ReadingWords): boolean {
  const { sellers, articles, conditionals, verbs, counts, pronouns } = words
  const all = wordsIn(text)
  const [first = ''] = all
  const speaks = sellers.includes(first) || startsWithAny(text, words.sellers) !== null
  const isOfOthers = startsWithAny(text, conditionals) !== null && all.some((word) => pronouns.includes(word))
  if (isOfOthers && !all.some((word) => sellers.includes(word))) return false
  if (speaks || articles.includes(first) || isWeekday(first, words.language)) return true
  return !verbs.includes(first) && counts[first] === undefined && !/^\p{Ll}/u.test(text) && hasVerb(text, words)
}

const isWeekday = (word: string, language: Language): boolean => weekdayNumbersIn(language).has(word)

/** "Takes the quiz", "Reads the labels": someone who isn't named does it. */
function isWithoutSubject(text: string, language: Language): boolean {
  const words = readingWords(language)
  const [first = '', second = ''] = wordsIn(text)
  return first.endsWith('s') && words.verbs.includes(first) && words.articles.includes(second)
}

/** What customers do, what is private or about emails, and what holds on a day of the calendar. */
function isOfCustomers(text: string, language: Language): boolean {
  const words = readingWords(language)
  const { others, othersEnds, plans, mailStems, cartStems } = ownFactWords(language)
  const { customersDo, hidden, nobody } = practicalWords(language)
  const { courtesy } = dateWords(language)
  const all = wordsIn(text)
  const [first = ''] = all
  const isOurs = words.sellers.includes(first) || (words.isPronounDropped && isOwnVerb(first, words, 0))
  const named = others.filter((each) => !courtesy.includes(each))
  const tells = [...customersDo, ...plans, ...words.mandatory.filter((each) => !courtesy.includes(each))]
  return (
    (!isOurs && findPhrase(text, named) !== null) ||
    isWithoutSubject(text, language) ||
    (othersEnds.some((end) => first.length > end.length + 2 && first.endsWith(end)) && !isOurs) ||
    words.pronouns.filter((word) => !words.sellers.includes(word)).includes(first) ||
    findPhrase(text, [...(isOurs ? [] : tells), ...hidden, ...nobody]) !== null ||
    findStem(text, [...mailStems, ...cartStems]) !== null ||
    namedDays(text, language).length > 0 ||
    /\d\s?%/u.test(text) ||
    labeledFor(text, language) !== null
  )
}
