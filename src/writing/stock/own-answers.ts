import { stemsOfRange } from './listed-offers.ts'
import { sharedStems, tellingStems } from '../engine/telling-stems.ts'
import { wordsIn } from '../engine/word-matching.ts'
import { nearestOffers } from './nearest-offers.ts'
import { answersTogether } from './own-phrases.ts'
import type { Telling } from './own-questions.ts'
import type { ToldFact } from './told-fact.ts'
import { isTopic } from './topic-doubts.ts'
import { undatedPhrases } from './undated-phrases.ts'

/** So many words of an answer, with what belongs to it, make an email. */
const FEWEST_ALONE = 12
const FEWEST_TOGETHER = 2
const FEWEST_IN_A_ROW = 3
const MOST_BESIDE = 3
const MOST_TOGETHER = 4

interface Answers {
  /** Each has its own email. */
  alone: readonly ToldFact[]
  /** Lists of those that are too short for one. */
  together: readonly ToldFact[]
}

/**
 * The emails that answer questions: one for each answer that tells enough together with what the brand says and sells for it, and
 * the others in rows. So emails tell each answer once before any comes again.
 */
export function answerEmails(
  answers: readonly ToldFact[],
  closesDoor: (fact: ToldFact) => boolean,
  telling: Telling,
): Answers {
  const isLong = (fact: ToldFact) => !closesDoor(fact) && tellsEnough(fact, telling)
  const long = answers.filter(isLong)
  const short = answers.filter((fact) => !long.includes(fact))
  const company = companyFor(short.filter((fact) => !closesDoor(fact)).length, long)
  const row = answers.filter((fact) => short.includes(fact) || company.includes(fact))
  const alone = long.filter((fact) => !company.includes(fact))
  // Of one or two short answers, the month takes the row or the first.
  const first = answers.length > FEWEST_TOGETHER ? [] : (answers.find((fact) => !closesDoor(fact)) ?? answers[0] ?? [])
  return {
    alone: alone.length > 0 ? alone : [first].flat(),
    together: row.length < FEWEST_TOGETHER ? [] : inRows(row, telling),
  }
}

/** The shortest of the long answers, which keep company with so few others that a row of them would tell little. */
function companyFor(opening: number, long: readonly ToldFact[]): readonly ToldFact[] {
  if (opening === 0) return []
  const most = opening < FEWEST_TOGETHER ? long.length : long.length - 1
  const byLength = long.toSorted((left, right) => (left.slots.answer ?? '').length - (right.slots.answer ?? '').length)
  return byLength.slice(0, Math.max(0, Math.min(FEWEST_IN_A_ROW - opening, most)))
}

/** Rows of the same length, in the order of the sheet. */
function inRows(answers: readonly ToldFact[], telling: Telling): ToldFact[] {
  const rows = Math.ceil(answers.length / MOST_TOGETHER)
  const size = Math.ceil(answers.length / rows)
  return Array.from({ length: rows }, (_, row) => answers.slice(row * size, (row + 1) * size)).flatMap((row, at) =>
    answersTogether(row, telling).map((fact) => (rows === 1 ? fact : { ...fact, name: `row ${at}` })),
  )
}

function tellsEnough(fact: ToldFact, telling: Telling): boolean {
  const { answer = '' } = fact.slots
  // "Shipping costs" is what an answer is about, and no headline.
  if (isTopic(fact.slots.question ?? '', telling.brief.language)) return false
  // "Dogs? No." says nothing alone.
  if (wordsIn(fact.name).length < FEWEST_TOGETHER || wordsIn(answer).length < FEWEST_TOGETHER) return false
  return wordsIn([answer, ...kinOf(fact, telling)].join(' ')).length >= FEWEST_ALONE
}

/** What the brand says of the same thing, and the offer that the question or its answer names. */
function kinOf({ slots: { question = '', answer = '' } }: ToldFact, { brief, entry, offers }: Telling): string[] {
  const { language } = brief
  const said = `${question}\n${answer}`
  const stems = tellingStems(said, language)
  const about = stems.difference(stemsOfRange(brief))
  const phrases = undatedPhrases(brief).filter((text) => {
    const own = tellingStems(text, language)
    return sharedStems(own, about) > 0 && !own.isSubsetOf(stems)
  })
  const [named] = nearestOffers(said, offers, language)
  const line = named === undefined ? null : entry(named)
  return [...phrases.slice(0, MOST_BESIDE), ...(line === null ? [] : [line])]
}
