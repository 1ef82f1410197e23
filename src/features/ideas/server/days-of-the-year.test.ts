import { describe, expect, test } from 'vitest'
import { unwatched } from '#server/ai/writers.ts'
import type { EarlierIdea, PlannedSubtopic } from '#writing/requests/plan-request.ts'
import { withFacts, withRules } from '#writing/brand/brand-brief.fixtures.ts'
import { observancesOf } from '#writing/knowledge/observances.ts'
import { publicHolidays } from '#writing/knowledge/public-holidays.ts'
import type { BrandBrief, Country, Language } from '#shared/brand-brief.ts'
import type { FactValue, OfferKind } from '#shared/brand-sheet.ts'
import { isSameOccasion } from '#writing/month/occasion-kin.ts'
import { packsOf } from '#writing/stock/brand-stock.ts'
import { builtInPlanner } from './built-in-planner.ts'
import { BARE_BRAND, requestFor } from '#writing/month/planner-brands.fixtures.ts'

const COUNTRIES = [
  ['US', 'en'],
  ['GB', 'en'],
  ['DE', 'de'],
  ['FR', 'fr'],
  ['ES', 'es'],
] as const satisfies (readonly [Country, Language])[]
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)

const offer = (name: string, kind: OfferKind): FactValue<'offer'> => ({
  name,
  shortName: name,
  kind,
  grammar: { number: 'singular', gender: 'feminine' },
  isFirstPurchase: false,
  fact: null,
  price: null,
  forWhom: null,
  chooseIf: null,
  season: null,
})

function aBrand(trade: 'jewelry' | 'medical-dental', country: Country, language: Language): BrandBrief {
  const isShop = trade === 'jewelry'
  const brand = withFacts(
    { ...BARE_BRAND, id: `${trade}-${country}`, country, language },
    {
      trade: { trade, label: trade },
      family: isShop ? 'maker-gift' : 'b2b-supply',
      buyers: { buyers: isShop ? 'consumers' : 'businesses', role: null },
      offers: isShop ? [offer('Luna', 'durable'), offer('Alba', 'durable')] : [offer('Vita', 'consumable')],
    },
  )
  return isShop ? brand : withFacts(brand, withRules({ ...brand, language: 'en' }, 'No emails on Mondays.').facts)
}

async function emailsIn(brand: BrandBrief, month: number, earlier: EarlierIdea[] = []): Promise<PlannedSubtopic[]> {
  const request = requestFor(brand, { month, earlier, today: '2026-11-21' })
  const { topics } = await builtInPlanner.planMonth(request, unwatched(new AbortController().signal))
  return topics
    .flatMap(({ subtopics }) => subtopics)
    .filter(({ plannedFor }) => typeof plannedFor === 'string')
    .toSorted((left, right) => (left.plannedFor! < right.plannedFor! ? -1 : 1))
}

const dayOf = (date: string) => Temporal.PlainDate.from(date)
const FAMILY_DAYS = ['12-24', '12-25', '12-26', '12-31']
const occasionOf = ({ meta: { anchor } }: PlannedSubtopic) => (anchor.type === 'date' ? anchor.id! : null)
const asUsed = (ideas: readonly PlannedSubtopic[], month: number): EarlierIdea[] =>
  ideas.map(({ title, meta }) => ({
    title,
    meta,
    mainTopicTitle: '',
    year: 2027,
    month,
    isPlanned: true,
    wasUsed: true,
  }))

describe.each(COUNTRIES)('in %s', (country, language) => {
  test.each(['jewelry', 'medical-dental'] as const)(
    'a year of %s keeps its rest days and its occasions',
    async (trade) => {
      const brand = aBrand(trade, country, language)
      const holidays = await publicHolidays(country, 2027)
      // Emails of December may be about a day in January.
      const days = [2027, 2028].flatMap((year) => observancesOf(country, year))
      const nearest = (id: string, date: string) =>
        days
          .filter((day) => day.id === id)
          .map((day) => dayOf(date).until(day.date).days)
          .toSorted((left, right) => Math.abs(left) - Math.abs(right))[0]!
      const never = packsOf(brand)[0]!.never
      let count = 0
      for (const month of MONTHS) {
        const emails = await emailsIn(brand, month)
        const dates = emails.map(({ plannedFor }) => plannedFor!)
        count += dates.length
        for (const date of dates) {
          const day = dayOf(date)
          expect([day.year, day.month]).toEqual([2027, month])
          expect(holidays.has(date)).toBe(false)
          expect(FAMILY_DAYS).not.toContain(date.slice('YYYY-'.length))
          if (trade === 'jewelry') continue
          expect([2, 3, 4, 5]).toContain(day.dayOfWeek)
          const isBridge = day.dayOfWeek === 5 && holidays.has(day.subtract({ days: 1 }).toString())
          expect(isBridge).toBe(false)
        }
        expect(dates.slice(1).every((date, at) => dayOf(dates[at]!).until(date).days >= 2)).toBe(true)

        const byOccasion = Map.groupBy(
          emails.filter((email) => occasionOf(email) !== null),
          (email) => occasionOf(email)!,
        )
        for (const [id, own] of byOccasion) {
          expect(own.length).toBeLessThanOrEqual(3)
          expect(never.some((other) => isSameOccasion(other, id))).toBe(false)
          const ahead = own.map(({ plannedFor }) => nearest(id, plannedFor!))
          expect(Math.min(...ahead), `${id} in month ${month}`).toBeGreaterThanOrEqual(id === 'christmas' ? 2 : 0)
          expect(Math.max(...ahead)).toBeLessThanOrEqual(40)
        }
      }
      expect(count).toBeGreaterThan(36)
    },
  )
})

describe('the gift season', () => {
  const christmasIn = async (brand: BrandBrief, month: number, earlier: EarlierIdea[] = []) =>
    (await emailsIn(brand, month, earlier)).filter((email) => occasionOf(email) === 'christmas')

  test.each([
    ['US', 'en'],
    ['GB', 'en'],
    ['AU', 'en'],
  ] as const)('of a jeweler in %s begins in November and continues in December', async (country, language) => {
    const brand = aBrand('jewelry', country, language)
    const november = await emailsIn(brand, 11)
    const gifts = november.filter((email) => occasionOf(email) === 'christmas')
    expect(gifts).toHaveLength(1)
    expect(gifts[0]!.plannedFor! >= '2027-11-15').toBe(true)
    const december = await christmasIn(brand, 12, asUsed(november, 11))
    expect(december.length).toBeGreaterThan(0)
    expect(december.map(({ title }) => title)).not.toContain(gifts[0]!.title)
  })

  test('is none of a supplier of practices', async () => {
    expect(await christmasIn(aBrand('medical-dental', 'US', 'en'), 11)).toEqual([])
  })
})

test.each([
  ['US', 'en'],
  ['GB', 'en'],
  ['DE', 'de'],
] as const)('Mother’s Day has its email in %s, on its own date', async (country, language) => {
  const brand = aBrand('jewelry', country, language)
  const emails: PlannedSubtopic[] = []
  for (const month of [2, 3, 4, 5]) emails.push(...(await emailsIn(brand, month, asUsed(emails, month - 1))))
  const own = emails.filter((email) => isSameOccasion(occasionOf(email) ?? '', 'mothers-day'))
  expect(own.length).toBeGreaterThan(0)
})
