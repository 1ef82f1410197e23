import { describe, expect, test } from 'vitest'
import type { BrandBrief } from '#shared/brand-brief.ts'
import type { UsableFacts } from '#shared/brand-sheet.ts'
import { withFacts } from '../brand/brand-brief.fixtures.ts'
import { brandStock } from '../stock/brand-stock.ts'
import { ownDays } from '../stock/own-days.ts'
import { teaBrand, teaOffer } from '../stock/tea-brand.fixtures.ts'
import type { MonthRequest, PastUse } from './month-request.ts'
import { isReminder, ownFact } from './own-dates.ts'
import { type PlannedMonth, planMonth } from './plan-month.ts'
import { sendDays } from './send-days.ts'

const brief = (facts: Partial<UsableFacts> = {}) =>
  teaBrand({
    offers: [
      teaOffer('Hollow Breakfast tea'),
      teaOffer('Tasting set', { kind: 'set', isFirstPurchase: true, fact: 'two teas, two coffees' }),
    ],
    doubts: [{ question: 'Is loose tea worth the price?', isWhole: true, topic: 'price', answer: null }],
    ...facts,
  })

const stockOf = (brand: BrandBrief, maySay: (text: string) => boolean = () => true) =>
  brandStock({ brief: brand, offers: brand.facts.offers, hasHistory: false, maySay })

function request(more: Partial<MonthRequest> = {}): MonthRequest {
  const { year = 2027, month = 3 } = more
  const first = Temporal.PlainDate.from({ year, month, day: 1 })
  return {
    year,
    month,
    stock: stockOf(brief()),
    seed: 'fernhollow',
    emails: 6,
    openDays: Array.from({ length: first.daysInMonth }, (_, index) => first.add({ days: index }).toString()),
    weekdays: [2, 4],
    takenDays: [],
    takenSelling: 0,
    mostSelling: null,
    pushed: [],
    isPreferred: () => false,
    speaksOfTheme: () => false,
    hasOwnThesis: false,
    occasions: [],
    past: new Map(),
    takenTheses: new Set(),
    takenIdeas: new Map(),
    register: null,
    goal: null,
    closed: new Set(),
    ...more,
  }
}

const daysBetween = (left: string, right: string) => Temporal.PlainDate.from(left).until(right).days

function pastOf(months: readonly { month: number; plan: PlannedMonth }[]): MonthRequest['past'] {
  const past = new Map<string, PastUse[]>()
  for (const { month, plan } of months) {
    for (const { idea, title } of plan.emails) {
      past.getOrInsert(idea.key, []).push({ year: 2027, month, title, wasUsed: true })
    }
  }
  return past
}

describe('a month', () => {
  const plan = planMonth(request())

  test('has a thesis and six dated emails that begin and end with its spine or a thank-you', () => {
    expect(plan.thesis?.id).toMatch(/^trade\/coffee-tea\/3\.[a-c]$/)
    expect(plan.emails).toHaveLength(6)
    const keys = plan.emails.map(({ idea }) => idea.key)
    expect(new Set(keys).size).toBe(6)
    expect(plan.thesis!.spine.every(({ key }) => keys.includes(key))).toBe(true)
    expect(keys[0]).toBe(plan.thesis!.spine[0]!.key)
  })

  test('has its emails in order, two days apart at least, mostly on the preferred weekdays', () => {
    const dates = plan.emails.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted())
    expect(dates.slice(1).every((date, index) => daysBetween(dates[index]!, date) >= 2)).toBe(true)
    const preferred = dates.filter((date) => [2, 4].includes(Temporal.PlainDate.from(date).dayOfWeek))
    expect(preferred.length).toBeGreaterThanOrEqual(4)
  })

  test('keeps the measure of selling, of doubts and of what suits every brand', () => {
    const count = (is: (email: (typeof plan.emails)[number]) => boolean) => plan.emails.filter(is).length
    expect(count(({ idea }) => idea.angle.role === 'sell')).toBeLessThanOrEqual(2)
    expect(count(({ idea }) => idea.pack.layer === 'universal')).toBeLessThanOrEqual(2)
    expect(count(({ idea }) => idea.doubt !== null)).toBeLessThanOrEqual(1)
  })

  test('names the offers of the brand, none of them twice in a row', () => {
    const offers = plan.emails.map(({ reading }) => reading.offer?.name ?? null)
    expect(offers.filter((name) => name !== null).length).toBeGreaterThanOrEqual(3)
    expect(offers.some((name, index) => name !== null && name === offers[index - 1])).toBe(false)
  })

  test('has a shelf of other ideas, none of which it repeats', () => {
    expect(plan.shelf.length).toBeGreaterThan(15)
    expect(plan.shelf.length).toBeLessThanOrEqual(40)
    const titles = [...plan.emails, ...plan.shelf].map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
  })

  test('is the same for the same brand, and another one for another brand', () => {
    const keys = ({ emails }: PlannedMonth) => emails.map(({ idea, title, date }) => `${idea.key} ${title} ${date}`)
    expect(keys(planMonth(request()))).toEqual(keys(plan))
    expect(keys(planMonth(request({ seed: 'another' })))).not.toEqual(keys(plan))
  })
})

