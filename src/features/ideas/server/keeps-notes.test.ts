import { describe, expect, test } from 'vitest'
import { type PlannedMonth, unwatched } from '#server/ai/writers.ts'
import type { PlanRequest } from '#writing/requests/plan-request.ts'
import { DEMO_BRIEFS } from '#writing/brand/brand-brief.fixtures.ts'
import type { BrandBrief } from '#shared/brand-brief.ts'
import { BALANCED } from '#shared/strategy.ts'
import { notesOf } from '#writing/notes/month-notes.ts'
import { builtInPlanner } from './built-in-planner.ts'
import { BARE_BRAND, MATRIX_BRANDS, requestFor } from '#writing/month/planner-brands.fixtures.ts'

async function planned(brand: BrandBrief, notes: string, more: Partial<PlanRequest> = {}) {
  const request = requestFor(brand, { strategy: { ...BALANCED, notes }, today: '2027-04-20', ...more })
  const month = await builtInPlanner.planMonth(request, unwatched(new AbortController().signal))
  return { month, checker: notesOf(request).checker, reading: notesOf(request).reading }
}

const ideasOf = ({ topics }: PlannedMonth) => topics.flatMap(({ subtopics }) => subtopics)
const emailsOf = (month: PlannedMonth) =>
  ideasOf(month)
    .filter(({ plannedFor }) => typeof plannedFor === 'string')
    .toSorted((left, right) => (left.plannedFor! < right.plannedFor! ? -1 : 1))

const SELLING: ReadonlySet<string> = new Set(['promo', 'product', 'seasonal'])

describe.each([...MATRIX_BRANDS, BARE_BRAND])('the notes of $name are kept in the plan and on the shelf', (brand) => {
  const [pushed = null, left = null] = brand.facts.offers.map(({ name }) => name)

  test.each([
    "No Mother's Day, we're B2B",
    'Spring sale May 10-14',
    'Launch of the big box on May 18, no discounts',
    'only 4 emails this month',
    'max two sales emails',
    'max one sales email. Spring sale May 10-14',
    'only 2 emails. Spring sale May 3-24',
    "don't mention prices",
    'no emails on Tuesdays, closed May 17-21',
    ...(pushed === null ? [] : [`Push the ${pushed}`, `Push the ${pushed}. Only 4 emails this month.`]),
    ...(left === null ? [] : [`Leave out ${left}`]),
  ])('%s', async (notes) => {
    const { month, checker } = await planned(brand, notes)
    const emails = emailsOf(month).map(({ title, description, plannedFor, meta }) => ({
      date: plannedFor!,
      text: `${title}\n${description}`,
      sells: SELLING.has(meta.family),
      offers: meta.products,
    }))
    expect(emails.length).toBeGreaterThan(0)
    expect(checker.ofPlan(emails)).toEqual([])
    const texts = ideasOf(month).flatMap(({ title, description }) => [title, description])
    expect(texts.flatMap(checker.ofText)).toEqual([])
  })
})

test('a sale has its emails in order inside its days, and sets the thesis in the words of the person', async () => {
  const { month } = await planned(DEMO_BRIEFS.quillhound, 'Spring sale May 10-24, 20% off everything')
  const own = emailsOf(month).filter(({ meta }) => meta.evidence.kind === 'note')
  expect(own.map(({ title, plannedFor }) => `${plannedFor} ${title}`)).toEqual([
    '2027-05-06 Soon: Spring sale',
    '2027-05-10 Spring sale',
    '2027-05-24 Last day: Spring sale',
  ])
  expect(own[0]!.why).toContain('20% off everything')
  expect(own.every(({ description }) => description.includes('May 10 – 24'))).toBe(true)
  expect(month.topics.map(({ thesis }) => thesis?.title)).toEqual(month.topics.map(() => 'Spring sale May 10-24'))
})

test('a pushed offer leads the shelf', async () => {
  const { quillhound } = DEMO_BRIEFS
  const { name } = quillhound.facts.offers.at(-1)!
  const { month } = await planned(quillhound, `Push the ${name}`)
  const best = month.topics.map(({ subtopics }) => subtopics.find(({ plannedFor }) => plannedFor === null))
  expect(best.some((idea) => idea?.meta.products.includes(name))).toBe(true)
})

test('a theme leads to ideas about it', async () => {
  const about = async (notes: string) => {
    const { month } = await planned(DEMO_BRIEFS.quillhound, notes)
    return emailsOf(month).filter(({ title, description }) => /\btoys?\b/i.test(`${title} ${description}`)).length
  }
  expect(await about('Focus on toys')).toBeGreaterThan(await about(''))
})

test('an event that the month already has gets no second email', async () => {
  const { quillhound } = DEMO_BRIEFS
  const first = await planned(quillhound, 'Launch on May 18')
  const earlier = ideasOf(first.month).map(({ title, meta, plannedFor }) => ({
    title,
    meta,
    mainTopicTitle: '',
    year: 2027,
    month: 5,
    isPlanned: plannedFor !== null,
    wasUsed: plannedFor !== null,
  }))
  const again = await planned(quillhound, 'Launch on May 18', { earlier })
  expect(emailsOf(again.month)).toEqual([])
  expect(ideasOf(again.month).length).toBeGreaterThan(0)
})
