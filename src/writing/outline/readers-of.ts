import type { BrandBrief } from '#shared/brand-brief.ts'
import type { OfferKind } from '#shared/brand-sheet.ts'
import { outlineWords } from '../languages/outline-words.ts'
import { type DayWithReaders, type SegmentKey, segmentWords } from '../languages/segment-words.ts'
import { practicalWords } from '../languages/practical-words.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { findPhrase, findStem } from '../engine/word-matching.ts'
import { fillSlots } from '../engine/fill-slots.ts'
import type { SellingWay } from '../knowledge/selling-ways.ts'
import { readPrice } from '../brand/read-price.ts'
import type { Told } from '../packs/pack-schema.ts'
import { sellingWayOf, wayToBuy } from '../stock/selling-way.ts'
import { undatedPhrases } from '../stock/undated-phrases.ts'
import { isOfOrders } from '../stock/practical-facts.ts'
import { isLastDay, isOpenToAll } from './day-words.ts'
import type { EmailPlan } from './email-plan.ts'
import { offersOfDay } from './offers-of-day.ts'

const SELLING: ReadonlySet<EmailPlan['role']> = new Set(['sell', 'launch', 'tease'])
const INFORMING: ReadonlySet<EmailPlan['role']> = new Set(['serve'])
const ASKING_NOTHING: ReadonlySet<EmailPlan['role']> = new Set(['serve', 'thank'])

/** The recipients of an email, in the words of how the brand sells. Null where the idea names its own. */
export function segmentOf(plan: EmailPlan, brief: BrandBrief): string | null {
  const { role, stage, readers, isOfBrand = false } = plan
  if (readers !== null) return null
  const { segments, days, shop } = segmentWords(brief.language)
  const day = dayOf(plan, brief)
  if (day !== null) return isForMembers(plan, brief) ? segments.members.informing : days[day].readers
  const { way } = sellingWayOf(brief)
  // A receipt or a thank-you asks for nothing, so it goes to those with a standing order as well.
  const isForAll = stage === null || stage === 'all' || (way === 'donations' && ASKING_NOTHING.has(role))
  // Regulars read a list of prices as well, and only donors aren't asked twice.
  const key = isOfBrand && way !== 'donations' && SELLING.has(role) ? 'all' : keyForAll(role)
  const own = isShop(brief) ? shop.segments : segments[way]
  return own[isForAll ? key : stage]
}

/** Whether a day is only for members: "members' meeting, for members only". */
function isForMembers({ title, lines }: EmailPlan, { language }: BrandBrief): boolean {
  const { terms, onlyFor } = practicalWords(language)
  return [title, lines[0]?.line ?? '']
    .flatMap((text) => text.split(/[.,;:!?()\n]/u))
    .some((clause) => findPhrase(clause, onlyFor) !== null && findPhrase(clause, terms.members) !== null)
}

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

const DAYS: Readonly<Partial<Record<Told, DayWithReaders>>> = {
  event: 'event',
  start: 'start',
  reminder: 'reminder',
  opening: 'opening',
  deadline: 'deadline',
  dearer: 'deadline',
  'last-days': 'deadline',
  'last-call': 'deadline',
  sale: 'sale',
}

function dayOf(plan: EmailPlan, brief: BrandBrief): DayWithReaders | null {
  const { ownDay = null } = plan
  const day = ownDay === null ? null : (DAYS[ownDay] ?? null)
  if (day !== null && COMING.has(day) && isForOrders(plan, brief)) return 'deadline'
  return day === 'event' && isOnline(plan, brief) ? 'online' : day
}

const COMING: ReadonlySet<DayWithReaders> = new Set(['event', 'start', 'reminder'])

/** Whether people order or do something by a day, and neither come nor sign up. */
function isForOrders(plan: EmailPlan, brief: BrandBrief): boolean {
  const sentence = plan.lines[0]?.line ?? ''
  const isBooked = findStem(sentence, practicalWords(brief.language).bookStems) !== null
  return !isBooked && (isOfOrders(sentence, brief) || isLastDay(plan, brief))
}

