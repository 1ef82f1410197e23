import type { Language } from '#shared/brand-brief.ts'
import { MONTH_NUMBERS, WEEKDAY_NUMBERS } from '#shared/day-names.ts'
import { withoutEnding, wordsIn } from '../engine/word-matching.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { languageRules } from '../languages/load-rules.ts'
import { readingWords } from '../languages/reading-words.ts'
import { EVERY_PRICE, PRICE_FOR } from './read-price.ts'

const LONGEST_FIELD = 10_000
const CURRENCY = /(?<=\d\s?)[€$£]|[€$£](?=\s?\d)|(?<!\p{L})CHF(?!\p{L})|(?<=\d\s?)(?:euros?|EUR)(?!\p{L})/iu
const AMOUNT = String.raw`\d{1,3}[.,'’]\d{3}(?!\d)|\d{1,4}(?:[.,](?:\d{2}|[–-]))?`
/** An amount at the end of an entry, with what it's for: "oat hay 3lb 17", "Leihinstrument 25 im Monat". */
const AT_END = new RegExp(
  String.raw`(?<=^|[\s(])(?<![\d/x×+–-]\s)(?:(${AMOUNT})\s?(?:bis|à|to|a|-|–)\s?)?(${AMOUNT})((?:${PRICE_FOR}|\s?/\s?\p{L}{1,8})?)\s{0,3}$`,
  'iu',
)
/** Cents are a price wherever they are, unless a unit or a time of day follows: "hay cookies 8.50 bag of 20". */
const WITH_CENTS =
  /(?<=^|\s)(?<!\p{L}{0,6}(?:\s|^)(?:um|à|at|ore|alle|dalle|las|les|h)\s)(\d{1,4}[.,]\d{2})(?=\s(?!(?:Uhr|kg|g|ml|cl|l|cm|mm|m|ha|km|oz|lb|h)(?!\p{L}))\p{L}|\s?\()/iu
const YEAR = /^(?:19|20)\d{2}$/u
/** "29,–" is nothing but a price. */
const DASHED = /[.,][–-]$/u
const CENTS = /[.,](?:\d{2}|[–-])$/u
/** Between two entries: a sign with a space, a bracket, or the end of a line or sentence. */
const BETWEEN = /(\n|[;|()]|,(?=\s)|\s\/\s|\s[–—-]\s|[.!?](?=\s|$)|:(?=\s))/u
/** A number behind these words counts something: "groups of max 8", "from no. 2 to 12". */
const COUNTING = new Set(
  'max min no nr nº n° n num number size größe gr taille talla taglia up to bis hasta al au until unter under over über seit since depuis dal route spf fsc iso typ type lot page seite und and et y e x every each of de zu am vom den dem der le il el the day tag du dal del vor avant before entro prima par alle dalle ore'.split(
    ' ',
  ),
)
const FEWEST_WITH_CENTS = 2
/** A single digit is a price only in a list of many. */
const FEWEST_BESIDE_A_DIGIT = 4

/**
 * The products of a brand with the currency behind every amount that lacks it: "timothy 5lb 24.00 / 10lb 41 …, sampler
 * $22". The currency is the one that the text uses. Without one, two prices with cents are enough where the language
 * leaves it out. Unchanged where most entries have no amount, because their numbers count something else.
 */
export function withCurrency(text: string, language: Language): string {
  const field = text.slice(0, LONGEST_FIELD)
  const known = CURRENCY.exec(field)?.[0] ?? null
  const entries = field.split(BETWEEN)
  const found = entries.map((entry, at) => {
    const isPriced = BEGINS_WITH_PRICE.test(behindBracket(entries, at))
    return at % 2 === 1 || isPriced ? null : amountIn(entry, entries[at - 1] ?? '', entries[at + 1] ?? '', language)
  })
  const bare = found.filter((amount) => amount !== null)
  const haveCents = bare.filter(({ written }) => CENTS.test(written)).length >= FEWEST_WITH_CENTS
  const isUsual =
    languageRules(language).hasBarePrices && (haveCents || bare.some(({ written }) => DASHED.test(written)))
  const currency = known ?? (isUsual ? '€' : null)
  const named = entries.filter((entry, at) => at % 2 === 0 && /\p{L}{3}/u.test(entry)).length
  const priced = [...field.matchAll(EVERY_PRICE)].length + bare.length
  const isDigit = ({ written }: Amount) => priced < FEWEST_BESIDE_A_DIGIT && written.length === 1
  const isList = currency !== null && (haveCents || priced >= named * LEAST_SHARE)
  const written = entries.map((entry, at) => {
    const amount = found[at] ?? null
    if (amount === null || !isList || isDigit(amount)) return withPriceBehind(entry)
    const { from, to } = amount
    return `${entry.slice(0, from)}${inCurrency(entry.slice(from, to), currency)}${entry.slice(to)}`
  })
  return written.join('') + text.slice(LONGEST_FIELD)
}

/** In "a service for 6 (18 pieces) 498 €", the price is behind the bracket. */
const behindBracket = (entries: readonly string[], at: number): string =>
  entries[at + 1] === '(' && entries[at + 3] === ')' ? (entries[at + 4] ?? '') : ''
const BEGINS_WITH_PRICE = /^\s?(?:(?:[€$£]|CHF)\s?\d|\d[\d.,]{0,8}\s?(?:[€$£]|euros?|CHF))/iu

/** "$120 = one owl x-ray" is an x-ray for $120. */
const withPriceBehind = (entry: string): string => entry.replace(PRICE_FIRST, '$1$3 $2')
const PRICE_FIRST =
  /^(\s{0,3})((?:[€$£]\s?\d[\d.,]{0,8}|\d[\d.,]{0,8}\s?(?:[€$£]|euros?)))\s?=\s?(\S.{2,120}?)\s{0,3}$/iu

/** The least share of the entries of a list that have a price. */
const LEAST_SHARE = 1 / 3

const inCurrency = (amount: string, currency: string): string =>
  currency === '$' || currency === '£' ? `${currency}${amount}` : currency === 'CHF' ? `CHF ${amount}` : `${amount} €`

interface Amount {
  written: string
  from: number
  to: number
}

function amountIn(entry: string, before: string, after: string, language: Language): Amount | null {
  if (CURRENCY.test(entry)) return null
  const cents = centsIn(entry)
  if (cents !== null) return cents
  const found = AT_END.exec(entry)
  if (found === null) return null
  const [, first = '', written = ''] = found
  const name = entry.slice(0, found.index)
  // "(26)" alone is a price beside others, and "14, 21, 28" are days.
  const isNamed = /\p{L}{2}/u.test(name) || MEASURED.test(name)
  const isInBrackets = name.trim() === '' && (before === ')' || (before === '(' && after === ')'))
  const last = wordsIn(name).at(-1) ?? ''
  // "Cassa mista da 6" holds six bottles.
  const counts = countsBehind(name, language) || (written.length === 1 && last.length <= 2)
  // "Open 10 to 4"
  const areHours = first !== '' && Number(first) > Number(written)
  const isAlone = name.trim() === '' && CENTS.test(written) && !`${before}${after}`.includes('/')
  if ((!isNamed && !isInBrackets && !isAlone) || counts || areHours || YEAR.test(written)) return null
  const from = found.index
  return { written, from, to: from + found[0].indexOf(written, first.length) + written.length }
}

/** "Saturday December 5", "via Conti 14", "a stew for 6": the number behind the name has another reading. */
function countsBehind(name: string, language: Language): boolean {
  const all = wordsIn(name)
  const last = all.at(-1) ?? ''
  const { purposes } = readingWords(language)
  return (
    COUNTING.has(last) ||
    MONTH_NUMBERS.has(last) ||
    WEEKDAY_NUMBERS.has(last) ||
    // "Grow bags 3 for 27"
    (purposes.includes(last) && !/\d/u.test(all.at(-2) ?? '')) ||
    isAddress(name, language)
  )
}

/** "Via Conti", "Emsteker Straße" */
function isAddress(name: string, language: Language): boolean {
  const { streets } = readingWords(language)
  const tokens = name.trim().split(/\s+/u).slice(-LONGEST_ADDRESS)
  const last = withoutEnding(tokens.at(-1)!.toLowerCase(), '.,')
  const isEnd = (street: string) => last === street || (languageBasics(language).joinsNouns && last.endsWith(street))
  const isNamed = /^\p{Lu}/u.test(tokens.at(-1)!)
  return streets.some(isEnd) || (isNamed && tokens.some((token) => streets.includes(token.toLowerCase())))
}

const LONGEST_ADDRESS = 5

/** Another size of the thing before: "0,5 l 17,50". */
const MEASURED = /^\s{0,3}\d[\d.,]{0,5}\s?\p{L}{1,2}\s$/u

function centsIn(entry: string): Amount | null {
  const found = WITH_CENTS.exec(entry)
  const isDay = found !== null && DAY_AND_MONTH.test(found[1]!) && BEFORE_DAY.test(entry.slice(0, found.index))
  return found === null || isDay ? null : { written: found[1]!, from: found.index, to: found.index + found[1]!.length }
}

/** "Ab Freitag 18.12 gibt es Stollen" */
const DAY_AND_MONTH = /^(?:[12]?\d|3[01])\.(?:0[1-9]|1[0-2])$/u
const BEFORE_DAY =
  /(?:^|\s)(?:am|ab|vom|zum|bis|le|du|au|il|dal|al|entro|el|del|(?:mo|di|mi|do|fr|sa|so)\.?|\p{L}{2,9}tag|\p{L}{2,6}di|\p{L}{2,8}es|sábado|domingo|sabato|domenica|dimanche),?\s$/iu
