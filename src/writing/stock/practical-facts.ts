import type { BrandBrief, Language } from '#shared/brand-brief.ts'
import { isStory } from '../brand/own-stories.ts'
import { folded } from '#shared/folded.ts'
import { oncePer } from '#shared/once-per.ts'
import { printedReply } from '../brand/read-answers.ts'
import { readPrice } from '../brand/read-price.ts'
import { namedMonths } from '../brand/read-season.ts'
import { isShort, termOf } from '../brand/read-terms.ts'
import { namesChannel } from '../brand/ways-to-reach.ts'
import { dutyLines } from '../brand/duty-lines.ts'
import { namedDays } from '../brand/find-days.ts'
import { dutyWords } from '../languages/duty-words.ts'
import { withoutPeriod } from '../brand/printable.ts'
import { sharedStems, tellingStems } from '../engine/telling-stems.ts'
import { findPhrase, findStem, startsWithAny, wordsIn } from '../engine/word-matching.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { type Term, practicalWords } from '../languages/practical-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import { hasSlip, mended } from '../packs/everyday-words.ts'
import type { Told } from '../packs/pack-schema.ts'
import { isOnlyThere, isVoucher, namesOnlyOthers, offersIn, stemsOfRange } from './listed-offers.ts'
import { type Matter, matterOf, matterOfOffer, hasBookings } from './matter-of.ts'
import { eventsAtPrice } from './events-at-price.ts'
import { sellingWayOf } from './selling-way.ts'
import { NOTHING_TOLD, type ToldFact } from './told-fact.ts'
import { reachOf, undatedPhrases } from './undated-phrases.ts'

interface PracticalTerm {
  line: string
  term: Term
  /** What it holds for: places that people take, or things that they get. */
  of: Matter | null
  /** The months in which it holds. Empty where it always does. */
  during: readonly number[]
  /** The term that it speaks of without naming it. */
  behind: string | null
  stems: ReadonlySet<string>
  ofGoods: boolean
  goods: ReadonlySet<string>
  /** Words of the names of many offers, where a term says for which of them it holds. */
  ofRange: ReadonlySet<string>
}

interface Practical {
  terms: readonly PracticalTerm[]
  reach: readonly string[]
}

const MOST_TERMS = 3
const MOST_WAYS = 1

/** Emails about days of the brand's own calendar, on which people order, sign up, come or find it again. */
const OF_DAYS: ReadonlySet<Told> = new Set([
  'event',
  'start',
  'reminder',
  'opening',
  'deadline',
  'dearer',
  'sale',
  'last-call',
  'last-days',
  'notice',
  'appeal',
  'reopening',
  'closing',
])
const OF_ANSWERS: ReadonlySet<Told> = new Set(['answer', 'answers'])
const OF_OFFERS: ReadonlySet<Told> = new Set(['prices', 'range', 'choice'])
const OF_PEOPLE: ReadonlySet<Told> = new Set(['event', 'start', 'reminder'])
const OF_PAUSES: ReadonlySet<Told> = new Set(['reopening', 'closing'])

const FOR_ORDERS: readonly Term[] = ['sending', 'minimum', 'lead', 'shipping', 'returns', 'payment']
const FOR_PLACES: readonly Term[] = ['deposit', 'change', 'members']
/** Terms of what is sent, which tell guests nothing. */
const OF_PARCELS: ReadonlySet<Term> = new Set(['minimum', 'lead', 'shipping', 'returns'])
const KIN_OF_GUESTS = 2

/** Ways to sell in which people take a place or a time. */
const BOOKED: ReadonlySet<string> = new Set(['courses', 'bookings', 'visits', 'members'])

/** What every email about such a fact needs beside its sentence: two or three terms, and how to get in touch. */
export function practicalFor(what: Told, fact: ToldFact, brief: BrandBrief): string[] {
  if (!OF_DAYS.has(what) && !OF_ANSWERS.has(what) && !OF_OFFERS.has(what)) return []
  const said = [...Object.values(fact.slots), ...fact.lines, ...fact.practical].join('\n')
  const { moment = '', fact: sentence = '' } = fact.slots
  // "The Salt Ledger (£16.99 hardback), tickets £8" is about an evening.
  const events = OF_PEOPLE.has(what) ? eventsAtPrice(said, brief) : []
  const about = events.length > 0 ? 'place' : matterOf(`${moment}\n${sentence}`, brief)
  const matter = about ?? (OF_PEOPLE.has(what) ? 'place' : usualMatter(brief))
  const months = fact.days === null ? [] : monthsUpTo(fact.days.from)
  const terms = termsFor(what, said, { matter, months, events }, brief).slice(0, MOST_TERMS)
  // "Book on the website with a deposit" says already where.
  const isTold = terms.some((line) => namesChannel(line, brief.language))
  // A word about a morning on which everyone may come asks for nothing.
  const asked = what === 'notice' && about === null ? null : matter
  const toCome = OF_PEOPLE.has(what) && matter === 'place' ? waysToCome(said, brief) : []
  const ways = [...toCome, ...waysFor(what, said, isTold, brief).filter((line) => suits(matterOf(line, brief), asked))]
  return [...terms, ...ways.slice(0, MOST_WAYS)]
}

