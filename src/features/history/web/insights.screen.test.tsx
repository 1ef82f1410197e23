import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { monthOf, monthsAfter } from '#shared/calendar-dates.ts'
import { answer, answeringServer, refusal } from '#test/browser/answering-server.ts'
import { tannholt } from '#test/browser/brand.ts'
import { emptyAccount, openProduct } from '#test/browser/open-product.tsx'
import { adaIn, northfold } from '#test/browser/workspace.ts'

const workspace = northfold()
const brand = tannholt
const change = { percent: 6.2, low: 1.1, high: 11.5, sends: 15 }
const winner = {
  id: '0198c5a0-0000-7000-8000-000000000005',
  name: 'Bag of the month',
  subject: null,
  sentOn: '2026-05-04',
  segment: 'VIP',
  theme: 'launch',
  deliveries: 12_000,
  clicks: 480,
  orders: 41,
  revenue: 2050,
  currency: 'USD',
  percent: 32,
  reason: '41 orders, about 31 expected for this theme.',
}
const insights = {
  campaigns: 81,
  usable: 80,
  currency: 'USD',
  measure: 'orders',
  sources: ['csv', 'klaviyo'],
  months: {
    rows: [{ month: '2026-05', sends: 7, deliveries: 70_000, clickRate: 0.02, revenuePerRecipient: 0.112 }],
    meaning: 'A recipient was worth most in May 2026: $0.112 on average.',
  },
  weekdays: { rows: [{ ...change, weekday: 4 }], meaning: 'Thursday does best.' },
  dayparts: { rows: [{ ...change, daypart: 'morning', time: '10:00' }], meaning: 'Not clear yet.' },
  themes: { rows: [{ ...change, theme: 'launch', clear: true }], meaning: '“Launch” clearly works.' },
  segments: { rows: [], meaning: 'No segment has three sends with known revenue.' },
  season: null,
  fatigue: null,
  winners: [winner],
  losers: [],
  health: {
    complaintRate: 0.004,
    unsubscribeRate: null,
    reachPercent: null,
    notes: [{ level: 'bad', text: 'Too many.' }],
  },
}
const address = `GET /api/brands/${brand.id}/insights`
const campaignsAddress = `GET /api/brands/${brand.id}/campaigns`
const noCampaigns = answer({ campaigns: [], nextCursor: null })
const account = (role = 'OWNER'): Record<string, ReturnType<typeof answer>> => ({
  ...emptyAccount,
  'GET /api/workspaces': answer({ workspaces: [workspace], memberships: [adaIn(workspace.id, role)] }),
  'GET /api/brands': answer({ brands: [brand] }),
  [address]: answer({ campaigns: 81, insights }),
  [campaignsAddress]: noCampaigns,
})

beforeEach(() => page.viewport(1280, 800))

test('shows each chart with its sentence, explains opens and warns about mixed sources', async () => {
  answeringServer(account())
  await openProduct('/dashboard/insights')
  await expect.element(page.getByText('Thursday does best.')).toBeVisible()
  await expect.element(page.getByText(/We ignore opens/)).toBeVisible()
  await expect.element(page.getByText(/Sources may count orders differently/)).toBeVisible()
  await expect.element(page.getByText('41 orders, about 31 expected for this theme.')).toBeVisible()
  await expect.element(page.getByText('Too many.')).toBeVisible()
})

const month = (name: string, revenuePerRecipient: number) => ({
  month: name,
  sends: 7,
  deliveries: 70_000,
  clickRate: 0.02,
  revenuePerRecipient,
})
const segment = (name: string, revenuePerRecipient: number) => ({
  segment: name,
  sends: 5,
  deliveries: 9000,
  revenuePerRecipient,
  unsubscribesPerThousand: 1.2,
})
const withMoney = (currency: string) => ({
  ...insights,
  currency,
  months: { rows: [month('2026-04', 0.4), month('2026-05', 0.112), month('2026-06', 0.25)], meaning: 'May.' },
  segments: { rows: [segment('VIP', 1.5), segment('Main list', 0.2)], meaning: 'VIP brings most per recipient.' },
  winners: [{ ...winner, currency }],
})

test.each([
  ['USD', '$0.112', '$1.50', '$2,050.00 revenue'],
  ['EUR', '€0.112', '€1.50', '€2,050.00 revenue'],
])('every amount names its currency: %s', async (currency, each, ofSegment, revenue) => {
  answeringServer({ ...account(), [address]: answer({ campaigns: 81, insights: withMoney(currency) }) })
  await openProduct('/dashboard/insights')
  await expect.element(page.getByRole('list', { name: 'By month' }).getByText(each, { exact: true })).toBeVisible()
  await expect.element(page.getByRole('cell', { name: ofSegment })).toBeVisible()
  await expect.element(page.getByText(revenue)).toBeVisible()
})

