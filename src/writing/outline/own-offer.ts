import type { BrandBrief, Language } from '#shared/brand-brief.ts'
import type { FactValue } from '#shared/brand-sheet.ts'
import { folded } from '#shared/folded.ts'
import { factBesidePrice, withBasePrices } from '../brand/base-prices.ts'
import { isBareMeasure, printedFact, withoutPeriod } from '../brand/printable.ts'
import { readPrice } from '../brand/read-price.ts'
import { withTitles } from '../brand/tidied.ts'
import { sharedStems, tellingStems } from '../engine/telling-stems.ts'
import { findPhrase } from '../engine/word-matching.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import { hasSlip, mended } from '../packs/everyday-words.ts'
import { inBrandWords } from '../stock/brand-terms.ts'
import { namesPrice, priceWithAmount } from '../stock/printed-price.ts'
import { sellingWayOf } from '../stock/selling-way.ts'
import {
  hasWholeName,
  isAdvanced,
  isApart,
  isOfHoliday,
  isScarce,
  monthsToAnnounce,
  offersOfMonth,
  printedName,
} from '../stock/listed-offers.ts'
import { isAbout } from '../stock/asked-offers.ts'
import { nearestOffers } from '../stock/nearest-offers.ts'
import { amountOf } from '../stock/offer-amount.ts'
import { isClosedOn } from '../stock/days-on-sale.ts'
import { answersOf, toldFacts } from '../stock/told-facts.ts'
import { type EmailPlan, type PlannedOffer, isAboutDay, tellsAnswer } from './email-plan.ts'
import { isToTryFirst, meantBy, sellableIn } from './offer-of-story.ts'

type Offer = FactValue<'offer'>

export interface OfferRequest {
  brief: BrandBrief
  month: number
  /** When the email goes out, if that is planned. */
  plannedFor?: string | null
  /** Counts the emails of the brand, so that neighbors name different things. */
  turn: number
  maySay: (text: string) => boolean
}

/** Emails that have room for a product beside their story. */
const ROLES: ReadonlySet<EmailPlan['role']> = new Set(['teach', 'prove', 'sell', 'launch'])
/** Asking for money in an email that teaches is one appeal too many. */
const ASKING: ReadonlySet<EmailPlan['role']> = new Set(['sell', 'launch'])

/**
 * The email with something that the brand sells, with its price and what it is: the offer that the email is about, else
 * one that shares words with it, else, where it sells, the one whose turn it is. A line that joins an offer to a scene
 * of another subject becomes such an entry as well.
 */
