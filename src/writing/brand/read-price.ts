import { LANGUAGES } from '#shared/brand-brief.ts'
import { wordsIn } from '../engine/word-matching.ts'
import { proseWords } from '../languages/prose-words.ts'

/** "6 900 €" has a space in its number. */
const AMOUNT = String.raw`(?:(?<!\d\s)\d{1,3}(?:[ \u00a0\u202f]\d{3}){1,2}(?!\d)|\d{1,3}['’]\d{3}(?!\d)|\d{1,6}(?:[.,]\d{1,3}){0,2}(?:[.,][–-])?)`
/** "Motoculteur 25" has no currency. */
const CURRENCY = String.raw`(?:AU|CA|US|NZ|C|A)?[$€£]|(?<!\p{L})(?:(?:USD|EUR|GBP|CAD|AUD|CHF)|(?:euros?|dollars?|pounds?|bucks?|quid))(?!\p{L})`
/** In "Agenda 2027 CHF 32" the amount is behind the code. */
const MONEY = String.raw`(?:(?:${CURRENCY})\s?${AMOUNT}(?:\s(?:USD|EUR|GBP|CAD|AUD|CHF)(?!\p{L}))?|${AMOUNT}\s?(?:${CURRENCY})(?!\d)(?<!CHF(?=\s?\d)))`
const STARTING =
  'from|starting at|ab|dès|à partir de|desde|a partir de|da|a partire da|up to|bis zu|bis|jusqu.à|hasta|fino a|between|zwischen|entre|tra'
/** "Zwischen 14 und 17 Euro" */
const BETWEEN = String.raw`(?<!\p{L})(?:between|zwischen|entre|tra|fra)\s${AMOUNT}\s(?:and|und|et|y|e)\s`
const UNTIL = 'to|bis|à|a|und|and|et|y|e|[-–—]'
/** Between two prices of the same thing: "11 € par mois ou 120 € l'année". */
const OR = 'or|oder|ou|o'
const PIECE =
  "ea|each|a pair|the pair|l'un[ao]|cadaun[ao]|il paio|la coppia|la pièce|la paire|l'unité|el par|la unidad|la pieza|das stück|das paar|pro paar"
const PERIOD = String.raw`mo|mth|month|year|yr|week|hour|hr|h|day|person|pp|p\.\s?p\.?|head|seat|monat|jahr|woche|stunde|std|tag|stück|mois|an|année|semaine|heure|jour|personne|mes|año|semana|hora|día|persona|mese|anno|settimana|ora|giorno|night|session|lesson|class|nacht|einheit|séance|nuit|journée|cours|noche|sesión|clase|notte|lezione|pezzo|kg|g|l|lb|oz|km|mile|m²|m2|ft|foot|sq\.?\sft|ohr|auge|œil|oreille|envoi|box|boîte|livraison|lieferung|paket|spedizione|envío|caja|cassetta|delivery|shipment|portion|teller|flasche|bottle|bouteille|botella|bottiglia|glas|verre|bicchiere|copa`
const PER = String.raw`(?:\s?\/\s?|\s(?:per|pro|par|por|al|alla|all'|la|le|il|die|a|an|je|im|each)\s|\sl['’]|\s?(?=pp(?!\p{L})|p\.\s?p))(?:${PERIOD})(?!\p{L})`
/** What a price is for: "/mo", "each", "im Monat". */
export const PRICE_FOR: string = String.raw`${PER}|\s(?:${PIECE})(?!\p{L})`
const START = String.raw`(?:(?<!\p{L})(?:${STARTING})\s)`
/** What the price holds of taxes: "38 € HT", "netto", "plus VAT". */
const TAXED = String.raw`(?:\s(?:HT|TTC|netto|brutto|(?:plus|inc|incl|ex|excl)\.?\s(?:VAT|GST)|\+\s?(?:VAT|GST|IVA)|(?:zzgl|inkl)\.\s(?:MwSt|USt)\.?|IVA\s(?:inclusa|compresa|esclusa|incluido|aparte)|(?:sin|más|più)\sIVA|hors\staxes?)(?!\p{L}))`
/** What a text says of taxes, behind a space. */
export const TAX: RegExp = new RegExp(TAXED, 'iu')
const PRICE = new RegExp(
  String.raw`(?:${START}|(?<![\d.,])(?:${AMOUNT}(?:\s?\/\s?|\s(?:${OR})\s)){1,4}|${BETWEEN}|(?<![\d.,x×])(?!(?:19|20)\d{2}\s)${AMOUNT}(?:\s(?:to|bis|à|a)\s|\s?[-–]\s?)|(?<!\p{L})de\s(?=${MONEY}\s(?:à|a)\s))?${MONEY}(?:(?:${PER})?\s?(?:${OR})\s${MONEY}(?=${PER})|\s?(?:${UNTIL})\s?${MONEY})?(?:${PER}|\s(?:${PIECE})(?!\p{L}))?(?:${TAXED})?`,
  'iu',
)
/** Amounts of money with what they are for: "39 €/Bund". A discount of "-5 €" isn't a price. */
export const EVERY_PRICE: RegExp = new RegExp(
  String.raw`(?<![\d.,+–-]|[+–-]\s)${MONEY}(?:${PER}|\s?\/\s?\p{L}{1,12}(?!\p{L}))?`,
  'giu',
)
const LEADING =
  /(?<!\p{L})(?:von|from|zwischen|between|entre|de|da|tra|für|for|at|um|je|à|a|por|per|pour|einmalig|only|nur|gegen|contre|contra|contro)\s*$/iu
