import type { BrandBrief } from '#shared/brand-brief.ts'
import type { FactValue } from '#shared/brand-sheet.ts'
import { readPrice } from '../brand/read-price.ts'
import { sharedStems, tellingStems } from '../engine/telling-stems.ts'
import { hasWholeName, stemsOfRange } from './listed-offers.ts'
import { namesPrice } from './printed-price.ts'
import type { ToldFact } from './told-fact.ts'

type Offer = FactValue<'offer'>

/** "$34 for a cream?" is about what costs $34, and "is the cream too rich?" about the only cream. */
export function isAbout(
  offer: Offer,
  { slots: { question = '', answer = '' } }: Pick<ToldFact, 'slots'>,
  brief: BrandBrief,
): boolean {
  if (question === '' || answer === '') return false
  const { facts, language } = brief
  const asked = tellingStems(question, language)
  const own = ownStems(offer, brief)
  const isNamed = hasWholeName(question, offer.shortName, language) || sharedStems(own, asked) > 0
  const isOfAnother = facts.offers.some(
    (other) => other.name !== offer.name && sharedStems(ownStems(other, brief), asked) > sharedStems(own, asked),
  )
  if (isOfAnother) return false
  const price = offer.price === null ? null : readPrice(offer.price)
  const isPriced = price !== null && namesPrice(question, price)
  return (
    isNamed || (isPriced && facts.offers.every((other) => other.name === offer.name || other.price !== offer.price))
  )
}

/** The words of a name that no other offer has. */
function ownStems(offer: Offer, brief: BrandBrief): ReadonlySet<string> {
  const { facts, language } = brief
  const others = facts.offers.filter(({ name }) => name !== offer.name).map(({ name }) => name)
  return tellingStems(offer.name, language)
    .difference(stemsOfRange(brief))
    .difference(tellingStems(others.join('\n'), language))
}
