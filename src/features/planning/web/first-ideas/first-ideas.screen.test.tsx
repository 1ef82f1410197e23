import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Usage } from '#features/access/usage-contract.ts'
import { subtopicOf, topicOf } from '#features/ideas/web/widgets/idea.fixtures.ts'
import { defaultMonth, monthTitle } from '#shared/calendar-dates.ts'
import { answer, answeringServer, refusal } from '#test/browser/answering-server.ts'
import { type Fact, accountWith, brand, decide, offer, read, sheet, trade, write } from '#test/browser/brand-sheet.ts'
import { openProduct } from '#test/browser/open-product.tsx'
import { northfold } from '#test/browser/workspace.ts'

const month = defaultMonth(new Date(), brand.timezone)
const PLAN = `GET /api/brands/${brand.id}/plan/${month.year}/${month.month}`
const GENERATE = `POST /api/brands/${brand.id}/plan`
const USAGE = `GET /api/workspaces/${northfold().id}/usage`
const runId = '0198c5a0-0000-7000-8000-0000000000d1'
const confirmedTrade: Fact = { ...trade, state: 'confirmed', isUsed: true }
const confirmed = (name: string): Fact => offer(name, { state: 'confirmed' })
const sentence: Fact = {
  kind: 'business',
  key: 'business',
  source: 'user',
  state: 'confirmed',
  quote: null,
  page: null,
  isUsed: true,
  value: { text: 'We roast coffee for offices.' },
}

const planOf = (changes: object = {}) => ({
  ...month,
  mainTopics: [],
  plan: null,
  understood: [],
  questions: [],
  generating: false,
  runId: null,
  strategy: null,
  writer: 'planner',
  quality: null,
  failure: null,
  ...changes,
})
const usageOf = (topics: number) =>
  answer({
    plan: 'PRO',
    usage: { outlines: 0, brands: 1, members: 1, pendingInvites: 0, topics, subtopics: topics * 10 },
    limits: { outlines: 3, brands: 1, members: 1, topics: 1, subtopics: 10 },
    features: { export: false, bulkExport: false, klaviyo: false, csvUpload: false, calendar: false, workflow: false },
    periodEndsAt: '2026-12-20T12:00:00.000Z',
  } satisfies Usage)

const account = (facts: readonly Fact[] = [confirmedTrade], role = 'OWNER', status = 'ACTIVE') => ({
  ...accountWith(facts, role, status),
  [PLAN]: answer(planOf()),
  [USAGE]: usageOf(0),
  [GENERATE]: answer({ ...planOf({ generating: true, runId }), jobId: runId }, 202),
})
const open = () => openProduct(`/onboarding/complete?brandId=${brand.id}`)
const generate = () => page.getByRole('button', { name: 'Generate First Email Ideas' })
const understood = () => page.getByRole('region', { name: 'What we understood' })

beforeEach(async () => {
  localStorage.removeItem(`mailmonth-trade-skipped-${brand.id}`)
  await page.viewport(1280, 900)
})

test('the button plans the coming month and lands on it', async () => {
  const asked = answeringServer(account())
  const router = await open()
  await generate().click()
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard/create-emails')
  const { brandId, year, month: shown } = router.state.location.search as Record<string, unknown>
  expect([brandId, Number(year), Number(shown)]).toEqual([brand.id, month.year, month.month])
  expect(asked.filter(({ call }) => call === GENERATE).map(({ body }) => body)).toEqual([{ ...month, wait: false }])
})

test('what we understood is shown, and one click confirms what is shown', async () => {
  const gift = offer('Gift card')
  const doubtful: Fact = { ...gift, value: { ...gift.value, isDoubtful: true } }
  const asked = answeringServer({
    ...account([sentence, confirmedTrade, offer('Morning Roast'), doubtful]),
    [decide]: answer(sheet([sentence, confirmedTrade, confirmed('Morning Roast'), doubtful])),
  })
  await open()
  await expect.element(understood().getByText('We roast coffee for offices.')).toBeVisible()
  await expect.element(understood().getByText('Morning Roast')).toBeVisible()
  await expect.element(understood().getByText('Gift card')).not.toBeInTheDocument()
  await understood().getByRole('button', { name: 'Confirm all' }).click()
  await expect.element(understood().getByText('Confirmed', { exact: true })).toBeVisible()
  await expect.element(understood().getByRole('heading')).toHaveFocus()
  expect(asked.find(({ call }) => call === decide)?.body).toEqual({
    facts: [{ kind: 'offer', key: 'morning roast', state: 'confirmed' }],
  })
})

