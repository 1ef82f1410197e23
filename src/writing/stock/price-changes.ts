import type { BrandBrief, Language } from '#shared/brand-brief.ts'
import type { FactValue } from '#shared/brand-sheet.ts'
import type { YearMonth } from '#shared/calendar-dates.ts'
import { oncePer } from '#shared/once-per.ts'
import { yearDayAfter } from '#shared/year-days.ts'
import { type PriceStep, type SaidChange, changeIn, valueOf } from '../brand/read-change.ts'
import { type DatedFact } from '../brand/dated-fact.ts'
import { dayFirst, readDate } from '../brand/read-dates.ts'
import { readPrice } from '../brand/read-price.ts'
import { tellingStems } from '../engine/telling-stems.ts'
import { wordsIn } from '../engine/word-matching.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { nearestOffers } from './nearest-offers.ts'
import { phrasesOf } from './undated-phrases.ts'

type Offer = FactValue<'offer'>

export interface PriceChange {
  said: SaidChange
  dated: Readonly<DatedFact>
  /** The first day of the new price. */
  since: string
  /** Offers that the change is about, with what is known of them from that day on. */
  offers: readonly ChangedOffer[]
}

interface ChangedOffer {
  offer: Offer
  /** Null where the new price isn't known. */
  price: string | null
  fact: string | null
}

/** The brief before a change, for one in which it has happened. */
const origins = new WeakMap<BrandBrief, BrandBrief>()

/** What the brand says of prices that change on a day. */
export const priceChanges = (brief: BrandBrief): readonly PriceChange[] => changesOf(origins.get(brief) ?? brief)

const changesOf = oncePer((brief: BrandBrief): readonly PriceChange[] =>
  phrasesOf(brief).flatMap((text) => {
    const dated = readDate(dayFirst(text, brief.language), brief.language)
    if (dated?.what !== 'dearer') return []
    const said = changeIn(dated.text, brief.language)
    const since = dated.since ?? yearDayAfter(dated.days.to, 1)
    return [{ said, dated, since, offers: changedOffers(said, dated.text, brief) }]
  }),
)

/** The change that a sentence about a day tells. */
export const changeOf = (brief: BrandBrief, { text }: Pick<DatedFact, 'text'>): PriceChange | null =>
  priceChanges(brief).find(({ dated }) => dated.text === text) ?? null

/**
 * Of "the bowl goes from 24 to 26 €" the bowl that costs 24 €, of "prices go up by 5%" all offers, and otherwise those
 * that the sentence names.
 */
function changedOffers(said: SaidChange, sentence: string, { facts, language }: BrandBrief): ChangedOffer[] {
  const about = said.subject ?? sentence
  const called = tellingStems(about, language)
  const isCalledSo = ({ name }: Offer) => {
    const stems = tellingStems(name, language)
    return stems.size > 0 && stems.size === called.size && stems.isSubsetOf(called)
  }
  const own = facts.offers.filter(isCalledSo)
  // "Subscription goes up" says nothing of "Gift subscription".
  const isNamed = (offer: Offer) => (own.length > 0 ? own.includes(offer) : namesOffer(about, offer, language))
  const isQuoted = ({ price, fact }: Offer) =>
    said.steps.some(({ before }) => [price, fact].some((text) => text !== null && quotes(text, before)))
  if (said.steps.length > 0) {
    return facts.offers
      .filter((offer) => isNamed(offer) && isQuoted(offer))
      .map((offer) => ({ offer, price: stepped(offer.price, said.steps), fact: stepped(offer.fact, said.steps) }))
  }
  const named =
    said.subject === null && own.length === 0
      ? nearestOffers(about, facts.offers, language)
      : facts.offers.filter(isNamed)
  const meant = named.length > 0 || !said.isOfAll ? named : facts.offers
  return meant
    .filter(({ price }) => price !== null)
    .map((offer) => ({ offer, price: dearerPrice(offer.price!, said.now), fact: withoutPrices(offer.fact) }))
}

/** "Papier" is in "Toilettenpapier" as well. */
function namesOffer(text: string, offer: Offer, language: Language): boolean {
  if (nearestOffers(text, [offer], language).length > 0) return true
  const words = languageBasics(language).joinsNouns ? wordsIn(text).filter((word) => word.length >= SHORTEST_PART) : []
  return wordsIn(offer.name).some((own) => words.some((word) => own.endsWith(word) || own.startsWith(word)))
}

const SHORTEST_PART = 5
const NUMBERS = /(?<![\d.,])\d{1,6}(?:[.,]\d{1,3})?(?![\d]|[.,]\d)/gu
const MOST_DEARER = 2

/** Whether a text has a price with this number: "$8 each" and 8, but not 380 g. */
function quotes(text: string, number: string): boolean {
  return readPrice(text) !== null && (text.match(NUMBERS) ?? []).some((each) => valueOf(each) === valueOf(number))
}

const stepped = (text: string | null, steps: readonly PriceStep[]): string | null =>
  text === null || readPrice(text) === null
    ? text
    : text.replace(NUMBERS, (number) => {
        const step = steps.find(({ before }) => valueOf(before) === valueOf(number))
        return step?.now ?? number
      })

/** "Haircuts go up to $48", where they cost $45. Null where the sum can't be the new price. */
function dearerPrice(price: string, now: string | null): string | null {
  const [number, another] = price.match(NUMBERS) ?? []
  const [next] = now?.match(NUMBERS) ?? []
  if (number === undefined || another !== undefined || next === undefined) return null
  const [before, after] = [valueOf(number), valueOf(next)]
  return after >= before && after <= before * MOST_DEARER ? price.replace(number, next) : null
}

