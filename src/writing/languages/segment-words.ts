import type { WayToBuy } from '#shared/brand-sheet.ts'
import type { Angle } from '../packs/pack-schema.ts'
import type { SellingWay } from '../knowledge/selling-ways.ts'
import { languageData } from './language-folders.ts'

/** An email for all may sell, or tell everyone something they need to know. */
export type SegmentKey = Angle['stage'] | 'selling' | 'informing'

/**
 * The kinds of emails about a day of the brand's own with their own readers and measure: an invitation, one to what takes
 * place online, one with places to take, the reminder of any, what begins, a last day, and a sale.
 */
export const DAYS_WITH_READERS = ['event', 'online', 'start', 'reminder', 'opening', 'deadline', 'sale'] as const
export type DayWithReaders = (typeof DAYS_WITH_READERS)[number]

/** `languages/<language>/segments.json`: who gets an email and what it's measured by, by how a brand sells. */
export interface SegmentWords {
  /** The recipients, and who is left out. */
  segments: Record<SellingWay, Record<SegmentKey, string>>
  /** The same for a shop that people come to without an appointment, with its measure and what it counts. */
  shop: { segments: Record<SegmentKey, string>; measure: string; counts: string }
  /** What is counted where a last day asks for no order, as part of a sentence. */
  replies: string
  /** Words of a button that asks for a reply. */
  replyStems: string[]
  /** What shows whether an email that sells has worked. */
  measures: Record<SellingWay, string>
  /** The same where the button asks for a call, a visit or a reply. */
  measuresOfWays: Record<WayToBuy, string>
  /** What is counted where an email asks for something by a day, as part of a sentence. */
  counts: Record<SellingWay, string>
  days: Record<DayWithReaders, { readers: string; measure: string }>
}

export const segmentWords = languageData('languages/<language>/segments.json', (data: SegmentWords) => data)
