import type { BrandBrief } from '#shared/brand-brief.ts'
import type { UsableFacts } from '#shared/brand-sheet.ts'

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
    ...facts.doubts.flatMap(({ question, answer }) => [question, answer]),
    ...[...facts.pains, ...facts.moments].map(({ text }) => text),
    ...facts.say,
    ...facts.answers.map(({ text }) => text),
  ].filter((text): text is string => typeof text === 'string' && text !== '')
}

/** With the brand's name and address. */
export const brandFactTexts = ({ name, website, facts }: BrandBrief): string[] =>
  [name, website ?? '', ...statedTexts(facts)].filter((text) => text !== '')
