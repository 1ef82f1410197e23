import type { BrandBrief } from '#shared/brand-brief.ts'
import type { BrandFact } from '#shared/brand-sheet.ts'
import { briefFrom } from '#shared/brief-from.ts'
import { observanceNames } from '../knowledge/observances.ts'
import { findPhrase, findStem } from '../engine/word-matching.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { passingWords } from '../languages/passing-words.ts'
import { unaccented } from './find-occasions.ts'
import { readRules } from './read-rules.ts'

/** A brief of the facts that may be used, with the closings that members told as phrases among its rules. */
export const briefOfSheet = (brand: Omit<BrandBrief, 'facts'>, facts: readonly BrandFact[]): BrandBrief =>
  withSaidClosings(briefFrom(brand, facts))

/** "The cellar is closed January 4 to 16" is a phrase for readers, and days without emails. */
function withSaidClosings(brief: BrandBrief): BrandBrief {
  const { facts, language } = brief
  const { closingStems } = ownFactWords(language)
  const { noShipping } = passingWords(language)
  const known = new Set(facts.rules.map(({ check }) => JSON.stringify(check)))
  const said = facts.say
    .filter((text) => /\d/u.test(text))
    .filter((text) => findStem(text, closingStems) !== null || findPhrase(unaccented(text), noShipping) !== null)
    .flatMap((text) => readRules(text, brief, observanceNames()))
    .filter(({ check }) => check?.type === 'closed' && !known.has(JSON.stringify(check)))
  return said.length === 0 ? brief : { ...brief, facts: { ...facts, rules: [...facts.rules, ...said] } }
}