/** How the owner says that people take a place: "to book a chair, ring us". It is about no offer that the day isn't about. */
function waysToCome(said: string, brief: BrandBrief): string[] {
  const { language } = brief
  const { bookStems, unbooked } = practicalWords(language)
  if (findPhrase(said, unbooked) !== null || (readPrice(said) === null && findStem(said, bookStems) === null)) return []
  const ofDay = offersIn(said, brief)
  return [...reachOf(brief), ...undatedPhrases(brief)].flatMap((text) => {
    const isWay = findPhrase(text, ownFactWords(language).ways.reply) !== null || namesChannel(text, language)
    const isOfDay = isWay && !namesOnlyOthers(text, ofDay, brief)
    const line = isOfDay && findStem(text, bookStems) !== null ? `${withoutPeriod(text.trim())}.` : null
    return line === null || said.includes(withoutPeriod(line)) || hasSlip(line, language) ? [] : [line]
  })
}

/** Whether a line about places or things belongs to an email about the one or the other. */
const suits = (of: Matter | null, matter: Matter | null): boolean => of === null || of === matter

/** What an email asks for whose own words don't tell. */
const usualMatter = (brief: BrandBrief): Matter => (BOOKED.has(sellingWayOf(brief).way) ? 'place' : 'thing')

/** The month of a day and the one after it. What holds in December is worth knowing from November on. */
function monthsUpTo(day: string): number[] {
  const month = Number(day.slice(0, 2))
  return [month, (month % 12) + 1]
}

interface Asked {
  matter: Matter
  /** The months in which what holds for a time belongs into an email. */
  months: readonly number[]
  /** The offers of which a day is an instance. */
  events: readonly Pick<BrandBrief['facts']['offers'][number], 'name'>[]
}

function termsFor(what: Told, said: string, { matter, months, events }: Asked, brief: BrandBrief): string[] {
  const { language } = brief
  const wanted = wantedTerms(what, said, matter, brief)
  const about = tellingStems([said, ...events.map(({ name }) => name)].join('\n'), language)
  const price = amountIn(said)
  const { quote } = ownFactWords(language).ways
  const isBooked = matter === 'place'
  const sells = brief.facts.offers.some((offer) => offer.kind === null || isSent(offer, brief))
  const sends = OF_DAYS.has(what) ? sendsSomething(what, said, brief) : sells
  // A last day to order says itself when things arrive, and so does "ships on Friday, November 20".
  const saysWhen = LAST.has(what) || findStem(said, ownFactWords(language).shippingStems) !== null
  const fitting = practicalOf(brief).terms.filter(
    ({ line, term, of, during, stems, ofGoods, goods: named, ofRange }) => {
      if (said.includes(withoutPeriod(line))) return false
      if (OF_DAYS.has(what) && (OF_PAUSES.has(what) ? term !== 'hours' : !suits(of, matter))) return false
      if (during.length > 0 && !during.some((month) => months.includes(month))) return false
      if (!sends && (ON_THE_WAY.has(term) || (term === 'payment' && !isBooked))) return false
      if (OF_DAYS.has(what) && saysWhen && term === 'lead') return false
      // "Live leeches go by Special Delivery" says nothing of a bottle.
      if (OF_DAYS.has(what) && ofRange.size > 0 && sharedStems(ofRange, thingsIn(said, brief)) === 0) return false
      // An evening for £12 has no deposit of £50, and what is quoted has no date on which people come.
      if (FOR_PLACES.includes(term) && price !== null && (amountIn(line) ?? 0) > price) return false
      if (OF_PEOPLE.has(what) && (findPhrase(line, quote) !== null || OF_PARCELS.has(term))) return false
      const kin = sharedStems(ofGoods ? named : stems, about)
      // "Free" in an invitation and "we replace it free" aren't about the same.
      const isKin = OF_DAYS.has(what) && kin >= (OF_PEOPLE.has(what) && !ofGoods ? KIN_OF_GUESTS : 1)
      // No one sends a photo, or sends something back, on a day that isn't about it. What is lost on the way counts for all.
      if (OF_DAYS.has(what) && OF_SOME.has(term)) return isKin || (term === 'returns' && LAST.has(what) && !ofGoods)
      return ofGoods ? isKin : wanted.includes(term) || (term === 'sending' && isKin)
    },
  )
  const order = [...wanted, ...FOR_PLACES, ...FOR_ORDERS]
  const sorted = withoutUsualHours(fitting).toSorted(
    (left, right) => order.indexOf(left.term) - order.indexOf(right.term),
  )
  const isHeld = ({ behind }: PracticalTerm) => behind === null || sorted.some(({ line }) => line === behind)
  const alone = sorted.filter((each) => each.behind === null)
  const held = sorted.filter((each) => each.behind !== null && isHeld(each))
  // "And you get it back" comes right behind the deposit.
  return alone.flatMap(({ line }) => [line, ...held.filter((each) => each.behind === line).map((each) => each.line)])
}

