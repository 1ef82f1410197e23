import type { BrandBrief } from '#shared/brand-brief.ts'
import type { FactValue } from '#shared/brand-sheet.ts'
import { oncePer } from '#shared/once-per.ts'
import { besidePrice } from '../brand/base-prices.ts'
import { EVERY_PRICE, TAX } from '../brand/read-price.ts'
import { findPhrase } from '../engine/word-matching.ts'
import { readingWords } from '../languages/reading-words.ts'
import { mended } from '../packs/everyday-words.ts'

type OfBrand = Pick<BrandBrief, 'facts' | 'language'>

/** What an offer costs, with the tax that a rule asks for behind every price: "49 €/mes + IVA", "38 € HT". */
export function printedPrice(offer: Pick<FactValue<'offer'>, 'price'>, brief: OfBrand): string | null {
  const { tax } = taxOf(brief)
  const price = offer.price === null ? null : mended(offer.price, brief.language)
  if (price === null || tax === null || FREE.test(price)) return price
  const own = TAX.exec(price)?.[0].trim()
  // "14,50 € netto" of a brand that always says "netto zzgl. MwSt."
  if (own !== undefined) return tax.startsWith(own) ? price.replace(own, tax) : price
  return `${price} ${tax}`
}

/** With what the price is for: "9,20 € (250 g)". */
export function priceWithAmount(offer: FactValue<'offer'>, brief: OfBrand): string | null {
  const price = printedPrice(offer, brief)
  const beside = price === null ? null : besidePrice(offer, brief)
  return beside === null ? price : `${price} (${beside})`
}

/** Whether a text names a price, with or without the space before its sign. */
export const namesPrice = (text: string, price: string): boolean =>
  text.replaceAll(/\s/gu, '').includes(price.replaceAll(/\s/gu, ''))

const FREE = /%|^\D*$/u

const LONGEST_LINE = 600

/** A line of the owner with that tax behind its prices: "39 €/Bund netto". What names a tax already stays. */
export function withTax(line: string, brief: OfBrand): string {
  const { tax } = taxOf(brief)
  if (tax === null || line.length > LONGEST_LINE || TAX.test(line)) return line
  return line.replace(EVERY_PRICE, (price) => `${price} ${tax}`)
}

/** "Prices include VAT" tells what they are, and "always + VAT" what to write. */
const taxOf = oncePer(({ facts, language }: OfBrand): { tax: string | null } => {
  const { mandatory } = readingWords(language)
  const ofPrices = facts.rules.flatMap(({ check }) =>
    check?.type === 'statement' && check.when === 'price' && findPhrase(check.text, mandatory) !== null
      ? [check.text]
      : [],
  )
  const [tax = null] = ofPrices.flatMap((text) => TAXES.exec(` ${text.slice(0, LONGEST)}`)?.[0].trim() ?? [])
  return { tax: tax?.replace(SHORT_FORM, (form) => form.toUpperCase()) ?? null }
})

/** "Netto zzgl. MwSt." says it twice. */
const TAXES = new RegExp(`(?:${TAX.source}){1,2}`, 'iu')

/** Owners write "iva esclusa" as well. */
const SHORT_FORM = /(?<!\p{L})(?:iva|vat|gst|ht|ttc)(?!\p{L})/iu

const LONGEST = 300
