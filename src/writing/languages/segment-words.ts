import type { WayToBuy } from '#shared/brand-sheet.ts'
import type { Angle } from '../packs/pack-schema.ts'
import type { SellingWay } from '../knowledge/selling-ways.ts'
import { languageData } from './language-folders.ts'

/** An email for all may sell, or tell everyone something they need to know. */
export type SegmentKey = Angle['stage'] | 'selling' | 'informing'

/** An invitation, one with places to take, and the reminder of either. */
export const DAYS_TO_COME = ['event', 'start', 'reminder'] as const
export type DayToCome = (typeof DAYS_TO_COME)[number]

/** `languages/<language>/segments.json`: who gets an email and what it's measured by, by how a brand sells. */
export interface SegmentWords {
  /** The recipients, and who is left out. */
  segments: Record<SellingWay, Record<SegmentKey, string>>
  /** What shows whether an email that sells has worked. */
  measures: Record<SellingWay, string>
  /** The same where the button asks for a call, a visit or a reply. */
  measuresOfWays: Record<WayToBuy, string>
  /** For emails about a day to come to, whatever the brand lives on. */
  days: Record<DayToCome, { readers: string; measure: string }>
}

export const segmentWords = languageData('languages/<language>/segments.json', (data: SegmentWords) => data)
