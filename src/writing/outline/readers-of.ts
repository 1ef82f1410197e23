import type { BrandBrief } from '#shared/brand-brief.ts'
import { outlineWords } from '../languages/outline-words.ts'
import { type DayWithReaders, type SegmentKey, segmentWords } from '../languages/segment-words.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { findStem } from '../engine/word-matching.ts'
import { fillSlots } from '../engine/fill-slots.ts'
import type { Told } from '../packs/pack-schema.ts'
import { sellingWayOf, wayToBuy } from '../stock/selling-way.ts'
import type { EmailPlan } from './email-plan.ts'

const SELLING: ReadonlySet<EmailPlan['role']> = new Set(['sell', 'launch', 'tease'])
const INFORMING: ReadonlySet<EmailPlan['role']> = new Set(['serve'])
const ASKING_NOTHING: ReadonlySet<EmailPlan['role']> = new Set(['serve', 'thank'])

/** The recipients of an email, in the words of how the brand sells. Null where the idea names its own. */
export function segmentOf(plan: EmailPlan, brief: BrandBrief): string | null {
  const { role, stage, readers, isOfBrand = false } = plan
  if (readers !== null) return null
  const { segments, days } = segmentWords(brief.language)
  const day = dayOf(plan, brief)
  if (day !== null) return days[day].readers
  const { way } = sellingWayOf(brief)
  // A receipt or a thank-you asks for nothing, so it goes to those with a standing order as well.
  const isForAll = stage === null || stage === 'all' || (way === 'donations' && ASKING_NOTHING.has(role))
  // Regulars read a list of prices as well, and only donors aren't asked twice.
  const key = isOfBrand && way !== 'donations' && SELLING.has(role) ? 'all' : keyForAll(role)
  return segments[way][isForAll ? key : stage]
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
  return day === 'event' && isOnline(plan, brief) ? 'online' : day
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
 * lives on, and one that asks for something by a day counts that until then. One whose button asks for a question counts
 * replies.
 */
export function measureOf(plan: EmailPlan, brief: BrandBrief): string {
  const { role, readers, stage, isOfBrand = false } = plan
  const { measures, measuresOfWays, counts, days } = segmentWords(brief.language)
  const day = dayOf(plan, brief)
  const { way: lives } = sellingWayOf(brief)
  if (day !== null) return fillSlots(days[day].measure, { counts: counts[lives] })
  const way = wayToBuy(brief)
  const isReminder = readers !== null && stage === 'repeat'
  if (SELLING.has(role) || isReminder) return way === null ? measures[lives] : measuresOfWays[way]
  const countsPage = role === 'teach' || role === 'prove'
  return (way !== null && countsPage) || (isOfBrand && role === 'prove')
    ? measuresOfWays.reply
    : outlineWords(brief.language).roles[role].measure
}
