import type { BrandBrief } from '#shared/brand-brief.ts'
import type { FactValue } from '#shared/brand-sheet.ts'
import { oncePer } from '#shared/once-per.ts'
import { findOccasions, unaccented } from '../brand/find-occasions.ts'
import { findPhrase } from '../engine/word-matching.ts'
import { type Observance, observanceNames, observancesOf } from '../knowledge/observances.ts'
import type { SellingWay } from '../knowledge/selling-ways.ts'
import { passingWords } from '../languages/passing-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import type { Told } from '../packs/pack-schema.ts'
import { skipsOccasion } from '../gate/brand-rules.ts'
import { hasTradePack } from './brand-family.ts'
import { bansDiscounts } from './bans-discounts.ts'
import type { Telling } from './own-questions.ts'
import { sellingWayOf } from './selling-way.ts'
import { isGift } from './suited-offers.ts'
import { NOTHING_TOLD, type ToldFact } from './told-fact.ts'
import { usesOf } from './uses.ts'

/**
 * Emails about holidays: Black Friday, gifts for Christmas, the last days before it, other days of gifts, and days that the
 * form names.
 */
export const HOLIDAY_KINDS = ['bargain', 'presents', 'year-end', 'gift-day', 'holiday'] as const satisfies Told[]
export type HolidayKind = (typeof HOLIDAY_KINDS)[number]

export const isHolidayKind = (what: string): what is HolidayKind => HOLIDAY_KINDS.some((kind) => kind === what)

const BLACK_FRIDAY = 'black-friday'
const BARGAIN_DAYS: ReadonlySet<string> = new Set([BLACK_FRIDAY, 'cyber-monday'])
/** The email about gifts for Christmas goes out by the beginning of December. */
const GIFTS_BY = '12-05'
/** What people can still order this year, and until when, has been told by then. */
const LAST_DAYS_BY = '12-14'
const CHRISTMAS: ReadonlySet<string> = new Set(['christmas', 'gift-guide', 'last-shipping', 'super-saturday'])
/** Their emails are for the days after them, or for months: they are moments. */
const MOMENTS: ReadonlySet<string> = new Set(['new-year', 'spring', 'summer', 'autumn', 'spring-au', 'autumn-au'])
const LONGEST_LEAD = 14
/** Any year has the same holidays. */
const YEAR = 2027

/** Things and courses have a price to lower. A cause, an adviser or a firm that supplies others has other days. */
const BARGAINS: ReadonlySet<SellingWay> = new Set([
  'orders',
  'keepsakes',
  'subscriptions',
  'courses',
  'members',
  'bookings',
])
const GIVEN: ReadonlySet<SellingWay> = new Set(['orders', 'keepsakes', 'subscriptions'])
/** What people take part in is a gift where the brand says so. */
const GIVEN_IF_SAID: ReadonlySet<SellingWay> = new Set(['courses', 'bookings', 'members'])

/**
 * @param told What the brand tells of itself already, so that no second email does.
 * @param form Whether the form holds keywords alone, so that the months need these emails, and what the brand has for a holiday.
 */
export function holidayFacts(
  told: Readonly<Record<'sale' | 'gifts' | 'closing' | 'deadline', readonly ToldFact[]>>,
  { brief }: Telling,
  form: { isShort: boolean; about: (text: string) => ToldFact | null },
): Record<HolidayKind, ToldFact[]> {
  const { isShort, about } = form
  const named = namedHolidays(brief)
  const names = (ids: ReadonlySet<string>) => named.some(({ id }) => ids.has(id))
  const wantsBargain = isShort || names(BARGAIN_DAYS) || lowersPrices(brief)
  const mayBargain =
    told.sale.length === 0 &&
    BARGAINS.has(sellingWayOf(brief).way) &&
    !isSkipped(BLACK_FRIDAY, brief) &&
    !bansDiscounts(brief)
  const givesChristmas = told.gifts.length === 0 && isGiven(brief, isShort || names(CHRISTMAS))
  const forConsumers = brief.facts.buyers?.buyers !== 'businesses'
  const onDay = (what: 'gift-day' | 'holiday', day: Observance): ToldFact[] => {
    const name = day.names[brief.language] ?? ''
    const fact = name === '' ? null : about(name)
    return fact === null || fact.lines.length === 0
      ? []
      : [
          {
            ...fact,
            name: `${what} ${day.id}`,
            slots: { ...fact.slots, moment: name },
            holiday: day.id,
            lead: leadOf(day),
          },
        ]
  }
  const presents =
    forConsumers && givesChristmas && !isSkipped('christmas', brief)
      ? factsOf(about(christmasOf(brief)), { days: { from: GIFTS_BY, to: GIFTS_BY } })
      : []
  const knowsYearEnd = told.closing.length > 0 || told.deadline.some(({ days }) => days?.to.startsWith('12') === true)
  const asksYearEnd = presents.length > 0 || (isShort && !hasTradePack(brief))
  const others = named.filter(({ id }) => !BARGAIN_DAYS.has(id) && !CHRISTMAS.has(id))
  return {
    bargain: forConsumers && wantsBargain && mayBargain ? factsOf(about(''), { holiday: BLACK_FRIDAY }) : [],
    presents,
    'year-end':
      asksYearEnd && !knowsYearEnd
        ? factsOf(about(''), { name: 'year-end', days: { from: LAST_DAYS_BY, to: LAST_DAYS_BY } })
        : [],
    'gift-day': others.filter(({ kind }) => kind === 'gift').flatMap((day) => onDay('gift-day', day)),
    holiday: others.filter(({ kind }) => kind !== 'gift').flatMap((day) => onDay('holiday', day)),
  }
}

