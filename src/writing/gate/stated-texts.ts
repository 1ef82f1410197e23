import type { BrandBrief } from '#shared/brand-brief.ts'
import type { UsableFacts } from '#shared/brand-sheet.ts'

/**
 * What a brand states about itself: the texts of its facts that may be used. Rules and forbidden phrases are left out:
 * "never promise free shipping" gives no free shipping.
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

/** What a brand states, with its name and address. */
export const brandFactTexts = ({ name, website, facts }: BrandBrief): string[] =>
  [name, website ?? '', ...statedTexts(facts)].filter((text) => text !== '')