/** "Grade 62–98, a pair 26 €" without what it costs. */
function withoutPrices(fact: string | null): string | null {
  if (fact === null || readPrice(fact) === null) return fact
  const parts = fact.split(/[,;]\s/u).filter((part) => readPrice(part) === null)
  return parts.length === 0 ? null : parts.join(', ')
}

/**
 * The brand as it is on a day: once a price has changed, offers have the new one, or none where it isn't known, and what
 * the brand says of the old one isn't said. `date` is an ISO date.
 */
export function brandOn(brief: BrandBrief, date: string): BrandBrief {
  const past = priceChanges(brief).filter((change) => hasHappened(change, date))
  const [first] = past
  if (first === undefined) return brief
  const key = past.map(({ dated }) => dated.text).join('\n')
  return changedBriefs(brief).getOrInsertComputed(key, () => changed(brief, past))
}

/** Offers whose old price is over and whose new one isn't known. */
export function offersWithoutPrice(brief: BrandBrief): Offer[] {
  const changed = priceChanges(brief).flatMap(({ offers }) =>
    offers.flatMap(({ offer, price }) => (price === null ? [offer.name] : [])),
  )
  return brief.facts.offers.filter(({ name, price }) => price === null && changed.includes(name))
}

/**
 * The brand as a month is planned: its offers on the first day, and only what it can say on every day. An email before the
 * last day of a price names it.
 */
export function brandIn(brief: BrandBrief, month: YearMonth): BrandBrief {
  const first = Temporal.PlainDate.from({ year: month.year, month: month.month, day: 1 })
  const start = brandOn(brief, first.toString())
  const end = brandOn(brief, lastDayOf(month))
  if (start === end) return start
  const result = { ...end, facts: { ...end.facts, offers: start.facts.offers } }
  origins.set(result, origins.get(brief) ?? brief)
  return result
}

/** Without a planned day, an email has to be right until the end of its month. */
export const lastDayOf = ({ year, month }: YearMonth): string =>
  Temporal.PlainYearMonth.from({ year, month }).toPlainDate({ day: 31 }).toString()

const changedBriefs: (brief: BrandBrief) => Map<string, BrandBrief> = oncePer(() => new Map())

function changed(brief: BrandBrief, past: readonly PriceChange[]): BrandBrief {
  const { facts } = brief
  const known = new Map(past.flatMap(({ offers }) => offers.map(({ offer, ...now }) => [offer.name, now])))
  const isCurrent = (text: string) => past.every((change) => !isOutdated(text, change, brief))
  const result = {
    ...brief,
    facts: {
      ...facts,
      offers: facts.offers.map((offer) => ({ ...offer, ...known.get(offer.name) })),
      doubts: facts.doubts
        .filter(({ question }) => isCurrent(question))
        .map((doubt) => (isCurrent(`${doubt.question} ${doubt.answer ?? ''}`) ? doubt : { ...doubt, answer: null })),
      answers: facts.answers.filter(({ text }) => isCurrent(text)),
      say: facts.say.flatMap((text) => currentPhrase(text, past, brief) ?? []),
    },
  }
  origins.set(result, origins.get(brief) ?? brief)
  return result
}

/** "Postage £3.60 up to 2 kg" is £3.95 by then. The sentence about the change stays. */
function currentPhrase(text: string, past: readonly PriceChange[], brief: BrandBrief): string | null {
  const own = past.find((change) => isOutdated(text, change, brief))
  if (own === undefined || readDate(dayFirst(text, brief.language), brief.language) !== null) return text
  const now = stepped(text, own.said.steps)!
  return now === text ? null : now
}

/** Whether a text tells a price of what has become dearer, and not the new one. */
function isOutdated(text: string, { said, offers }: PriceChange, { language }: BrandBrief): boolean {
  const price = readPrice(text)
  if (price === null || !/\d/u.test(price)) return false
  const isNow = said.steps.some(({ now }) => quotes(text, now)) || (said.now !== null && text.includes(said.now))
  const names = said.subject === null ? offers.map(({ offer }) => offer) : [named(said.subject)]
  return !isNow && names.some((name) => namesOffer(text, name, language))
}

const named = (name: string): Offer => ({
  name,
  shortName: name,
  kind: null,
  grammar: null,
  isFirstPurchase: false,
  fact: null,
  price: null,
  forWhom: null,
  chooseIf: null,
  season: null,
})

/** Whether the first day of a new price is over or is today: the nearest one to the date that its weekday and year fit. */
function hasHappened({ dated, since }: PriceChange, date: string): boolean {
  const day = Temporal.PlainDate.from(date)
  const isNamed = dated.named.from === since
  const all = [-1, 0, 1].map((years) => dateIn(day.year + years, since))
  const fitting = all.filter(
    (each) =>
      !isNamed ||
      ((dated.year === null || dated.year === each.year) &&
        (dated.weekday === null || dated.weekday === each.dayOfWeek)),
  )
  const away = (each: Temporal.PlainDate) => Math.abs(each.until(day).days)
  const [nearest] = fitting.toSorted((one, other) => away(one) - away(other))
  // A year that is long over has no nearest day.
  if (nearest === undefined) return isNamed && dated.year !== null && dated.year < day.year
  return Temporal.PlainDate.compare(nearest, day) <= 0
}

function dateIn(year: number, yearDay: string): Temporal.PlainDate {
  const [month = 1, number = 1] = yearDay.split('-').map(Number)
  return Temporal.PlainDate.from({ year, month, day: number }, { overflow: 'constrain' })
}
