import type { BrandBrief } from '#shared/brand-brief.ts'
import type { FactValue } from '#shared/brand-sheet.ts'
import { oncePer } from '#shared/once-per.ts'
import { observanceNames } from '../knowledge/observances.ts'
import { findPhrase, findStem } from '../engine/word-matching.ts'
import { dateWords } from '../languages/date-words.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { passingWords } from '../languages/passing-words.ts'
import { unaccented } from './find-occasions.ts'
import { readRules } from './read-rules.ts'

const MOST_READ = 60

/**
 * The closings that a brand tells its customers as phrases, beside those of its rules: "The cellar is closed January 4 to
 * 16". Emails mention them, and may go out on these days, because a part of the brand may be open.
 */
export const saidClosings = oncePer((brief: BrandBrief): readonly FactValue<'rule'>[] => {
  const { facts, language } = brief
  const { closingStems } = ownFactWords(language)
  const { noShipping } = passingWords(language)
  const known = new Set(facts.rules.map(({ check }) => JSON.stringify(check)))
  return (
    facts.say
      .filter((text) => /\d/u.test(text))
      .slice(0, MOST_READ)
      .filter((text) => findStem(text, closingStems) !== null || findPhrase(unaccented(text), noShipping) !== null)
      .flatMap((text) => readRules(text, brief, observanceNames()))
      // "Orders that come in while we're closed (December 20 to January 3) ship on January 4" closes nothing.
      .filter(({ sentence }) => !/\([^()]*$/u.test(sentence))
      .filter(({ check }) => check?.type === 'closed' && !known.has(JSON.stringify(check)))
  )
})

/** Those among them that say when all is open again: then no part of the brand is, and no email goes out. */
export const saidRests = oncePer((brief: BrandBrief): readonly FactValue<'rule'>[] =>
  saidClosings(brief).filter(({ sentence }) => findPhrase(sentence, dateWords(brief.language).reopening) !== null),
)
