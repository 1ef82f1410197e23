import type { BrandBrief } from '#shared/brand-brief.ts'
import type { FactValue, OfferKind } from '#shared/brand-sheet.ts'
import { folded } from '#shared/folded.ts'
import { type ReadersWay, type SegmentKey, segmentWords, wordsOfWay } from '../languages/segment-words.ts'
import { practicalWords } from '../languages/practical-words.ts'
import { findPhrase, findStem } from '../engine/word-matching.ts'
import { fillSlots } from '../engine/fill-slots.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { isOnlyThere } from '../stock/listed-offers.ts'
import { type Matter, matterOf, matterOfOffer } from '../stock/matter-of.ts'
import { tradeOf } from '../stock/brand-family.ts'
import { sellingWayOf, wayOfOffer } from '../stock/selling-way.ts'
import { undatedPhrases } from '../stock/undated-phrases.ts'
import { askedOfDay, isAgain } from './asked-of-day.ts'
import type { EmailPlan } from './email-plan.ts'
import { offersOfDay } from './offers-of-day.ts'

export const SELLING: ReadonlySet<EmailPlan['role']> = new Set(['sell', 'launch', 'tease'])
const INFORMING: ReadonlySet<EmailPlan['role']> = new Set(['serve'])
const ASKING_NOTHING: ReadonlySet<EmailPlan['role']> = new Set(['serve', 'thank'])

/** The recipients of an email, in the words of how the brand sells. Null where the idea names its own. */
export function segmentOf(plan: EmailPlan, brief: BrandBrief): string | null {
  const { role, stage, readers, isOfBrand = false } = plan
  if (readers !== null) return null
  const { language } = brief
  const { segments, days } = segmentWords(language)
  const way = wayOfReaders(plan, brief)
  const words = wordsOfWay(language, way)
  const day = askedOfDay(plan, brief)
  if (day !== null) {
    if (isForMembers(plan, brief)) return segments.members.informing
    if (day !== 'visit' && day !== 'reminder' && isAgain(plan)) {
      return (day === 'reply' ? wordsOfWay(language, 'members') : words).again
    }
    return fillSlots(days[day].readers, { known: words.known })
  }
  if (tellsOwnStory(plan, brief)) return fillSlots(days.opening.readers, { known: words.known })
  // A receipt or a thank-you asks for nothing, so it goes to those with a standing order as well.
  const isForAll = stage === null || stage === 'all' || (way === 'donations' && ASKING_NOTHING.has(role))
  // Regulars read a list of prices as well, and only donors aren't asked twice.
  const key = isOfBrand && way !== 'donations' && SELLING.has(role) ? 'all' : keyForAll(role, isOfBrand)
  return words.segments[isForAll ? key : stage]
}

/** Whether a day is only for members: "members' meeting, for members only". */
function isForMembers({ title, lines }: EmailPlan, { language }: BrandBrief): boolean {
  const { terms, onlyFor } = practicalWords(language)
  return [title, lines[0]?.line ?? '']
    .flatMap((text) => text.split(/[.,;:!?()\n]/u))
    .some((clause) => findPhrase(clause, onlyFor) !== null && findPhrase(clause, terms.members) !== null)
}

const MUCH_OF_AN_ANSWER = 40

/** Whether an email tells what the owner answered: how it began, or what went wrong. Those who know the brand read it first. */
export function tellsOwnStory({ lines, isOfBrand = false }: EmailPlan, { facts }: BrandBrief): boolean {
  if (isOfBrand) return false
  const said = folded(lines.map(({ line }) => line ?? '').join('\n'))
  return facts.answers.some(({ text }) => said.includes(folded(text.trim()).slice(0, MUCH_OF_AN_ANSWER)))
}

/** How the readers of an email buy: those of a course sign up, also where the brand has a shop, and a box of a salon is ordered. */
export function wayOfReaders(plan: EmailPlan, brief: BrandBrief): ReadersWay {
  const { way } = sellingWayOf(brief)
  const usual = isShop(brief) ? 'shop' : way === 'visits' && comesToCustomers(brief) ? 'home' : way
  const [ofDay] = offersOfDay(plan, brief)
  const offer = plan.subject ?? ofDay
  const matter = matterOfEmail(plan, offer, brief)
  if (usual !== 'shop' && usual !== 'orders') {
    return matter === 'thing' && OF_PLACES.has(usual) ? (sends(brief) ? 'orders' : 'shop') : usual
  }
  if (offer !== undefined && isOnlyThere(offer, brief)) return 'shop'
  if (offer === undefined) return matter === 'place' ? 'courses' : usual
  return matter === 'thing' ? usual : (wayOfOffer(offer) ?? usual)
}

const OF_PLACES: ReadonlySet<ReadersWay> = new Set(['visits', 'home', 'courses', 'bookings'])

/** Whether a brand goes to its customers: heating engineers, gardeners and sweeps have no one come to them. */
const comesToCustomers = (brief: BrandBrief): boolean => tradeOf(brief)?.id === 'home-services'
const OF_PEOPLE: ReadonlySet<EmailPlan['ownDay'] | null> = new Set(['event', 'start', 'reminder'])

/** What people get of an email: of the offer that it is about, of its day, or of all that it lists. */
function matterOfEmail(plan: EmailPlan, offer: FactValue<'offer'> | undefined, brief: BrandBrief): Matter | null {
  const { ownDay = null, title, lines } = plan
  if (offer !== undefined) return matterOfOffer(offer, brief)
  if (ownDay === null) return null
  // The list of an email for a moment says what people get.
  const told = ownDay === 'moment' || ownDay === 'ahead' ? lines : lines.slice(0, 1)
  const matter = matterOf([title, ...told.map(({ line }) => line ?? '')].join('\n'), brief)
  return matter ?? (OF_PEOPLE.has(ownDay) ? 'place' : null)
}

/** Whether a brand says that something is sent. */
const sends = ({ facts, language }: BrandBrief): boolean =>
  facts.say.some(
    (text) =>
      findStem(text, ownFactWords(language).shippingStems) !== null ||
      findPhrase(text, practicalWords(language).terms.shipping) !== null,
  )

const GOODS: ReadonlySet<OfferKind | null> = new Set(['durable', 'consumable', 'perishable', 'set'])
const MOST_OF_ALL = 0.5

/** Whether a brand that people visit is a shop: most of what it offers are things, and no one needs an appointment. */
const isShop = (brief: BrandBrief): boolean => {
  const { facts, language } = brief
  if (sellingWayOf(brief).way !== 'visits') return false
  const things = facts.offers.filter(({ kind }) => GOODS.has(kind)).length
  const said = [
    facts.business ?? '',
    ...undatedPhrases(brief),
    ...facts.offers.map(({ name, fact }) => `${name} ${fact ?? ''}`),
    ...facts.doubts.map(({ answer }) => answer ?? ''),
  ]
  const { appointmentStems } = practicalWords(language)
  return things > facts.offers.length * MOST_OF_ALL && said.every((text) => findStem(text, appointmentStems) === null)
}

function keyForAll(role: EmailPlan['role'], isOfBrand: boolean): SegmentKey {
  if (SELLING.has(role)) return 'selling'
  if (INFORMING.has(role)) return 'informing'
  return isOfBrand && role === 'prove' ? 'asking' : 'all'
}
