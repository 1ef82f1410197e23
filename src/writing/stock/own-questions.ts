import type { BrandBrief, Language } from '#shared/brand-brief.ts'
import type { FactValue } from '#shared/brand-sheet.ts'
import { namesWeekday } from '../brand/day-words.ts'
import { findOccasions } from '../brand/find-occasions.ts'
import { hasVerb } from '../brand/clause-words.ts'
import { leansOnAnother } from '../brand/leans-on.ts'
import { isOfCustomers } from '../brand/moment-remarks.ts'
import { printedLine, standsAlone, withoutPeriod } from '../brand/printable.ts'
import { readPrice } from '../brand/read-price.ts'
import { termOf } from '../brand/read-terms.ts'
import { withoutBrackets } from '../brand/list-pieces.ts'
import { fillSlots } from '../engine/fill-slots.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { sharedStems, tellingStems } from '../engine/telling-stems.ts'
import { findPhrase, findStem, startsWithAny, withoutEnding, wordsIn } from '../engine/word-matching.ts'
import { observanceNames } from '../knowledge/observances.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { type Term, practicalWords } from '../languages/practical-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import { wordsOfWay } from '../languages/segment-words.ts'
import { nearestOffers } from './nearest-offers.ts'
import { sellingWayOf } from './selling-way.ts'
import { isMending, needsMending } from './uses.ts'
import { NOTHING_TOLD, type ToldFact } from './told-fact.ts'
import { isTopic } from './topic-doubts.ts'
import { undatedPhrases } from './undated-phrases.ts'

type Offer = FactValue<'offer'>

/** What we need to tell the facts of a brand. */
export interface Telling {
  brief: BrandBrief
  /** A text of the owner as a line. Null where readers can't see it. */
  line: (text: string) => string | null
  isClean: (text: string) => boolean
  /** An offer with what is known of it, as a line of a list. */
  entry: (offer: Offer) => string | null
  /** Offers that any list may name. */
  offers: readonly Offer[]
  /** The lines of a list of them all. */
  range: readonly string[]
  /** The questions that the brand answers. */
  answers: readonly ToldFact[]
}

const HOLIDAYS = observanceNames()
const MOST_NAMED = 3

/**
 * What makes customers come, as the question that they ask themselves: "Black glass?", "New milling machine?". A scrap of
 * the profile is complete as a question.
 */
export function triggersOf({ moments }: BrandBrief['facts'], telling: Telling): ToldFact[] {
  return moments.flatMap((moment): ToldFact[] => {
    if (moment.months.length > 0 || moment.timing !== undefined) return []
    // Holidays have their own emails.
    if (findOccasions(moment.text, HOLIDAYS, telling.brief.country).length > 0) return []
    const { head, aside } = partsOf(moment.text)
    // "Current delay: 5 weeks" is a note.
    if (LABELED_FIGURE.test(moment.text)) return []
    // "Storm forecast = panic calls" tells the writer what follows.
    const question = moment.text.includes('=') || isHalf(head, telling) ? null : questionOf(head, telling)
    if (question === null) return []
    // "(Now Bruno, 11 years old)" answers nothing.
    const isSaid = aside !== null && hasVerb(aside, readingWords(telling.brief.language))
    const answer = isSaid ? answerIn(aside, telling) : null
    if (isRefused(moment.text, telling.brief)) return []
    const found = asked(moment.text, question, answer, linesAbout(moment.text, telling))
    // Who has never bought has no card that ends.
    return [
      isOfCustomers(moment.text, telling.brief.language) ? { ...found, readers: readersAgain(telling.brief) } : found,
    ]
  })
}

/** "When the new one is out" and "so it takes twice as much" are halves of a sentence whose other half no reader sees. */
const isHalf = (text: string, { brief: { language } }: Telling): boolean =>
  startsWithAny(text, readingWords(language).conditionals) !== null || leansOnAnother(text, language)

/** The people who have bought before, in the words of how the brand sells. */
const readersAgain = (brief: BrandBrief): string => wordsOfWay(brief.language, sellingWayOf(brief).way).segments.repeat

const LABELED_FIGURE = /:\s[^:]{0,30}\d/u

