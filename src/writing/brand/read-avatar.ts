import type { Language } from '#shared/brand-brief.ts'
import type { FactValue } from '#shared/brand-sheet.ts'
import { type ReadingWords, readingWords } from '../languages/reading-words.ts'
import { askedDoubt } from './read-answers.ts'
import { hasVerb } from './clause-words.ts'
import { readPhrases } from './read-phrases.ts'
import { namedMonths } from './read-season.ts'
import { findPhrase, findStem, startsWithAny, wordsIn } from './word-matching.ts'
import { piecesOf } from './list-pieces.ts'

const LONGEST = 1000

export interface ReadText<Value> {
  value: Value
  quote: string
}

const entriesOf = (text: string, words: ReadingWords): string[] =>
  readPhrases(text, words).map((entry) => entry.slice(0, LONGEST))

/** What keeps people from buying. Fragments stay fragments: nobody but the brand can turn them into a question. */
export function readDoubts(text: string, language: Language): ReadText<FactValue<'doubt'>>[] {
  const words = readingWords(language)
  return entriesOf(text, words).map((entry) => {
    const { question, answer } = askedDoubt(entry, words)
    const isWhole = question.endsWith('?') || hasVerb(question, words)
    return { quote: entry, value: { question, isWhole, topic: topicOf(question, words), answer } }
  })
}

function topicOf(entry: string, { doubtTopics }: ReadingWords): FactValue<'doubt'>['topic'] {
  for (const [topic, phrases] of Object.entries(doubtTopics)) {
    if (findPhrase(entry, phrases) !== null) return topic as FactValue<'doubt'>['topic']
  }
  return null
}

export function readPains(text: string, language: Language): ReadText<FactValue<'pain'>>[] {
  const words = readingWords(language)
  return entriesOf(text, words).map((entry) => {
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

/** German compounds carry the complaint at the end: "Rückenschmerzen". */
function isOfBody(entry: string, language: Language, { bodyComplaints }: ReadingWords): boolean {
  if (findStem(entry, bodyComplaints) !== null) return true
  const lower = entry.toLowerCase()
  return language === 'de' && bodyComplaints.some((stem) => stem.length >= SHORTEST_COMPOUND && lower.includes(stem))
}

const SHORTEST_COMPOUND = 6

export function readMoments(text: string, language: Language, isSouthern: boolean): ReadText<FactValue<'moment'>>[] {
  const words = readingWords(language)
  return entriesOf(text, words).map((entry) => ({
    quote: entry,
    value: {
      text: entry,
      form: hasVerb(entry, words) ? 'clause' : 'noun',
      months: monthsIn(entry, { language, isSouthern }, words),
    },
  }))
}

const SEASON_NAMES = 3

function monthsIn(
  entry: string,
  { language, isSouthern }: { language: Language; isSouthern: boolean },
  { seasons }: ReadingWords,
): number[] {
  const named = namedMonths(entry, language)
  const found = Object.keys(seasons).filter((name) => findPhrase(entry, [name]) !== null)
  // "Summer holidays" is neither the whole summer nor the holidays at the end of the year.
  const longest = found.filter((name) => !found.some((other) => other !== name && other.includes(name)))
  const told = longest.flatMap((name) => {
    const months = seasons[name] ?? []
    // Seasons turn around below the equator; days of the calendar do not.
    const turns = isSouthern && months.length === SEASON_NAMES
    return turns ? months.map((month) => ((month + 5) % 12) + 1) : months
  })
  return [...new Set([...named, ...told])].sort((a, b) => a - b)
}

/** Whether people or businesses buy, and who orders in a business, when the description of the customer says so. */
export function readBuyers(text: string, language: Language): FactValue<'buyers'> | null {
  const words = readingWords(language)
  const business = findPhrase(text, words.businesses) !== null
  const consumer = findPhrase(text, words.consumers) !== null
  // "Owners of restaurants, 30 to 60 years" are people as well, and buy for their business.
  const person = consumer || (!business && findPhrase(text, words.persons) !== null)
  if (!business && !person) return null
  const buyers = business && person ? 'both' : business ? 'businesses' : 'consumers'
  return { buyers, role: business ? roleIn(text, words) : null }
}

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
