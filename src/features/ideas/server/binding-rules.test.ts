import { describe, expect, test } from 'vitest'
import { unwatched } from '#server/ai/writers.ts'
import {
  DEMO_BRIEFS,
  confirmedBrief,
  unconfirmedBrief,
  withFacts,
  withRules,
} from '#writing/brand/brand-brief.fixtures.ts'
import { DEMO_BRANDS } from '#stand-ins/demo/demo-brands.ts'
import type { BrandBrief } from '#shared/brand-brief.ts'
import { builtInPlanner } from './built-in-planner.ts'
import { ideaTextRules } from '#writing/month/idea-text-rules.ts'
import { occasionsOfTrade } from '#writing/month/month-occasions.ts'
import { openDays, restsOf } from '#writing/month/open-days.ts'
import { requestFor } from '#writing/month/planner-brands.fixtures.ts'

const { quillhound, brisalba } = DEMO_BRIEFS
const planned = async (brand: BrandBrief, month: number, notes = '') =>
  (
    await builtInPlanner.planMonth(
      requestFor(brand, { month, strategy: { mode: 'balanced', notes } }),
      unwatched(new AbortController().signal),
    )
  ).topics.flatMap(({ subtopics }) => subtopics)
const proseOf = (brand: BrandBrief, text: string, month = 5) =>
  ideaTextRules(requestFor(brand, { month })).prose(text)?.message ?? null

describe('an occasion that a rule leaves out', () => {
  const skipping = withRules(quillhound, "No Mother's Day.")

  test('is not planned, and is planned without the rule', async () => {
    const anchors = async (brand: BrandBrief) => (await planned(brand, 12)).map(({ meta }) => meta.anchor.id)
    expect(await anchors(quillhound)).toContain('christmas')
    expect(await anchors(withRules(quillhound, 'No Christmas.'))).not.toContain('christmas')
  })

  test('is left out under the name that another country gives it, too', () => {
    const ids = (brand: BrandBrief) => [...occasionsOfTrade({ ...brand, country: 'GB' }, 2027, 3).keys()]
    expect(ids(skipping)).not.toContain('gb-mothers-day')
    expect(ids(quillhound)).toContain('gb-mothers-day')
    expect(ids(skipping).length).toBeGreaterThan(0)
  })

  test('is refused by the gate, and an occasion without a rule passes it', () => {
    const text = "A quiet gift for Mother's Day that is used every week"
    expect(proseOf(skipping, text)).toContain("names Mother's Day")
    expect(proseOf(quillhound, text)).toBeNull()
  })
})

test('days of rest are closed to the plan in every year, past its end too, and the days around them are open', async () => {
  const brand = withRules(quillhound, 'Closed 20 Dec–8 Jan and April 5 to 16. Nothing sent on Independence Day itself.')
  const open = async (month: number) => openDays(brand, { year: 2027, month }, '2026-12-01')
  const days = [...(await open(1)), ...(await open(4)), ...(await open(12))]
  expect(days.filter((day) => day >= '2027-04-05' && day <= '2027-04-16')).toEqual([])
  expect(days.filter((day) => day <= '2027-01-08' || day >= '2027-12-20')).toEqual([])
  expect(days).toEqual(expect.arrayContaining(['2027-01-09', '2027-04-04', '2027-04-17', '2027-12-19']))
  const restOn = await restsOf(brand, 2027)
  expect(restOn(Temporal.PlainDate.from('2027-04-07'))).toEqual({ kind: 'closed' })
  expect(restOn(Temporal.PlainDate.from('2027-07-04'))).toEqual({ kind: 'closed' })
  const without = await restsOf(quillhound, 2027)
  expect(without(Temporal.PlainDate.from('2027-04-07'))).toBeNull()
})

test('spans that move with the year are closed to the plan: Holy Week, a week, and the days after Christmas', async () => {
  const closedIn = async (rules: string, year: number, month: number) => {
    const today = `${year - 1}-12-01`
    const [open, without] = [
      await openDays(withRules(quillhound, rules), { year, month }, today),
      await openDays(quillhound, { year, month }, today),
    ]
    return without.filter((day) => !open.includes(day)).map((day) => day.slice('YYYY-'.length))
  }
  const holyWeek = await closedIn('Not in Holy Week.', 2027, 3)
  expect(holyWeek).toEqual(['03-21', '03-22', '03-23', '03-24', '03-25', '03-26', '03-27'])
  expect(await closedIn('Nothing the week of July 4.', 2027, 7)).toEqual(['07-01', '07-02', '07-03'])
  expect(await closedIn('Nothing the week of July 4.', 2028, 7)).toEqual([
    '07-03',
    '07-05',
    '07-06',
    '07-07',
    '07-08',
    '07-09',
  ])
  expect(await closedIn('No emails between Christmas and New Year.', 2027, 12)).toEqual([
    '12-27',
    '12-28',
    '12-29',
    '12-30',
  ])
  expect(await closedIn('Closed Mondays.', 2027, 6)).toEqual(['06-07', '06-14', '06-21', '06-28'])
})