test('a month goes from what teaches to what sells, and few of its emails could come from another trade', () => {
  for (const month of [1, 2, 3, 5, 9, 12]) {
    const { emails, thesis } = planMonth(request({ month }))
    const at = (role: string) => emails.findIndex(({ idea }) => idea.angle.role === role)
    const last = emails.findLastIndex(({ idea }) => idea.angle.role === 'sell')
    // The writer of a thesis may open its month with an offer.
    const opensWithOffer = thesis?.spine[0]?.angle.role === 'sell'
    if (thesis !== null && !opensWithOffer && at('teach') >= 0) expect(last === -1 || at('teach') < last).toBe(true)
    expect(emails.filter(({ idea }) => idea.pack.layer === 'family').length).toBeLessThanOrEqual(2)
    expect(emails.some(({ idea }) => idea.pack.layer === 'trade')).toBe(true)
  }
})

test('a thesis that another brand of the workspace has is left to it', () => {
  const own = planMonth(request()).thesis!.id
  const other = planMonth(request({ takenTheses: new Set([own]) })).thesis!.id
  expect(other).not.toBe(own)
})

test('over a year an angle comes again only after eight months, under another title', () => {
  const months: { month: number; plan: PlannedMonth }[] = []
  for (let month = 1; month <= 12; month += 1) {
    months.push({ month, plan: planMonth(request({ month, past: pastOf(months) })) })
  }
  const uses = new Map<string, { month: number; title: string }[]>()
  for (const { month, plan } of months) {
    expect(plan.emails.length).toBeGreaterThanOrEqual(4)
    for (const { idea, title } of plan.emails) uses.getOrInsert(idea.key, []).push({ month, title })
  }
  for (const [, times] of uses) {
    expect(new Set(times.map(({ title }) => title)).size).toBe(times.length)
    expect(times.slice(1).every(({ month }, index) => month - times[index]!.month >= 8)).toBe(true)
  }
})

test('an email about a holiday goes out before it, and only where the brand may write about it', () => {
  const christmas = { id: 'christmas', name: 'Christmas', date: '2027-12-25' }
  const occasions = ({ emails }: PlannedMonth) => emails.flatMap(({ occasion, date }) => (occasion ? [date] : []))
  const [date] = occasions(planMonth(request({ month: 12, occasions: [christmas] })))
  expect(date! >= '2027-12-01' && date! < '2027-12-24').toBe(true)
  expect(occasions(planMonth(request({ month: 12 })))).toEqual([])
})

test('each month has an email that names what the brand wants people to take up', () => {
  const club = teaOffer('Monthly tea club', { kind: 'subscription' })
  const stock = stockOf(brief({ offers: [...brief().facts.offers, club] }))
  const naming = ({ emails }: PlannedMonth) =>
    emails.filter(({ reading }) => reading.offer?.kind === 'subscription').length
  const months = [1, 2, 3, 4, 5, 6]
  const counts = months.map((month) => naming(planMonth(request({ month, stock, goal: 'subscription' }))))
  expect(counts.every((count) => count >= 1 && count <= 2)).toBe(true)
})

