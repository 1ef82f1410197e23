import { folded, wordsOf } from '#server/quality/folded-text.ts'
import type { SlotValues } from './fill-phrase.ts'
import type { PlanContext } from './plan-context.ts'

// Beginnings of words, folded, in the five languages.
const DELIVERY =
  /(?<!\p{L})(?:shipping|delivery|postage|parcel|versand|liefer|porto(?!\p{L})|paket|envio|entrega|paquete|livraison|colis|expedition|spedizion|consegn|pacchi|pacco)/u
const SHORTEST_NAMING_WORD = 4
const LONGEST_ENDING = 2

/** "The old harness wore out" is about the harness: the products that a quote names a word of; none for most quotes. */
function productsNamedBy(values: SlotValues, products: readonly string[]): readonly string[] {
  const said = quotesOf(values).flatMap(wordsOf)
  if (said.length === 0) return []
  return products.filter((product) => wordsOf(product).some((word) => said.some((other) => isSameWord(word, other))))
}

// The stems of the duplicate rule cut "harness" and "harnesses" differently.
function isSameWord(left: string, right: string): boolean {
  const [short, long] = left.length < right.length ? [left, right] : [right, left]
  return short.length >= SHORTEST_NAMING_WORD && long.startsWith(short) && long.length - short.length <= LONGEST_ENDING
}

/** The products that a text with these quotes may turn to. */
export function productsFitting(values: SlotValues, products: readonly string[]): readonly string[] {
  const named = productsNamedBy(values, products)
  return named.length > 0 ? named : products
}

/** No product is the answer to a quote about another one, nor to one about parcels. */
export function productFitsQuotes(context: PlanContext, values: SlotValues): boolean {
  if (values.product === undefined) return true
  if (quotesOf(values).some(isAboutDelivery)) return false
  const named = productsNamedBy(values, context.words.products)
  return named.length === 0 || named.includes(values.product)
}

export function isAboutDelivery(quote: string): boolean {
  return DELIVERY.test(folded(quote))
}

function quotesOf({ pain, trigger, objection }: SlotValues): string[] {
  return [pain, trigger, objection].filter((quote) => quote !== undefined)
}