/** Beside the hours of a month, those of the rest of the year would be wrong. */
function withoutUsualHours(terms: readonly PracticalTerm[]): readonly PracticalTerm[] {
  const isForNow = terms.some(({ term, during }) => term === 'hours' && during.length > 0)
  return isForNow ? terms.filter(({ term, during }) => term !== 'hours' || during.length > 0) : terms
}

const LAST: ReadonlySet<Told> = new Set(['deadline', 'last-call'])
const OF_SOME: ReadonlySet<Term> = new Set(['sending', 'returns'])
const ON_THE_WAY: ReadonlySet<Term> = new Set(['minimum', 'lead', 'shipping', 'returns'])
/** Whether an offer is sent when it's ordered. A club beside goods is sent on its own days. */
export const isSent = (offer: BrandBrief['facts']['offers'][number], brief: BrandBrief): boolean => {
  const { way } = sellingWayOf(brief)
  if (isVoucher(offer, brief) || isOnlyThere(offer, brief)) return false
  // A shop's bottles may have names that tell no kind.
  if (offer.kind === null) return SHOPS.has(way) && matterOfOffer(offer, brief) !== 'place'
  return THINGS.has(offer.kind) || (offer.kind === 'subscription' && way === 'subscriptions')
}

const OF_SALES: ReadonlySet<Told> = new Set(['sale', 'last-days', 'dearer'])
const SHOPS: ReadonlySet<string> = new Set(['orders', 'subscriptions', 'accounts', 'keepsakes'])
const THINGS: ReadonlySet<string | null> = new Set(['durable', 'consumable', 'perishable', 'set', 'made-to-measure'])

/**
 * Whether what people do on a day ends in a parcel: they order, or the day is about a thing that the brand sells. A sale or a new price of
 * a shop is about its things, whichever it names. A survey is about none.
 */
function sendsSomething(what: Told, said: string, brief: BrandBrief): boolean {
  const { language } = brief
  const { orderStems } = practicalWords(language)
  const named = offersIn(said, brief)
  if (named.length > 0) return named.some((offer) => isSent(offer, brief))
  const isPosted = findPhrase(said, practicalWords(language).terms.shipping) !== null
  if (isPosted || findStem(said, [...orderStems, ...ownFactWords(language).shippingStems]) !== null) return true
  // What people bring or get in the shop has no parcel.
  if (findPhrase(said, practicalWords(language).channels.there) !== null || !SHOPS.has(sellingWayOf(brief).way)) {
    return false
  }
  // "The Nebbiolo of 2025 is here" names half of "Langhe Nebbiolo".
  const isNew = ({ name }: BrandBrief['facts']['offers'][number]) =>
    tellingStems(name, language).difference(stemsOfRange(brief)).intersection(tellingStems(said, language)).size > 0
  return (
    OF_SALES.has(what) || (what === 'opening' && brief.facts.offers.some((each) => isNew(each) && isSent(each, brief)))
  )
}

const thingsIn = (text: string, brief: BrandBrief): ReadonlySet<string> =>
  tellingStems(
    offersIn(text, brief)
      .map(({ name }) => name)
      .join('\n'),
    brief.language,
  )

/** A number is useful everywhere. That people order online is, where they have to order or to book. */
function waysFor(what: Told, said: string, isTold: boolean, brief: BrandBrief): string[] {
  const { way } = sellingWayOf(brief)
  const isFair = what === 'event' && readPrice(said) === null && !BOOKED.has(way) && way !== 'donations'
  const isOpen = OF_OFFERS.has(what) ? way !== 'donations' : OF_DAYS.has(what) && !isFair
  // "How to reach us: by phone" tells guests and those who wait for the end of a break nothing.
  const isFitting = isOpen && !isTold && !OF_PEOPLE.has(what) && !OF_PAUSES.has(what)
  return practicalOf(brief).reach.filter(
    (line) => !said.includes(withoutPeriod(line)) && (/\d/u.test(line) || isFitting),
  )
}

