import type { Language } from '#shared/brand-brief.ts'
import type { FactValue, Timing } from '#shared/brand-sheet.ts'
import { type ReadingWords, readingWords } from '../languages/reading-words.ts'
import { type AnsweredQuestions, answeredIn, askedDoubt, toldReply } from './read-answers.ts'
import { objectionsIn } from './objections-in-prose.ts'
import { spelledOut } from '../languages/short-forms.ts'
import { hasVerb, withoutJoiner } from './clause-words.ts'
import { signedExchanges } from './signed-exchanges.ts'
import { answeredLines } from './answered-lines.ts'
import { type ListedDoubt, bracketedAnswers } from './bracketed-answers.ts'
import { isRemarkOnMoment, nameBeforeColon } from './moment-remarks.ts'
import { readPhrases } from './read-phrases.ts'
import { readTiming } from './read-timing.ts'
import { monthsBetween, namedMonths } from './read-season.ts'
import { findPhrase, findStem, startsWithAny, wordsIn } from '../engine/word-matching.ts'
import { commasIn, partsAtCommas, piecesOf, withoutBrackets } from './list-pieces.ts'
import { inOwnVoice, printedLine } from './printable.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { languageBasics } from '../languages/language-basics.ts'

const LONGEST = 1000

export interface ReadText<Value> {
  value: Value
  quote: string
}

const entriesOf = (text: string, words: ReadingWords): string[] =>
  readPhrases(text, words).map((entry) => entry.slice(0, LONGEST))

/** What keeps customers from buying. Fragments stay fragments, because only the brand can turn them into a question. */
export function readDoubts(text: string, language: Language): ReadText<FactValue<'doubt'>>[] {
  const words = readingWords(language)
  const bracketed = bracketedAnswers(spelledOut(text, language), words)
  if (bracketed !== null) return bracketed.map((doubt) => readDoubt(doubt, words))
  const listed = doubtsInLists(text, words)
  const told = doubtsInProse(text, words)
  const read = told !== null && answersMore(told, listed) ? told : listed
  const inLines = answeredLines(spelledOut(text, language), words)?.map((doubt) => readDoubt(doubt, words)) ?? []
  return answeredAmong(inLines) > answeredAmong(read) ? inLines : read
}

const readDoubt = ({ question, answer, quote }: ListedDoubt, words: ReadingWords): ReadDoubts[number] => ({
  quote: quote.slice(0, LONGEST),
  value: {
    question: question.slice(0, LONGEST),
    isWhole: question.endsWith('?') || hasVerb(question, words),
    topic: topicOf(question, words),
    answer,
  },
})

/** What an owner says of the brand between the doubts, as lines: "We don't ship abroad". */
export function statementsAmongDoubts(text: string, language: Language): string[] {
  const words = inOwnVoice(readingWords(language))
  return (objectionsIn(spelledOut(text, language), language)?.statements ?? []).flatMap((sentence) => {
    const said = withoutJoiner(sentence, words)
    // "… and some take offence": the owner's remark on customers ends the line before it.
    const whole = partsAtCommas(said)
    const remark = whole.findIndex((part) => findPhrase(part, ownFactWords(language).others) !== null)
    const line = remark === 0 ? null : printedLine(whole.slice(0, remark < 0 ? undefined : remark).join(', '), words)
    return line ?? []
  })
}

type ReadDoubts = ReadText<FactValue<'doubt'>>[]

const answersMore = (some: ReadDoubts, others: ReadDoubts): boolean => {
  const [count, other] = [answeredAmong(some), answeredAmong(others)]
  return count === other ? count > 0 && some.length < others.length : count > other
}

const answeredAmong = (doubts: ReadDoubts): number => doubts.filter(({ value }) => value.answer !== null).length

function doubtsInLists(text: string, words: ReadingWords): ReadDoubts {
  const { asked, rest } = mostAnswered(text, words)
  const answered = asked.map(({ question, answer, quote }) => ({
    quote: quote.slice(0, LONGEST),
    value: { question: question.slice(0, LONGEST), isWhole: true, topic: topicOf(question, words), answer },
  }))
  const others = entriesOf(rest, words).map((entry) => {
    const { question, answer } = askedDoubt(entry, words)
    const isWhole = question.endsWith('?') || hasVerb(question, words)
    return { quote: entry, value: { question, isWhole, topic: topicOf(question, words), answer } }
  })
  return [...answered, ...others]
}

