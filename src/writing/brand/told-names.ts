import { findPhrase, startsWithAny, wordsIn } from '../engine/word-matching.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { proseWords } from '../languages/prose-words.ts'
import type { ReadingWords } from '../languages/reading-words.ts'
import { isMeasure } from './clause-words.ts'
import { partsAtCommas } from './list-pieces.ts'
import { namesOffer } from './offer-kinds.ts'
import { readPrice } from './read-price.ts'
import { type NamedThing, isMade, thingIn, verbAt, withoutFirstWords } from './thing-names.ts'

const LONGEST_SENTENCE = 600
const TITLED = /^([^:"“„«\n]{0,60})["“„«]\s?([^"“”„«»]{2,40}?)\s?["”“»]\s?:\s(\S.{2,500})$/su

/** "Our subscription is called “Keep it coming”: every two weeks, 8 % off" is one thing with what it is. */
export function titledThing(sentence: string, words: ReadingWords): { name: string; told: string } | null {
  const [, before = '', title, told] = TITLED.exec(sentence.slice(0, LONGEST_SENTENCE)) ?? []
  if (title === undefined || readPrice(sentence) !== null) return null
  const opening = withoutFirstWords(before, words)
  const noun = opening.slice((startsWithAny(opening, words.articles) ?? '').length).trim()
  const isNoun = noun !== '' && verbAt(before, words) === null && startsWithAny(noun, words.nameBreaks) === null
  return { name: isNoun ? `${noun} ${title}` : title, told: told!.replace(/\.$/u, '') }
}

/** "The level test is free and you take it online" */
export function freeThing(sentence: string, words: ReadingWords): { name: string; told: string } | null {
  const text = sentence.slice(0, LONGEST_SENTENCE)
  const { free, terms } = proseWords(words.language)
  const verb = readPrice(text) === null && findPhrase(text, free) !== null ? verbAt(text, words) : null
  const told = verb === null ? '' : text.slice(verb.to).trim()
  const isFree =
    verb?.isCosting === true &&
    startsWithAny(told, free) !== null &&
    !/^\S+[\s-](?:of|from|shipping)(?!\p{L})/iu.test(told)
  const apart = isFree ? null : freePart(text, words)
  const thing = isFree ? thingIn(text.slice(0, verb.from), words) : (apart?.thing ?? null)
  const isTerm = thing === null || findPhrase(thing.name, [...terms, ...words.shipping, ...words.shopWords]) !== null
  return isTerm ? null : { name: thing.name, told: (apart?.told ?? told).replace(/[.!]$/u, '') }
}

/** "New customers get a sample pack with gloves, free" */
function freePart(text: string, words: ReadingWords): { thing: NamedThing | null; told: string } | null {
  if (readPrice(text) !== null) return null
  const { free } = proseWords(words.language)
  const parts = partsAtCommas(text.replace(/[.!]$/u, ''))
  const at = parts.findIndex((part) => free.includes(part.toLowerCase()))
  const before = parts[at - 1] ?? ''
  const verb = verbAt(before, words)
  const object = verb === null ? '' : before.slice(verb.to).trim()
  return startsWithAny(object, words.articles) === null
    ? null
    : { thing: thingIn(object, words), told: parts.slice(at).join(', ') }
}

/** "Subscribe and save 15 %, ship every 60 days" */
export function savingThing(sentence: string, { language }: ReadingWords): { name: string; told: string } | null {
  const name = startsWithAny(sentence, proseWords(language).subscribing)?.trim()
  const told =
    name === undefined ? '' : sentence.slice(name.length, LONGEST_SENTENCE).replace(/^[\s:,–—-]+|[.!]$/gu, '')
  return name !== undefined && /\d/u.test(told) ? { name, told } : null
}

/** "In the shop there's also filters, oat milk": the words behind the verb, where time or place is before it. */
export function behindOffering(sentence: string, words: ReadingWords): string | null {
  const text = sentence.slice(0, LONGEST_SENTENCE)
  const opening = startsWithAny(text, [...words.nameBreaks, ...words.openers, ...words.joiners])
  const verb = opening === null || readPrice(text) !== null ? null : verbAt(text, words)
  if (verb === null || !verb.isOffering || wordsIn(text.slice(0, verb.from)).length > MOST_BEFORE) return null
  const rest = text.slice(verb.to).trim()
  const adverb = startsWithAny(rest, [...words.sellingAdverbs, ...proseWords(words.language).small])
  return adverb === null ? rest : rest.slice(adverb.length).trim()
}

const MOST_BEFORE = 8

/** "Best sellers are Porch Light, Wet Slate and Sunday Fig": what follows the verb. */
export function behindGroup(sentence: string, words: ReadingWords): string | null {
  const text = sentence.slice(0, LONGEST_SENTENCE)
  const verb = readPrice(text) === null ? verbAt(text, words) : null
  if (verb === null || !verb.isCosting) return null
  const before = text.slice(0, verb.from)
  const isGroup =
    wordsIn(before).length <= MOST_OF_GROUP && findPhrase(before, proseWords(words.language).groups) !== null
  return isGroup ? text.slice(verb.to).replace(/^[\s:]+/u, '') : null
}

const MOST_OF_GROUP = 6

/** What has no price and names nothing: how a thing is made, how many there are, "8 % cheaper", "any time". */
export function namesNothing(name: string, quote: string, words: ReadingWords): boolean {
  const { thatIs } = proseWords(words.language)
  const all = wordsIn(name)
  const { counts, joiners, units } = words
  const isNumber = (word: string) => /^\d/u.test(word) || counts[word] !== undefined
  const isAmount =
    all.length > 1 &&
    isNumber(all[0]!) &&
    all.every((word) => isNumber(word) || joiners.includes(word) || units.includes(word))
  const isBehind = /[,;]\s*$/u.test(quote.slice(0, Math.max(0, quote.indexOf(name))))
  const isCount =
    all.length > 1 &&
    (isBehind || /^[1-9]\d/u.test(all[0]!)) &&
    ((counts[all[0]!] ?? 0) > 1 || /^[1-9]\d+$/u.test(all[0]!)) &&
    !namesOffer(name, words) &&
    // "501 Original"
    (languageBasics(words.language).capitalizesNouns || !/^\d{1,4}\s\p{Lu}/u.test(name))
  const isLower = languageBasics(words.language).capitalizesNouns && !/\p{Lu}/u.test(name) && NOUN.test(quote)
  return (
    isAmount ||
    isCount ||
    isLower ||
    isMeasure(name, words) ||
    /^\d{1,3}\s?%/u.test(name) ||
    isMade(name, words) ||
    startsWithAny(name, thatIs) !== null
  )
}

/** A noun within a sentence. */
const NOUN = /\p{Ll}\s\p{Lu}\p{Ll}{2}/u
