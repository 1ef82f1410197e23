import type { Language } from '#shared/brand-brief.ts'
import { findPhrase, startsWithAny, wordsIn } from '../engine/word-matching.ts'
import { momentWords } from '../languages/moment-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import { isOwnVerb } from './clause-words.ts'
import { namedDays } from './find-days.ts'
import { readPrice } from './read-price.ts'
import { readTiming } from './read-timing.ts'

const LONGEST = 1000
const MOST_NAME_WORDS = 12
const FEWEST_TOLD = 4
const SHORTEST_VERB = 6

/**
 * Whether an entry among the moments is none: a remark on the one before it ("that's when they come"), what the brand
 * does ("we don't do walk-ins"), or a detail of a day ("children free").
 */
export function isRemarkOnMoment(entry: string, sentence: string, language: Language): boolean {
  const words = readingWords(language)
  const said = entry.slice(0, LONGEST)
  if (speaksAsBrand(said, language)) return true
  const isBehind = /^\p{Ll}/u.test(said) && !sentence.startsWith(said)
  if (!isBehind) return false
  const isRemark = startsWithAny(said, momentWords(language).remarks) !== null && readTiming(said, language) === null
  return (
    isRemark ||
    speaksAsBrand(sentence, language) ||
    isOfOwnDay(said, sentence, language) ||
    isRelative(said, words.isVerbSecond)
  )
}

/** "We do Refill Weekend instead", "Facciamo il mercatino", "No hacemos ramos" */
function speaksAsBrand(text: string, language: Language): boolean {
  const words = readingWords(language)
  const { sellers, isPronounDropped, verbs, refusals } = words
  const [first = '', second = ''] = wordsIn(text).filter((word, at) => at > 0 || !refusals.includes(word))
  return (
    (sellers.includes(first) && verbs.includes(second)) || (isPronounDropped && isOwnVerb(first, words, SHORTEST_VERB))
  )
}

/** Behind a day with its price, "children free" and "12 €" are details. */
const isOfOwnDay = (entry: string, sentence: string, language: Language): boolean => {
  const at = sentence.indexOf(entry)
  const before = at < 0 ? '' : sentence.slice(0, at)
  return readPrice(sentence) !== null && namedDays(before, language).length > 0
}

/** „die eine Maschine bekommen haben“: in German, such a clause has lost its noun. */
const isRelative = (entry: string, isVerbSecond: boolean): boolean =>
  isVerbSecond && /^(?:die|der|das|denen)\s\p{Ll}.{2,200}\s\p{Ll}{3,20}$/u.test(entry)

/** "The new harvest: we start picking around October 20" is about the harvest. */
export function nameBeforeColon(entry: string): string {
  const [, name = '', told = ''] = /^([^:]{3,120}?)\s?:\s(.+)$/su.exec(entry.slice(0, LONGEST)) ?? []
  return name !== '' && wordsIn(name).length <= MOST_NAME_WORDS && wordsIn(told).length >= FEWEST_TOLD ? name : entry
}

/** Whether only a customer knows such a moment: "a card that is about to end". */
export const isOfCustomers = (text: string, language: Language): boolean =>
  findPhrase(text.slice(0, LONGEST), momentWords(language).ending) !== null