/** The doubts of a paragraph, where it answers some of them. */
function doubtsInProse(text: string, words: ReadingWords): ReadDoubts | null {
  const found = objectionsIn(spelledOut(text, words.language), words.language)
  return (
    found?.asked.map(({ question, reply, quote }) => ({
      quote: quote.slice(0, LONGEST),
      value: {
        question: question.slice(0, LONGEST),
        isWhole: question.endsWith('?') || hasVerb(question, words),
        topic: topicOf(question, words),
        answer: reply === '' ? null : toldReply(reply, words),
      },
    })) ?? null
  )
}

/** As the text is written, or with a line for each question where more of them have an answer then. */
function mostAnswered(text: string, words: ReadingWords): AnsweredQuestions {
  const asWritten = answeredIn(text, words)
  const lines = signedExchanges(text)
  if (lines === null) return asWritten
  const inLines = answeredIn(lines, words)
  return inLines.asked.length > asWritten.asked.length ? inLines : asWritten
}

function topicOf(entry: string, { doubtTopics }: ReadingWords): FactValue<'doubt'>['topic'] {
  for (const [topic, phrases] of Object.entries(doubtTopics)) {
    if (findPhrase(entry, phrases) !== null) return topic as FactValue<'doubt'>['topic']
  }
  return null
}

export function readPains(text: string, language: Language): ReadText<FactValue<'pain'>>[] {
  const words = readingWords(language)
  return entriesOf(text, words)
    .filter((entry) => !isOfOthers(entry, language))
    .map((entry) => {
      const isBodyComplaint = isOfBody(entry, language, words)
      return {
        quote: entry,
        value: {
          text: entry,
          form: hasVerb(entry, words) ? 'clause' : 'noun',
          type: isBodyComplaint
            ? 'symptom'
            : findPhrase(entry, words.feelings) !== null
              ? 'fear'
              : findPhrase(entry, words.choices) !== null
                ? 'choice'
                : 'nuisance',
          isBodyComplaint,
        },
      }
    })
}

/** "All of them" names no pain. */
const isOfOthers = (entry: string, language: Language): boolean =>
  wordsIn(entry).every((word) => ownFactWords(language).others.includes(word))

/** A joined noun carries the complaint at the end: "Rückenschmerzen". */
function isOfBody(entry: string, language: Language, { bodyComplaints }: ReadingWords): boolean {
  if (findStem(entry, bodyComplaints) !== null) return true
  const lower = entry.toLowerCase()
  const { joinsNouns } = languageBasics(language)
  return joinsNouns && bodyComplaints.some((stem) => stem.length >= SHORTEST_COMPOUND && lower.includes(stem))
}

const SHORTEST_COMPOUND = 6

export function readMoments(text: string, language: Language, isSouthern: boolean): ReadText<FactValue<'moment'>>[] {
  const words = readingWords(language)
  const sentences = piecesOf(text).pieces
  const entries = entriesOf(text, words).filter((entry) => {
    const sentence = sentences.find((each) => each.includes(entry)) ?? entry
    return !isBareCycle(entry, language) && !isRemarkOnMoment(entry, sentence, language)
  })
  return entries.map((entry, at) => {
    const months = monthsIn(entry, { language, isSouthern }, words)
    const next = entries[at + 1]
    // "The inspection / the annual meeting (January)" are both in January.
    const shared = months.length === 0 && next !== undefined && text.includes(`${entry} / ${next}`)
    const name = nameBeforeColon(withoutRemark(entry, { language, isSouthern }, words))
    return {
      quote: entry,
      value: {
        text: name,
        form: hasVerb(name, words) ? 'clause' : 'noun',
        months: shared ? monthsIn(next, { language, isSouthern }, words) : months,
        ...timed(entry, language),
      },
    }
  })
}

/** "First snow, every year" is about the snow. */
function isBareCycle(entry: string, language: Language): boolean {
  const { cycles, units } = ownFactWords(language)
  const cycle = startsWithAny(entry, cycles)
  const [unit = '', ...others] = wordsIn(entry.slice(cycle?.length ?? 0))
  return cycle !== null && others.length === 0 && Object.values(units).some((names) => names.includes(unit))
}

/** "Annual tower meetings in January, that's when they agree the spend" is about the meetings. */
function withoutRemark(
  entry: string,
  { language, isSouthern }: { language: Language; isSouthern: boolean },
  words: ReadingWords,
): string {
  const end = [commasIn(entry)[0] ?? entry.length, DASH.exec(entry)?.index ?? entry.length]
  const name = entry.slice(0, Math.min(...end))
  const isNamed = name !== entry && hasVerb(entry, words) && !hasVerb(name, words) && wordsIn(name).length > 1
  return isNamed && monthsIn(name, { language, isSouthern }, words).length > 0 ? name.trim() : entry
}

