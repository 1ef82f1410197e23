import type { BrandBrief } from '#shared/brand-brief.ts'
import type { FactValue } from '#shared/brand-sheet.ts'
import { findPhrase, findStem } from '../engine/word-matching.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import { hasWholeName, isVoucher } from '../stock/listed-offers.ts'
import { nearestOffers } from '../stock/nearest-offers.ts'
import { amountOf } from '../stock/offer-amount.ts'
import { isOfGiving } from '../stock/suited-offers.ts'
import type { EmailPlan } from './email-plan.ts'

type Offer = FactValue<'offer'>
type Story = Pick<EmailPlan, 'title' | 'headline' | 'lines' | 'button' | 'stage'>

/** What people buy to get to know a brand: what they buy first, a sampler or a trial lesson. */
export const isToTryFirst = ({ name, isFirstPurchase }: Offer, { language }: Pick<BrandBrief, 'language'>): boolean =>
  isFirstPurchase || findPhrase(name, ownFactWords(language).samplers) !== null

/**
 * The offers that a story may sell: no voucher where no one gives anything, no work that is done for people where they are
 * to try something, and where the story wants something small, what costs least.
 */
export function sellableIn(story: Story, offers: readonly Offer[], brief: BrandBrief): Offer[] {
  const { language } = brief
  const { tryStems, smallStems } = ownFactWords(language)
  const frame = [story.title, story.headline, story.button].join('\n')
  const isGiven = isOfGiving([frame, ...story.lines.flatMap(({ line }) => line ?? [])].join('\n'), brief)
  const isTried = findStem(frame, tryStems) !== null
  const may = offers.filter((offer) => (isGiven || !isVoucher(offer, brief)) && !(isTried && offer.kind === 'service'))
  if (findStem(`${story.title}\n${story.headline}`, smallStems) === null) return may
  const amounts = may.flatMap((offer) => amountOf(offer) ?? [])
  const most = amounts.length === 0 ? Number.POSITIVE_INFINITY : SMALL * Math.min(...amounts)
  return may.filter((offer) => (amountOf(offer) ?? Number.POSITIVE_INFINITY) <= most)
}

/** Up to so many times the lowest price is a small thing. */
const SMALL = 2

/**
 * The offers that a story is about: those that its title or its headline names, and those with their whole name in its
 * lines. "Leave the cream for later" names one in passing, and "give no cream" sells none. For people who have
 * never ordered, a story about none has what others buy first. None where neither is known.
 */
export function meantBy(story: Story, offers: readonly Offer[], brief: BrandBrief): Offer[] {
  const { language } = brief
  const frame = `${story.title}\n${story.headline}`
  const isRefusing = findPhrase(frame, readingWords(language).refusals) !== null
  const framed = isRefusing ? [] : nearestOffers(frame, offers, language)
  if (framed.length > 0) return framed
  const told = story.lines.map(({ line }) => line ?? '').join('\n')
  const named = offers.filter(({ shortName }) => hasWholeName(told, shortName, language))
  if (named.length > 0) return named
  return story.stage === 'new' ? offers.filter((offer) => isToTryFirst(offer, brief)) : []
}
