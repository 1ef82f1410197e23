import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aBulkOf } from './bulk.fixtures.ts'
import { subtopicOf, topicOf } from '#features/ideas/web/widgets/idea.fixtures.ts'
import type { MainTopic } from '#features/ideas/contract.ts'
import type { Bulk } from '#features/outlines/bulk-contract.ts'
import type { Usage } from '#features/access/usage-contract.ts'
import type { PlanName } from '#shared/plan-catalog.ts'
import { answer, answeringServer, refusal } from '#test/browser/answering-server.ts'
import { tannholt } from '#test/browser/brand.ts'
import { emptyAccount, openProduct } from '#test/browser/open-product.tsx'
import { adaIn, northfold } from '#test/browser/workspace.ts'

const brandId = tannholt.id
const workspaceId = northfold().id
const idOf = (number: number) => `0198c5a0-0000-7000-8000-0000000002${String(number).padStart(2, '0')}`
const runId = idOf(90)
const GENERATE = `POST /api/brands/${brandId}/plan`
const PLAN = `GET /api/brands/${brandId}/plan/2026/12`
const USAGE = `GET /api/workspaces/${workspaceId}/usage`
const BULKS = `GET /api/brands/${brandId}/outline-bulks`
const RUN = `GET /api/runs/${runId}`
const bulkId = aBulkOf([]).id
const DISMISS = `POST /api/outline-bulks/${bulkId}/dismiss`

const run = answer({
  run: {
    id: runId,
    kind: 'ideas',
    status: 'waiting',
    brandId,
    year: 2026,
    month: 12,
    ideaId: null,
    wanted: 10,
    topics: [],
    sections: [],
    outlineId: null,
    failure: null,
    startedAt: '2026-11-22T09:00:00.000Z',
    finishedAt: null,
  },
})

const gifts = topicOf(idOf(1), [subtopicOf(idOf(2), { title: 'Under $50' })], { title: 'Gifts' })
const typed = topicOf(idOf(3), [subtopicOf(idOf(4), { title: 'Grinder day', description: 'All about grinding.' })], {
  title: 'Grinder day',
  isManual: true,
})