const DASH = /\s[–—-]\s/u

const timed = (text: string, language: Language): { timing?: Timing } => {
  const timing = readTiming(text, language)
  return timing === null ? {} : { timing }
}

const LONGEST_EVENT = 40
const MOST_EVENT_WORDS = 5

/** Events that people of the trade go to, with their months: "Light & Building (Frankfurt, March)". */
export function readEvents(text: string, language: Language, isSouthern: boolean): ReadText<FactValue<'moment'>>[] {
  const words = readingWords(language)
  return entriesOf(text, words).flatMap((entry): ReadText<FactValue<'moment'>>[] => {
    const { text: head, inside } = withoutBrackets(entry)
    const name = head.replace(/\s+/gu, ' ').trim()
    const months = inside.flatMap((aside) => namedMonths(aside, language))
    const isEvent =
      months.length === 1 &&
      /^\p{Lu}/u.test(name) &&
      name.length <= LONGEST_EVENT &&
      wordsIn(name).length <= MOST_EVENT_WORDS &&
      !/\d/u.test(name) &&
      !hasVerb(name, words)
    return isEvent
      ? [
          {
            quote: entry,
            value: { text: name, form: 'noun', months: monthsIn(inside.join(', '), { language, isSouthern }, words) },
          },
        ]
      : []
  })
}

/** What comes back or ends on a day, in fields that are about something else: "4 orders a year", "order before the 28th". */
export function readTimedMoments(
  text: string,
  types: readonly Timing['type'][],
  language: Language,
): ReadText<FactValue<'moment'>>[] {
  const words = readingWords(language)
  // What a subscription brings isn't ordered again.
  const pieces = piecesOf(text).pieces.filter((piece) => findPhrase(piece, words.kinds['subscription'] ?? []) === null)
  const parts = (types.includes('every') ? pieces : piecesOf(text).pieces).flatMap((piece) => [
    piece,
    ...piece.slice(0, LONGEST).split(CLAUSE_ENDS),
  ])
  const found = parts.flatMap((part) => {
    const entry = part.trim()
    const timing = entry.length > LONGEST_TIMED ? null : readTiming(entry, language)
    return timing === null || !types.includes(timing.type) ? [] : [{ entry, timing }]
  })
  // The shortest text that says it all.
  const shortest = found.filter(
    ({ entry, timing }) =>
      !found.some(
        (other) =>
          other.entry.length < entry.length &&
          entry.includes(other.entry) &&
          JSON.stringify(other.timing) === JSON.stringify(timing),
      ),
  )
  return shortest.map(({ entry, timing }) => ({
    quote: entry,
    value: { text: entry, form: hasVerb(entry, words) ? 'clause' : 'noun', months: [], timing },
  }))
}

