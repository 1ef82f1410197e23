import type { BrandBrief } from '#shared/brand-brief.ts'
import type { OfferKind, WayToBuy } from '#shared/brand-sheet.ts'
import { oncePer } from '#shared/once-per.ts'
import type { SellingWay } from '../knowledge/selling-ways.ts'
import { familyOf, tradeOf } from './brand-family.ts'
import { amountOf } from './offer-amount.ts'
import { usesOf } from './uses.ts'

/** Trades that come and work on something. */
const WORKING: ReadonlySet<string> = new Set(['home-services', 'professional-services'])
/** Trades that people visit or call, whatever else they sell. */
const VISITED: ReadonlySet<string> = new Set([
  ...WORKING,
  'beauty-salon',
  'health-practice',
  'pet-grooming',
  'restaurant',
])
const WORK: ReadonlySet<OfferKind> = new Set(['service', 'course', 'event'])
const MET: ReadonlySet<WayToBuy> = new Set(['phone', 'message', 'visit'])
const CLEAR_SHARE = 0.5
const LEAST_SHARE_OF_ALL = 0.3

export const sellingWayOf = oncePer((brief: BrandBrief): { way: SellingWay } => ({ way: wayOf(brief) }))

const WAY_OF_KIND: Readonly<Partial<Record<OfferKind, SellingWay>>> = {
  course: 'courses',
  event: 'courses',
  service: 'visits',
}

/** How people buy an offer of a shop: they sign up for its classes, and bring what it mends. */
export const wayOfOffer = ({ kind }: Pick<BrandBrief['facts']['offers'][number], 'kind'>): SellingWay | null =>
  kind === null ? null : (WAY_OF_KIND[kind] ?? null)

/** A shop that people visit sells things, so texts about goods suit it. */
export function wayOfGoods(brief: BrandBrief): SellingWay {
  const { way } = sellingWayOf(brief)
  const { offers } = brief.facts
  const kinds = offers.flatMap(({ kind }) => kind ?? [])
  const isService = kinds.includes('service') || usesOf(brief).isMet || usesOf(brief).isWork
  // Work that businesses order has no order sheet.
  const isWork =
    isService && kinds.every((kind) => WORK.has(kind)) && kinds.length >= offers.length * LEAST_SHARE_OF_ALL
  if (way === 'accounts' && isWork) return 'visits'
  return way === 'visits' && !isService && !VISITED.has(tradeOf(brief)?.id ?? '') ? 'orders' : way
}

function wayOf(brief: BrandBrief): SellingWay {
  const { facts } = brief
  const trade = tradeOf(brief)?.id ?? ''
  const family = familyOf(brief)
  const kinds = facts.offers.flatMap(({ kind }) => kind ?? [])
  const isMostly = (...wanted: OfferKind[]) =>
    kinds.length > 0 && kinds.filter((kind) => wanted.includes(kind)).length >= kinds.length * CLEAR_SHARE
  const isShareOfAll = (...wanted: OfferKind[]) =>
    kinds.filter((kind) => wanted.includes(kind)).length >= facts.offers.length * LEAST_SHARE_OF_ALL
  const { isBooked, isJoined, isServiced, isWork, isGiven, isMet } = usesOf(brief)
  if (trade === 'charity' || (trade === '' && isGiven && !isJoined)) return 'donations'
  const buyers = facts.buyers?.buyers ?? null
  // A bookkeeper of businesses takes no orders of goods.
  if (WORKING.has(trade) && family !== 'b2b-supply') return 'visits'
  if (buyers === 'businesses' || (family === 'b2b-supply' && buyers !== 'consumers')) return 'accounts'
  if (family === 'subscription-box') return 'subscriptions'
  // A choir with a workshop is joined like any other.
  if (trade === '' && isJoined && !isShop(brief)) return 'members'
  // One workshop among six offers of unknown kind makes no school.
  if (family === 'courses-events' || (isMostly('course', 'event') && isShareOfAll('course', 'event'))) return 'courses'
  if (trade === 'travel-stays' || (trade === '' && isBooked)) return 'bookings'
  const isFittedThere = family === 'appointment-aids' && kinds.includes('service')
  const isDone = isServiced || (isMet && kinds.every((kind) => kind === 'service'))
  // Engraving and sharpening beside eight knives make no workshop that people visit.
  const isService = isMostly('service') && isShareOfAll('service')
  if (VISITED.has(trade) || isFittedThere || isService || isWork || (trade === '' && isDone)) return 'visits'
  const isAsked = family === 'researched-durables' && !isOrderedAtOnce(brief)
  if (trade === 'made-to-order' || isAsked || isMostly('made-to-measure')) return 'keepsakes'
  // A shop that people visit or call knows them from its address book, not by their clicks.
  const way = wayToBuy(brief)
  return way !== null && MET.has(way) ? 'visits' : 'orders'
}

/** No one asks for a quotation for a thing at such a price. */
const MOST_AT_ONCE = 120

/** Whether most of what a brand sells costs so little that people order it without asking for its price. */
function isOrderedAtOnce({ facts: { offers } }: BrandBrief): boolean {
  const amounts = offers.map(amountOf).filter((amount) => amount !== null)
  return (
    amounts.length >= FEWEST_GOODS && amounts.filter((amount) => amount <= MOST_AT_ONCE).length > amounts.length / 2
  )
}

const GOODS: ReadonlySet<OfferKind> = new Set(['durable', 'consumable', 'perishable', 'set', 'made-to-measure'])
const FEWEST_GOODS = 3

/** A shop with a club is a shop: most of what it offers is there to be taken home. */
function isShop({ facts: { offers } }: BrandBrief): boolean {
  const goods = offers.filter(({ kind }) => kind !== null && GOODS.has(kind)).length
  return goods >= Math.max(FEWEST_GOODS, offers.length * CLEAR_SHARE)
}

/** Whether customers describe a job and get an estimate. An inn and a hairdresser are visited as well, and have none. */
export function doesJobs(brief: BrandBrief): boolean {
  const trade = tradeOf(brief)?.id ?? ''
  const { isServiced, isWork } = usesOf(brief)
  if (WORKING.has(trade) || isServiced || isWork) return true
  const services = brief.facts.offers.filter(({ kind }) => kind === 'service').length
  return !VISITED.has(trade) && services > 0 && services >= brief.facts.offers.length * CLEAR_SHARE
}

/** How people buy where no page takes their order. Null where one does. */
export const wayToBuy = ({ facts }: Pick<BrandBrief, 'facts'>): WayToBuy | null =>
  facts.rules.flatMap(({ check }) => (check?.type === 'way' ? [check.way] : []))[0] ?? null
