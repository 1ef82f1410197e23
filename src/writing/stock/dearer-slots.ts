import type { BrandBrief } from '#shared/brand-brief.ts'
import { offerName } from '#shared/brand-sheet.ts'
import type { DatedFact } from '../brand/dated-fact.ts'
import { EVERY_PRICE } from '../brand/read-price.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { fillSlots } from '../engine/fill-slots.ts'
import { dateWords } from '../languages/date-words.ts'
import { LONGEST } from '../packs/pack-schema.ts'
import { sinceDay, untilDay } from './days-in-sentence.ts'
import { type PriceChange, changeOf } from './price-changes.ts'
import { printedPrice } from './printed-price.ts'
import type { ToldFact } from './told-fact.ts'

/**
 * How an email tells a price that changes: what still holds, "Morning bowl: still €24 until January 31", and what comes
 * next, "€26 from February 1".
 */
export function dearerSlots(dated: DatedFact, brief: BrandBrief): Pick<ToldFact['slots'], 'moment' | 'next' | 'thing'> {
  const { thing: atPrice, at, still, current } = dateWords(brief.language).dearer
  const change = changeOf(brief, dated)
  if (change === null) return {}
  const { said } = change
  const next = nextPrice(change, brief)
  const name = nameOf(change)
  if (name === null) return { next }
  const before = said.before ?? priceBefore(change, brief)
  const moment = fillSlots(before === null ? current : still, {
    name,
    price: before ?? '',
    until: untilDay(dated.days.to, brief),
  })
  const thing =
    before !== null && STARTS_WITH_AMOUNT.test(before)
      ? fillSlots(at, { name, price: before })
      : fillSlots(atPrice, { name })
  return moment.length <= LONGEST.headline ? { moment, next, thing } : { next, thing }
}

/** "from £38" has no place behind "at". */
const STARTS_WITH_AMOUNT = /^[^\p{L}\s]{0,3}\d/u

/** "€26 from February 1", "£3 more from 1 February" */
function nextPrice({ said, since }: PriceChange, brief: BrandBrief): string {
  const { now, more, unknown } = dateWords(brief.language).dearer
  const price = said.now ?? said.more
  const words = price === null ? unknown : said.now === null ? more : now
  return fillSlots(words, { price: price ?? '', since: sinceDay(since, brief) })
}

/**
 * The old and the new price together: "Sharpening: still €6 until January 17, €7 from January 18", and the same in a few
 * words. Null where either isn't known.
 */
export function pricesOf(change: PriceChange, brief: BrandBrief): { whole: string; short: string } | null {
  const { said, dated } = change
  const [before, name] = [said.before ?? priceBefore(change, brief), nameOf(change)]
  if (before === null || name === null || (said.now ?? said.more) === null) return null
  const { still } = dateWords(brief.language).dearer
  const next = nextPrice(change, brief)
  const [money = before] = STARTS_WITH_AMOUNT.test(before) ? (before.match(EVERY_PRICE) ?? []) : []
  const until = untilDay(dated.days.to, brief)
  return {
    whole: `${fillSlots(still, { name, price: before, until })}, ${next}`,
    short: `${fillSlots(still, { name, price: money.trim(), until: '' }).trim()}, ${next}`,
  }
}

/** The words of the sentence say it best. */
function nameOf({ said, offers }: PriceChange): string | null {
  const [first, another] = offers
  return said.subject ?? (first === undefined || another !== undefined ? null : capitalized(offerName(first.offer)))
}

function priceBefore({ said, offers }: PriceChange, brief: BrandBrief): string | null {
  const [first, another] = offers
  return first === undefined || another !== undefined || said.more?.includes('%') === true
    ? null
    : printedPrice(first.offer, brief)
}
