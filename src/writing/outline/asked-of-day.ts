import type { BrandBrief } from '#shared/brand-brief.ts'
import { limitsGroup } from '../brand/day-words.ts'
import { readPrice } from '../brand/read-price.ts'
import { findPhrase, findStem } from '../engine/word-matching.ts'
import type { SellingWay } from '../knowledge/selling-ways.ts'
import { dateWords } from '../languages/date-words.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { practicalWords } from '../languages/practical-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import type { DayWithReaders } from '../languages/segment-words.ts'
import type { Told } from '../packs/pack-schema.ts'
import { isOfOrders } from '../stock/practical-facts.ts'
import { sellingWayOf } from '../stock/selling-way.ts'
import { isLastDay, isOpenToAll } from './day-words.ts'
import type { EmailPlan } from './email-plan.ts'
import { offersOfDay } from './offers-of-day.ts'

const DAYS: Readonly<Partial<Record<Told, DayWithReaders>>> = {
  event: 'event',
  start: 'start',
  reminder: 'reminder',
  opening: 'opening',
  deadline: 'deadline',
  dearer: 'dearer',
  'last-days': 'sale',
  'last-call': 'deadline',
  sale: 'sale',
}

const COMING: ReadonlySet<DayWithReaders> = new Set(['event', 'start', 'reminder'])

/** What an email about a day of the brand asks of its readers: to come, to take a place, to order or to answer. */
export function askedOfDay(plan: EmailPlan, brief: BrandBrief): DayWithReaders | null {
  const { ownDay = null } = plan
  // What everyone gets for nothing on a day counts those who come.
  if (ownDay === 'notice') return isFree(plan, brief) ? 'event' : null
  const day = ownDay === null ? null : (DAYS[ownDay] ?? null)
  if (day === null) return null
  if (day === 'deadline' || (COMING.has(day) && isForOrders(plan, brief))) {
    return sells(plan, brief) ? 'deadline' : 'reply'
  }
  if (day === 'opening') return startsCourse(plan, brief) ? 'start' : 'opening'
  if (!COMING.has(day)) return day
  const isOpen = isOpenToAll(plan, brief)
  if (day === 'reminder') return isOpen || !isBooked(plan, brief) ? 'visit' : 'reminder'
  if (isOnline(plan, brief)) return 'online'
  if (isOpen) return 'event'
  return isBooked(plan, brief) ? 'start' : day
}

const AGAIN: ReadonlySet<Told | null> = new Set(['reminder', 'last-days', 'last-call'])

/** Whether readers have heard of the day before. */
export const isAgain = ({ ownDay = null }: EmailPlan): boolean => AGAIN.has(ownDay)

const sentenceOf = ({ lines }: EmailPlan): string => lines[0]?.line ?? ''

/** Whether people take a place: the sentence says so or counts the places, or it is a course. */
function isBooked(plan: EmailPlan, brief: BrandBrief): boolean {
  const { language } = brief
  const sentence = sentenceOf(plan)
  if (findStem(sentence, practicalWords(language).bookStems) !== null || isLimited(plan, brief)) return true
  const isCourse = sellingWayOf(brief).way === 'courses' || startsCourse(plan, brief)
  return isCourse && !isOpenToAll(plan, brief) && !isFree(plan, brief) && !isLastDay(plan, brief)
}

/** Whether a day has so many places: "24 seats". */
export const isLimited = (plan: EmailPlan, { language }: BrandBrief): boolean =>
  limitsGroup(sentenceOf(plan), dateWords(language), readingWords(language))

/** Whether people order or do something by a day, and neither come nor sign up. */
const isForOrders = (plan: EmailPlan, brief: BrandBrief): boolean =>
  !isBooked(plan, brief) && (isOfOrders(sentenceOf(plan), brief) || isLastDay(plan, brief))

const startsCourse = (plan: EmailPlan, brief: BrandBrief): boolean =>
  offersOfDay(plan, brief).some(({ kind }) => kind === 'course' || kind === 'event')

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

/** Whether a day costs those nothing who come or take part. Free shipping is for those who order. */
export function isFree(plan: EmailPlan, { language }: BrandBrief): boolean {
  const sentence = sentenceOf(plan)
  return (
    findPhrase(sentence, practicalWords(language).freeWords) !== null &&
    findStem(sentence, ownFactWords(language).shippingStems) === null &&
    !/\d/u.test(readPrice(sentence) ?? '')
  )
}

const SENDING: ReadonlySet<SellingWay> = new Set(['orders', 'keepsakes', 'subscriptions', 'accounts'])

/** Whether a last day is about something that people pay for. A survey asks for a reply. */
function sells(plan: EmailPlan, brief: BrandBrief): boolean {
  const { language } = brief
  const said = `${plan.title}\n${sentenceOf(plan)}`
  const { orderStems, bookStems } = practicalWords(language)
  const { shippingStems } = ownFactWords(language)
  return (
    !SENDING.has(sellingWayOf(brief).way) ||
    /\d/u.test(readPrice(said) ?? '') ||
    said.includes('%') ||
    isOfOrders(said, brief) ||
    findStem(said, [...orderStems, ...bookStems, ...shippingStems, ...dateWords(language).christmas]) !== null ||
    offersOfDay(plan, brief).length > 0
  )
}
