import type { BrandBrief } from '#shared/brand-brief.ts'
import type { Language } from '#shared/brand-brief.ts'
import type { FactValue } from '#shared/brand-sheet.ts'
import { folded } from '#shared/folded.ts'
import { monthNumbersIn, weekdayNumbersIn } from '#shared/day-names.ts'
import { namedDays } from '../brand/find-days.ts'
import { withoutPeriod } from '../brand/printable.ts'
import { readPrice } from '../brand/read-price.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { sharedStems, tellingStems } from '../engine/telling-stems.ts'
import { withoutDates } from '../engine/without-dates.ts'
import { findPhrase, findStem } from '../engine/word-matching.ts'
import { dateWords } from '../languages/date-words.ts'
import { practicalWords } from '../languages/practical-words.ts'
import { hasWholeName, isApart, stemsOfRange } from '../stock/listed-offers.ts'
import { eventsAtPrice } from '../stock/events-at-price.ts'
import { toldFacts } from '../stock/told-facts.ts'
import { pricesOf } from '../stock/dearer-slots.ts'
import { type PriceChange, changeOf } from '../stock/price-changes.ts'
import { namesPrice } from '../stock/printed-price.ts'
import { type EmailPlan, isAboutDay } from './email-plan.ts'
import { entryOf, offerDetail } from './own-offer.ts'
import { tellsTheSame } from '../engine/tells-the-same.ts'

type Offer = FactValue<'offer'>
type Day = Pick<EmailPlan, 'ownDay' | 'title' | 'lines'>

const MOST_OFFERS = 2
const SHORTEST_TELLING = 4
const FEWEST_SHARED = 2
/** A word that so many offers have in their names is the name of none. */
const MOST_WITH_A_WORD = 2

const PEOPLE_COME: ReadonlySet<EmailPlan['ownDay'] | null> = new Set(['event', 'start', 'reminder'])
const MET: ReadonlySet<Offer['kind']> = new Set(['course', 'event', null])

/**
 * The offers that an email about a day is about: its sentence has their whole name or most of it, or the name of the day
 * has a word that no other offer has. "Great Leech Count" isn't about the horse leech where any offer is a leech.
 */
export function offersOfDay({ ownDay = null, title, lines }: Day, brief: BrandBrief): Offer[] {
  const { facts, language } = brief
  if (ownDay === null) return []
  const dearer = ownDay === 'dearer' ? dearerOffers(lines, brief) : []
  if (dearer.length > 0) return dearer
  const isForGuests = PEOPLE_COME.has(ownDay)
  const sentence = withoutExceptions(`${title}\n${lines[0]?.line ?? ''}`, brief)
  const said = tellingStems(withoutDates(sentence, language), language)
  const range = stemsOfRange(brief)
  const called = tellingStems(withoutExceptions(title, brief), language).difference(range)
  const ofDates = stemsOfDates(language)
  // "4 Saturdays" is in the name of a course, and every other day is a Saturday.
  const names = facts.offers.map((offer) => tellingStems(offer.name, language).difference(ofDates))
  const { orderStems, bookStems } = practicalWords(language)
  const doing = tellingStems([...orderStems, ...bookStems].join(' '), language)
  // "Order by March 6" isn't about the standing order.
  const isOwn = (stem: string) =>
    !doing.has(stem) &&
    findStem(stem, [...orderStems, ...bookStems]) === null &&
    names.filter((each) => each.has(stem)).length <= MOST_WITH_A_WORD
  const found = facts.offers.flatMap((offer, at) => {
    const shared = [...names[at]!].filter((stem) => said.has(stem))
    const own = shared.filter((stem) => !range.has(stem) && !doing.has(stem))
    const isWhole = own.length > 0 && hasWholeName(sentence, offer.shortName, language)
    const isMost = own.length > 0 && shared.length >= FEWEST_SHARED
    const isCalled = own.some((stem) => called.has(stem) && stem.length >= SHORTEST_TELLING && isOwn(stem))
    // "Tasting at the mill" isn't about the flour of the mill.
    // Guests who sand a ring don't come to buy one, unless the day is called after it.
    const isNamed = own.length > 0 && hasWholeName(title, offer.shortName, language)
    const isMeant = isForGuests
      ? (isMost && (isNamed || !GOODS.has(offer.kind))) || (isWhole && MET.has(offer.kind))
      : isWhole || isMost || isCalled
    return isMeant && !isApart(offer, brief) && !isOtherSize(offer.name, sentence)
      ? [{ offer, isWhole, shared: new Set(shared) }]
      : []
  })
  if (found.length === 0 && isForGuests) return eventsAtPrice(sentence, brief)
  const most = Math.max(0, ...found.map(({ shared }) => shared.size))
  // "Magnum Schistes in a box" is that one, and not the other Schistes.
  const isInAnother = ({ shared }: (typeof found)[number]) =>
    found.some((other) => other.shared.size > shared.size && shared.isSubsetOf(other.shared))
  return found
    .filter((each) => (each.isWhole || each.shared.size === most) && !isInAnother(each))
    .toSorted((left, right) => right.shared.size - left.shared.size)
    .map(({ offer }) => offer)
    .slice(0, MOST_OFFERS)
}

/** What has a new price, as far as the sentence says it. */
function dearerOffers(lines: Day['lines'], brief: BrandBrief): Offer[] {
  const change = changeOfDay({ lines }, brief)
  if (change === null || change.said.isOfAll) return []
  const names = new Set(change.offers.map(({ offer }) => offer.name))
  return brief.facts.offers.filter(({ name }) => names.has(name)).slice(0, MOST_OFFERS)
}

