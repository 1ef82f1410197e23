import type { ReadingWords } from '../languages/reading-words.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { proseWords } from '../languages/prose-words.ts'
import { startsWithAny } from '../engine/word-matching.ts'
import { commasIn } from './list-pieces.ts'
import { type PriceInText, pricesIn, readPrice } from './read-price.ts'

/** A part of a sentence with the price in it, if there is one. */
export interface Segment {
  /** The words before the price, or all of them. */
  head: string
  /** Brackets among these words. */
  inside: string[]
  price: string | null
  /** The bracket that holds the price, without its own signs. */
  bracket: string | null
  /** The words behind the price, and brackets among them. */
  tail: string
  tailInside: string[]
  /** The sign or word before the segment. */
  sign: ',' | ':' | '&' | ''
  /** The segment as it is written. */
  written: string
}

interface Anchor extends PriceInText {
  bracket: string | null
}

const LONGEST_SENTENCE = 1200
const FILL = '\u{FFFC}'
const BRACKET = /\(([^()]{1,400})\)/gu

/**
 * The parts of a sentence, cut at its commas, colons and dashes, and at the word between two prices: "27 € the jar and
 * the large one 40 €". Null where a part would hold two prices.
 */
export function segmentsOf(sentence: string, words: ReadingWords): Segment[] | null {
  const text = sentence.slice(0, LONGEST_SENTENCE)
  const masked = text.replace(BRACKET, (bracket) => FILL.repeat(bracket.length))
  const signs = signsIn(masked, words)
  const anchors = anchorsIn(
    text,
    masked,
    signs.map(({ at }) => at),
    words,
  )
  const cuts = [
    ...signs,
    ...joinersBetween(
      masked,
      anchors,
      signs.map(({ at }) => at),
      words,
    ),
  ]
    .filter(({ at }) => !anchors.some((anchor) => anchor.from <= at && at < anchor.to))
    .toSorted((left, right) => left.at - right.at)
  const bounds = [{ at: -1, end: 0, sign: '' as const }, ...cuts]
  const segments = bounds.map(({ end, sign }, index) => {
    const [from, to] = [end, bounds[index + 1]?.at ?? text.length]
    const own = anchors.filter((anchor) => anchor.from >= from && anchor.to <= to)
    return own.length > 1 ? null : segmentOf(text, { from, to, sign }, own[0] ?? null)
  })
  const all = segments.filter((segment) => segment !== null)
  return all.length < segments.length ? null : all.filter(({ written }) => /[\p{L}\p{N}]/u.test(written))
}

interface Cut {
  at: number
  /** Where the part behind it begins. */
  end: number
  sign: ',' | ':' | '&' | ''
}

function signsIn(masked: string, { language }: ReadingWords): Cut[] {
  const hasNouns = languageBasics(language).capitalizesNouns
  // "Für sonnige, trockene Ecken": a comma between two adjectives.
  const isInName = (at: number) =>
    hasNouns &&
    /\s\p{Ll}{3,16}(?:e|e[nrs])$/u.test(masked.slice(Math.max(0, at - 20), at)) &&
    /^\s\p{Ll}{3,16}(?:e|e[nrs])\s\p{Lu}/u.test(masked.slice(at + 1, at + 24))
  const commas: Cut[] = commasIn(masked)
    .filter((at) => !isInName(at))
    .map((at) => ({ at, end: at + 1, sign: ',' }))
  const others = [...masked.matchAll(/:(?=\s)|;|\s[–—=-]\s/gu)].map(({ 0: sign, index }): Cut => ({
    at: index,
    end: index + sign.length,
    sign: sign === ':' ? ':' : ',',
  }))
  return [...commas, ...others]
}

/** Prices outside of brackets, and brackets with a price behind words without one. */
function anchorsIn(text: string, masked: string, cuts: readonly number[], words: ReadingWords): Anchor[] {
  const outer = joined(pricesIn(masked), masked, words).map(({ from, to }): Anchor => {
    return { price: text.slice(from, to).trim(), from, to, bracket: null }
  })
  const inner = [...text.matchAll(BRACKET)].flatMap(({ 0: whole, 1: inside = '', index }): Anchor[] => {
    const start = Math.max(0, ...cuts.filter((at) => at < index))
    const end = Math.min(text.length, ...cuts.filter((at) => at > index))
    const isBehind = outer.some(
      ({ from, to }) => from >= start && to <= end && (to <= index || isNext(masked, index + whole.length, from)),
    )
    const price = readPrice(inside)
    return price === null || isBehind ? [] : [{ price, from: index, to: index + whole.length, bracket: inside }]
  })
  return [...outer, ...inner].toSorted((left, right) => left.from - right.from)
}