const LONGEST_TIMED = 160
const CLAUSE_ENDS = /[,;()](?=\s|$)|\s(?=\()|(?<=\()/u

/** "Jan–March" has February. */
const MONTH_SPAN = /\p{L}{3}\.?\s?[–—-]\s?\p{L}{3}/u

const SEASON_NAMES = 3

function monthsIn(
  entry: string,
  { language, isSouthern }: { language: Language; isSouthern: boolean },
  { seasons }: ReadingWords,
): number[] {
  const all = namedMonths(entry, language)
  const [first, last] = all
  const isSpan = all.length === 2 && MONTH_SPAN.test(entry)
  const named = isSpan && first !== undefined && last !== undefined ? monthsBetween(first, last) : all
  const found = Object.keys(seasons).filter((name) => findPhrase(entry, [name]) !== null)
  // "Summer holidays" is neither the whole summer nor the holidays at the end of the year.
  const longest = found.filter((name) => !found.some((other) => other !== name && other.includes(name)))
  const told = longest.flatMap((name) => {
    const months = seasons[name] ?? []
    // "Back to work in September" isn't in January.
    if (months.some((month) => named.includes(month))) return []
    // Seasons are reversed below the equator. Days of the calendar aren't.
    const isSeason = (each: string) => seasons[each]?.length === SEASON_NAMES && findPhrase(name, [each]) !== null
    const turns = isSouthern && Object.keys(seasons).some(isSeason)
    return turns ? months.map((month) => ((month + 5) % 12) + 1) : months
  })
  return [...new Set([...named, ...told])].sort((a, b) => a - b)
}

/** Whether people or businesses buy, and who orders in a business, when the description of the customer says so. */
export function readBuyers(text: string, language: Language): FactValue<'buyers'> | null {
  const words = readingWords(language)
  const { businesses, professionals } = words
  const firms = businesses.filter((word) => !professionals.includes(word))
  const consumer = findPhrase(text, words.consumers) !== null
  // "Professionals, 35 to 60" are people.
  const isOfPeople = !consumer && AGES.test(text.slice(0, LONGEST)) && findPhrase(text, firms) === null
  const isNamed = findPhrase(text, businesses) !== null
  const business = isNamed && !isOfPeople
  // Of a brand with "a few offices" among its customers, most are people.
  const isMinor = business && findPhrase(withoutFew(text, words), businesses) === null
  // "Owners of restaurants, 30 to 60 years" are consumers as well, and buy for their business.
  const person =
    consumer ||
    isMinor ||
    (isNamed && (isOfPeople || hasPeopleBeside(text, businesses))) ||
    (!business && findPhrase(text, words.persons) !== null)
  if (!business && !person) return null
  const buyers = business && person ? 'both' : business ? 'businesses' : 'consumers'
  return { buyers, role: business ? roleIn(text, words) : null }
}

/** "People with a balcony, 35-70; restaurants that want real lemons" and "amateurs 40-70, a wine bar now and then". */
function hasPeopleBeside(text: string, firms: readonly string[]): boolean {
  const isOfPeople = (part: string) => AGES.test(part) && findPhrase(part, firms) === null
  const parts = text.slice(0, LONGEST).split(/[;\n]/u)
  return (
    parts.some(isOfPeople) || parts.some((part) => part.split(',').some((each) => isOfPeople(each) && NAMED.test(each)))
  )
}

/** "Amateurs 40-70", but not "30 to 60 years". */
const NAMED = /^\s*\p{L}{4}/u

const AGES = /(?<!\d)[1-9]\d\s?(?:[-–]|to|bis|à|a)\s?[1-9]\d(?![\d%€$£])/u
const WORDS_BEHIND_FEW = 3

/** Without the words behind "a few": "parents, a few schools". */
function withoutFew(whole: string, { few, fewBehind }: ReadingWords): string {
  // "Wine bars, a few" is said of them as well.
  const isFewBehind = (part: string) => fewBehind.some((phrase) => part.trim().toLowerCase().endsWith(` ${phrase}`))
  const text = whole
    .slice(0, LONGEST_BUYERS)
    .split(',')
    .filter((part) => !isFewBehind(part))
    .join(',')
  const all = wordsIn(text)
  const isFew = (at: number) => few.some((phrase) => phrase.split(' ').every((word, index) => all[at + index] === word))
  const starts = all.flatMap((_, at) => (isFew(at) ? [at] : []))
  const isBehind = (at: number) => starts.some((start) => at > start && at <= start + WORDS_BEHIND_FEW)
  return starts.length === 0 ? text : all.filter((_, at) => !isBehind(at)).join(' ')
}

const LONGEST_BUYERS = 2000
const MOST_ROLE_WORDS = 8

/** Who orders: "the purchasing clerk places the order", "Bestellt wird von der ZFA". */
function roleIn(text: string, words: ReadingWords): string | null {
  const { ordering, articles, relatives } = words
  for (const clause of piecesOf(text).pieces.flatMap((piece) => piece.split(/[,;]/, MOST_CLAUSES))) {
    const verb = startsWithAny(clause, ordering)
    const before = verb === null ? findPhrase(clause, ordering) : null
    if (verb === null && before === null) continue
    const said =
      verb === null
        ? clause.slice(0, clause.toLowerCase().replaceAll('’', "'").indexOf(before!))
        : clause.slice(verb.length)
    const article = startsWithAny(said, articles)
    const role = (article === null ? said : said.slice(article.length)).trim().replace(/[.!]$/, '')
    const all = wordsIn(role)
    const isRole = all.length > 0 && all.length <= MOST_ROLE_WORDS && !hasVerb(role, words)
    if (isRole && !all.some((word) => relatives.includes(word) || words.pronouns.includes(word))) {
      return role.slice(0, LONGEST_ROLE)
    }
  }
  return null
}

const MOST_CLAUSES = 100
const LONGEST_ROLE = 200