test('days that other emails of the plan take are kept free, and count', () => {
  const { emails } = planMonth(request({ takenDays: ['2027-03-18'] }))
  expect(emails).toHaveLength(5)
  expect(emails.every(({ date }) => Math.abs(daysBetween('2027-03-18', date)) >= 2)).toBe(true)
})

test('sends on open days alone, and plans nothing where there are none', () => {
  const openDays = ['2027-03-09', '2027-03-10', '2027-03-23']
  const { emails } = planMonth(request({ openDays }))
  expect(emails.map(({ date }) => date)).toEqual([expect.stringMatching(/-(?:09|10)$/), '2027-03-23'])
  expect(planMonth(request({ openDays: [] })).emails).toEqual([])
})

test('asked for further ideas, plans no emails', () => {
  const { thesis, emails, shelf } = planMonth(request({ emails: 0 }))
  expect([thesis, emails]).toEqual([null, []])
  expect(shelf.length).toBeGreaterThan(15)
})

test('a brand of which only the name is known gets a few ideas, and questions that would unlock more', () => {
  const bare = brief({ trade: null, family: null, offers: [], doubts: [] })
  const { emails, shelf, locked } = planMonth(request({ stock: stockOf(bare) }))
  expect(emails.length).toBeGreaterThan(0)
  expect(emails.length).toBeLessThanOrEqual(3)
  expect(emails.length + shelf.length).toBeLessThan(15)
  expect(locked.length).toBeGreaterThan(10)
})

test('what the brand may not say is in no text of the month', () => {
  const stock = stockOf(brief(), (text) => !/\bcups?\b/i.test(text))
  const { emails, shelf } = planMonth(request({ stock }))
  const texts = [...emails, ...shelf].flatMap(({ title, reading: { texts: own } }) => [
    title,
    own.premise,
    own.headline,
    ...own.subjects,
    ...own.beats.map(({ line }) => line),
  ])
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter((text) => /\bcups?\b/i.test(text))).toEqual([])
})

/** Priced goods, answers, a sentence and two dates, and nothing that a scene would have to add. */
const telling = (say: readonly string[] = []) =>
  brief({
    offers: [
      teaOffer('Hollow Breakfast tea', { price: '£8' }),
      teaOffer('Smoked black tea', { price: '£11', fact: 'smoked over apple wood in the yard behind the shop' }),
      teaOffer('Tasting set', { kind: 'set', price: '£16', isFirstPurchase: true, fact: 'two teas, two coffees' }),
      teaOffer('Tasting evening', { kind: 'course', price: '£30' }),
    ],
    doubts: [
      { question: 'Is loose tea worth the price?', isWhole: true, topic: 'price', answer: 'One tin makes forty cups.' },
      { question: 'Can I return a tin?', isWhole: true, topic: null, answer: 'Yes, closed tins within 30 days.' },
      { question: 'Do you grind coffee?', isWhole: true, topic: null, answer: 'Yes, tell us how you brew.' },
    ],
    say: ['We blend every tea ourselves in the yard behind the shop', ...say],
  })