const LONGEST = 400

export interface PriceInText {
  price: string
  from: number
  to: number
}

/** A price as it is written, with "from" and "a month": "ab 149 €", "$29/mo"; null without one. */
export const readPrice = (text: string): string | null => firstPrice(text)?.price ?? null

function firstPrice(text: string): PriceInText | null {
  const found = PRICE.exec(text.slice(0, LONGEST))
  return found === null ? null : withoutCount(found, text)
}

const EACH_PRICE = new RegExp(PRICE.source, 'giu')
const LONGEST_TEXT = 2000

/** Every price of a text, as it is written. */
export const pricesIn = (text: string): PriceInText[] =>
  [...text.slice(0, LONGEST_TEXT).matchAll(EACH_PRICE)].map((found) => withoutCount(found, text))

/** "Carte 5 à 80 €" is a card of five for 80 €, and "el de 10 a 380 €" is one of ten: the first number counts. */
function withoutCount({ 0: whole, index }: RegExpExecArray, text: string): PriceInText {
  const [, start = '', last = ''] = COUNT.exec(whole) ?? []
  const before = wordsIn(text.slice(Math.max(0, index - LONGEST_PACK), index))
  const noun = before.findLast((word) => word.length > LONGEST_SMALL)
  const isCount =
    start !== '' &&
    (LOTS.has(noun ?? '') || (before.length > 0 && Number(last) / Number.parseInt(start) >= LEAST_UNLIKE))
  const from = index + (isCount ? start.length : 0) + (/^\s/u.test(whole) ? 1 : 0)
  return { price: text.slice(from, index + whole.length).trim(), from, to: index + whole.length }
}

const COUNT = /^((?:[1-9]|1\d|2[0-4])\s[àa]\s)(?=[€$£]?\s?(\d{1,6}))/u
const LONGEST_PACK = 24
/** "De", "of", "da" */
const LONGEST_SMALL = 2
/** Prices rarely reach from 5 to 80. */
const LEAST_UNLIKE = 12
const LOTS: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) => [...proseWords(language).packs, ...proseWords(language).lots]),
)

export function withoutPrice(text: string): string {
  const found = firstPrice(text)
  if (found === null) return text
  const before = text.slice(0, found.from).trimEnd().replace(LEADING, '')
  return `${trimmed(before)} ${text.slice(found.to)}`.replace(/\s+/gu, ' ').trim()
}

/** "Tuning £85 within 20 miles": the words before a price, and those behind it. */
export function aroundPrice(text: string): { before: string; after: string } {
  const found = firstPrice(text)
  if (found === null) return { before: text, after: '' }
  const before = trimmed(text.slice(0, found.from).trimEnd().replace(LEADING, ''))
  return { before, after: text.slice(found.to).trim() }
}

function trimmed(text: string): string {
  let end = text.length
  while (end > 0 && ' –—:,-'.includes(text[end - 1]!)) end -= 1
  return text.slice(0, end)
}

/** Whether a price is paid again and again: "19,90 €/mois". */
export const isRecurring = (price: string): boolean =>
  /(?:\/|\s)\s?(?:mo|mth|month|monat|mois|mes|mese|week|woche|semaine|semana|settimana)(?!\p{L})/iu.test(price)