test('without a sentence, it asks for one', async () => {
  const asked = answeringServer({ ...account(), [write]: answer(sheet([sentence, confirmedTrade])) })
  await open()
  await understood().getByLabelText('What do you sell, in one sentence?').fill('We roast coffee for offices.')
  await understood().getByRole('button', { name: 'Save' }).click()
  await expect.element(understood().getByText('We roast coffee for offices.')).toBeVisible()
  expect(asked.find(({ call }) => call === write)?.body).toMatchObject({ kind: 'business' })
})

test("an undecided trade is asked for first, and a skipped one isn't asked for again", async () => {
  const asked = answeringServer(account([trade]))
  await open()
  await generate().click()
  await expect.element(page.getByRole('dialog', { name: /We'd plan you as coffee and tea/ })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  expect(asked.filter(({ call }) => call === GENERATE)).toEqual([])
  await understood().getByRole('button', { name: 'Skip' }).click()
  await generate().click()
  await expect.poll(() => asked.filter(({ call }) => call === GENERATE)).toHaveLength(1)
})

test.each([
  ['ideas', { mainTopics: [topicOf(runId, [subtopicOf(brand.id)])] }],
  ['a run', { generating: true, runId }],
])('a month that has %s is only opened', async (_, changes) => {
  const asked = answeringServer({ ...account(), [PLAN]: answer(planOf(changes)) })
  const router = await open()
  await page.getByRole('link', { name: `View ${monthTitle(month)}` }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard/create-emails')
  expect(asked.some(({ call }) => call === GENERATE)).toBe(false)
})

test('a click before the month has loaded waits for it', async () => {
  let load: ((month: ReturnType<typeof answer>) => void) | undefined
  const loading = new Promise<ReturnType<typeof answer>>((resolve) => (load = resolve))
  const asked = answeringServer({ ...account(), [PLAN]: loading })
  const router = await open()
  await generate().click()
  load!(answer(planOf({ generating: true, runId })))
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard/create-emails')
  expect(asked.some(({ call }) => call === GENERATE)).toBe(false)
})

test('at the limit, an owner is offered the upgrade', async () => {
  answeringServer({ ...account(), [USAGE]: usageOf(1) })
  await open()
  await expect
    .element(page.getByRole('link', { name: 'Upgrade to plan more' }))
    .toHaveAttribute('href', '/dashboard/billing')
})

test('at the limit, a manager reads who can upgrade', async () => {
  answeringServer({ ...account(undefined, 'MANAGER'), [USAGE]: usageOf(1) })
  await open()
  await expect.element(generate()).toHaveAccessibleDescription(/Ask the owner or an admin to upgrade\.$/)
})

test('in a suspended workspace, nothing can be confirmed or generated', async () => {
  answeringServer(account([trade, offer('Morning Roast')], 'OWNER', 'SUSPENDED'))
  await open()
  await expect.element(generate()).toHaveAccessibleDescription('This workspace is suspended')
  await expect.element(understood().getByText('Morning Roast')).toBeVisible()
  await expect.element(understood().getByRole('button')).not.toBeInTheDocument()
})

test('a refusal is shown, and the page stays', async () => {
  answeringServer({ ...account(), [GENERATE]: refusal(503, 'AI_BUSY', 'The AI provider is busy.') })
  const router = await open()
  await generate().click()
  await expect.element(page.getByText('The AI provider is busy.')).toBeVisible()
  expect(router.state.location.pathname).toBe('/onboarding/complete')
})

test('a sheet that fails to load can be loaded again, and the month can be planned meanwhile', async () => {
  const asked = answeringServer({ ...account(), [read]: refusal(503, 'UNAVAILABLE', 'Busy.') })
  await open()
  await expect.element(understood().getByRole('button', { name: 'Try again' })).toBeVisible()
  await generate().click()
  await expect.poll(() => asked.filter(({ call }) => call === GENERATE)).toHaveLength(1)
})

test('the page fits a phone of 320 px', async () => {
  await page.viewport(320, 700)
  answeringServer(account([trade, offer('A name that is as long as a name of an offer can be, and then some')]))
  await open()
  await expect.element(understood().getByRole('button', { name: 'Confirm all' })).toBeVisible()
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
})