describe('the month of a brand that tells a lot', () => {
  const dates = [
    'Tasting evening on March 18, sign up by March 12, 8 places',
    'Order by March 24 to have it for Easter',
  ]
  const brand = telling(dates)
  const occasions = ownDays(brand, 2027).filter(({ date }) => date.startsWith('2027-03'))
  const stock = stockOf(brand)
  const { emails } = planMonth(request({ stock, occasions, closed: new Set(['Tasting evening']) }))

  test('has its own facts, and beside them scenes of its trade', () => {
    expect(emails).toHaveLength(6)
    const scenes = emails.filter(({ idea }) => idea.pack.layer !== 'brand')
    expect(scenes.map(({ idea }) => idea.pack.layer)).toEqual(scenes.map(() => 'trade'))
    expect(scenes.length).toBeGreaterThanOrEqual(1)
    expect(scenes.length).toBeLessThanOrEqual(3)
    // An answer or a story of the brand, beside its days.
    const words = emails.filter(({ idea, occasion }) => idea.pack.layer === 'brand' && occasion === null)
    expect(words.length).toBeGreaterThanOrEqual(1)
  })

  test('has no scene where no trade is known', () => {
    const untold = withFacts(brand, { trade: null })
    const month = planMonth(request({ stock: stockOf(untold), occasions }))
    expect(month.emails.filter(({ idea }) => idea.pack.layer !== 'brand')).toEqual([])
  })

  test('has two reminders at most, each days after its invitation', () => {
    const reminders = emails.filter(({ occasion }) => occasion !== null && isReminder(occasion))
    expect(reminders).toHaveLength(2)
    for (const { idea, date, occasion } of reminders) {
      const first = emails.find((email) => ownFact(email.occasion?.id ?? '') === ownFact(occasion!.id))!
      expect(first.idea).not.toBe(idea)
      expect(daysBetween(first.date, date)).toBeGreaterThanOrEqual(5)
    }
  })

  test('sells what begins in it in the email about its day alone, and answers no question twice', () => {
    const undated = emails.filter(({ occasion }) => occasion === null)
    expect(undated.filter(({ reading }) => reading.offer?.name === 'Tasting evening')).toEqual([])
    const doubts = undated.flatMap(({ idea }) => idea.doubt?.question ?? [])
    expect(new Set(doubts).size).toBe(doubts.length)
  })
})

describe('a brand that has answered questions', () => {
  const answers = [
    { id: 'universal/universal/q-founder', question: 'Why did you begin?', text: 'The ferry stopped selling tea.' },
    {
      id: 'universal/universal/q-mistake',
      question: 'What went wrong?',
      text: 'In May we sent forty tins without their lids, and brought the lids by hand.',
    },
    { id: 'universal/universal/q-pause', question: 'How to pause?', text: 'Reply with the word pause.' },
  ]
  const storiesOf = (brand: BrandBrief) => planMonth(request({ stock: stockOf(brand) })).emails

  test('tells two of its stories in a month, with a trade and without one', () => {
    const brand = withFacts(telling(), { answers })
    for (const each of [brand, withFacts(brand, { trade: null })]) {
      const told = storiesOf(each).filter(({ idea }) => idea.tellsAnswer)
      const stories = told.filter(({ idea }) => idea.angle.role !== 'serve').map(({ idea }) => idea.angle.id)
      expect(stories.toSorted()).toEqual(['how-it-began', 'what-went-wrong'])
    }
    expect(storiesOf(telling()).filter(({ idea }) => idea.tellsAnswer)).toEqual([])
  })

  test('keeps what it answered to a family that it no longer has', () => {
    const question = {
      id: 'family/maker-gift/q-first-attempt',
      question: 'Your first one?',
      text: 'It leaked on both sides.',
    }
    const packs = stockOf(withFacts(telling(), { answers: [question] })).ideas.filter(
      ({ pack }) => pack.id === 'maker-gift',
    )
    expect(packs.map(({ angle }) => angle.id)).toEqual(['very-first-one'])
  })
})

test('emails are in the middle of the longest time without one', () => {
  const days = sendDays(['2027-03-04', '2027-03-25'], 4, request())
  const gaps = days.slice(1).map((date, at) => daysBetween(days[at]!, date))
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4)
})

test('a month with more dates than emails lists them all first, and leaves room for other emails', () => {
  const days = [11, 13, 16, 18, 20, 23, 25, 27, 30]
  const brand = telling(
    days.map(
      (day, at) =>
        `${['Tasting', 'Open yard', 'Fair', 'Repair café', 'Talk', 'Walk', 'Concert', 'Swap', 'Picnic'][at]!} on March ${day}, 2 to 5, free`,
    ),
  )
  const occasions = ownDays(brand, 2027).filter(({ date }) => date.startsWith('2027-03'))
  const { emails } = planMonth(request({ stock: stockOf(brand), occasions }))
  expect(emails).toHaveLength(6)
  expect(emails[0]!.idea.angle.occasion).toMatch(/^agenda\./)
  expect(emails.filter(({ occasion }) => occasion === null)).toHaveLength(2)
})