export function withOwnOffer(plan: EmailPlan, request: OfferRequest): EmailPlan {
  const { brief, maySay, turn, plannedFor = null } = request
  const { language } = brief
  const story = textsOf(plan).join('\n')
  const about = tellingStems(story, language)
  // An email about a fact of the brand names only an offer that its words name.
  const answered = plan.isOfBrand === true ? (plan.doubt?.answer ?? null) : null
  const isKin = ({ name, fact }: Offer) => {
    const stems = tellingStems(plan.isOfBrand === true ? name : `${name} ${fact ?? ''}`, language)
    // "Private changing rooms" doesn't speak of private lessons.
    return sharedStems(stems, about) >= (answered === null ? 1 : Math.max(1, Math.min(KIN_OF_ANSWER, stems.size)))
  }
  const isOpen = (offer: Offer) => plannedFor === null || !isClosedOn(offer, brief, plannedFor)
  const entryFor = (offer: Offer) => {
    const entry = entryOf(offer, brief)
    return entry === null || !maySay(entry.line) ? null : entry
  }
  const sold = offersOfMonth(brief, request.month).filter(
    (offer) =>
      !isApart(offer, brief) &&
      !isScarce(offer, brief) &&
      !isAdvanced(offer, brief) &&
      !isOfHoliday(offer, brief) &&
      !isPriceInSale(offer, brief, request.month) &&
      isOpen(offer) &&
      (monthsToAnnounce(offer.fact, language)?.includes(request.month) ?? true),
  )
  const suited = suitedTo(plan, sold, brief)
  const sellable = sellableIn(plan, sold, brief)
  const meant = meantBy(plan, sellable, brief)
  const entryAmong = (offers: readonly Offer[]) => offers.map(entryFor).find((entry) => entry !== null) ?? null
  if (plan.offer !== null) {
    const { about: named, question } = plan.offer
    if (named === null || question !== null || isAboutSubject(plan, story, language)) return plan
    const best = plan.topic === 'price' ? suited?.slice(0, 1) : suited
    if (suited !== null && best?.includes(named) !== true) {
      return { ...plan, offer: entryAmong(suited) }
    }
    const isMeant = meant.length === 0 || meant.includes(named)
    const better = isMeant ? null : entryAmong(meant)
    if (better !== null) return { ...plan, offer: better }
    // A scene that has people try something, or wants something small, has no place for another thing.
    if (plan.offer.isOfItsKind !== true && sold.includes(named) && !sellable.includes(named)) {
      return { ...plan, offer: null }
    }
    if (plan.subject !== null) return plan
    if (!isOpen(named)) return { ...plan, offer: null }
    return isKin(named) ? plan : { ...plan, offer: entryFor(named) ?? plan.offer }
  }
  // "The bread has none, the pastries do" isn't a moment to sell pastries.
  if (answered !== null && findPhrase(answered, readingWords(language).refusals) !== null) return plan
  const asked = askedAbout(plan, sellable, brief)
  if (asked !== null) return { ...plan, offer: entryFor(asked) }
  // What belongs to a day is in the sentence about it.
  if (isAboutDay(plan) || (plan.subject === null && !hasRoom(plan, story, brief))) return plan
  const said = folded(story)
  const isNew = ({ price, fact }: Offer) => ![price, fact].some((text) => text !== null && said.includes(folded(text)))
  const known = ASKING.has(plan.role) ? inTurn(sellable.slice(0, MOST_KNOWN), turn) : []
  const kin = sellable.filter(isKin)
  // What a brand lists first is what it's known for. An email that sells nothing names only what belongs to it.
  const own =
    plan.subject !== null
      ? [plan.subject]
      : (suited?.filter(
          ({ name }) => plan.isOfBrand !== true || sharedStems(tellingStems(name, language), about) > 0,
        ) ?? [...meant.filter((offer) => kin.includes(offer) || ASKING.has(plan.role)), ...inTurn(kin, turn), ...known])
  // A price that the story takes apart is the reason to name its offer.
  const isOpenTo = suited === null || plan.subject !== null ? isNew : () => true
  const found = entryAmong(own.filter(isOpenTo))
  return found === null ? plan : { ...plan, offer: found }
}

/**
 * The offers that suit an email whose story decides what may be sold beside it, best first: those that the owner's answer
 * names, a first purchase that has to do with it where they have never ordered, and the cheapest where a price is in doubt.
 * A confession sells nothing. Null where any offer may be named.
 */
function suitedTo(
  { role, stage, topic = null, answers, lines, doubt }: EmailPlan,
  sold: readonly Offer[],
  brief: BrandBrief,
): Offer[] | null {
  const { language } = brief
  if (ASKING.has(role) || (topic !== 'price' && !tellsAnswer({ answers }))) return null
  const isNew = stage === 'new'
  const story = [...lines.map(({ line }) => line), doubt?.question, doubt?.answer]
    .filter((text) => typeof text === 'string')
    .join('\n')
  const stems = tellingStems(story, language)
  const isNamed = ({ price, shortName }: Offer) =>
    hasWholeName(story, shortName, language) ||
    (price !== null && readPrice(price) !== null && namesPrice(story, price))
  const isKin = ({ name }: Offer) => sharedStems(tellingStems(name, language), stems) > 0
  const firsts = isNew ? sold.filter((offer) => isToTryFirst(offer, brief) && (topic === 'price' || isKin(offer))) : []
  if (topic !== 'price') return [...new Set([...sold.filter(isNamed), ...firsts])]
  const kin = sold.filter(isKin)
  const others = firsts.length > 0 ? firsts : sold.filter(({ kind }) => kind === sold[0]?.kind)
  return [...new Set([sold.filter(isNamed), kin, others].flatMap((each) => each.toSorted(byPrice)))]
}

/** The offer that the questions of an email are about, so that "$34 a month for tea?" isn't without the box. */
function askedAbout(plan: EmailPlan, offers: readonly Offer[], brief: BrandBrief): Offer | null {
  if (plan.isOfBrand !== true || plan.subject !== null || isAboutDay(plan)) return null
  const said = folded(plan.lines.map(({ line }) => line ?? '').join('\n'))
  const told = answersOf(brief).filter(
    ({ slots }) => slots.answer !== undefined && said.includes(folded(withoutPeriod(slots.answer))),
  )
  // "It's dear by the class. The card of ten comes to 14.50 €": the answer says what to buy.
  const instead = told.flatMap(({ doubt, slots: { answer = '' } }) => {
    const isOfPrice = brief.facts.doubts.some(({ question, topic }) => question === doubt && topic === 'price')
    return isOfPrice ? nearestOffers(answer, offers, brief.language).slice(0, 1) : []
  })
  if (instead[0] !== undefined) return instead[0]
  const counts = offers.map((offer) => ({ offer, count: told.filter((fact) => isAbout(offer, fact, brief)).length }))
  const most = Math.max(0, ...counts.map(({ count }) => count))
  return most === 0 ? null : counts.find(({ count }) => count === most)!.offer
}

