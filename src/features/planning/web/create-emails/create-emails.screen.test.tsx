import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, answeringServer } from '#test/browser/answering-server.ts'
import { tannholt } from '#test/browser/brand.ts'
import { emptyAccount, openProduct } from '#test/browser/open-product.tsx'
import { adaIn, northfold } from '#test/browser/workspace.ts'

const workspace = northfold('TEAMS')
const brandId = tannholt.id
const PLAN = `/api/brands/${brandId}/plan/2026/12`

const BUSY = { code: 'AI_BUSY', message: 'The AI provider is busy. Please try again in a minute.' }
const FAILED = { code: 'GENERATION_FAILED', message: "We couldn't generate this. Please try again." }

function account(failure: typeof BUSY | null, { role = 'OWNER', runId = null as string | null } = {}) {
  const plan = {
    year: 2026,
    month: 12,
    mainTopics: [],
    plan: null,
    understood: [],
    questions: [],
    generating: runId !== null,
    runId,
    strategy: null,
  }
  return {
    ...emptyAccount,
    'GET /api/workspaces': answer({ workspaces: [workspace], memberships: [adaIn(workspace.id, role)] }),
    'GET /api/brands': answer({ brands: [tannholt] }),
    [`GET ${PLAN}`]: answer({ ...plan, writer: 'openai', quality: null, failure }),
    [`POST /api/brands/${brandId}/plan`]: answer({ error: 'Busy', code: 'AI_BUSY' }, 503),
  }
}

const open = () => openProduct(`/dashboard/create-emails?brandId=${brandId}&year=2026&month=12`)
const notice = () => page.getByRole('region', { name: "We couldn't generate ideas" })

test('a later visitor sees why no model wrote, and can use the built-in planner', async () => {
  const asked = answeringServer(account(BUSY))
  await open()
  await expect.element(notice().getByText(BUSY.message, { exact: false })).toBeVisible()
  await notice().getByRole('button', { name: 'Use built-in planner' }).click()
  await expect.poll(() => asked.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({ writer: 'planner' })
  await expect.element(notice()).toBeVisible()
})

test("without a model's refusal, the user can try again", async () => {
  const asked = answeringServer(account(FAILED))
  await open()
  await expect.element(notice().getByText(FAILED.message, { exact: false })).toBeVisible()
  await expect.element(notice().getByRole('button', { name: 'Use built-in planner' })).not.toBeInTheDocument()
  await notice().getByRole('button', { name: 'Try again' }).click()
  await expect
    .poll(() => asked.find(({ call }) => call.startsWith('POST'))?.body)
    .toEqual({ year: 2026, month: 12, strategy: { mode: 'balanced', notes: '' }, wait: false })
})

test.each([
  ['nothing failed', account(null)],
  ['it is being generated again', account(BUSY, { runId: workspace.id })],
  ['the person may not generate', account(BUSY, { role: 'COLLABORATOR' })],
])('there is no failure message where %s', async (_, answers) => {
  answeringServer(answers)
  await open()
  await expect.element(page.getByRole('heading', { name: /December 2026/ })).toBeVisible()
  await expect.element(notice()).not.toBeInTheDocument()
})

test('after canceling a run by keyboard, the focus is on the Generate button', async () => {
  const runId = '0198c5a0-0000-7000-8000-0000000000aa'
  const place = { brandId, year: 2026, month: 12, ideaId: null, outlineId: null, kind: 'ideas', failure: null }
  const times = { startedAt: '2026-11-22T09:00:00.000Z', finishedAt: null }
  const run = { ...place, id: runId, status: 'waiting', wanted: 4, topics: [], sections: [], ...times }
  const answers: Record<string, ReturnType<typeof answer>> = {
    ...account(null, { runId }),
    [`GET /api/runs/${runId}`]: answer({ run }),
    [`POST /api/runs/${runId}/cancel`]: answer({ run: { ...run, status: 'cancelled' } }),
  }
  answeringServer(answers)
  await open()
  const cancel = page.getByRole('button', { name: 'Cancel' })
  await expect.element(cancel).toBeVisible()
  Object.assign(answers, account(null))
  ;(cancel.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Generation canceled')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Generate Email Ideas' })).toHaveFocus()
})

test("the browser's Back button returns to the previous month", async () => {
  answeringServer(account(null))
  const router = await open()
  const monthNow = () => String(router.state.location.search.month)
  await page.getByRole('combobox', { name: 'Month' }).click()
  await page.getByRole('option', { name: 'March' }).click()
  await expect.poll(monthNow).toBe('3')
  router.history.back()
  await expect.poll(monthNow).toBe('12')
})

test.each([320, 390])('nothing is wider than a phone of %i px while the month loads', async (width) => {
  await page.viewport(width, 844)
  answeringServer({ ...account(null), [`GET ${PLAN}`]: new Promise<never>(() => {}) })
  await open()
  await expect.element(page.getByText('Loading the ideas for December 2026')).toBeInTheDocument()
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
})
