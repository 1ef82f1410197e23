import type { BrandBrief } from '#shared/brand-brief.ts'
import type { FactValue, YearRange } from '#shared/brand-sheet.ts'
import { daysUntil } from '#shared/year-days.ts'
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
  const known = facts.rules.flatMap(({ check }) => (check?.type === 'closed' ? [check.days] : []))
  return (
    facts.say
      .filter((text) => /\d/u.test(text))
      .slice(0, MOST_READ)
      .filter((text) => findStem(text, closingStems) !== null || findPhrase(unaccented(text), noShipping) !== null)
      .flatMap((text) => readRules(text, brief, observanceNames()))
      // "Orders that come in while we're closed (December 20 to January 3) ship on January 4" closes nothing.
      .filter(({ sentence }) => !/\([^()]*$/u.test(sentence))
      // What the owner has corrected as a rule says best when it is.
      .filter(({ check }) => check?.type === 'closed' && !known.some((days) => isSameClosing(days, check.days)))
  )
})

const isSameClosing = (one: YearRange, other: YearRange): boolean =>
  isNear(one.from, other.from) && isNear(one.to, other.to)

const isNear = (one: string, other: string): boolean => daysUntil(one, other) <= 1 || daysUntil(other, one) <= 1

/** Those among them that say when all is open again: then no part of the brand is, and no email goes out. */
export const saidRests = oncePer((brief: BrandBrief): readonly FactValue<'rule'>[] =>
  saidClosings(brief).filter(({ sentence }) => findPhrase(sentence, dateWords(brief.language).reopening) !== null),
)
