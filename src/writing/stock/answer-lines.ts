import type { Language } from '#shared/brand-brief.ts'
import { hasVerb } from '../brand/clause-words.ts'
import { leansOnAnother } from '../brand/leans-on.ts'
import { partsAtCommas } from '../brand/list-pieces.ts'
import { standsAlone, withoutPeriod } from '../brand/printable.ts'
import { wholeSentences } from '../brand/whole-sentences.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { sharedStems, tellingStems } from '../engine/telling-stems.ts'
import { findPhrase, startsWithAny, wordsIn } from '../engine/word-matching.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import { LONGEST } from '../packs/pack-schema.ts'
import { isAbout } from './asked-offers.ts'
import { figureIn } from './figure-in.ts'
import { hasWholeName, isScarce, printedName, stemsOfRange } from './listed-offers.ts'
import { askedAndAnswered } from './own-phrases.ts'
import type { Telling } from './own-questions.ts'
import type { ToldFact } from './told-fact.ts'
import { undatedPhrases } from './undated-phrases.ts'

const LONGEST_ANSWER = 600
const LONGEST_GIST = 100
const SHORTEST_GIST = 25
const MOST_WORDS = 9
const FEWEST_WORDS = 3
const FEWEST_WORDS_BESIDE = 4
const MOST_SHARED = 0.6
/** Beside a shorter answer, an email says something more of the same thing. */
const FEWEST_ALONE = 12

/**
 * What an answer shows before it's opened, all in the owner's words: its gist, its number, the offer that it's about, and subject
 * lines that no other email has.
 */
export function withInboxLines(fact: ToldFact, telling: Telling): ToldFact {
  const { language } = telling.brief
  const { question = '', answer = '' } = fact.slots
  if (question === '' || answer === '') return fact
  const beside = besideAnswer(fact, telling)
  const figure = figureIn(answer, language)
  const thing = thingOf(fact, telling)
  return {
    ...fact,
    lines: [...fact.lines, ...(beside !== null && wordsIn(answer).length < FEWEST_ALONE ? [beside] : [])],
    slots: {
      ...fact.slots,
      gist: gistOf(question, answer, beside, language),
      ...(figure === null ? {} : { figure }),
      ...(thing === null ? {} : { thing }),
    },
    subjects: [...subjectsOf(question, answer, language), ...(beside === null ? [] : [beside])].filter(isSubject),
  }
}

/** The same for several answers below each other: the first question, and the others that it answers. */
export function withQuestions(row: ToldFact, answers: readonly ToldFact[], language: Language): ToldFact {
  const isInRow = (text: string) => row.lines.some((line) => line.startsWith(`${text} `))
  const asked = answers
    .map(({ slots: { question = '' } }) => ({ text: question, said: quoted(question, language) }))
    .filter(({ said }) => isInRow(said))
  const first = asked.find(({ text }) => text.endsWith('?')) ?? asked[0]
  if (first === undefined) return row
  const others = asked.filter((each) => each !== first).map(({ text }) => unquoted(text))
  const fits = (count: number) => others.slice(0, count).join(' ').length <= LONGEST_GIST
  const count = others.findIndex((_, at) => !fits(at + 1))
  const gist = others.slice(0, count < 0 ? others.length : count).join(' ')
  return {
    ...row,
    slots: {
      ...row.slots,
      question: first.said,
      gist: gist.length < SHORTEST_GIST ? `${gist} ${unquoted(first.text)}`.trim() : gist,
    },
  }
}

const unquoted = (question: string): string => (question.endsWith('?') ? question : `${withoutPeriod(question)}.`)

function quoted(question: string, language: Language): string {
  const [before, after] = languageBasics(language).quotes.outer
  return question.endsWith('?') ? question : `${before}${withoutPeriod(question)}.${after}`
}

/** A question with the beginning of its answer, as far as a subject line has room for it: "$34 for a cream? About 60 cents a day". */
export function askedLine(question: string, answer: string, language: Language): string {
  const asked = quoted(question, language)
  const starts = startsOf(answer, language).map((text) => `${asked} ${capitalized(withoutPeriod(text))}`)
  return starts.find(isSubject) ?? asked
}

const isSubject = (line: string): boolean =>
  withoutPeriod(line).length <= LONGEST.subject && wordsIn(line).length <= MOST_WORDS

function subjectsOf(question: string, answer: string, language: Language): string[] {
  const starts = startsOf(answer, language)
  const alone = starts.find((text) => isSubject(text) && saysWhat(text, question, language))
  const both = question.endsWith('?') ? askedLine(question, answer, language) : question
  return [alone, both === question ? undefined : both].filter((text) => text !== undefined)
}

