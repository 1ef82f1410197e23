import type { BrandBrief } from '#shared/brand-brief.ts'
import { outlineWords } from '../languages/outline-words.ts'
import { DAYS_TO_COME, type DayToCome, type SegmentKey, segmentWords } from '../languages/segment-words.ts'
import { sellingWayOf, wayToBuy } from '../stock/selling-way.ts'
import type { EmailPlan } from './email-plan.ts'

const SELLING: ReadonlySet<EmailPlan['role']> = new Set(['sell', 'launch', 'tease'])
const INFORMING: ReadonlySet<EmailPlan['role']> = new Set(['serve'])
const ASKING_NOTHING: ReadonlySet<EmailPlan['role']> = new Set(['serve', 'thank'])

/** The recipients of an email, in the words of how the brand sells. Null where the idea names its own. */
export function segmentOf({ role, stage, readers, ownDay = null }: EmailPlan, brief: BrandBrief): string | null {
  if (readers !== null) return null
  const { segments, days } = segmentWords(brief.language)
  if (isDayToCome(ownDay)) return days[ownDay].readers
  const { way } = sellingWayOf(brief)
  // What opens is news for others than the members of a club as well.
  if (ownDay === 'opening' && way === 'members') return segments[way].all
  // A receipt or a thank-you asks for nothing, so it goes to those with a standing order as well.
  const isForAll = stage === null || stage === 'all' || (way === 'donations' && ASKING_NOTHING.has(role))
  return segments[way][isForAll ? keyForAll(role) : stage]
}

const isDayToCome = (day: string | null): day is DayToCome => DAYS_TO_COME.some((each) => each === day)

const keyForAll = (role: EmailPlan['role']): SegmentKey =>
  SELLING.has(role) ? 'selling' : INFORMING.has(role) ? 'informing' : 'all'

/**
 * What shows whether an email has worked. One that sells, or reminds people of what they buy again, counts what the brand
 * lives on. Without a page behind its button, any other one counts replies.
 */
export function measureOf({ role, readers, stage, ownDay = null }: EmailPlan, brief: BrandBrief): string {
  const { measures, measuresOfWays, days } = segmentWords(brief.language)
  if (isDayToCome(ownDay)) return days[ownDay].measure
  const way = wayToBuy(brief)
  const isReminder = readers !== null && stage === 'repeat'
  if (SELLING.has(role) || isReminder) {
    return way === null ? measures[sellingWayOf(brief).way] : measuresOfWays[way]
  }
  const countsPage = role === 'teach' || role === 'prove'
  return way !== null && countsPage ? measuresOfWays.reply : outlineWords(brief.language).roles[role].measure
}
