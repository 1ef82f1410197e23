import { namesWeekday } from '../brand/day-words.ts'
import { seededRandom } from '#shared/seeded-random.ts'
import type { BrandBrief } from '#shared/brand-brief.ts'
import { isStory, tellsOfYear } from '../brand/own-stories.ts'
import { hasVerb } from '../brand/clause-words.ts'
import { standsAlone, tellsWhatIsNot, withoutPeriod } from '../brand/printable.ts'
import { namedMonths } from '../brand/read-season.ts'
import { readTiming } from '../brand/read-timing.ts'
import { readPrice } from '../brand/read-price.ts'
import { termOf } from '../brand/read-terms.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { sharedStems, tellingStems } from '../engine/telling-stems.ts'
import { findPhrase, findStem, startsWithAny, wordsIn } from '../engine/word-matching.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import type { Term } from '../languages/practical-words.ts'
import { type ReadingWords, readingWords } from '../languages/reading-words.ts'
import { isInformation } from './complete-point.ts'
import type { Telling } from './own-questions.ts'
import { behindColon, isTopic } from './topic-doubts.ts'
import type { Offer } from './offer-matching.ts'
import { isSent } from './practical-facts.ts'
import { sellingWayOf } from './selling-way.ts'
import { NOTHING_TOLD, type ToldFact } from './told-fact.ts'
import { isPlainTerm, reachOf, undatedPhrases } from './undated-phrases.ts'

const MOST_BESIDE = 3
const FEWEST_ANSWERS = 2
const MOST_ANSWERS = 4

/** The sentences that a brand says of itself, each with those that belong to it. What it doesn't sell is one thing. */
export function saidOf({ brief, line, range }: Telling): ToldFact[] {
  const { language } = brief
  const words = readingWords(language)
  const { reach } = termsOf(brief, line)
  const whole = undatedPhrases(brief).filter(
    (text) =>
      tellsOfYear(text) ||
      // A price or a term isn't what a brand is about.
      (!isPlainTerm(text, language) &&
        !OF_BUYING.has(termOf(text, language)) &&
        readPrice(text) === null &&
        standsAlone(text, words) &&
        !isSignature(text, words) &&
        startsWithAny(text, words.information) === null &&
        !isListOfWords(text) &&
        namedMonths(text, language).length === 0 &&
        readTiming(text, language) === null),
  )
  const lines = whole.flatMap((text) => line(text) ?? []).filter((each) => each !== reach)
  const refused = lines.filter((each) => tellsWhatIsNot(each, words))
  const told = lines.filter((each) => tellsOfYear(each) || findPhrase(each, words.refusals) === null)
  const fact = (said: string, beside: readonly string[]): ToldFact => ({
    ...NOTHING_TOLD,
    name: said,
    slots: { fact: said },
    lines: beside.slice(0, MOST_BESIDE),
  })
  const isKin = (one: string, other: string) =>
    sharedStems(tellingStems(one, language), tellingStems(other, language)) > 0
  return [
    ...refused.slice(0, 1).map((said) => fact(said, [...refused.slice(1), ...range.slice(0, 2)])),
    ...told
      .filter((said) => tellsOfYear(said) || !isOfService(said, language))
      .map((said) => {
        const others = told.filter((each) => each !== said && saysSomething(each, words))
        return fact(
          said,
          [...range, ...others].filter((each) => isKin(each, said)),
        )
      }),
  ]
}

/** "Certificate for your insurer" below another sentence is a scrap. */
export const saysSomething = (text: string, words: ReadingWords): boolean => hasVerb(text, words) || isInformation(text)

/** "Nell Sayer, blender in Leith": the name and trade of a person end a letter and say nothing in it. */
export const isSignature = (text: string, words: ReadingWords): boolean => SIGNED.test(text) && !hasVerb(text, words)

