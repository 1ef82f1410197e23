import type { BrandBrief } from '#shared/brand-brief.ts'
import type { UsableFacts } from '#shared/brand-sheet.ts'
import { besidePrice, withBasePrices } from '../brand/base-prices.ts'
import { dutyLines } from '../brand/duty-lines.ts'

/**
 * What a brand states about itself: the texts of its usable facts. Rules and forbidden phrases are left out, because
 * "never promise free shipping" doesn't state free shipping.
 */
export function statedTexts(facts: UsableFacts): string[] {
  return [
    facts.business,
    facts.trade?.label,
    facts.buyers?.role,
    ...facts.offers.flatMap((offer) => [offer.name, offer.fact, offer.price, offer.forWhom, offer.chooseIf]),
    // "Shipping costs: free over $45" is stated in two parts.
    ...facts.doubts.flatMap(({ question, answer }) => [
      question,
      answer,
      answer === null ? null : `${question}: ${answer}`,
    ]),
    ...[...facts.pains, ...facts.moments].map(({ text }) => text),
    ...facts.say,
    ...facts.answers.map(({ text }) => text),
  ].filter((text): text is string => typeof text === 'string' && text !== '')
}

/** With the brand's name and address, and with what its emails have to say. */
export const brandFactTexts = (brief: BrandBrief): string[] =>
  [
    brief.name,
    brief.website ?? '',
    ...statedTexts(brief.facts),
    ...requiredTexts(brief),
    ...basePriceTexts(brief),
  ].filter((text) => text !== '')

/** What we work out of a price and its amount. */
const basePriceTexts = (brief: BrandBrief): string[] => [
  ...brief.facts.offers.flatMap((offer) => besidePrice(offer, brief) ?? []),
  ...statedTexts(brief.facts).flatMap((text) => {
    const priced = withBasePrices(text, brief)
    return priced === text ? [] : [priced]
  }),
]

/** "Never feed honey to babies under one, must be said": who demands a sentence states it. */
export const requiredTexts = ({ facts, language }: Pick<BrandBrief, 'facts' | 'language'>): string[] =>
  facts.rules.flatMap((rule) => dutyLines(rule, language).map(({ text }) => text))