const month = (mainTopics: MainTopic[], changes: object = {}) =>
  answer({
    year: 2026,
    month: 12,
    mainTopics,
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

const usage = (used: { topics: number; subtopics: number }, limits: { topics: number; subtopics: number }) =>
  answer({
    plan: 'PRO',
    usage: { outlines: 0, brands: 1, members: 1, pendingInvites: 0, ...used },
    limits: { outlines: 30, brands: 1, members: 3, ...limits },
    features: { export: true, bulkExport: true, klaviyo: true, csvUpload: true, calendar: true, workflow: true },
    periodEndsAt: '2026-12-20T00:00:00.000Z',
  } satisfies Usage)

const FULL = usage({ topics: 1, subtopics: 10 }, { topics: 1, subtopics: 10 })
const ROOMY = usage({ topics: 5, subtopics: 50 }, { topics: 50, subtopics: 500 })

function account(role = 'OWNER', plan: PlanName = 'PRO') {
  const answers: Record<string, ReturnType<typeof answer>> = {
    ...emptyAccount,
    'GET /api/workspaces': answer({ workspaces: [northfold(plan)], memberships: [adaIn(workspaceId, role)] }),
    'GET /api/brands': answer({ brands: [tannholt] }),
    [PLAN]: month([]),
    [USAGE]: ROOMY,
    [BULKS]: answer({ bulks: [] }),
    [`GET /api/brands/${brandId}/runs`]: answer({ runs: [] }),
  }
  return answers
}

const open = (idea = '') => openProduct(`/dashboard/create-emails?brandId=${brandId}&year=2026&month=12${idea}`)
const generateButton = () => page.getByRole('button', { name: 'Generate Email Ideas' })

test('with the limit reached, an owner is led to a larger plan', async () => {
  answeringServer({ ...account(), [USAGE]: FULL })
  await open()
  await expect
    .element(page.getByRole('link', { name: 'Upgrade to plan more' }))
    .toHaveAttribute('href', '/dashboard/billing')
  await expect.element(generateButton()).not.toBeInTheDocument()
})

test('with the limit reached, a manager sees who can upgrade', async () => {
  const asked = answeringServer({ ...account('MANAGER'), [USAGE]: FULL })
  await open()
  await expect
    .element(generateButton())
    .toHaveAccessibleDescription('You have no topics left in this billing cycle. Ask the owner or an admin to upgrade.')
  await generateButton().click({ force: true })
  expect(asked.filter(({ call }) => call === GENERATE)).toEqual([])
})

test('with the limit of the largest plan reached, an owner reads when it resets', async () => {
  answeringServer({ ...account('OWNER', 'OMNI'), [USAGE]: FULL })
  await open()
  await expect
    .element(generateButton())
    .toHaveAccessibleDescription(/^You have no topics left until December (19|20)\.$/)
})

test('when a teammate used the last topic, the toast leads to a larger plan', async () => {
  const reached = { error: 'Topic limit reached', code: 'TOPIC_LIMIT_REACHED', limit: 50, used: 50 }
  answeringServer({ ...account(), [GENERATE]: answer(reached, 403) })
  const router = await open()
  await generateButton().click()
  await expect
    .element(
      page.getByText("You've used all 50 topics in this billing cycle. Upgrade your plan, or add a manual idea."),
    )
    .toBeVisible()
  await page.getByRole('button', { name: 'Upgrade to plan more' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard/billing')
})

test('the first generation of a month starts right away', async () => {
  const asked = answeringServer({ ...account(), [GENERATE]: refusal(503, 'UNAVAILABLE', 'The service is busy.') })
  await open()
  await generateButton().click()
  await expect.poll(() => asked.filter(({ call }) => call === GENERATE)).toHaveLength(1)
})

test('a second generation asks first, with what it adds and what the usage is afterwards', async () => {
  const answers = { ...account(), [PLAN]: month([gifts]), [GENERATE]: refusal(503, 'UNAVAILABLE', 'Busy.') }
  const asked = answeringServer(answers)
  await open()
  await generateButton().click()
  const question = page.getByRole('alertdialog', { name: 'Add more ideas to December 2026?' })
  await expect
    .element(
      question.getByText(
        "This adds up to 10 topics with 100 ideas. Your existing ideas stay. You'll then have used 15 of your 50 topics.",
      ),
    )
    .toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(asked.filter(({ call }) => call === GENERATE)).toEqual([])
  await generateButton().click()
  await question.getByRole('button', { name: 'Add 10 topics' }).click()
  await expect.poll(() => asked.filter(({ call }) => call === GENERATE)).toHaveLength(1)
})

test('the progress of a second generation comes into view', async () => {
  await page.viewport(1280, 700)
  const many = Array.from({ length: 30 }, (_, index) => topicOf(idOf(10 + index), [subtopicOf(idOf(50 + index))]))
  answeringServer({
    ...account(),
    [PLAN]: month(many),
    [GENERATE]: answer({ ...(month(many, { generating: true, runId }).body as object), jobId: runId }, 202),
    [RUN]: run,
  })
  await open()
  await generateButton().click()
  await page.getByRole('button', { name: 'Add 10 topics' }).click()
  await expect.element(page.getByRole('heading', { name: 'Planning December 2026' })).toBeInViewport()
})

test('a manual idea is a topic that opens to its idea, with a box for both', async () => {
  answeringServer({ ...account(), [PLAN]: month([typed]) })
  await open()
  const list = page.getByRole('region', { name: 'Manual Ideas' })
  await expect.element(list.getByRole('checkbox', { name: 'Select all ideas of Grinder day' })).toBeVisible()
  await expect.element(list.getByText('All about grinding.')).not.toBeInTheDocument()
  await list.getByRole('button', { name: /^Grinder day/ }).click()
  await expect.element(list.getByText('All about grinding.')).toBeVisible()
  await list.getByRole('checkbox', { name: 'Grinder day', exact: true }).click()
  await expect.element(page.getByText('1 idea selected')).toBeVisible()
})

test('a manual idea that the address names is open and in focus', async () => {
  answeringServer({ ...account(), [PLAN]: month([typed]) })
  await open(`&idea=${typed.id}`)
  await expect.element(page.getByText('All about grinding.')).toBeVisible()
  await expect.element(page.getByRole('listitem', { name: 'Grinder day' }).last()).toHaveFocus()
})

test.each([
  [1, '1 idea restored'],
  [3, '3 ideas restored'],
])('“Unarchive all” of %i ideas says how many were restored', async (count, title) => {
  const ideas = Array.from({ length: count }, (_, index) => subtopicOf(idOf(10 + index), { title: `Idea ${index}` }))
  const archived = { ...topicOf(gifts.id, ideas, { title: 'Gifts' }), archived: false }
  answeringServer({
    ...account(),
    [`${PLAN}/archived`]: answer({ archivedMainTopics: [archived] }),
    [`POST /api/email-ideas/${gifts.id}/unarchive`]: answer({ ok: true }),
  })
  await open('&view=archived')
  await page.getByRole('button', { name: 'Unarchive all: Gifts' }).click()
  await expect.element(page.getByText(title, { exact: true })).toBeVisible()
  await expect.element(page.getByText('From “Gifts”')).toBeVisible()
})

const bar = () => page.getByRole('region', { name: 'Generating outlines' })
async function aBulkThatEnds(ended: Bulk) {
  const running = {
    ...ended,
    status: 'running' as const,
    items: ended.items.map((item) => ({ ...item, state: 'writing' as const })),
  }
  const answers = { ...account(), [BULKS]: answer({ bulks: [running] }), [DISMISS]: answer({ ok: true }) }
  const asked = answeringServer(answers)
  await open()
  await expect.element(bar().getByText('Generating outlines for December 2026')).toBeVisible()
  answers[BULKS] = answer({ bulks: [ended] })
  return { answers, dismissals: () => asked.filter(({ call }) => call === DISMISS).length }
}

test('the end of a bulk is confirmed once, and a second visit shows nothing', async () => {
  const { answers, dismissals } = await aBulkThatEnds(aBulkOf(['written', 'written'], { brandId }))
  await expect.element(bar().getByText('2 of 2 outlines written')).toBeVisible()
  await expect.poll(dismissals).toBe(1)
  await expect.element(page.getByText('Outlines generated')).not.toBeInTheDocument()
  answers[BULKS] = answer({ bulks: [] })
  await expect.element(bar().getByRole('link', { name: 'View outlines' })).toBeVisible()
  await bar().getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(bar()).not.toBeInTheDocument()
  expect(dismissals()).toBe(1)
})

test('a bulk with failures stays until it is handled', async () => {
  const { dismissals } = await aBulkThatEnds(aBulkOf(['written', 'failed'], { brandId }))
  await expect.element(bar().getByText('1 of 2 outlines written, 1 failed')).toBeVisible()
  await expect.element(page.getByText('Generation Failed')).not.toBeInTheDocument()
  expect(dismissals()).toBe(0)
  await bar().getByRole('button', { name: 'Dismiss' }).click()
  await expect.poll(dismissals).toBe(1)
})

test('when the selection replaces the bar, a toast shows the result once', async () => {
  const ended = aBulkOf(['written'], { brandId })
  const running = { ...ended, status: 'running' as const }
  const answers = {
    ...account(),
    [PLAN]: month([gifts]),
    [BULKS]: answer({ bulks: [running] }),
    [DISMISS]: answer({ ok: true }),
  }
  answeringServer(answers)
  await open()
  await page.getByRole('checkbox', { name: 'Under $50' }).click()
  answers[BULKS] = answer({ bulks: [ended] })
  await expect.element(page.getByText('Outlines generated')).toBeVisible()
  await expect.element(page.getByText('1 outline in your library')).toBeVisible()
})

test.each([
  ['asks nothing while hints come, until one does', true],
  ['asks again and again while no hints come', false],
])('a page with running work %s', async (_, hears) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  let say: ((name: string, data: object) => void) | undefined
  const answers = {
    ...account(),
    [PLAN]: month([], { generating: true, runId }),
    [RUN]: run,
  }
  const asked = answeringServer(answers, (speak) => (say = speak))
  const runs = () => asked.filter(({ call }) => call === RUN).length
  await open()
  await expect.poll(runs).toBe(1)
  if (!hears) {
    vi.advanceTimersByTime(2000)
    await expect.poll(runs).toBe(2)
    return
  }
  const hint = { type: 'changed', what: 'run', workspaceId, brandId }
  await expect.poll(() => say).toBeDefined()
  say!('hello', { missed: false, partial: false })
  say!('changed', hint)
  await expect.poll(runs).toBe(2)
  vi.advanceTimersByTime(60_000)
  say!('changed', hint)
  await expect.poll(runs).toBe(3)
})