/** What counts on a day: those who come where no one signs up, and those who sign up where people have to. */
function countedDay(day: DayWithReaders, plan: EmailPlan, brief: BrandBrief): DayWithReaders {
  const sentence = plan.lines[0]?.line ?? ''
  const isOpen = isOpenToAll(plan, brief)
  if (day === 'start' && isOpen) return 'event'
  const isBooked = findStem(sentence, practicalWords(brief.language).bookStems) !== null
  return day === 'event' && isBooked && !isOpen ? 'start' : day
}

/**
 * Whether an email is about a day on which people meet on a screen: it has no place and no one lives too far away. Only its
 * name and its own sentence say that. "A trial lesson by video" further down is something else that the brand does.
 */
export function isOnline({ ownDay = null, title, lines }: EmailPlan, { language }: BrandBrief): boolean {
  const { online, onlineOrders } = ownFactWords(language)
  // "Book online" says nothing of where it takes place.
  return (
    ownDay !== null &&
    [title, lines[0]?.line ?? '']
      .flatMap((text) => text.split(/[.,;!?()\n]/u))
      .some((part) => findStem(part, online) !== null && findStem(part, onlineOrders) === null)
  )
}

const keyForAll = (role: EmailPlan['role']): SegmentKey =>
  SELLING.has(role) ? 'selling' : INFORMING.has(role) ? 'informing' : 'all'

/**
 * What shows whether an email has worked. One that sells, or reminds people of what they buy again, counts what the brand
 * lives on, and one that asks for something by a day counts that until then. One whose button asks for a reply counts
 * replies.
 */
export function measureOf(plan: EmailPlan, brief: BrandBrief): string {
  const { role, readers, stage, isOfBrand = false } = plan
  const { measures, measuresOfWays, counts, days, shop, replies, replyStems } = segmentWords(brief.language)
  const day = dayOf(plan, brief)
  const { way: lives } = sellingWayOf(brief)
  const counted = isShop(brief) ? shop.counts : counts[lives]
  if (day !== null) {
    return fillSlots(days[countedDay(day, plan, brief)].measure, {
      counts: day === 'deadline' && !sells(plan, brief) ? replies : counted,
    })
  }
  const way = wayToBuy(brief)
  const sold = isShop(brief) ? shop.measure : measures[lives]
  const isReminder = readers !== null && stage === 'repeat'
  // People read prices to buy.
  const isList = isOfBrand && role === 'serve' && plan.lines.some(({ line }) => line?.includes('\n') === true)
  if (SELLING.has(role) || isReminder || isList) return way === null || isShop(brief) ? sold : measuresOfWays[way]
  const countsPage = role === 'teach' || role === 'prove'
  const asksToReply = way === null && findStem(plan.button, replyStems) !== null
  return asksToReply || (way !== null && countsPage) || (isOfBrand && role === 'prove')
    ? measuresOfWays.reply
    : outlineWords(brief.language).roles[role].measure
}

const SENDING: ReadonlySet<SellingWay> = new Set(['orders', 'keepsakes', 'subscriptions', 'accounts'])

/** Whether a last day is about something that people pay for. A survey asks for a reply. */
function sells(plan: EmailPlan, brief: BrandBrief): boolean {
  const { language } = brief
  const said = `${plan.title}\n${plan.lines[0]?.line ?? ''}`
  const { orderStems, bookStems } = practicalWords(language)
  const { shippingStems } = ownFactWords(language)
  return (
    !SENDING.has(sellingWayOf(brief).way) ||
    plan.ownDay !== 'deadline' ||
    /\d/u.test(readPrice(said) ?? '') ||
    said.includes('%') ||
    findStem(said, [...orderStems, ...bookStems, ...shippingStems]) !== null ||
    offersOfDay(plan, brief).length > 0
  )
}
