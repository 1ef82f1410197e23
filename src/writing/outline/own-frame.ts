import type { BrandBrief, Language } from '#shared/brand-brief.ts'
import { standsAlone, withoutPeriod } from '../brand/printable.ts'
import { wholeSentences } from '../brand/whole-sentences.ts'
import { tellingStems } from '../engine/telling-stems.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { readingWords } from '../languages/reading-words.ts'
import type { EmailPlan } from './email-plan.ts'

const SHORTEST = 15
const LONGEST = 60
const FEWEST_STEMS = 2
const QUOTED = /[„“«"]\s?([^„“”«»"]{15,60}[.!?…])\s?[“”»"]/u

/** An email that tells an answer, under the answer's own words: no line of a pack knows what an owner has written. */
export function withOwnFrame(plan: EmailPlan, brief: BrandBrief, maySay: (text: string) => boolean): EmailPlan {
  const { facts, language } = brief
  if (plan.tellsAnswer !== true || plan.isOfBrand === true) return plan
  const answer = facts.answers.find(({ text }) => plan.lines.some(({ line }) => line?.includes(text) === true))
  const frame = answer === undefined ? null : frameOf(answer.text, language)
  return frame === null || !maySay(frame) ? plan : { ...plan, headline: frame, subjects: [frame, ...plan.subjects] }
}

/** What someone says in an answer, else its shortest sentence that says enough alone. */
export function frameOf(answer: string, language: Language): string | null {
  const [, quoted] = QUOTED.exec(answer) ?? []
  const [before, after] = languageBasics(language).quotes.outer
  if (quoted !== undefined) return `${before}${quoted}${after}`
  // The first sentence would come twice in a row.
  const [, ...later] = wholeSentences(answer, language)
  const fitting = later
    .map(withoutPeriod)
    .filter(
      (text) =>
        text.length >= SHORTEST &&
        text.length <= LONGEST &&
        tellingStems(text, language).size >= FEWEST_STEMS &&
        standsAlone(text, readingWords(language)),
    )
  return fitting.toSorted((one, other) => one.length - other.length)[0] ?? null
}