test('a month has no more emails than a rule allows, notes included', async () => {
  const emails = async (brand: BrandBrief, notes = '') =>
    (await planned(brand, 5, notes)).filter(({ plannedFor }) => typeof plannedFor === 'string').length
  const limited = withRules(quillhound, 'At most 2 emails a month.')
  expect(await emails(quillhound)).toBeGreaterThan(2)
  expect(await emails(limited)).toBe(2)
  expect(await emails(limited, 'Spring sale May 10-24. Launch of the big box on May 18.')).toBe(2)
})

test('no email of the plan goes out on a day without sends, and some do without the rule', async () => {
  const weekdays = async (brand: BrandBrief) =>
    (await planned(brand, 5)).flatMap(({ plannedFor }) =>
      plannedFor ? [Temporal.PlainDate.from(plannedFor).dayOfWeek] : [],
    )
  expect(await weekdays(quillhound)).toContain(2)
  expect(await weekdays(withRules(quillhound, 'No emails on Tuesdays.'))).not.toContain(2)
})

describe('offers out of season', () => {
  const nursery = confirmedBrief({
    ...DEMO_BRANDS.quillhound,
    productsInfo: { products: 'Live Fern Plants; Terracotta Pots; Fern Food', averageOrderValue: '$40' },
  })
  const named = async (brand: BrandBrief, month: number) => JSON.stringify(await planned(brand, month))

  test.each([
    ['by a window of a rule', withRules(nursery, 'No live plants between October and April.')],
    [
      'by their own season',
      withFacts(nursery, {
        offers: nursery.facts.offers.map((offer) =>
          offer.name === 'Live Fern Plants' ? { ...offer, season: { from: '05-15', to: '09-30' } } : offer,
        ),
      }),
    ],
  ])('%s, are not named outside of it and named within it', async (_, brand) => {
    expect(await named(brand, 1)).not.toContain('Live Fern Plants')
    expect(await named(brand, 1)).toContain('Terracotta Pots')
    expect(await named(brand, 5)).toContain('Live Fern Plants')
    const text = 'What Live Fern Plants need in the first week at home'
    expect(proseOf(brand, text, 1)).toContain('in this month')
    expect(proseOf(brand, text, 6)).toBeNull()
  })

  test('a seasonal rule also binds its subject where no offer has that name', () => {
    const brand = withRules(quillhound, 'No live plants between October and April.')
    expect(proseOf(brand, 'How live plants get through the winter', 1)).toContain('live plants')
    expect(proseOf(brand, 'How live plants get through the summer', 6)).toBeNull()
  })
})

describe('claims', () => {
  test('that a rule forbids are refused even where a fact makes them', () => {
    const stated = withFacts(brisalba, { say: ['hipoalergénico'], rules: [] })
    const text = 'Un sérum hipoalergénico para los días de viento y sol'
    expect(proseOf(stated, text)).toBeNull()
    expect(proseOf(brisalba, text)).toContain('has not stated')
    const ruled = withFacts(stated, {
      rules: [{ sentence: 'Sin promesas.', check: { type: 'no-claim', domain: 'safety' } }],
    })
    expect(proseOf(ruled, text)).toContain('a rule of the brand forbids')
  })

  test('count as stated when a fact or the notes of the month hold them, and as invented otherwise', () => {
    const text = 'The harness week: 20% off every Ridge Harness'
    expect(proseOf(quillhound, text)).toContain('has not stated')
    const request = requestFor(quillhound, { strategy: { mode: 'balanced', notes: '20% off harnesses from May 3' } })
    expect(ideaTextRules(request).prose(text)).toBeNull()
  })

  test('of the profile that became no usable fact count as invented', () => {
    const profile = {
      ...DEMO_BRANDS.quillhound,
      buyingJourney: { buyingProcess: 'Waits for 20% off', commonObjections: 'Only with 30% off?' },
    }
    expect(proseOf(confirmedBrief(profile), 'A calm note: 20% off in the shop')).toContain('has not stated')
    expect(proseOf(confirmedBrief(profile), 'A calm note: 30% off in the shop')).toBeNull()
    expect(proseOf(unconfirmedBrief(profile), 'A calm note: 30% off in the shop')).toContain('has not stated')
  })
})

test('phrases never to say are refused, and others pass', () => {
  const brand = withFacts(quillhound, { neverSay: ['bulletproof'] })
  expect(proseOf(brand, 'A bulletproof harness for a wet week')).toContain('bulletproof')
  expect(proseOf(brand, 'A sturdy harness for a wet week')).toBeNull()
})