const factsOf = (fact: ToldFact | null, changes: Partial<ToldFact>): ToldFact[] =>
  fact === null ? [] : [{ ...NOTHING_TOLD, ...fact, ...changes }]

const HOLIDAYS = observanceNames()

/** The holidays with emails that a form names among the moments in which people buy, each once. */
const namedHolidays = oncePer((brief: BrandBrief): readonly Observance[] => {
  const { country, facts } = brief
  const found = facts.moments.flatMap(({ text }) => findOccasions(text, HOLIDAYS, country))
  const ids = new Set(found.map(({ id }) => id))
  const days = observancesOf(country, YEAR).filter((day) => ids.has(day.id) && hasEmail(day, brief))
  return days.filter(({ id }, at) => days.findIndex((other) => other.id === id) === at)
})

const hasEmail = (day: Observance, { facts }: BrandBrief): boolean =>
  !day.blocked &&
  day.kind !== 'sensitive' &&
  (day.kind !== 'sale' || BARGAIN_DAYS.has(day.id) || CHRISTMAS.has(day.id)) &&
  !MOMENTS.has(day.id) &&
  !skipsOccasion(facts, day)

export const namesHoliday = ({ text }: FactValue<'moment'>, { country }: BrandBrief): boolean =>
  findOccasions(text, HOLIDAYS, country).length > 0

/** Whether a moment is a holiday with its own email, or a sale: there, a list of usual prices would disappoint. */
export const isOfOwnHoliday = ({ text }: FactValue<'moment'>, { country }: BrandBrief): boolean =>
  findOccasions(text, HOLIDAYS, country).some(({ id }) => !MOMENTS.has(id))

function isSkipped(id: string, { facts, country }: BrandBrief): boolean {
  const day = observancesOf(country, YEAR).find((other) => other.id === id)
  return day === undefined || skipsOccasion(facts, day)
}

const christmasOf = ({ country, language }: BrandBrief): string =>
  observancesOf(country, YEAR).find(({ id }) => id === 'christmas')?.names[language] ?? ''

function leadOf({ from, date }: Observance): number {
  return Math.min(LONGEST_LEAD, Temporal.PlainDate.from(from).until(date).days)
}

const PERCENT = /\d\s?%/u

/**
 * Whether something is cheaper at times: a subscription that saves 10%, or a discount. "70% cacao" and "100% cotton" are
 * no prices.
 */
function lowersPrices({ facts, language }: BrandBrief): boolean {
  const discounts = [...passingWords(language).discounts, ...readingWords(language).reductions]
  const isDiscount = (text: string) => PERCENT.test(text) && findPhrase(unaccented(text), discounts) !== null
  const isSaving = ({ kind, fact }: BrandBrief['facts']['offers'][number]) =>
    kind === 'subscription' && fact !== null && PERCENT.test(fact)
  return facts.offers.some((offer) => isSaving(offer) || isDiscount(offer.fact ?? '')) || facts.say.some(isDiscount)
}

function isGiven(brief: BrandBrief, isSaid: boolean): boolean {
  const { way } = sellingWayOf(brief)
  if (usesOf(brief).isServiced) return false
  if (GIVEN.has(way)) return true
  return GIVEN_IF_SAID.has(way) && (isSaid || brief.facts.offers.some((offer) => isGift(offer, brief)))
}
