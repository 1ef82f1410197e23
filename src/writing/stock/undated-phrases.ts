import type { BrandBrief, Language } from '#shared/brand-brief.ts'
import { oncePer } from '#shared/once-per.ts'
import { isForSome } from '../brand/audience-labels.ts'
import { namedDays } from '../brand/find-days.ts'
import { beginsInYear } from '../brand/own-stories.ts'
import { quotesSomeone } from '../brand/printable.ts'
import { namesLack } from '../brand/read-appeals.ts'
import { readDate } from '../brand/read-dates.ts'
import { termOf } from '../brand/read-terms.ts'
import { tellsReach } from '../brand/ways-to-reach.ts'
import { wordsIn } from '../engine/word-matching.ts'
import { readingWords } from '../languages/reading-words.ts'

/** How to get in touch, in the sheet's words. The digits of a number may look like a day. What someone wrote tells none. */
export const reachOf = oncePer(({ facts, language }: BrandBrief): readonly string[] =>
  facts.say.filter((text) => tellsReach(text, language) && !quotesSomeone(text)),
)

/** "Delivery from 45 €, else 5 €" belongs beside something. "We deliver in 2 days" is a sentence of the brand. */
export function isPlainTerm(text: string, language: Language): boolean {
  const { sellers, ownVerbEnds } = readingWords(language)
  const isOurs = wordsIn(text).some((word) => sellers.includes(word) || ownVerbEnds.some((end) => word.endsWith(end)))
  return !isOurs && termOf(text, language) !== null
}

/** The phrases without those that tell how to get in touch. */
export const phrasesOf = oncePer((brief: BrandBrief): readonly string[] =>
  brief.facts.say.filter((text) => !reachOf(brief).includes(text)),
)

/** What happened on a day: "In 2022 a storm took the roof on December 3". What opens or costs more is still to come. */
export const isOfThePast = (text: string, language: Language): boolean =>
  beginsInYear(text) && (readDate(text, language)?.what ?? 'notice') === 'notice'

/**
 * Phrases that hold on every day, for every reader. A sentence about a day has its own email before that day, and none after it. One about
 * days on which nothing is open is a rule. What is missing for something has its email as well.
 */
export const undatedPhrases = oncePer((brief: BrandBrief): readonly string[] =>
  phrasesOf(brief).filter(
    (text) =>
      (brief.facts.buyers?.buyers === 'businesses' || !isForSome(text, brief.language)) &&
      (isOfThePast(text, brief.language) ||
        (readDate(text, brief.language) === null && namedDays(text, brief.language).length === 0)) &&
      !namesLack(text, brief.language),
  ),
)
