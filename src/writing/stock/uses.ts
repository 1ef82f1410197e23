import type { BrandBrief, Language } from '#shared/brand-brief.ts'
import type { FactValue, Family, OfferKind } from '#shared/brand-sheet.ts'
import { oncePer } from '#shared/once-per.ts'
import { kindOf } from '../brand/offer-kinds.ts'
import { findPhrase, wordsIn } from '../engine/word-matching.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import { type UseWords, wordsOfUses } from '../languages/use-words.ts'
import type { Use } from '../packs/pack-schema.ts'
import { subjectFinder } from '../packs/subject-words.ts'

/** What happens to the things that a brand sells, as far as its facts tell. */
export interface Uses {
  /** How many of its offers are used up, and how many last. */
  runOut: number
  last: number
  named: number
  /** The words of its facts say that something runs low, or that people give it. */
  saysEmpty: boolean
  saysGiven: boolean
  isByHand: boolean
  /** Nothing is known of why its customers come. */
  hasMoments: boolean
  /** Most of what it sells is taken for a time, such as a hire, a room or a tour. */
  isBooked: boolean
  /** People join it, such as a club or the plots of a garden. */
  isJoined: boolean
  /** Much of what it sells is work on things that people have already. */
  isServiced: boolean
  /** Most of what it sells is work, or much of it is and people make an appointment: a garage that sells tires as well. */
  isWork: boolean
  /** Some of its things get a place in a room, such as furniture, lamps and stoves. */
  isPlaced: boolean
  /** Its subscription arrives in parcels. */
  comesInParcels: boolean
  /** It sells aids or treatments for a body. */
  isFitted: boolean
  /** It lives on what people give, such as an association that lends or rescues something. */
  isGiven: boolean
  /** People come to it by appointment. */
  isMet: boolean
  /** It says that something about taxes doesn't hold or isn't to be said: gifts that aren't deductible. */
  refusesTax: boolean
}

type Offer = FactValue<'offer'>

export const USED_UP: ReadonlySet<OfferKind> = new Set(['consumable', 'perishable'])
const LASTING: ReadonlySet<OfferKind> = new Set(['durable', 'made-to-measure', 'service'])
const AMOUNT = /(?<![\p{L}\d])\d{1,5}(?:[.,]\d{1,3})?\s?(?:g|kg|ml|cl|l|oz|lb|lbs)(?![\p{L}\d])/iu

const finders = oncePer((words: UseWords) => {
  const subject = (id: string, sold: readonly string[]) => ({ id, sold: [...sold], told: [] })
  return {
    things: subjectFinder([subject('things.empty', words.runsOut), subject('things.kept', words.lasts)], 'sold'),
    says: subjectFinder(
      [
        subject('kept.told', words.told),
        subject('given.told', words.given),
        subject('hand.told', words.byHand),
        subject('parcel.told', words.parcels),
        subject('body.told', words.fitted),
        subject('meeting.told', words.met),
      ],
      'sold',
    ),
    isTaken: subjectFinder(
      [subject('time.booked', words.booked), subject('time.hired', words.hired), subject('club.joined', words.joined)],
      'sold',
    ),
    gives: subjectFinder([subject('cause.given', words.donated)], 'sold'),
    stands: subjectFinder([subject('room.placed', words.placed)], 'sold'),
    taxes: subjectFinder([subject('gift.taxed', words.taxed)], 'sold'),
    mends: subjectFinder([subject('case.mended', words.mended), subject('work.mending', words.mending)], 'sold'),
  }
})

export const usesOf = oncePer((brief: BrandBrief): Uses => {
  const { facts, language, name } = brief
  const { says, isTaken, gives, taxes, mends, stands } = finders(wordsOfUses(language))
  const { vouchers, refusals } = readingWords(language)
  const offers = facts.offers.filter((offer) => findPhrase(offer.name, vouchers) === null)
  const used = offers.map((offer) => useOf(offer, brief))
  const { doubts, pains, moments, say, business, buyers, rules } = facts
  const reasons = [...moments, ...pains].map(({ text }) => text)
  const all = [
    name,
    business ?? '',
    buyers?.role ?? '',
    ...reasons,
    ...say,
    ...doubts.flatMap(({ question, answer }) => [question, answer ?? '']),
    ...rules.map(({ sentence }) => sentence),
    ...facts.offers.flatMap((offer) => [offer.name, offer.fact ?? '', offer.forWhom ?? '']),
  ].join('\n')
  const said = says(all)
  const taken = offers.map((offer) => isTaken(offer.name.replaceAll('-', ' ')))
  const perDay = offers.filter(({ price }) => price !== null && PER_DAY.test(price)).length
  const booked = taken.filter((each) => each.has('time.booked')).length
  const serviced = offers.filter((offer) => mends(offer.name).has('work.mending')).length
  const worked = offers.filter((offer) => offer.kind === 'service' || mends(offer.name).has('work.mending')).length
  const given = facts.offers.filter((offer) => gives(offer.name).size > 0).length
  const isSubscribed = offers.some(({ kind }) => kind === 'subscription')
  const joins = isTaken([name, business ?? ''].join('\n')).has('club.joined')
  return {
    runOut: used.filter((use) => use === 'runs-out').length,
    last: used.filter((use) => use === 'lasts').length + Number(said.has('kept.told')),
    named: offers.length,
    saysEmpty: reasons.some((text) => findPhrase(text, ownFactWords(language).runningOut) !== null),
    saysGiven: said.has('given.told'),
    isByHand: said.has('hand.told'),
    hasMoments: moments.length > 0,
    // What a brand lists first is what it's known for.
    isServiced:
      (serviced >= FEWEST_BOOKED && serviced >= offers.length * LEAST_SHARE) ||
      (offers[0] !== undefined && mends(offers[0].name).has('work.mending')),
    isPlaced: offers.some((offer) => stands(offer.name).size > 0),
    isWork: worked >= FEWEST_BOOKED && worked >= offers.length * (said.has('meeting.told') ? LEAST_SHARE : MOST_OF_ALL),
    isBooked:
      (booked >= FEWEST_BOOKED && booked >= offers.length * LEAST_SHARE) ||
      perDay >= FEWEST_BOOKED ||
      taken[0]?.has('time.hired') === true,
    isJoined:
      taken.some((each) => each.has('club.joined')) ||
      (joins && (isSubscribed || isTaken(say.join('\n')).has('club.joined'))),
    comesInParcels: said.has('parcel.told'),
    isFitted: said.has('body.told'),
    // A shop with one sponsorship and an accountant of charities live on what they sell.
    isGiven:
      gives([name, business ?? ''].join('\n')).size > 0 ||
      (given > 0 && given >= facts.offers.length * LEAST_SHARE_OF_GIFTS),
    isMet: said.has('meeting.told'),
    refusesTax: all
      .split(/[.!?]\s|\n/u)
      .some((sentence) => findPhrase(sentence, refusals) !== null && taxes(sentence).size > 0),
  }
})

