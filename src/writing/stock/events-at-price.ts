import type { BrandBrief } from '#shared/brand-brief.ts'
import type { FactValue } from '#shared/brand-sheet.ts'
import { sharedStems, tellingStems } from '../engine/telling-stems.ts'
import { matterOfOffer } from './matter-of.ts'
import { namesPrice } from './printed-price.ts'

/** What isn't surely something that people come to has to share more with the sentence than its price and a word. */
const KIN = 2

/**
 * The offer that a day is an instance of without its name: "Helen Farrow is upstairs, tickets £8" is one of the author
 * evenings, which cost as much and whose fact says "upstairs" and "ticket" too.
 */
export function eventsAtPrice(sentence: string, brief: BrandBrief): FactValue<'offer'>[] {
  const { language, facts } = brief
  const said = tellingStems(sentence, language)
  const found = facts.offers.filter((offer) => {
    const { name, fact, price } = offer
    const matter = matterOfOffer(offer, brief)
    if (matter === 'thing' || price === null || !namesPrice(sentence, price)) return false
    return sharedStems(tellingStems(`${name}\n${fact ?? ''}`, language), said) >= (matter === 'place' ? 1 : KIN)
  })
  return found.length === 1 ? found : []
}
