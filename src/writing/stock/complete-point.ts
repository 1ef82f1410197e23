import { tellsOfYear } from '../brand/own-stories.ts'
import { wordsIn } from '../engine/word-matching.ts'
import type { Told } from '../packs/pack-schema.ts'
import type { ToldFact } from './told-fact.ts'

const FEWEST_WORDS_ALONE = 6
const FEWEST_WORDS_SAID = 5
const FEWEST_WORDS_OF_A_FIGURE = 8
const FEWEST_LINES_ALONE = 2

/** Whether a line has a figure, or enough words to tell something. */
export const isInformation = (line: string): boolean => /\d/u.test(line) || wordsIn(line).length >= FEWEST_WORDS_SAID
/** "The heaters cost us 380 € a month from November to March" needs nothing beside it. */
const isFigure = (line: string): boolean => /\d/u.test(line) && wordsIn(line).length >= FEWEST_WORDS_OF_A_FIGURE
const hasTerms = ({ slots }: ToldFact): boolean => slots.terms !== undefined || slots.reach !== undefined
const hasNumbers = ({ lines }: ToldFact): boolean => lines.some((line) => /\d/u.test(line))
const hasSomethingFor = ({ slots, lines }: ToldFact): boolean => lines.length > 0 || slots.terms !== undefined

const POINTS: Readonly<Partial<Record<Told, (fact: ToldFact) => boolean>>> = {
  trigger: (fact) => fact.slots.answer !== undefined || (fact.lines.length > 0 && (hasTerms(fact) || hasNumbers(fact))),
  worry: ({ slots }) => slots.answer !== undefined,
  // A list of mottos alone tells nothing of how it works.
  phrases: ({ lines }) => lines.some(isInformation),
  moment: hasSomethingFor,
  ahead: hasSomethingFor,
  cycle: (fact) => fact.lines.length > 0 || hasTerms(fact),
  // "Air, don't wash" is a motto. It belongs into an email and fills none.
  said: (fact) =>
    tellsOfYear(fact.slots.fact ?? '') ||
    isFigure(fact.slots.fact ?? '') ||
    (isInformation(fact.slots.fact ?? '') &&
      (fact.lines.length >= FEWEST_LINES_ALONE || (fact.lines.length > 0 && hasTerms(fact)))),
  detail: ({ slots }) => slots.price !== undefined || wordsIn(slots.fact ?? '').length >= FEWEST_WORDS_ALONE,
}

/**
 * Whether an email about a fact has a complete point: an answer of the brand, or what it sells for the case with its
 * terms or with how to get it. A question above a list of everything isn't one.
 */
export const isCompletePoint = (what: Told, fact: ToldFact): boolean => POINTS[what]?.(fact) ?? true
