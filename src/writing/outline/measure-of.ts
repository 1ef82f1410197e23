import type { BrandBrief } from '#shared/brand-brief.ts'
import { fillSlots } from '../engine/fill-slots.ts'
import { findStem } from '../engine/word-matching.ts'
import { outlineWords } from '../languages/outline-words.ts'
import { type DayWithReaders, segmentWords, wordsOfWay } from '../languages/segment-words.ts'
import type { Told } from '../packs/pack-schema.ts'
import { wayToBuy } from '../stock/selling-way.ts'
import { askedOfDay, isFree } from './asked-of-day.ts'
import type { EmailPlan } from './email-plan.ts'
import { offersOfDay } from './offers-of-day.ts'
import { SELLING, tellsOwnStory, wayOfReaders } from './readers-of.ts'

const PAUSES: Readonly<Partial<Record<Told, 'closing' | 'reopening'>>> = {
  closing: 'closing',
  reopening: 'reopening',
  pause: 'reopening',
}
const RETURNING: ReadonlySet<EmailPlan['stage']> = new Set(['first', 'repeat', 'lapsed'])

/**
 * What shows whether an email has worked: what it asks for. One that sells counts what the brand lives on, one to those
 * who buy again who comes back, one about a day what it asks for until then, and one whose button asks for a reply replies.
 */
export function measureOf(plan: EmailPlan, brief: BrandBrief): string {
  const { role, readers, stage, ownDay = null, isOfBrand = false } = plan
  const { language } = brief
  const { measuresOfWays, pauses } = segmentWords(language)
  const words = wordsOfWay(language, wayOfReaders(plan, brief))
  const day = askedOfDay(plan, brief)
  if (day !== null) return measureOfDay(day, plan, brief)
  const pause = ownDay === null ? undefined : PAUSES[ownDay]
  if (pause !== undefined) return fillSlots(pauses[pause], { counts: words.counts })
  if (readers !== null && stage === 'repeat') return words.returning
  if (asksForReply(plan, brief)) return measuresOfWays.reply
  if (SELLING.has(role) && RETURNING.has(stage)) return words.returning
  const way = wayToBuy(brief)
  // People read prices and what there is for a day to buy.
  if (SELLING.has(role) || (isOfBrand && role === 'serve')) {
    return way === null || words === segmentWords(language).shop ? words.measure : measuresOfWays[way]
  }
  const countsPage = role === 'teach' || role === 'prove'
  return (way !== null && countsPage) || (role === 'prove' && (isOfBrand || tellsOwnStory(plan, brief)))
    ? measuresOfWays.reply
    : outlineWords(language).roles[role].measure
}

/** Whether the button asks for an answer: "Ask your question". */
const asksForReply = ({ button }: Pick<EmailPlan, 'button'>, { language }: BrandBrief): boolean =>
  findStem(button, segmentWords(language).replyButtons) !== null

function measureOfDay(day: DayWithReaders, plan: EmailPlan, brief: BrandBrief): string {
  const { language } = brief
  const { days, ofOffer } = segmentWords(language)
  if (day === 'opening' && isFree(plan, brief)) return days.event.measure
  const { counts } = wordsOfWay(language, wayOfReaders(plan, brief))
  const [offer, ...others] = offersOfDay(plan, brief)
  const isOfOne = offer !== undefined && others.length === 0
  return fillSlots(days[day].measure, {
    counts: isOfOne ? fillSlots(ofOffer, { counts, name: offer.shortName }) : counts,
  })
}