/** Whether a rule forbids promises about it: "don't say that it helps against bunions". */
const isRefused = (text: string, { facts, language }: BrandBrief): boolean =>
  facts.rules.some(
    ({ check, sentence }) =>
      check?.type === 'no-claim' && sharedStems(tellingStems(sentence, language), tellingStems(text, language)) > 0,
  )

/** What bothers customers and what the brand does about it: "Small-order fee?" and "No small-order fee from 75 €". */
export function worriesOf({ pains }: BrandBrief['facts'], telling: Telling): ToldFact[] {
  const { language } = telling.brief
  const words = readingWords(language)
  const phrases = undatedPhrases(telling.brief)
    .filter((text) => standsAlone(text, words) && !OF_ORDERS.has(termOf(text, language)))
    .flatMap((text) => {
      const line = telling.line(text)
      return line === null ? [] : [line]
    })
  const goods = stemsOfGoods(telling)
  return pains.flatMap((pain): ToldFact[] => {
    const { head, aside } = partsOf(pain.text)
    // "Wanting to make something" bothers no one.
    const isWish = startsWithAny(head, ownFactWords(language).wishes) !== null || speaksOfOthers(pain.text, language)
    const question = pain.isBodyComplaint || isWish || isHalf(head, telling) ? null : questionOf(head, telling, true)
    if (question === null) return []
    const stems = tellingStems(head, language)
    // What follows a colon says more of the complaint.
    // "Hidden fees (fuel, stairs)" explains the complaint as well.
    const isReply = aside !== null && !pain.text.includes(`: ${aside}`) && hasVerb(aside, words)
    const reply = isReply ? answerIn(aside, telling) : null
    // "Bike stolen?" has no answer in "Your bike is back in 5 days".
    // In "the goods stink", the verb says what is wrong.
    const least = pain.form === 'clause' ? WORDS_OF_A_CLAUSE : 1
    const answered = answerTo(stems.difference(goods), least, telling)
    // Terms of orders and parcels answer a complaint about them alone.
    const term = termOf(pain.text, language)
    const said = phrases.filter(
      (text) => !isOfOrders(text, language) || (term !== null && termOf(text, language) === term),
    )
    const answer = reply ?? answered?.slots.answer ?? nearest(said, stems.difference(goods), language)
    const lines = linesAbout(head, telling, ({ fact }) => fact !== null || needsMending(head, language))
    return answer === null && lines.length === 0
      ? []
      : [{ ...asked(pain.text, question, answer, lines), doubt: answered?.doubt ?? null }]
  })
}

/** Whether a sentence says how people order, pay or get something: a price, a day of the week, a parcel. */
const isOfOrders = (text: string, language: Language): boolean =>
  termOf(text, language) !== null ||
  readPrice(text) !== null ||
  findStem(text, ownFactWords(language).shippingStems) !== null ||
  namesWeekday(text, language)

/** Terms of every order answer no complaint. */
const OF_ORDERS: ReadonlySet<Term | null> = new Set(['hours', 'lead', 'payment'])
const WORDS_OF_A_CLAUSE = 2

/** "Sauce from the supermarket that tastes of vinegar" is the fault of others, and no worry about the brand. */
const speaksOfOthers = (text: string, language: Language): boolean =>
  findStem(text, ownFactWords(language).competitors) !== null

/** "Mess on the carpet" is what "Will it make a mess?" asks. */
function answerTo(
  stems: ReadonlySet<string>,
  least: number,
  { answers, brief: { language } }: Telling,
): ToldFact | null {
  const shared = ({ slots }: ToldFact) => sharedStems(tellingStems(slots.question ?? '', language), stems)
  // "How do I know I'll like the smell?" says nothing of a "headachy perfume smell".
  // "Broken parcels" isn't answered by "shipping costs: free over €79".
  const asked = answers.filter(({ slots }) => !isTopic(slots.question ?? '', language))
  const kin = asked.filter((fact) => shared(fact) >= Math.max(least, stems.size / 2))
  return kin.toSorted((left, right) => shared(right) - shared(left))[0] ?? null
}

/** The words in the names of offers, which say nothing of a complaint: "fraying tail" isn't about "tail ends: one week". */
function stemsOfGoods({ brief: { facts, language } }: Telling): ReadonlySet<string> {
  const { anyGoods } = ownFactWords(language)
  return new Set(
    [...anyGoods, ...facts.offers.map(({ name }) => name)].flatMap((name) => [...tellingStems(name, language)]),
  )
}