/** The amount of the first price in a text. */
function amountIn(text: string): number | null {
  const [amount] = readPrice(text)?.match(/\d{1,6}(?:[.,]\d{1,2})?/u) ?? []
  return amount === undefined ? null : Number(amount.replace(',', '.'))
}

const STEPS: readonly Term[] = [
  'sending',
  'deposit',
  'minimum',
  'lead',
  'shipping',
  'payment',
  'change',
  'returns',
  'members',
  'hours',
]
const FEWEST_STEPS = 3
const MOST_STEPS = 6

/** How people order or book, step by step, where the owner says enough. */
export function stepsOf(brief: BrandBrief): ToldFact[] {
  const { terms, reach } = practicalOf(brief)
  const inOrder = terms.toSorted((left, right) => STEPS.indexOf(left.term) - STEPS.indexOf(right.term))
  const lines = [...reach, ...inOrder.map(({ line }) => line)]
  return lines.length < FEWEST_STEPS ? [] : [{ ...NOTHING_TOLD, lines: lines.slice(0, MOST_STEPS) }]
}

/** The terms that hold for everything of such an email. */
function wantedTerms(what: Told, said: string, matter: Matter, brief: BrandBrief): readonly Term[] {
  const { way } = sellingWayOf(brief)
  const isPaid = readPrice(said) !== null
  const isBooked = OF_OFFERS.has(what) ? BOOKED.has(way) : matter === 'place'
  const isGiven = way === 'donations'
  if (OF_ANSWERS.has(what) || what === 'notice') return []
  if (OF_PAUSES.has(what)) return ['hours']
  if (OF_OFFERS.has(what)) return isGiven ? [] : isBooked ? ['deposit', 'change'] : ['minimum', 'shipping']
  if (OF_PEOPLE.has(what)) {
    // What is free, or a booth at a fair, has no deposit.
    return !isPaid ? [] : isBooked || isGiven ? FOR_PLACES : ['change', 'members']
  }
  if (isBooked) {
    return isPaid || what === 'opening' || what === 'deadline' ? [...FOR_PLACES, 'lead', 'payment'] : FOR_PLACES
  }
  return isGiven ? ['members'] : [...FOR_ORDERS, 'deposit']
}

/**
 * Whether a line only says how people order, pay, get things or get in touch, in the brand's own words: it belongs to
 * what people need to know, and tells no part of a story.
 */
export function isPractical(line: string, brief: BrandBrief): boolean {
  const said = asCompared(line)
  return linesOfTerms(brief).has(said) || linesOfContact(brief).has(said)
}

/** Whether a line gives an address, a number or hours, or says how to order. */
export const isContact = (line: string, brief: BrandBrief): boolean => linesOfContact(brief).has(asCompared(line))

/** The same in a sentence of the owner's own: "phone on Tuesdays 9 to 12, I like to hear about your garden". */
export const isOwnContact = (line: string, brief: BrandBrief): boolean =>
  isContact(line, brief) && !reachOf(brief).some((text) => asCompared(text) === asCompared(line))

/** Whether a line is about orders and parcels, which is nothing for guests. */
export function isOfOrders(line: string, { language }: Pick<BrandBrief, 'language'>): boolean {
  const term = termOf(line, language)
  const { orderStems, bookStems } = practicalWords(language)
  const isBooked = findStem(line, bookStems) !== null
  return !isBooked && ((term !== null && OF_PARCELS.has(term)) || findStem(line, orderStems) !== null)
}

const asCompared = (line: string): string => folded(withoutPeriod(line.trim()))

const linesOfTerms = oncePer(
  (brief: BrandBrief): ReadonlySet<string> => new Set(practicalOf(brief).terms.map(({ line }) => asCompared(line))),
)

const linesOfContact = oncePer((brief: BrandBrief): ReadonlySet<string> => {
  // "A written quote within 8 days" reaches no one.
  const { phone, message, visit, reply } = ownFactWords(brief.language).ways
  const ways = [...phone, ...message, ...visit, ...reply]
  // "A person answers the phone" is something that the brand says of itself.
  const told = undatedPhrases(brief).filter(
    (text) =>
      // "Our father opened the shop in 1978" has a number as well.
      !isStory(text) &&
      NAMES_A_PLACE.test(text) &&
      (findPhrase(text, ways) !== null || namesChannel(text, brief.language)),
  )
  return new Set([...reachOf(brief), ...told].map(asCompared))
})

