import type { BrandBrief } from '#shared/brand-brief.ts'
import { oncePer } from '#shared/once-per.ts'
import { standsAlone } from '../brand/printable.ts'
import { termOf } from '../brand/read-terms.ts'
import { sharedStems, tellingStems } from '../engine/telling-stems.ts'
import { wordsIn } from '../engine/word-matching.ts'
import { readingWords } from '../languages/reading-words.ts'
import { stemsOfRange } from './listed-offers.ts'
import type { StockIdea } from './stock-ideas.ts'
import { answersOf } from './told-facts.ts'
import { undatedPhrases } from './undated-phrases.ts'

const MOST_SENTENCES = 20
/** A sentence of so many words says as much as two. */
const LONG = 10
/** A question with its answer. */
const AN_ANSWER = 2
/** So many words of a sentence are in an email about the same thing. */
const KIN = 2

type Idea = Pick<StockIdea, 'angle' | 'pack' | 'readings' | 'doubt'>

/**
 * How many sentences of the brand the email of an idea holds: what it tells, what its offer is, and what else the brand says
 * of the same subject.
 */
export function ownSentencesIn(
  { angle, pack, readings, doubt }: Idea,
  { brief, said }: { brief: BrandBrief; said: ReadonlySet<string> },
): number {
  const told = countOf(angle.tells) + angle.practical.length
  if (pack.layer === 'brand') return told
  const { offer, texts, toConfirm } = readings[0]!
  const isOpen = (line: string) => toConfirm.some((open) => open.line === line)
  const answers = texts.beats.flatMap(({ line, ask }) => (ask === null || isOpen(line) ? [] : [line]))
  const answered = (doubt?.answer ?? null) !== null || isAnsweredIn(said, brief) ? AN_ANSWER : 0
  return countOf(answers) + answered + Number(hasPhraseIn(said, brief)) + Number((offer?.fact ?? null) !== null)
}

const countOf = (texts: readonly string[]): number =>
  texts
    .flatMap((text) => text.split(/(?<=[.!?])\s|\n/u, MOST_SENTENCES))
    .reduce((sum, sentence) => sum + (wordsIn(sentence).length < LONG ? 1 : 2), 0)

const isAnsweredIn = (said: ReadonlySet<string>, brief: BrandBrief): boolean =>
  factsOf(brief).questions.some((stems) => sharedStems(stems, said) >= KIN)

const hasPhraseIn = (said: ReadonlySet<string>, brief: BrandBrief): boolean =>
  factsOf(brief).phrases.some((stems) => sharedStems(stems, said) >= KIN)

/** What emails of any subject can quote, in stems. */
const factsOf = oncePer((brief: BrandBrief) => {
  const { language } = brief
  const stemsOf = (text: string) => tellingStems(text, language).difference(stemsOfRange(brief))
  return {
    questions: answersOf(brief).map(({ slots }) => stemsOf(slots.question ?? '')),
    phrases: undatedPhrases(brief)
      .filter((text) => standsAlone(text, readingWords(language)) && termOf(text, language) === null)
      .map(stemsOf),
  }
})

/**
 * Whether the brand says something of a subject that isn't only how to order or get things: an answer, a sentence, or what one
 * of its offers is.
 */
export function speaksOf(subject: ReadonlySet<string>, brief: BrandBrief): boolean {
  const { questions, phrases } = factsOf(brief)
  const { language, facts } = brief
  const offers = facts.offers
    .filter(({ fact, forWhom, chooseIf }) => [fact, forWhom, chooseIf].some((text) => text !== null))
    .map(({ name, fact, forWhom, chooseIf }) => tellingStems([name, fact, forWhom, chooseIf].join('\n'), language))
  return [...questions, ...phrases, ...offers].some((stems) => sharedStems(stems, subject) > 0)
}