/** The price that changes in an email, also in the second one about it. */
function changeOfDay({ lines }: Pick<Day, 'lines'>, brief: BrandBrief): PriceChange | null {
  const said = folded(lines[0]?.line ?? '')
  const told = toldFacts(brief).dearer.find(
    ({ slots: { fact = '' } }) => fact !== '' && said.includes(folded(withoutPeriod(fact))),
  )
  return told === undefined ? null : changeOf(brief, { text: told.name })
}

const OF_PRICES: ReadonlySet<EmailPlan['ownDay'] | null> = new Set(['dearer', 'last-days', 'last-call', 'reminder'])

/** The old and the new price of what an email says costs more. */
export function pricesOfDay(plan: Day, brief: BrandBrief): { whole: string; short: string } | null {
  return pricesIn(plan, changeOfDay(plan, brief), brief)
}

const pricesIn = ({ ownDay = null }: Day, change: PriceChange | null, brief: BrandBrief) =>
  change !== null && OF_PRICES.has(ownDay) ? pricesOf(change, brief) : null

const GOODS: ReadonlySet<Offer['kind']> = new Set(['durable', 'consumable', 'perishable', 'set', 'made-to-measure'])

/** Weekdays and months with the ends that they may have: "Saturdays". */
const stemsOfDates = (language: Language): ReadonlySet<string> =>
  tellingStems(
    [...monthNumbersIn(language).keys(), ...weekdayNumbersIn(language).keys()]
      .flatMap((day) => [day, `${day}s`])
      .join(' '),
    language,
  )

/** "Cheese 6 months" isn't in a sentence about "Cheese 14 months". */
function isOtherSize(name: string, sentence: string): boolean {
  const sizes: readonly string[] = name.match(/(?<![\d.,])\d{1,4}(?![\d.,])/gu) ?? []
  if (sizes.length === 0) return false
  const at = sentence.toLowerCase().indexOf(name.split(/\s?\d/u, 1)[0]!.trim().toLowerCase())
  const behind = at < 0 ? null : /\d{1,4}/u.exec(sentence.slice(at, at + name.length + 2))?.[0]
  return behind !== null && behind !== undefined && !sizes.includes(behind)
}

/** Neither "15% off, except gift boxes" nor "15% off, gift boxes excluded" is about gift boxes. */
function withoutExceptions(text: string, { language }: BrandBrief): string {
  const { except } = dateWords(language)
  return text
    .split(/(?<=[,;.!?()\n])/u)
    .flatMap((clause) => {
      const found = findPhrase(clause, except)
      const at = found === null ? -1 : clause.toLowerCase().indexOf(found.toLowerCase())
      if (found === null) return [clause]
      return at > 0 && /\p{L}/u.test(clause.slice(at + found.length)) ? [clause.slice(0, at)] : []
    })
    .join(' ')
}

/**
 * What people want to know of the offers of a day, each in its own line: the price, unless the day has another one, and
 * what it is, as far as the email doesn't say it.
 */
export function entriesOfDay(plan: EmailPlan, brief: BrandBrief): string[] {
  if (!isAboutDay(plan)) return []
  const sentence = `${plan.title}\n${plan.lines[0]?.line ?? ''}`
  const said = [sentence, ...plan.lines.flatMap(({ line }) => line ?? []), ...(plan.practical ?? [])].join('\n')
  // Beside "20% off" or "79 instead of 96", another price would be wrong or a second one. Of a price that changes, people
  // want to see what they pay until then.
  const change = changeOfDay(plan, brief)
  const changes = plan.ownDay === 'dearer' || change !== null
  const prices = pricesIn(plan, change, brief)
  const hasTerms = /\d/u.test(readPrice(sentence) ?? '') || sentence.includes('%')
  const offers = offersOfDay(plan, brief)
  return offers.flatMap((offer) => {
    const { price, fact } = offer
    const isToday = changes && price !== null && sharesAmount(price, sentence)
    const isPriced = !isToday && (price === null || hasTerms || namesPrice(said, price))
    const untold = fact === null ? null : untoldIn(fact, said, brief)
    if (prices !== null && offers.length === 1) {
      const told = untold === null ? null : offerDetail({ ...offer, price: null, fact: untold }, brief)
      return [told === null ? `${capitalized(prices.whole)}.` : `${capitalized(prices.whole)}. ${told}`]
    }
    const entry = entryOf({ ...offer, price: isPriced ? null : price, fact: untold }, brief)
    return entry === null ? [] : [entry.line]
  })
}

const AMOUNT = /\d{1,6}(?:[.,]\d{1,3})?/gu

/** "$58 each" and "from $58 to $64". */
const sharesAmount = (price: string, sentence: string): boolean =>
  !new Set(price.match(AMOUNT)).isDisjointFrom(new Set(sentence.match(AMOUNT)))

/** The parts of a fact that an email doesn't tell yet. Its days are in the sentence. */
function untoldIn(fact: string, said: string, { language }: BrandBrief): string | null {
  const parts = fact
    .split(/;\s/u, MOST_PARTS)
    .filter((part) => !tellsTheSame(part, said, language) && namedDays(part, language).length === 0)
  return parts.length === 0 ? null : parts.join('; ')
}

const MOST_PARTS = 10

/** Whether a list in an email names an offer of its day. */
export const listsOffer = (line: string, offers: readonly Offer[], { language }: BrandBrief): boolean =>
  line.includes('\n') &&
  offers.some(({ name }) => sharedStems(tellingStems(name, language), tellingStems(line, language)) > 0)
