import type { Language } from '#shared/brand-brief.ts'
import type { WayToBuy } from '#shared/brand-sheet.ts'
import type { Angle } from '../packs/pack-schema.ts'
import type { SellingWay } from '../knowledge/selling-ways.ts'
import { languageData } from './language-folders.ts'

/** An email for all may sell, tell everyone something they need to know, or answer those who are still asking. */
export type SegmentKey = Angle['stage'] | 'selling' | 'informing' | 'asking'

/**
 * The kinds of emails about a day of the brand's own with their own readers and measure: an invitation, one to what takes
 * place online, one with places to take, the reminder of it, that of a day without a sign-up, what begins, a last day, one
 * of an old price, one to answer, and a sale.
 */
export const DAYS_WITH_READERS = [
  'event',
  'online',
  'start',
  'reminder',
  'visit',
  'opening',
  'deadline',
  'dearer',
  'reply',
  'sale',
] as const
export type DayWithReaders = (typeof DAYS_WITH_READERS)[number]

/** How the readers of an email buy: in one of the ways to sell, in a shop without an appointment, or at home. */
export type ReadersWay = SellingWay | 'shop' | 'home'

/** A way to sell, or a shop that people come to without an appointment. */
interface OfWay {
  /** The recipients, and who is left out. */
  segments: Record<SegmentKey, string>
  /** What shows whether an email that sells has worked. */
  measure: string
  /** What is counted where an email asks for something by a day, as part of a sentence. */
  counts: string
  /** Those who know the brand, as the beginning of a sentence. */
  known: string
  /** The readers of a second email about a day. */
  again: string
  /** What shows whether people have come back. */
  returning: string
}

type ByWay<Key extends keyof OfWay> = Record<SellingWay, OfWay[Key]>

/** `languages/<language>/segments.json`: who gets an email and what it's measured by, by how a brand sells. */
export interface SegmentWords {
  segments: ByWay<'segments'>
  measures: ByWay<'measure'>
  counts: ByWay<'counts'>
  known: ByWay<'known'>
  again: ByWay<'again'>
  returning: ByWay<'returning'>
  shop: OfWay
  /** For those who come to their customers. */
  home: OfWay
  /** What is counted of a single offer. */
  ofOffer: string
  /** What shows whether an email has worked whose button asks for a call, a visit or a reply. */
  measuresOfWays: Record<WayToBuy, string>
  /** Beginnings of words in a button that asks for a reply. */
  replyButtons: readonly string[]
  pauses: Record<'closing' | 'reopening', string>
  days: Record<DayWithReaders, { readers: string; measure: string }>
}

export const segmentWords = languageData('languages/<language>/segments.json', (data: SegmentWords) => data)

/** The words for a brand that sells in one way. */
export function wordsOfWay(language: Language, way: ReadersWay): OfWay {
  const { segments, measures, counts, known, again, returning, shop, home } = segmentWords(language)
  if (way === 'shop') return shop
  if (way === 'home') return home
  return {
    segments: segments[way],
    measure: measures[way],
    counts: counts[way],
    known: known[way],
    again: again[way],
    returning: returning[way],
  }
}