/** Digits or an address. */
const NAMES_A_PLACE = /\d|@|\p{L}\.\p{L}{2,8}(?!\p{L})/u

/** The terms and ways of the sheet, as lines. */
export const practicalOf = oncePer((brief: BrandBrief): Practical => {
  const { language, facts } = brief
  const words = readingWords(language)
  const line = (text: string) => {
    const said = printedReply(mended(text, language), words)
    return said === null || hasSlip(said, language) ? null : said
  }
  const goods = tellingStems(facts.offers.map(({ name }) => name).join('\n'), language)
  let last: PracticalTerm | null = null
  const terms = [...undatedPhrases(brief), ...rulesForReaders(brief)].flatMap((text): PracticalTerm[] => {
    // "Frei Haus" is a word that the brand likes.
    const term = isShort(text) ? null : (termOf(text, language) ?? termOfVouchers(text, language))
    const said = term === null ? null : line(text)
    const stems = tellingStems(withoutAmounts(text), language)
    // What holds for all that a brand sells isn't about one of its goods.
    const named = stems.intersection(goods).difference(stemsOfRange(brief))
    const ofRange = stems.intersection(goods).intersection(stemsOfRange(brief))
    const before = last
    last = null
    if (term === null || said === null) return []
    const isHanging = speaksOfAnother(text, term, language)
    if (isHanging && before === null) return []
    last = {
      line: said,
      term,
      of: matterOfTerm(text, term, brief),
      during: namedMonths(text, language),
      behind: isHanging ? (before?.behind ?? before?.line ?? null) : null,
      stems,
      ofGoods: named.size > 0,
      goods: named,
      ofRange,
    }
    return [last]
  })
  return { terms, reach: reachOf(brief).map((text) => `${withoutPeriod(text)}.`) }
})

const OF_THINGS: ReadonlySet<Term> = new Set(['minimum', 'shipping', 'returns'])

function matterOfTerm(text: string, term: Term, brief: BrandBrief): Matter | null {
  const told = matterOf(text, brief)
  if (told !== null || term === 'hours') return told
  if (OF_THINGS.has(term)) return 'thing'
  return FOR_PLACES.includes(term) && hasBookings(brief) ? 'place' : null
}

/** "Free from 12 bottles" holds for whatever is in them. */
const withoutAmounts = (text: string): string => text.replaceAll(/(?<![\p{L}\d.,])\d{1,4}\s\p{L}{3,20}/gu, ' ')

/** Whether a term speaks of something that only the one before it names: "cancel in time and you get it back". */
function speaksOfAnother(text: string, term: Term, language: Language): boolean {
  const { hanging, orderStems, bookStems } = practicalWords(language)
  if (startsWithAny(text, hanging.first) !== null) return true
  const found = PAID.has(term) ? findPhrase(text, hanging.within) : null
  if (found === null) return false
  const before = text.slice(0, text.toLowerCase().indexOf(found.toLowerCase()))
  return findStem(before, [...orderStems, ...bookStems]) === null
}

const PAID: ReadonlySet<Term> = new Set(['deposit', 'change', 'payment'])

/** How long vouchers are valid belongs beside them. */
const termOfVouchers = (text: string, language: Language): Term | null =>
  /\d/u.test(text) && readPrice(text) === null && findPhrase(text, readingWords(language).vouchers) !== null
    ? 'returns'
    : null

const FOR_READERS: ReadonlySet<Term | null> = new Set(['returns', 'change', 'shipping'])
const WORDS_OF_BAN = 2

/** Rules that tell customers something, such as what is replaced: neither a ban nor an instruction for those who write. */
function rulesForReaders({ facts, language }: BrandBrief): string[] {
  const { refusals, tellingVerbs } = readingWords(language)
  const { saying, speaking } = dutyWords(language)
  return facts.rules.flatMap((rule) => {
    const { check, sentence } = rule
    const term = termOf(sentence, language) ?? termOfVouchers(sentence, language)
    const isBan = findPhrase(wordsIn(sentence).slice(0, WORDS_OF_BAN).join(' '), refusals) !== null
    const isForWriter = findPhrase(sentence, [...tellingVerbs, ...saying, ...speaking]) !== null
    const isTold =
      check === null && FOR_READERS.has(term) && !isBan && !isForWriter && namedDays(sentence, language).length === 0
    return isTold && dutyLines(rule, language).length === 0 ? [withoutPeriod(sentence.trim())] : []
  })
}
