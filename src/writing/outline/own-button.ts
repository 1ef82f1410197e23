import type { BrandBrief } from '#shared/brand-brief.ts'
import { offerForms } from '../engine/grammar/noun-forms.ts'
import { findPhrase, findStem, hasWordWith, wordsIn } from '../engine/word-matching.ts'
import { dateWords } from '../languages/date-words.ts'
import { type AskedByButton, ownFactWords } from '../languages/own-fact-words.ts'
import { practicalWords } from '../languages/practical-words.ts'
import { fillText } from '../packs/fill-angle.ts'
import { isOnlyThere, namesOnlyOthers } from '../stock/listed-offers.ts'
import { undatedPhrases } from '../stock/undated-phrases.ts'
import { sellingWayOf, wayOfOffer, wayToBuy } from '../stock/selling-way.ts'
import { askedOfDay, isLimited } from './asked-of-day.ts'
import type { EmailPlan } from './email-plan.ts'
import { offersOfDay } from './offers-of-day.ts'
import { wayOfReaders } from './readers-of.ts'

const SELLING: ReadonlySet<EmailPlan['role']> = new Set(['sell', 'prove', 'launch'])
const LONGEST = 30
const MOST_WORDS = 5

/** The button of an email asks for the way in which people buy: where no page takes an order, and of what isn't sent. */
export function withOwnButton(plan: EmailPlan, brief: BrandBrief): EmailPlan {
  const way = wayToBuy(brief)
  if (plan.role === 'thank') return plan
  const buttons = buttonsFor(brief)
  if (way === null) {
    const own =
      buttonOfPlace(plan, brief) ??
      buttonOfPrice(plan, brief) ??
      buttonOfReturn(plan, brief) ??
      buttonOfSale(plan, brief)
    return { ...plan, button: own ?? plan.button }
  }
  // An email that helps or teaches asks for no quotation.
  return { ...plan, button: way === 'quote' && !SELLING.has(plan.role) ? buttons.reply : buttons[way] }
}

/** The buttons in the form of address of a brand. */
function buttonsFor({ language, facts }: BrandBrief): Readonly<Record<AskedByButton | 'see', string>> {
  const { buttons, buttonForms, seeOffer } = ownFactWords(language)
  return buttonForms[facts.voice?.address ?? ''] ?? { ...buttons, see: seeOffer }
}

const COMING: ReadonlySet<EmailPlan['ownDay'] | null> = new Set(['event', 'start', 'reminder'])
const TAKING: ReadonlySet<string | null> = new Set(['start', 'reminder'])

/**
 * Where people take a place, the button reserves it: "I'll come" isn't enough. Where the owner says that a reply does it, the
 * button is the reply.
 */
function buttonOfPlace(plan: EmailPlan, brief: BrandBrief): string | null {
  const { language } = brief
  const { ownDay = null, button } = plan
  if (!COMING.has(ownDay) || !TAKING.has(askedOfDay(plan, brief))) return null
  const buttons = buttonsFor(brief)
  const { bookStems } = practicalWords(language)
  const ofDay = offersOfDay(plan, brief)
  const isReplied = [plan.lines[0]?.line ?? '', ...undatedPhrases(brief)].some(
    (text) =>
      findPhrase(text, ownFactWords(language).ways.reply) !== null &&
      findStem(text, bookStems) !== null &&
      !namesOnlyOthers(text, ofDay, brief),
  )
  if (isReplied) return buttons.reply
  const isCourse = sellingWayOf(brief).way === 'courses' || ofDay.some(({ kind }) => kind === 'course')
  if (isLimited(plan, brief) && !isCourse) return buttons.seat
  return ownDay === 'start' || findStem(button, bookStems) !== null ? null : buttons.signUp
}

/** "See the morning bowl". Null where several offers have a new price, or the name has no certain form. */
function buttonOfPrice(plan: EmailPlan, brief: BrandBrief): string | null {
  const { language, name } = brief
  const [offer, another] = plan.ownDay === 'dearer' ? offersOfDay(plan, brief) : []
  if (offer === undefined || another !== undefined) return null
  const values = { language, brand: name, offer: offerForms(offer, language), leadOffer: null, answers: {} }
  const button = fillText(buttonsFor(brief).see, values)
  const isShort = button !== null && button.length <= LONGEST && wordsIn(button).length <= MOST_WORDS
  return isShort && !/["“”„«»]/u.test(button) ? button : null
}

/** After a break, people sign up where that has opened. */
function buttonOfReturn({ ownDay, lines }: EmailPlan, brief: BrandBrief): string | null {
  const { language } = brief
  const { begins, booking } = dateWords(language)
  const said = ownDay === 'reopening' ? (lines[0]?.line ?? '') : ''
  // The days that come next have their own emails.
  if (said.includes('\n') || findPhrase(said, begins) === null || !hasWordWith(said, booking)) return null
  const buttons = buttonsFor(brief)
  return sellingWayOf(brief).way === 'visits' ? buttons.book : buttons.signUp
}

/** What an order isn't right for: a place in a class, a time with someone, a thing that is made for a person. */
function buttonOfSale(plan: EmailPlan, brief: BrandBrief): string | null {
  const buttons = buttonsFor(brief)
  if (askedOfDay(plan, brief) === 'deadline' && !isOrder(plan, brief)) {
    return ORDERING.has(wayOfReaders(plan, brief)) ? buttons.order : null
  }
  if (!isOrder(plan, brief)) return null
  const offer = plan.subject ?? plan.offer?.about ?? null
  if (offer !== null && isOnlyThere(offer, brief)) return buttons.visit
  if (offer?.kind === 'made-to-measure') return buttons.made
  const way = (offer === null ? null : wayOfOffer(offer)) ?? sellingWayOf(brief).way
  if (way === 'courses') return buttons.signUp
  return way === 'visits' ? buttons.book : null
}

const ORDERING: ReadonlySet<string> = new Set(['orders', 'accounts'])

const isOrder = ({ button }: EmailPlan, { language }: BrandBrief): boolean =>
  findStem(button, [...practicalWords(language).orderStems, ...ownFactWords(language).cartStems]) !== null
