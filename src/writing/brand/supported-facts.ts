import type { Country, Language } from '#shared/brand-brief.ts'
import {
  EMAILS_A_MONTH,
  type FactOfKind,
  type ProposedFact,
  READ_KINDS,
  type ReadKind,
  factValues,
} from '#shared/brand-sheet.ts'
import { TRADES, tradeName } from '../knowledge/trades.ts'
import { ANSWER_SHAPE, type AnsweredFacts, type AnsweredSheet, OTHER_TRADE, UNKNOWN } from './answered-sheet.ts'
import { factKey } from './fact-keys.ts'
import type { OccasionName } from './find-occasions.ts'
import { readDoubts, readPains } from './read-avatar.ts'
import { readTiming } from './read-timing.ts'
import { readRules } from './read-rules.ts'
import { readSigner } from './read-signer.ts'
import { readYearRange } from './read-season.ts'
import { folded, holdsPhrase } from '../engine/said-in-texts.ts'
import type { SourceText } from './source-texts.ts'

export interface SupportedFacts {
  facts: ProposedFact[]
  dropped: number
}

export interface ReadingSource {
  language: Language
  country: Country
  occasions: readonly OccasionName[]
}

const MOST_FACTS = 120
const LONGEST_QUOTE = 1000
/** Letters and digits: with fewer, a quote could be anywhere. */
const SHORTEST_QUOTE = 3
const MOST_LABEL_WORDS = 6
const LABEL = /^\p{L}[\p{L}\p{M} ,&'’/-]{1,59}$/u

/**
 * The facts of a model's answer that the texts support, as proposals. Every quote must be in a text, and so must every
 * text of a value. What the words imply is computed here, because a model's conclusion isn't evidence.
 */
export function supportedFacts(
  answer: AnsweredSheet,
  texts: readonly SourceText[],
  place: ReadingSource,
): SupportedFacts {
  const known = texts.map((text) => ({ ...text, folded: folded(text.text) }))
  const facts = new Map<string, ProposedFact>()
  let dropped = 0
  for (const [kind, element] of READ_KINDS.flatMap((kind) => answer[kind].map((each) => [kind, each] as const))) {
    const found = facts.size < MOST_FACTS ? supportedBy(kind, element, known, place) : []
    if (found.length === 0) dropped += 1
    for (const fact of found) {
      const name = `${fact.kind} ${fact.key}`
      if (!facts.has(name)) facts.set(name, fact)
    }
  }
  return { facts: [...facts.values()], dropped }
}

/** Facts from a page count until we read the page again. */
export function isStillSaid(fact: ProposedFact, profile: readonly string[]): boolean {
  if (fact.page !== null) return true
  const phrases = [fact.quote ?? '', ...textsOf(fact)].map(folded)
  return phrases.every((phrase) => profile.some((text) => holdsPhrase(text, phrase)))
}

type FoldedText = SourceText & { folded: string }
type Origin = Pick<ProposedFact, 'quote' | 'page'>

function supportedBy(kind: ReadKind, element: unknown, texts: FoldedText[], place: ReadingSource): ProposedFact[] {
  const read = ANSWER_SHAPE.shape[kind].element.safeParse(element)
  if (!read.success) return []
  const { quote, from } = read.data
  const source = sourceOf(quote, from, texts)
  if (source === null) return []
  const near = texts.filter(({ page }) => page === source.page)
  const isSaid = (text: string) => {
    const phrase = folded(text)
    return near.some((other) => holdsPhrase(other.folded, phrase))
  }
  const origin: Origin = { quote: quote.trim(), page: source.page }
  return factsIn({ kind, told: read.data } as Answered, isSaid, place).flatMap((fact) => {
    const value = factValues[kind].safeParse(fact.value)
    if (!value.success || !textsOf(fact).every(isSaid)) return []
    const valid = { kind, value: value.data } as FactOfKind
    return [{ ...valid, ...origin, key: factKey(valid), source: 'model' as const }]
  })
}

function sourceOf(quote: string, from: string, texts: FoldedText[]): FoldedText | null {
  const phrase = folded(quote)
  const length = phrase.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  if (quote.length > LONGEST_QUOTE || length < SHORTEST_QUOTE) return null
  const holding = texts.filter((text) => holdsPhrase(text.folded, phrase))
  return holding.find(({ name }) => name === from) ?? holding[0] ?? null
}

/** Every one of these texts must be in the brand's words. */
function textsOf(fact: FactOfKind): string[] {
  const told = (...texts: (string | null)[]) => texts.filter((text) => text !== null)
  switch (fact.kind) {
    case 'business':
    case 'pain':
    case 'moment':
    case 'say':
    case 'neverSay':
    case 'answer':
      return [fact.value.text]
    case 'buyers':
      return told(fact.value.role)
    case 'offer': {
      const { name, price, fact: trait, forWhom, chooseIf } = fact.value
      return told(name, price, trait, forWhom, chooseIf)
    }
    case 'doubt':
      return told(fact.value.question, fact.value.answer)
    case 'rule':
      return [fact.value.sentence]
    case 'rhythm':
      return [String(fact.value.emails)]
    case 'trade':
    case 'family':
    case 'voice':
      return []
  }
}

type Answered<Kind extends ReadKind = ReadKind> = { [Of in Kind]: { kind: Of; told: AnsweredFacts[Of][number] } }[Kind]

const orNull = (text: string) => (text.trim() === '' ? null : text)
const known = <Value extends string>(value: Value) =>
  value === UNKNOWN ? null : (value as Exclude<Value, typeof UNKNOWN>)
const asBoolean = (value: 'yes' | 'no' | typeof UNKNOWN) => (value === UNKNOWN ? null : value === 'yes')
const ordered = (numbers: readonly number[]) => [...new Set(numbers)].sort((a, b) => a - b)

/** What an answer means as facts, before their lengths are checked. One sentence may hold several rules. */
function factsIn(
  { kind, told }: Answered,
  isSaid: (text: string) => boolean,
  { language, country, occasions }: ReadingSource,
): FactOfKind[] {
  switch (kind) {
    case 'business':
    case 'say':
    case 'neverSay':
      return [{ kind, value: { text: told.text } }]
    case 'trade':
      return tradeIn(told, language)
    case 'family':
      return [{ kind, value: { family: told.family } }]
    case 'buyers':
      return [{ kind, value: { buyers: told.buyers, role: orNull(told.role) } }]
    case 'offer':
      return offerIn(told, language, isSaid)
    case 'doubt': {
      const { question, topic, answer } = told
      if (folded(answer) === folded(question)) return []
      const isWhole = readDoubts(question, language).every(({ value }) => value.isWhole)
      return [{ kind, value: { question, isWhole, topic: known(topic), answer: orNull(answer) } }]
    }
    case 'pain': {
      const { text, form, type } = told
      const isBodyComplaint =
        told.isBodyComplaint || readPains(text, language).some((read) => read.value.isBodyComplaint)
      return [{ kind, value: { text, form, type, isBodyComplaint } }]
    }
    case 'moment': {
      const { text, form, months } = told
      const timing = readTiming(text, language)
      return [{ kind, value: { text, form, months: ordered(months), ...(timing !== null && { timing }) } }]
    }
    case 'voice': {
      const [exclamationMarks, emoji] = [asBoolean(told.exclamationMarks), asBoolean(told.emoji)]
      const value = { address: known(told.address), register: known(told.register), exclamationMarks, emoji }
      const signedBy = readSigner(told.quote, language)
      const isEmpty = signedBy === null && Object.values(value).every((part) => part === null)
      return isEmpty ? [] : [{ kind, value: { ...value, ...(signedBy !== null && { signedBy }) } }]
    }
    case 'rule':
      return readRules(told.sentence, { language, country }, occasions).map((value) => ({ kind, value }))
    case 'rhythm': {
      const { emails, weekdays } = told
      const count = EMAILS_A_MONTH.find((known) => known === emails)
      return count === undefined ? [] : [{ kind, value: { emails: count, weekdays: ordered(weekdays) } }]
    }
  }
}

function tradeIn({ trade, label }: Answered<'trade'>['told'], language: Language): FactOfKind[] {
  const listed = TRADES.find(({ id }) => id === trade)
  if (listed !== undefined) return [{ kind: 'trade', value: { trade: listed.id, label: tradeName(listed, language) } }]
  const words = label.trim()
  const isShort = trade === OTHER_TRADE && LABEL.test(words) && words.split(' ').length <= MOST_LABEL_WORDS
  return isShort ? [{ kind: 'trade', value: { trade: null, label: words } }] : []
}

function offerIn(told: Answered<'offer'>['told'], language: Language, isSaid: (text: string) => boolean): FactOfKind[] {
  const { name, shortName, kind, number, gender, fact, price, forWhom, chooseIf, season } = told
  if (season.trim() !== '' && !isSaid(season)) return []
  const value = {
    name,
    shortName: isSaid(shortName) ? shortName : name,
    kind: known(kind),
    grammar: number === UNKNOWN ? null : { number, gender: known(gender) },
    isFirstPurchase: false,
    fact: orNull(fact),
    price: orNull(price),
    forWhom: orNull(forWhom),
    chooseIf: orNull(chooseIf),
    season: readYearRange(season, language),
  }
  return [{ kind: 'offer', value }]
}
