import type { BrandBrief, Language } from '#shared/brand-brief.ts'
import type { FactValue } from '#shared/brand-sheet.ts'
import { oncePer } from '#shared/once-per.ts'
import { findPhrase, wordsIn } from '../engine/word-matching.ts'
import { dutyWords } from '../languages/duty-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import { type Amount, amountIn, bareAmount } from './amounts.ts'
import { partsAtCommas } from './list-pieces.ts'
import { EVERY_PRICE, PRICE_FOR, TAX, isRecurring, readPrice, withoutPrice } from './read-price.ts'

type Offer = Pick<FactValue<'offer'>, 'price' | 'fact'> & Partial<Pick<FactValue<'offer'>, 'name'>>
type OfBrand = Pick<BrandBrief, 'facts' | 'language'>
type Rule = FactValue<'rule'>

/** Whether a rule asks for the price per kilo, liter or ounce beside each price. */
export function isBasePriceRule({ sentence }: Rule, language: Language): boolean {
  const { basePrices, saying } = dutyWords(language)
  const { mandatory, sayings } = readingWords(language)
  const text = sentence.slice(0, LONGEST)
  const asks = findPhrase(text, [...mandatory, ...saying]) !== null || sayings.some((each) => text.includes(each))
  return asks && findPhrase(text, basePrices) !== null
}

interface Basis {
  isAsked: boolean
  /** A hundred where the rule speaks of 100 g or 100 ml. */
  isPerHundred: boolean
}

const basisOf = oncePer(({ facts, language }: OfBrand): Basis => {
  const rules = facts.rules.filter((rule) => isBasePriceRule(rule, language))
  return { isAsked: rules.length > 0, isPerHundred: rules.some(({ sentence }) => /100\s?(?:g|ml)/iu.test(sentence)) }
})

/**
 * What the price of an offer is for: "250 g" of "250 g, Assam", or of "250 g 9,20 €, 1 kg 32,50 €". Its part of the fact
 * is `part`, where that part says nothing else. Null where no amount or several could be meant.
 */
export function amountOfOffer(
  { name = '', price, fact }: Offer,
  language: Language,
): { amount: Amount; part: string | null } | null {
  if (price === null) return null
  const parts = partsAtCommas(fact ?? '')
  const bare = parts.flatMap((part) => {
    const amount = bareAmount(part, language)
    return amount === null ? [] : [{ amount, part }]
  })
  if (bare.length === 1) return bare[0]!
  if (bare.length > 1) return null
  const own = parts.find((part) => readPrice(part) === price)
  const beside = own === undefined ? null : bareAmount(withoutPrice(own), language)
  if (beside !== null) return { amount: beside, part: null }
  const named = amountIn(name, language)
  return named === null ? null : { amount: { ...named, text: '' }, part: null }
}

/** "36,80 €/kg" for "9,20 €" and 250 g, with the decimals of the price. Null for what is paid again and again. */
function basePrice(price: string, { unit, thousandths }: Amount, brief: OfBrand): string | null {
  const bare = price.replace(TAX, '').trim()
  if (isRecurring(bare) || bare.includes('/') || !/\d/u.test(bare)) return null
  const { isPerHundred } = basisOf(brief)
  const isSmall = isPerHundred && (unit === 'kg' || unit === 'l')
  const unitName = isSmall ? (unit === 'kg' ? '100 g' : '100 ml') : unit
  // Of exactly one kilo, the price is the base price.
  const per = isSmall ? 100 : 1000
  if (thousandths === per) return null
  return `${bare.replace(EVERY_NUMBER, (number) => scaled(number, per, thousandths, brief.language))}/${unitName}`
}

