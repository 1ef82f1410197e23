import type { BrandBrief } from '#shared/brand-brief.ts'
import { offerName } from '#shared/brand-sheet.ts'
import type { DatedFact } from '../brand/dated-fact.ts'
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
  const { thing: atPrice, still, current, now, more, unknown } = dateWords(brief.language).dearer
  const change = changeOf(brief, dated)
  if (change === null) return {}
  const { said } = change
  const since = sinceDay(change.since, brief)
  const price = said.now ?? said.more
  const next = fillSlots(price === null ? unknown : said.now === null ? more : now, { price: price ?? '', since })
  const name = nameOf(change)
  if (name === null) return { next }
  const before = said.before ?? priceBefore(change, brief)
  const moment = fillSlots(before === null ? current : still, {
    name,
    price: before ?? '',
    until: untilDay(dated.days.to, brief),
  })
  const thing = fillSlots(atPrice, { name })
  return moment.length <= LONGEST.headline ? { moment, next, thing } : { next, thing }
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