/** Whether customers say of a thing that it has to be mended: "Old knife got dull?" */
export const needsMending = (text: string, language: Language): boolean =>
  finders(wordsOfUses(language)).mends(text).has('case.mended')

export const isMending = (text: string, language: Language): boolean =>
  finders(wordsOfUses(language)).mends(text).has('work.mending')

function useOf({ name, fact, kind }: Offer, { language }: BrandBrief): 'runs-out' | 'lasts' | null {
  const { things } = finders(wordsOfUses(language))
  const words = wordsIn(name)
  const head = words.at(readingWords(language).endsInHead ? -1 : 0) ?? ''
  const found = [head, name].map((text) => things(text)).find(({ size }) => size === 1)
  if (found?.has('things.kept') === true) return 'lasts'
  if (found?.has('things.empty') === true || AMOUNT.test(`${name} ${fact ?? ''}`.slice(0, 300))) return 'runs-out'
  const known = kind ?? kindOf(name, readingWords(language))
  if (known === null) return null
  if (USED_UP.has(known)) return 'runs-out'
  return LASTING.has(known) ? 'lasts' : null
}

/** "$38 a day" is a hire. A price a week may be a box. */
const PER_DAY = /(?:day|night|tag|nacht|jour|nuit|journée|día|noche|giorno|notte)$/iu
const FEWEST_BOOKED = 2
/** Of a brand with fewer offers, too little is known to take its usual ideas away. */
const FEWEST_NAMED = 3
const LEAST_SHARE = 1 / 3
const MOST_OF_ALL = 1 / 2
const LEAST_SHARE_OF_GIFTS = 0.25

/** Whether what a brand sells runs out, so that people order the same again. */
function runsOut(brief: BrandBrief): boolean {
  const { runOut, last, named, saysEmpty } = usesOf(brief)
  if (named < FEWEST_NAMED || saysEmpty) return last === 0 || runOut > 0
  return runOut > 0 && runOut >= (runOut + last) * LEAST_SHARE
}

/** Whether an idea for things of one use suits a brand. Where its facts say too little, it does. */
export function hasUse(use: Use, brief: BrandBrief): boolean {
  const { runOut, last, saysGiven, hasMoments, isPlaced } = usesOf(brief)
  if (use === 'runs-out') return runsOut(brief) || (runOut === 0 && last === 0)
  if (use === 'placed') return isPlaced
  return saysGiven || !hasMoments
}

/** Prices from which people compare for weeks before they buy. */
const COSTLY = 100

/**
 * The family that the kinds of its offers gave a brand without a known trade. A service isn't an aid for a body, and a
 * plot of a garden isn't a box.
 */
export function familyOfKinds(family: Family | null, brief: BrandBrief): Family | null {
  const { isFitted, comesInParcels, isJoined } = usesOf(brief)
  if (family === 'appointment-aids') return isFitted ? family : null
  if (family === 'subscription-box') return comesInParcels && !isJoined ? family : null
  return family
}

/** The family of a brand of goods whose things are used in another way than those of its trade. */
export function familyOfUses(family: Family, brief: BrandBrief): Family | null {
  if (family !== 'reordered-consumables' || runsOut(brief)) return family
  if (usesOf(brief).isByHand) return 'maker-gift'
  const prices = brief.facts.offers.flatMap(({ price }) => /\d{1,6}/.exec(price?.slice(0, 60) ?? '')?.[0] ?? [])
  const costly = prices.filter((price) => Number(price) >= COSTLY).length
  return prices.length > 0 && costly * 2 >= prices.length ? 'researched-durables' : null
}