/** In "roll (nine in a box) € 41", the price is that of the roll. */
const isNext = (masked: string, from: number, to: number): boolean =>
  to >= from && !/\p{L}{3}/u.test(masked.slice(from, to))

/** "50 € o de 95 €" and "von der Fußbank für 140 € bis zum Schrank für 2.400 €" tell one price. */
function joined(prices: readonly PriceInText[], masked: string, { joiners, language }: ReadingWords): PriceInText[] {
  const { until, from } = proseWords(language)
  const all: PriceInText[] = []
  for (const price of prices) {
    const before = all.at(-1)
    const between = before === undefined ? '' : masked.slice(before.to, price.from)
    const isOr = /^\s(\p{L}{1,4})(?:\s(?:de|à|a|at|von|da))?\s$/u.exec(between)?.[1]?.toLowerCase()
    const start = before === undefined ? '' : masked.slice(0, before.from)
    const opening =
      from
        .map((word) => start.toLowerCase().lastIndexOf(` ${word} `))
        .find((at) => at >= 0 && !/[,;:(]/u.test(start.slice(at))) ?? -1
    const isSpread =
      before !== undefined &&
      startsWithAny(between, until) !== null &&
      /\p{L}{4}/u.test(between) &&
      opening >= 0 &&
      !/[,;:(]/u.test(between)
    if (before !== undefined && isOr !== undefined && joiners.includes(isOr) && isAlternative(masked, price.to)) {
      all[all.length - 1] = { price: masked.slice(before.from, price.to).trim(), from: before.from, to: price.to }
    } else if (isSpread) {
      all[all.length - 1] = { price: masked.slice(opening + 1, price.to).trim(), from: opening + 1, to: price.to }
    } else all.push(price)
  }
  return all
}

/** Nothing behind the second price says what it is for. */
const isAlternative = (masked: string, at: number): boolean => !/^\s\p{L}/u.test(masked.slice(at, at + 3))

/** The word that joins two things, each with its price, and the one that begins what follows a price. */
function joinersBetween(
  masked: string,
  anchors: readonly Anchor[],
  cuts: readonly number[],
  { joiners }: ReadingWords,
): Cut[] {
  return anchors.flatMap(({ to }, index): Cut[] => {
    const end = Math.min(masked.length, ...cuts.filter((at) => at >= to))
    const next = anchors[index + 1]
    const isBefore = next !== undefined && next.from <= end
    const between = masked.slice(to, isBefore ? next.from : end)
    const found = [...between.matchAll(/(?<=^|\s)(\p{L}{1,4}|&)(?=\s)/gu)].filter(({ 0: word }) =>
      joiners.includes(word.toLowerCase()),
    )
    const opening = found.find(({ index: at }) => between.slice(0, at).trim() === '')
    const chosen = isBefore ? found.at(-1) : opening
    return chosen === undefined ? [] : [{ at: to + chosen.index, end: to + chosen.index + chosen[0].length, sign: '&' }]
  })
}

function segmentOf(
  text: string,
  { from, to, sign }: { from: number; to: number; sign: Segment['sign'] },
  anchor: Anchor | null,
): Segment {
  const head = withoutInside(text.slice(from, anchor?.from ?? to))
  const tail = withoutInside(anchor === null ? '' : text.slice(anchor.to, to))
  return {
    head: head.text,
    inside: head.inside,
    price: anchor?.price ?? null,
    bracket: anchor?.bracket ?? null,
    tail: tail.text,
    tailInside: tail.inside,
    sign,
    written: text.slice(from, to).trim(),
  }
}

function withoutInside(text: string): { text: string; inside: string[] } {
  const inside = [...text.matchAll(BRACKET)].map(([, each = '']) => each.trim())
  return { text: text.replace(BRACKET, ' ').replace(/\s+/gu, ' ').trim(), inside }
}
