import type { BrandBrief } from '#shared/brand-brief.ts'
import { oncePer } from '#shared/once-per.ts'
import { namedDays } from '../brand/find-days.ts'
import { namesLack } from '../brand/read-appeals.ts'
import { readDate } from '../brand/read-dates.ts'

/**
 * Phrases that hold on every day. A sentence about a day has its own email before that day, and none after it. One about
 * days on which nothing is open is a rule. What is missing for something has its email as well.
 */
export const undatedPhrases = oncePer(({ facts, language }: BrandBrief): readonly string[] =>
  facts.say.filter(
    (text) => readDate(text, language) === null && namedDays(text, language).length === 0 && !namesLack(text, language),
  ),
)