/** The sentence that shares most words with a text, and of several the one that says a number. */
function nearest(lines: readonly string[], stems: ReadonlySet<string>, language: Language): string | null {
  const shared = (line: string) => sharedStems(tellingStems(line, language), stems)
  const rank = (line: string) => shared(line) + (/\d/u.test(line) ? 0.5 : 0)
  // Of a longer complaint, a single shared word may be about anything.
  const least = stems.size > WORDS_OF_A_CLAUSE ? WORDS_OF_A_CLAUSE : 1
  const kin = lines.filter((line) => shared(line) >= least)
  return kin.toSorted((left, right) => rank(right) - rank(left))[0] ?? null
}

function asked(name: string, question: string, answer: string | null, lines: readonly string[]): ToldFact {
  return { ...NOTHING_TOLD, name, slots: { question, ...(answer === null ? {} : { answer }) }, lines: lines.slice() }
}

/** "Device fell → cord", "parking (there is space behind the house)": what it is, and what the owner adds. */
function partsOf(text: string): { head: string; aside: string | null } {
  const [head = '', ...after] = text.split(/[→⇒=]|:\s|\s[–—]\s/u)
  const { text: plain, inside } = withoutBrackets(head)
  return { head: plain.replace(/\s+/gu, ' ').trim(), aside: inside[0] ?? after[0]?.trim() ?? null }
}

const FEWEST_ANSWER_WORDS = 3

const answerIn = (aside: string, { line, brief }: Telling): string | null =>
  wordsIn(aside).length < FEWEST_ANSWER_WORDS || startsWithAny(aside, readingWords(brief.language).asides) !== null
    ? null
    : line(aside)

/** The entries of the offers that a text names, else of those that their owner means for it. */
export function linesAbout(
  text: string,
  { brief, offers, entry }: Telling,
  suits: (offer: Offer) => boolean = () => true,
): string[] {
  const { language } = brief
  const stems = tellingStems(text, language)
  // Who has only just bought a boat can't book what needs a course first.
  const open = offers.filter(
    (offer) =>
      suits(offer) && (offer.fact === null || findPhrase(offer.fact, practicalWords(language).requires) === null),
  )
  const kin = (said: (offer: Offer) => string) =>
    open.filter((offer) => sharedStems(tellingStems(said(offer), language), stems) > 0)
  // "Old knife got dull?" asks for the one who sharpens it and not for a new knife.
  const mending = needsMending(text, language) ? open.filter(({ name }) => isMending(name, language)) : []
  const byName = mending.length > 0 ? mending : nearestOffers(text, open, language)
  const named = byName.length > 0 ? byName : kin(({ forWhom, chooseIf }) => `${forWhom ?? ''} ${chooseIf ?? ''}`)
  return named.flatMap((offer) => entry(offer) ?? []).slice(0, MOST_NAMED)
}

const SHORTEST = 4
const LONGEST = 44
const MOST_WORDS = 7

/** A short text as a question to readers. Null for a season, a day, what is grave and what others do. */
export function questionOf(text: string, { brief, isClean }: Telling, mayBeDefinite = false): string | null {
  const { language } = brief
  const words = readingWords(language)
  const { asked: form, unaskedStems, definite, othersEnds } = ownFactWords(language)
  const plain = withoutEnding(text.trim(), ' .,;:!?…')
  const all = wordsIn(plain)
  if (plain.length < SHORTEST || plain.length > LONGEST || all.length > MOST_WORDS || /\d/u.test(plain)) return null
  if (findPhrase(plain, Object.keys(words.seasons)) !== null || findStem(plain, unaskedStems) !== null) return null
  if (findStem(plain, words.graveStems) !== null || all.some((word) => words.pronouns.includes(word))) return null
  if (!mayBeDefinite && startsWithAny(plain, definite) !== null) return null
  if (all.some((word) => word.length > SHORTEST && othersEnds.some((end) => word.endsWith(end)))) return null
  const line = printedLine(`${plain} ${plain}`, words) === null ? null : plain
  if (line === null || !isClean(plain)) return null
  return fillSlots(form, { text: capitalized(withoutPeriod(line)) })
}