const SIGNED = /^\p{Lu}\p{L}{1,20}(?:[ -]\p{Lu}[\p{L}'’.-]{0,20}){1,3},\s(?!\p{Lu}\p{Ll}{0,20}\s\p{Lu})\p{L}/u

/** "Free delivery from 30 €" is in many emails and fills none. */
const isOfDelivery = (text: string, language: BrandBrief['language']): boolean =>
  findStem(text, ownFactWords(language).shippingStems) !== null

const OF_ORDERS: ReadonlySet<Term | null> = new Set(['hours', 'lead'])

/** How to order, ask or get something fills no email: "To book a chair, reply to this email". */
function isOfService(text: string, language: BrandBrief['language']): boolean {
  const { ways, units } = ownFactWords(language)
  return (
    isOfDelivery(text, language) ||
    OF_ORDERS.has(termOf(text, language)) ||
    findPhrase(text, Object.values(ways).flat()) !== null ||
    tellsLeadTime(text, Object.values(units).flat()) ||
    namesWeekday(text, language)
  )
}

const FEWEST_IN_A_LIST = 3
const LONGEST_ENTRY = 2

/** "Sally, tail end, top end". */
export function isListOfWords(text: string): boolean {
  const parts = text.split(',')
  return parts.length >= FEWEST_IN_A_LIST && parts.every((part) => wordsIn(part).length <= LONGEST_ENTRY)
}

/** "New ropes are 7 to 9 weeks and no, it can't be hurried." */
const tellsLeadTime = (text: string, spans: readonly string[]): boolean =>
  /\d/u.test(text) && findPhrase(text, spans) !== null

const OF_BUYING: ReadonlySet<Term | null> = new Set(['change', 'returns', 'payment', 'deposit', 'minimum'])

/** Terms that hold for every order, and sentences that are none. */
const LASTING: ReadonlySet<Term | null> = new Set([null, 'minimum', 'lead', 'shipping', 'payment'])

interface Terms {
  terms: readonly string[]
  reach: string | null
}

/** How to get in touch, and what the brand says of delivery and prices: sentences for emails about its goods. */
export function termsOf(brief: BrandBrief, line: Telling['line']): Terms {
  const { language } = brief
  const words = readingWords(language)
  const { ways, shippingStems, units } = ownFactWords(language)
  const [own = null] = reachOf(brief)
  const spans = Object.values(units).flat()
  const all = undatedPhrases(brief)
    // "Our father opened the shop in 1978" has a number and says nothing of terms.
    .filter((text) => standsAlone(text, words) && !isStory(text))
    .flatMap((text) => line(text) ?? [])
    .filter((each) => findPhrase(each, words.refusals) === null || tellsLeadTime(each, spans))
  const contact = all.filter((text) => findPhrase(text, Object.values(ways).flat()) !== null)
  const terms = all.filter(
    (text) =>
      LASTING.has(termOf(text, language)) &&
      !contact.includes(text) &&
      namedMonths(text, language).length === 0 &&
      findPhrase(text, Object.keys(words.seasons)) === null &&
      (readPrice(text) !== null || findStem(text, shippingStems) !== null || tellsLeadTime(text, spans)),
  )
  // Donors order nothing.
  const isSold = sellingWayOf(brief).way !== 'donations'
  const told = own === null ? (contact[0] ?? null) : `${withoutPeriod(own)}.`
  // "How to reach us: by phone" tells no one a number.
  const reach = told !== null && HAS_ADDRESS.test(told) ? told : null
  return { terms: isSold ? terms : [], reach }
}

const HAS_ADDRESS = /\d|@|\.\p{L}{2,6}(?!\p{L})/u

/** A price has to be about the same thing, and not only share a word with it. */
const WORDS_OF_A_PRICE = 2

/** With how to get in touch and what holds for every order, where the fact doesn't say it itself. */
export function withTerms(fact: ToldFact, { terms: all, reach }: Terms, brief: BrandBrief): ToldFact {
  const { language } = brief
  const terms = goesByParcel(fact, brief)
    ? all
    : all.filter((text) => !isOfDelivery(text, language) && !OF_PARCELS.has(termOf(text, language)))
  const said = [...Object.values(fact.slots), ...fact.lines].join('\n')
  const about = tellingStems(`${said}\n${fact.offer ?? ''}`, language)
  const isKin = (text: string) =>
    sharedStems(tellingStems(text, language), about) >= (readPrice(text) === null ? 1 : WORDS_OF_A_PRICE)
  const kin = terms.filter((text) => isKin(text) && !said.includes(text))
  // A price that has nothing to do with it belongs to something else.
  const fitting =
    kin.length > 0 ? kin : terms.filter((text) => isOfDelivery(text, language) || readPrice(text) === null)
  const turn = fitting[seededRandom(`terms ${fact.name}`).below(Math.max(1, fitting.length))] ?? null
  const isNew = (text: string | null): text is string => text !== null && !said.includes(withoutPeriod(text))
  return {
    ...fact,
    slots: { ...(isNew(turn) ? { terms: turn } : {}), ...(isNew(reach) ? { reach } : {}), ...fact.slots },
  }
}

const OF_PARCELS: ReadonlySet<Term | null> = new Set(['shipping', 'lead', 'minimum'])

/** Whether the offer of an email, or one that it lists, is sent when it's ordered. */
function goesByParcel({ offer, lines }: ToldFact, brief: BrandBrief): boolean {
  const isListed = ({ name }: Offer) => lines.some((line) => line.startsWith(capitalized(name)))
  const { offers } = brief.facts
  return (
    offers.length === 0 ||
    offers.some((each) => (offer === each.name || isListed(each)) && (each.kind === null || isSent(each, brief)))
  )
}

/** All questions that the brand answers, one in each line. */
export function answersTogether(answers: readonly ToldFact[], { brief }: Telling): ToldFact[] {
  const lines = answers.flatMap(({ slots: { question, answer } }) =>
    question === undefined || answer === undefined ? [] : [askedAndAnswered(question, answer, brief.language)],
  )
  return lines.length < FEWEST_ANSWERS ? [] : [{ ...NOTHING_TOLD, lines: lines.slice(0, MOST_ANSWERS) }]
}

/** "Does it smell? No, …", “It's only a stick.” We replace it once, and "Shipping costs: free over $45." */
export function askedAndAnswered(question: string, answer: string, language: BrandBrief['language']): string {
  const { colon, quotes } = languageBasics(language)
  if (isTopic(question, language)) {
    return `${capitalized(withoutPeriod(question))}${colon} ${behindColon(answer, language)}`
  }
  const [before, after] = quotes.outer
  const said = /[!…]$/u.test(question) ? question : `${withoutPeriod(question)}.`
  return question.endsWith('?') ? `${question} ${answer}` : `${before}${said}${after} ${answer}`
}
