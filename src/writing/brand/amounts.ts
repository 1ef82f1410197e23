import type { Language } from '#shared/brand-brief.ts'
import { wordsIn } from '../engine/word-matching.ts'
import { dutyWords } from '../languages/duty-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import { readPrice } from './read-price.ts'

/** An amount of weight or volume, and what people compare it by: 500 g is 0.5 kg. */
export interface Amount {
  text: string
  unit: Unit
  /** In thousandths of that unit. */
  thousandths: number
}

export type Unit = 'kg' | 'l' | 'oz' | 'fl oz' | 'lb'

/** Signs that are the same in every language, in thousandths of the unit that they are compared by. */
const SIGNS: Readonly<Record<string, readonly [Unit, number]>> = {
  kg: ['kg', 1000],
  g: ['kg', 1],
  l: ['l', 1000],
  cl: ['l', 10],
  ml: ['l', 1],
  oz: ['oz', 1000],
  'fl oz': ['fl oz', 1000],
  lb: ['lb', 1000],
  lbs: ['lb', 1000],
}

const NUMBER = String.raw`\d{1,4}(?:[.,]\d{1,3})?`
/** "250 g", "4 x 100 g", "2,5 L" */
const AMOUNT = String.raw`(?<![\d.,])(?:(\d{1,3})\s?[x×]\s?)?(${NUMBER})\s?(fl\.?\soz|\p{L}{1,8})\.?(?![\p{L}\d])`
const EACH = new RegExp(AMOUNT, 'gu')
const MOST_WORDS_BEFORE = 3
const LONGEST = 60

/** The first amount of weight or volume in a text. */
export function amountIn(text: string, language: Language): (Amount & { from: number; to: number }) | null {
  const { unitWords } = dutyWords(language)
  const said = text.slice(0, LONGEST_TEXT)
  for (const { 0: whole, 1: count = '1', 2: number = '', 3: word = '', index } of said.matchAll(EACH)) {
    const name = word.toLowerCase().replace('.', '')
    const known = SIGNS[unitWords[name] ?? name]
    if (known === undefined) continue
    const [unit, factor] = known
    const thousandths = Math.round(Number(count) * Number(number.replace(',', '.')) * factor)
    if (thousandths > 0) return { text: whole, unit, thousandths, from: index, to: index + whole.length }
  }
  return null
}

const LONGEST_TEXT = 400

/** A part that says nothing but an amount: "250 g", "lata de 2,5 L". */
export function bareAmount(part: string, language: Language): Amount | null {
  const text = part.trim()
  const amount = text.length > LONGEST || readPrice(text) !== null ? null : amountIn(text, language)
  if (amount === null || amount.to < text.length) return null
  const before = wordsIn(text.slice(0, amount.from))
  const { counts } = readingWords(language)
  // "Five teas of 10 g"
  const isOfSeveral = before.some((word) => /\d/u.test(word) || (counts[word] ?? 0) > 1)
  return before.length > MOST_WORDS_BEFORE || isOfSeveral ? null : { ...amount, text }
}