test("doesn't compare a single segment", async () => {
  const one = { ...withMoney('USD'), segments: { rows: [segment('Main list', 0.2)], meaning: 'Nothing to compare.' } }
  answeringServer({ ...account(), [address]: answer({ campaigns: 81, insights: one }) })
  await openProduct('/dashboard/insights')
  await expect.element(page.getByText('$2,050.00 revenue')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Segments' })).not.toBeInTheDocument()
})

test('the value of a month is at the end of its bar, and all bars share one baseline', async () => {
  answeringServer({ ...account(), [address]: answer({ campaigns: 81, insights: withMoney('USD') }) })
  await openProduct('/dashboard/insights')
  const chart = page.getByRole('list', { name: 'By month' })
  await expect.element(chart).toBeVisible()
  const boxes = (part: string) =>
    [...chart.element().querySelectorAll(`[data-part=${part}]`)].map((element) => element.getBoundingClientRect())
  const [values, bars, lines] = [boxes('value'), boxes('bar'), boxes('baseline')]
  const distances = bars.map((bar, index) => Math.round(bar.top - values[index]!.bottom))
  expect(distances).toEqual([2, 2, 2])
  expect(new Set(bars.map(({ bottom }) => Math.round(bottom))).size).toBe(1)
  expect(lines.slice(1).map(({ left }, index) => Math.round(left - lines[index]!.right))).toEqual([0, 0])
  const inside = chart.element().getBoundingClientRect()
  expect(values.every(({ top }) => top >= inside.top)).toBe(true)
})

const similar = `POST /api/brands/${brand.id}/similar-idea`
const idea = {
  id: '0198c5a0-0000-7000-8000-000000000006',
  title: 'Bag of the month: the June edition',
  description: 'Takes up “Bag of the month”.',
  status: 'NEW',
  why: 'Your email “Bag of the month” of May 4, 2026 did 32% better than expected.',
  template: null,
  anchor: null,
  outlineId: null,
  premise: null,
  role: null,
  reader: null,
  suggestedDate: null,
  inPlan: false,
}
const topicId = '0198c5a0-0000-7000-8000-000000000007'

test('shows why an idea from a winner failed', async () => {
  answeringServer({ ...account(), [similar]: refusal(403, 'WORKSPACE_SUSPENDED', 'Suspended') })
  await openProduct('/dashboard/insights')
  await page.getByRole('button', { name: 'Make more like Bag of the month' }).click()
  await expect.element(page.getByText('Suspended')).toBeVisible()
})

test.each([
  [true, 'Idea added'],
  [false, 'Idea already added'],
])('turns a winner into an idea of the next month and opens it (new: %s)', async (added, told) => {
  const next = monthsAfter(monthOf(new Date(), brand.timezone), 1)
  const topic = { id: topicId, title: idea.title, isManual: true, why: null, subtopics: [idea] }
  const others = Array.from({ length: 20 }, (_, index) => ({
    ...topic,
    id: `${topicId.slice(0, -2)}${index + 10}`,
    subtopics: [{ ...idea, id: `${idea.id.slice(0, -2)}${index + 10}`, title: `Idea ${index}` }],
  }))
  const month = {
    ...next,
    plan: null,
    understood: [],
    questions: [],
    generating: false,
    runId: null,
    strategy: null,
    writer: 'planner',
    quality: null,
  }
  const asked = answeringServer({
    ...account(),
    [similar]: answer({ idea, topicId, added }),
    [`GET /api/brands/${brand.id}/plan/${next.year}/${next.month}`]: answer({
      ...month,
      failure: null,
      mainTopics: [...others, topic],
    }),
  })
  await openProduct('/dashboard/insights')
  await page.getByRole('button', { name: 'Make more like Bag of the month' }).click()
  await expect.element(page.getByText(told)).toBeVisible()
  expect(asked.find(({ call }) => call === similar)?.body).toEqual({ campaignId: winner.id, ...next })
  const row = page.getByRole('listitem', { name: idea.title })
  await expect.element(row).toHaveFocus()
  await expect.element(row).toBeInViewport()
})

test('offers no ideas without permission', async () => {
  answeringServer(account('COLLABORATOR'))
  await openProduct('/dashboard/insights')
  await expect.element(page.getByText('Bag of the month')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Make more like/ })).not.toBeInTheDocument()
})

test('too few campaigns link to the import, and an error can be retried', async () => {
  const answers = { ...account(), [address]: refusal(503, 'UNAVAILABLE', 'Busy.') }
  answeringServer(answers)
  await openProduct('/dashboard/insights')
  await expect.element(page.getByText('Busy.')).toBeVisible()
  answers[address] = answer({ campaigns: 8, insights: null })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Not enough campaigns yet')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Upload Data' }))
    .toHaveAttribute('href', `/onboarding?brandId=${brand.id}&step=5`)
})

test("the figures name their period, and a long theme isn't cut", async () => {
  answeringServer({
    ...account(),
    [address]: answer({
      campaigns: 81,
      insights: { ...insights, themes: { ...insights.themes, rows: [{ ...change, theme: 'ugc', clear: false }] } },
    }),
  })
  await openProduct('/dashboard/insights')
  await expect.element(page.getByText('The last 365 days, adjusted for theme and segment')).toBeVisible()
  await expect.element(page.getByText('The last 365 days', { exact: true })).toBeVisible()
  await expect.element(page.getByText('May 4, 2026', { exact: true })).toBeVisible()
  const label = page.getByText('Reviews and customer stories').element()
  expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth)
})

test('shows and remembers the chosen brand', async () => {
  const other = { ...brand, id: '0198c5a0-0000-7000-8000-00000000000b', name: 'Quayside Tea' }
  const asked = answeringServer({
    ...account(),
    'GET /api/brands': answer({ brands: [brand, other] }),
    [`GET /api/brands/${other.id}/insights`]: answer({ campaigns: 0, insights: null }),
    [`GET /api/brands/${other.id}/campaigns`]: noCampaigns,
    'PATCH /api/memberships/last-accessed-brand': answer({ ok: true }),
  })
  await openProduct('/dashboard/insights')
  const brands = page.getByRole('group', { name: 'Brands' })
  await brands.getByRole('button', { name: 'Quayside Tea' }).click()
  await expect.element(brands.getByRole('button', { pressed: true })).toHaveTextContent('Quayside Tea')
  await expect.element(page.getByText(/Quayside Tea has none yet/)).toBeVisible()
  await expect
    .poll(() => asked.find(({ call }) => call.endsWith('last-accessed-brand'))?.body)
    .toEqual({ brandId: other.id, workspaceId: workspace.id })
})