const EVERY_NUMBER = /\d{1,3}(?:[ .,'’\u00a0\u202f]\d{3})+(?!\d)(?:[.,]\d{2})?|\d{1,6}(?:[.,]\d{1,2})?/gu

/** In whole cents, so that nothing is lost. */
function scaled(number: string, per: number, thousandths: number, language: Language): string {
  const [, whole = '', cents = ''] = /^(.{1,12}?)(?:[.,](\d{1,2}))?$/u.exec(number) ?? []
  const inCents = Number(whole.replaceAll(/\D/gu, '')) * 100 + Number(cents.padEnd(2, '0'))
  const result = Math.round((inCents * per) / thousandths)
  const text = new Intl.NumberFormat(language, {
    minimumFractionDigits: cents === '' && result % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
    useGrouping: false,
  }).format(result / 100)
  return number.includes(',') && cents !== '' ? text.replace('.', ',') : text
}

/** What is in brackets behind the price of an offer: its amount, and the base price that a rule asks for. */
export function besidePrice(offer: Offer, brief: OfBrand): string | null {
  const found = amountOfOffer(offer, brief.language)
  // "32 € a lesson" is for that.
  if (found === null || offer.price === null || IS_FOR.test(offer.price)) return null
  const base = basisOf(brief).isAsked ? basePrice(offer.price, found.amount, brief) : null
  const said = [found.amount.text, base ?? ''].filter((text) => text !== '').join(', ')
  return said === '' ? null : said
}

const IS_FOR = new RegExp(PRICE_FOR, 'iu')

/** What an offer is, without the amount that is in brackets behind its price. */
export function factBesidePrice(offer: Offer, language: Language): string | null {
  const part = amountOfOffer(offer, language)?.part ?? null
  if (offer.fact === null || part === null) return offer.fact
  const rest = partsAtCommas(offer.fact).filter((each) => each !== part)
  return rest.length === 0 ? null : rest.join(', ')
}

/** A line of the owner with the base price behind each price beside an amount: "250 g 9,20 € (36,80 €/kg)". */
export function withBasePrices(line: string, brief: OfBrand): string {
  if (!basisOf(brief).isAsked || line.length > LONGEST_LINE) return line
  return line.replace(EVERY_PRICE, (price, at: number) => {
    const behind = line.slice(at + price.length)
    if (price.includes('/') || isNamed(behind)) return price
    const amount = amountBeside(line.slice(0, at), behind, brief) ?? amountOfNamed(price, line, brief)
    const base = amount === null ? null : basePrice(price, amount, brief)
    return base === null ? price : `${price} (${base})`
  })
}

/** The amount of an offer that a line names with its price, however far apart. */
function amountOfNamed(price: string, line: string, { facts, language }: OfBrand): Amount | null {
  const said = line.toLowerCase()
  const [offer, another] = facts.offers.filter(
    (each) => each.price === price && said.includes(each.shortName.toLowerCase()),
  )
  return offer === undefined || another !== undefined ? null : (amountOfOffer(offer, language)?.amount ?? null)
}

/** Whether some price of goods in a text has no base price, so that someone has to look. */
export function lacksBasePrice(text: string, brief: OfBrand): boolean {
  const { facts, language } = brief
  const { basePrices, unitWords } = dutyWords(language)
  const said = facts.offers.map(({ price, fact }) => `${price ?? ''} ${fact ?? ''}`.replaceAll(/\s/gu, '')).join(' ')
  const done = facts.offers.filter(({ kind }) => kind !== null && NOT_WEIGHED.has(kind)).map(({ name }) => name)
  return text.split('\n').some((line) => {
    const prices = [...line.slice(0, LONGEST_LINE).matchAll(EVERY_PRICE)]
    if (prices.length === 0 || findPhrase(line, basePrices) !== null) return false
    if (done.some((name) => line.toLowerCase().includes(name.toLowerCase()))) return false
    return prices.some(({ 0: price, index }) => {
      const behind = line.slice(index + price.length)
      // What taxes take isn't a price of goods.
      if (!said.includes(price.replaceAll(/\s/gu, ''))) return false
      const [unit = ''] = wordsIn(behind.replace(SMALL_WORD, ''))
      // "32 € fürs Kilo" is one already.
      const isOne = unitWords[unit] !== undefined || unit === 'kg' || unit === 'l'
      const amount = amountBeside(line.slice(0, index), behind, brief)
      return !isNamed(behind) && !isOne && !price.includes('/') && amount?.thousandths !== 1000
    })
  })
}

/** What no one weighs. */
const NOT_WEIGHED: ReadonlySet<string> = new Set(['service', 'course', 'event', 'durable', 'subscription'])
const SMALL_WORD = /^\s?\p{L}{1,5}\s/u

/** Whether a base price is behind a price already. */
const isNamed = (behind: string): boolean =>
  /^(?:\s\p{L}{2,8})?\s?\([^()]{0,60}\/(?:kg|l|lb|oz|fl oz|100 g|100 ml)\)|^[^\p{L}\d]{0,2}\//u.test(behind) ||
  /^\s?(?:1\s)?(?:kg|l)\)/u.test(behind)

function amountBeside(before: string, behind: string, { language }: OfBrand): Amount | null {
  const { joiners } = readingWords(language)
  const [near = ''] = /(?:[^,;()]|,(?=\d)){1,40}$/u.exec(before) ?? []
  const last = lastAmount(near, language)
  if (last !== null) return last
  const [next = ''] = /^[^,;.()]{1,30}/u.exec(behind) ?? []
  const amount = amountIn(next, language)
  if (amount === null) return null
  const between = wordsIn(next.slice(0, amount.from))
  return between.length > MOST_BETWEEN || between.some((word) => joiners.includes(word)) ? null : amount
}

/** The amount at the end of a text, before at most a small word: "2,5 L a". */
function lastAmount(text: string, language: Language): Amount | null {
  const amount = amountIn(text, language)
  if (amount === null) return null
  const rest = text.slice(amount.to)
  return /^\s?:?\s?(?:\p{L}{1,4}\s?)?$/u.test(rest) ? amount : lastAmount(rest, language)
}

const MOST_BETWEEN = 3
const LONGEST = 400
const LONGEST_LINE = 600
