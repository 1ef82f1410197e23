import type { BrandBrief } from '#shared/brand-brief.ts'
import type { FactValue, OfferKind } from '#shared/brand-sheet.ts'
import { kindOf } from '../brand/offer-kinds.ts'
import { findPhrase, findStem } from '../engine/word-matching.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { practicalWords } from '../languages/practical-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import { isVoucher, offersIn } from './listed-offers.ts'

type Offer = FactValue<'offer'>

/** What people do about a text or an offer: they take a place or a time, or they get a thing. */
export type Matter = 'place' | 'thing'

const PLACES: ReadonlySet<OfferKind | null> = new Set(['service', 'course', 'event'])
const THINGS: ReadonlySet<OfferKind | null> = new Set(['durable', 'consumable', 'perishable', 'set', 'made-to-measure'])

/** What people get of an offer. A voucher is a thing, and so is work that comes and goes by post. Null where nothing tells. */
export function matterOfOffer({ name, fact, kind }: Offer, { language }: Pick<BrandBrief, 'language'>): Matter | null {
  if (isVoucher({ name }, { language })) return 'thing'
  const known = kind ?? kindOf(name, readingWords(language))
  if (THINGS.has(known)) return 'thing'
  if (!PLACES.has(known)) return null
  return findPhrase(`${name}\n${fact ?? ''}`, practicalWords(language).byPost) === null ? 'place' : 'thing'
}

/** What a text is about: the offers that it names, else what it says that people do. Null where both or neither fit. */
export function matterOf(text: string, brief: Pick<BrandBrief, 'facts' | 'language'>): Matter | null {
  const { language } = brief
  const { orderStems, bookStems, terms } = practicalWords(language)
  const named = new Set(offersIn(text, brief).flatMap((offer) => matterOfOffer(offer, brief) ?? []))
  if (named.size === 1) return [...named][0]!
  const isBooked = findStem(text, bookStems) !== null
  const isOrdered =
    findStem(text, [...orderStems, ...ownFactWords(language).shippingStems]) !== null ||
    findPhrase(text, terms.shipping) !== null
  return isBooked === isOrdered ? null : isBooked ? 'place' : 'thing'
}

/** Whether a brand has something for which people take a place. */
export const hasBookings = (brief: Pick<BrandBrief, 'facts' | 'language'>): boolean =>
  brief.facts.offers.some((offer) => matterOfOffer(offer, brief) === 'place')
