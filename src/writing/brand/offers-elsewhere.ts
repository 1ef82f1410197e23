import type { Language } from '#shared/brand-brief.ts'
import type { FactValue } from '#shared/brand-sheet.ts'
import { findPhrase, startsWithAny, wordsIn } from '../engine/word-matching.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { proseWords } from '../languages/prose-words.ts'
import { type ReadingWords, readingWords } from '../languages/reading-words.ts'
import { guessGrammar } from './guess-grammar.ts'
import { piecesOf } from './list-pieces.ts'
import { namesOffer } from './offer-kinds.ts'
import { type ToldThing, pricedProse } from './priced-prose.ts'
import { type ReadOffer, offerOfProse } from './read-offers.ts'
import { readPrice } from './read-price.ts'
import { isAboutShipping } from './selling-sentences.ts'
import { verbAt, withoutFirstWords } from './thing-names.ts'
import { freeThing } from './told-names.ts'

const MOST_PIECES = 60
const LONGEST_PIECE = 600

/** Things with a price among the reasons and the steps of buying: "the advent calendar ($72) went on sale October 15". */
export function offersElsewhere(text: string, known: readonly string[], language: Language): ReadOffer[] {
  const words = readingWords(language)
  const found = piecesOf(text)
    .pieces.slice(0, MOST_PIECES)
    .flatMap((piece) => thingsIn(piece.slice(0, LONGEST_PIECE), words).map((thing) => ({ thing, quote: piece })))
  const offers = found.map(({ thing, quote }): ReadOffer => {
    const { name, details, price, group } = thing
    const offer = offerOfProse(
      { text: withoutQuotes(name), details: details.map(withoutQuotes), group, quote, price },
      language,
      words,
    )
    const isFirstPurchase = findPhrase(name, ownFactWords(language).samplers) !== null
    return { offer: { ...offer, isFirstPurchase }, quote }
  })
  const isKnown = ({ offer }: ReadOffer) => known.some((name) => isSameThing(name, offer.name))
  return offers.filter(
    (read, index) =>
      !isKnown(read) && offers.findIndex(({ offer }) => isSameThing(offer.name, read.offer.name)) === index,
  )
}

/** "The cream" is the "calm cream", and "first five" the "First Five sampler". */
function isSameThing(left: string, right: string): boolean {
  const [one, other] = [wordsIn(left), wordsIn(right)]
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.every((word) => long.includes(word))
}

function thingsIn(piece: string, words: ReadingWords): ToldThing[] {
  if (isAboutShipping(piece, words)) return []
  if (readPrice(piece) === null) {
    const free = freeThing(piece, words)
    return free === null
      ? vouchersIn(piece, words)
      : [{ name: free.name, price: null, details: [free.told], group: null }]
  }
  return (pricedProse(piece, null, words) ?? []).filter((thing) => thing.price !== null && isSold(thing, piece, words))
}

/** "Courses make good gifts, there are vouchers" */
function vouchersIn(piece: string, words: ReadingWords): ToldThing[] {
  const verb = verbAt(piece, words)
  const rest = verb?.isOffering === true ? withoutFirstWords(piece.slice(verb.to), words) : ''
  const bare = rest.slice((startsWithAny(rest, words.articles) ?? '').length).trim()
  const name = startsWithAny(bare, words.vouchers)?.trim()
  return name === undefined
    ? []
    : [{ name, price: null, details: [bare.slice(name.length).replace(/^[\s,:–—-]+|[.!]$/gu, '')], group: null }]
}

/** Terms, costs of the brand and sums that people spend have prices, too. */
function isSold({ name, details }: ToldThing, piece: string, words: ReadingWords): boolean {
  const { terms } = proseWords(words.language)
  const at = piece.indexOf(name)
  const isBracketed = /^["“”„»]?\s?\([^()]{0,200}\)/u.test(piece.slice(at + name.length).trimStart())
  const isTitle = /["“„«]/u.test(name)
  const isCapital = /\p{Lu}/u.test(name)
  const isNamed =
    namesOffer(name, words) ||
    isTitle ||
    isCapital ||
    (isBracketed && at >= 0) ||
    isOffered(piece.slice(0, Math.max(0, at)), words)
  const isPaid = details.some((detail) => wordsIn(detail).length <= MOST_OF_TERM && findPhrase(detail, terms) !== null)
  return isNamed && !isPaid && findPhrase(name, [...terms, ...words.shopWords]) === null && !COSTING_US.test(piece)
}

/** "We have" and "there's" right before the name. */
function isOffered(before: string, words: ReadingWords): boolean {
  const verb = verbAt(before.slice(-LONGEST_OFFERING), words)
  return verb?.isOffering === true && verb.to >= Math.min(before.length, LONGEST_OFFERING) - LONGEST_ARTICLE
}

const MOST_OF_TERM = 2
const LONGEST_OFFERING = 40
const LONGEST_ARTICLE = 6

/** "The heaters cost us 380 euros a month" */
const COSTING_US =
  /(?<!\p{L})(?:costs? us|kostet uns|kosten uns|nous coûtent?|nos cuestan?|ci costa(?:no)?|we pay|zahlen wir|pagamos|paghiamo|on paie|nous payons)(?!\p{L})/iu

const withoutQuotes = (text: string): string =>
  text
    .replace(/(?<!\d)["“”„«»]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()

const LONGEST_STEP = 400
const WORDS_BEFORE = 24

/** What people buy before they decide, named among the steps of buying: "get a 5 dollar sampler, then reorder". */
export function firstSteps(text: string, language: Language): ReadOffer[] {
  const step = text.slice(0, LONGEST_STEP)
  const lower = step.toLowerCase()
  const word = ownFactWords(language).samplers.find((each) => findPhrase(lower, [each]) !== null)
  if (word === undefined) return []
  const at = lower.indexOf(word)
  const name = step.slice(at, at + word.length)
  const near = step.slice(Math.max(0, at - WORDS_BEFORE), at + name.length + WORDS_BEFORE).split(/[;.\n→]/u)
  const price = readPrice(near.find((part) => part.includes(name)) ?? '')
  const offer: FactValue<'offer'> = {
    name,
    shortName: name,
    kind: null,
    grammar: guessGrammar(name, language),
    isFirstPurchase: true,
    fact: null,
    price: price?.replace(/(?<=\d\s)(?:dollar|euro|pound)$/u, '$&s') ?? null,
    forWhom: null,
    chooseIf: null,
    season: null,
  }
  return price === null ? [] : [{ offer, quote: name }]
}