/** Whether an email is about one offer. One that only needs some offer of a kind may name any of them. */
const isAboutSubject = ({ subject, isOfBrand = false }: EmailPlan, story: string, language: Language): boolean =>
  subject !== null && (isOfBrand || hasWholeName(story, subject.shortName, language))

const byPrice = (one: Offer, other: Offer): number => {
  const [left, right] = [one, other].map((each) => amountOf(each) ?? Number.POSITIVE_INFINITY) as [number, number]
  return left === right ? 0 : left - right
}

const SALES = ['sale', 'deadline'] as const

/** While cleaning costs 75 € instead of 90 €, no other email says that it costs 90 €. */
function isPriceInSale({ price }: Offer, brief: BrandBrief, month: number): boolean {
  const [amount] = numbersIn(price ?? '')
  if (amount === undefined) return false
  const told = toldFacts(brief)
  return SALES.flatMap((what) => told[what]).some(
    ({ slots, days }) =>
      days !== null &&
      [days.from, days.to].some((day) => Number(day.slice(0, 2)) === month) &&
      numbersIn(slots.fact ?? '').includes(amount),
  )
}

const numbersIn = (text: string): string[] => text.match(/\d{1,6}(?:[.,]\d{1,3})?/gu) ?? []

const MOST_KNOWN = 3
const KIN_OF_ANSWER = 2

const inTurn = <Item>(items: readonly Item[], turn: number): Item[] => {
  const at = items.length === 0 ? 0 : turn % items.length
  return [...items.slice(at), ...items.slice(0, at)]
}

/**
 * A list of what there is needs no further entry, an email that promises to sell nothing or only tells what its owner
 * answered keeps its word, and an idea that a person typed says itself what it sells.
 */
function hasRoom({ role, lines, onlyTells = false }: EmailPlan, story: string, brief: BrandBrief): boolean {
  const roles = sellingWayOf(brief).way === 'donations' ? ASKING : ROLES
  const hasList = lines.some(({ line }) => line?.includes('\n') === true)
  const isTyped = lines.some(({ part }) => part !== null)
  return (
    roles.has(role) &&
    !onlyTells &&
    !isTyped &&
    !hasList &&
    findPhrase(story, ownFactWords(brief.language).noOffer) === null
  )
}

/** "Oyster knife: £16." */
export function entryOf(offer: Offer, brief: BrandBrief): PlannedOffer | null {
  const told = offerDetail(offer, brief)
  const name = printedName(offer, brief.language)
  if (told === null || name === null) return null
  // "Standing order: ships every month", as its owner began it.
  const isSmall = offer.fact !== null && told.toLowerCase().startsWith(offer.fact.slice(0, 1)) && isBehindName(offer)
  const said = isSmall ? told.charAt(0).toLowerCase() + told.slice(1) : told
  const whole = `${name}${languageBasics(brief.language).colon} ${said}`
  const line = withTitles(withBasePrices(whole, brief), brief.language)
  return { line, kind: offer.kind, question: null, needsTerms: false, about: offer }
}

/** Whether a fact follows the name of its offer, without a price between them. */
const isBehindName = ({ price, fact }: Offer): boolean =>
  fact !== null && /^\p{Ll}/u.test(fact) && (price === null || namesPrice(fact, price))

/** What an offer costs and what it is. A list needs no grammar of the name. */
export function offerDetail(offer: Offer, brief: Pick<BrandBrief, 'language' | 'facts'>): string | null {
  const { language } = brief
  const { price } = offer
  const fact = factBesidePrice(offer, language)
  const told = fact === null ? null : printedFact(inBrandWords(mended(fact, language), brief), readingWords(language))
  const own = told === null || isBareMeasure(told) ? null : told
  const cost = price === null || (own !== null && namesPrice(own, price)) ? null : priceWithAmount(offer, brief)
  const detail = [...(cost === null ? [] : [cost]), ...(own === null ? [] : [withoutPeriod(own)])].join('. ')
  return detail === '' || hasSlip(detail, language) ? null : `${detail}.`
}

/** The texts of an email without the line of its offer. */
const textsOf = ({ title, headline, lines }: EmailPlan): string[] => [
  title,
  headline,
  ...lines.flatMap(({ line }) => line ?? []),
]