/** Whether the start of an answer says what it's about without its question: "Not as a rule" doesn't. */
function saysWhat(text: string, question: string, language: Language): boolean {
  const { replies, ofAnswers } = ownFactWords(language)
  const words = readingWords(language)
  return (
    wordsIn(text).length >= FEWEST_WORDS &&
    startsWithAny(text, [...replies, ...ofAnswers.pointing]) === null &&
    findPhrase(text, ofAnswers.pointingWithin) === null &&
    !leansOnAnother(text, language) &&
    (hasVerb(text, words) || /\d/u.test(text)) &&
    (/\d/u.test(text) || sharedStems(tellingStems(text, language), tellingStems(question, language)) > 0)
  )
}

/** The first sentence of an answer, and its beginnings up to a comma where they are whole clauses, the longest first. */
function startsOf(answer: string, language: Language): string[] {
  const words = readingWords(language)
  const { replies } = ownFactWords(language)
  const [sentence = ''] = wholeSentences(answer.slice(0, LONGEST_ANSWER), language)
  const parts = partsAtCommas(withoutPeriod(sentence))
  const cuts = parts.slice(1).flatMap((next, at): string[] => {
    const start = parts.slice(0, at + 1).join(', ')
    const isClause = hasVerb(start, words) || startsWithAny(start, replies) !== null
    // "We need a mug, a strainer": a list is cut nowhere.
    const isList = !hasVerb(next, words) && wordsIn(next).length < FEWEST_WORDS
    const isOpen = startsWithAny(start, words.conditionals) !== null || /[:(“„«"]/u.test(start)
    return isClause && !isList && !isOpen && wordsIn(start).length > 1 ? [start] : []
  })
  return [sentence, ...cuts.toReversed()].filter((text) => text !== '' && !text.includes('?'))
}

/** "Often yes. We'll tell you if it can wait." */
function gistOf(question: string, answer: string, beside: string | null, language: Language): string {
  const sentences = wholeSentences(answer, language)
  const { refusals } = readingWords(language)
  // "We can't promise that" comes before what is done about it.
  const isRefusing = findPhrase(sentences[0] ?? '', refusals) !== null
  const behind = isRefusing && sentences.length > 1 ? sentences.slice(1).join(' ') : null
  const told = behind === null || leansOnAnother(behind, language) ? answer : behind
  const start = startsOf(told, language).find((text) => text.length <= LONGEST_GIST) ?? null
  if (start === null) return withoutPeriod(question)
  const said = `${capitalized(withoutPeriod(start))}.`
  if (said.length >= SHORTEST_GIST) return said
  const rest = wholeSentences(told, language).slice(1)
  const longer = [...rest.slice(0, 1), ...(beside === null ? [] : [beside])].map((text) => `${said} ${text}`)
  return longer.find((text) => text.length <= LONGEST_GIST) ?? askedAndAnswered(question, said, language)
}

/** What the brand says of the same thing, for an answer that is short. */
function besideAnswer({ slots: { question = '', answer = '' } }: ToldFact, { brief, line }: Telling): string | null {
  const { language } = brief
  const words = readingWords(language)
  const said = tellingStems(`${question}\n${answer}`, language)
  const about = said.difference(stemsOfRange(brief))
  const kin = undatedPhrases(brief).filter((text) => {
    const own = tellingStems(text, language)
    return (
      wordsIn(text).length >= FEWEST_WORDS_BESIDE &&
      standsAlone(text, words) &&
      !leansOnAnother(text, language) &&
      sharedStems(own, about) > 0 &&
      // "Yes, one shop per zip" needs no "One shop per zip code".
      sharedStems(own, said) <= MOST_SHARED * own.size
    )
  })
  return kin.map(line).find((text) => text !== null) ?? null
}

/** The offer that a question or its answer names, where it's only one. */
function thingOf(fact: ToldFact, { brief, offers, isClean }: Telling): string | null {
  const { language } = brief
  const { question = '', answer = '' } = fact.slots
  const stems = tellingStems(question, language)
  // "Can bags be returned?" is about every bag.
  const isNamed = ({ name }: { name: string }) => {
    const own = tellingStems(name, language)
    return sharedStems(own, stems) >= own.size / 2
  }
  const asked = offers.filter((offer) => isAbout(offer, fact, brief) && (isNamed(offer) || /\d/u.test(question)))
  const named = offers.filter(({ shortName }) => hasWholeName(`${question}\n${answer}`, shortName, language))
  const found = asked.length > 0 ? asked : named
  const [offer] = found.filter((each) => !isScarce(each, brief))
  const name = found.length === 1 && offer !== undefined ? printedName(offer, language) : null
  return name === null || !isClean(name) ? null : name
}
