import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { subtopicOf, topicOf } from '#features/ideas/web/widgets/idea.fixtures.ts'
import type { Usage } from '#features/access/usage-contract.ts'
import type { PlanName } from '#shared/plan-catalog.ts'
import { answer, answeringServer } from '#test/browser/answering-server.ts'
import { tannholt } from '#test/browser/brand.ts'
import { emptyAccount, openProduct } from '#test/browser/open-product.tsx'
import { adaIn, northfold } from '#test/browser/workspace.ts'

const workspace = northfold('TEAMS')
const brandId = tannholt.id
const PLAN = `GET /api/brands/${brandId}/plan/2026/12`
const idOf = (place: number) => `0198c5a0-0000-7000-8000-0000000000${String(place).padStart(2, '0')}`

const grind = subtopicOf(idOf(1), {
  title: 'Grind it twice',
  description: 'One bag, two settings.',
  why: 'A small test that readers repeat.',
  role: 'teach',
  inPlan: true,
  suggestedDate: '2026-12-03',
})
const thanks = subtopicOf(idOf(2), {
  title: 'Thank you, nothing else',
  role: 'thank',
  inPlan: true,
  suggestedDate: '2026-12-25',
})
const shelved = subtopicOf(idOf(3), { title: 'Look at the foam', description: 'It tells a lot.', role: 'teach' })
const email = { time: '10:00', evidence: null, isOnRestDay: false, confirm: [] }
const line = 'We answer within a day.'
const question = { id: 'universal/universal/q-reply', question: 'Who reads replies?', shortest: 10, longest: 160 }

const month = {
  year: 2026,
  month: 12,
  mainTopics: [topicOf(idOf(9), [grind, thanks, shelved], { title: 'At the counter' })],
  plan: {
    thesis: 'Slow down for one cup',
    because: 'December is loud.',
    emails: [
      {
        ...email,
        subtopicId: grind.id,
        date: '2026-12-03',
        role: 'teach',
        reason: grind.why,
        confirm: [{ line, question: question.question, questionId: question.id }],
      },
      { ...email, subtopicId: thanks.id, date: '2026-12-25', role: 'thank', reason: null, isOnRestDay: true },
    ],
  },
  understood: ["We won't plan Black Friday."],
  questions: [{ ...question, unlocks: 2, settles: 1 }],
  generating: false,
  runId: null,
  strategy: null,
  writer: 'planner',
  quality: null,
  failure: null,
}

const account = (role = 'OWNER', plan: PlanName = 'TEAMS') => ({
  ...emptyAccount,
  'GET /api/workspaces': answer({ workspaces: [northfold(plan)], memberships: [adaIn(workspace.id, role)] }),
  'GET /api/brands': answer({ brands: [tannholt] }),
  [PLAN]: answer(month),
  [`PATCH /api/email-ideas/${grind.id}/planned-date`]: answer({ ok: true }),
  [`PATCH /api/email-ideas/${shelved.id}/planned-date`]: answer({ ok: true }),
})
const open = () => openProduct(`/dashboard/create-emails?brandId=${brandId}&year=2026&month=12`)
const plan = () => page.getByRole('region', { name: 'Plan for December 2026' })
const actions = (title: string) => page.getByRole('button', { name: `Actions for planned email ${title}` })

beforeEach(() => page.viewport(1280, 900))

test('the plan leads the page: thesis, dated emails with their reasons, and what was checked', async () => {
  answeringServer(account())
  await open()
  await expect.element(plan().getByRole('heading', { name: 'Slow down for one cup' })).toBeVisible()
  const generate = page.getByRole('button', { name: 'Generate Email Ideas' }).element()
  const comesFirst = plan().element().compareDocumentPosition(generate) & Node.DOCUMENT_POSITION_FOLLOWING
  expect(comesFirst).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(plan().element().getBoundingClientRect().top).toBeLessThan(400)
  const rows = plan().getByRole('list', { name: 'Planned emails' }).getByRole('listitem')
  await expect.element(rows.first().getByText('Dec 3')).toBeVisible()
  await expect.element(rows.first().getByText('A small test that readers repeat.')).toBeVisible()
  await expect.element(plan().getByText("You don't send on this day")).toBeVisible()
  await expect
    .element(plan().getByText('2 dates checked. 1 email on a day without sends. 1 fact to confirm.'))
    .toBeVisible()
  await expect.element(plan().getByText('2 emails planned, 1 more idea on the shelf.')).toBeVisible()
  await expect.element(plan().getByText("We won't plan Black Friday.")).toBeVisible()
  await plan().getByText('1 fact to confirm', { exact: true }).click()
  await expect.element(plan().getByText(`“${line}”`)).toBeVisible()
  const shelf = page.getByRole('region', { name: 'AI-Generated Ideas' })
  await expect.element(shelf.getByText('Look at the foam')).toBeVisible()
  await expect.element(shelf.getByText('Grind it twice')).not.toBeInTheDocument()
})

test('an email is moved within its month', async () => {
  const asked = answeringServer(account())
  await open()
  await actions('Grind it twice').click()
  await page.getByRole('menuitem', { name: 'Move to another day' }).click()
  await page.getByLabelText('Day').fill('2027-01-05')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(page.getByText('Choose a day in December 2026')).toBeVisible()
  await page.getByLabelText('Day').fill('2026-12-08')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => asked.find(({ call }) => call.startsWith('PATCH')))
    .toMatchObject({ call: `PATCH /api/email-ideas/${grind.id}/planned-date`, body: { date: '2026-12-08' } })
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('an email is swapped for an idea of the shelf, or goes back there', async () => {
  const asked = answeringServer(account())
  await open()
  await actions('Grind it twice').click()
  await page.getByRole('menuitem', { name: 'Swap for another idea' }).click()
  await page.getByRole('radio', { name: /Look at the foam/ }).click()
  await page.getByRole('button', { name: 'Swap', exact: true }).click()
  await expect
    .poll(() => asked.find(({ call }) => call.startsWith('PATCH')))
    .toMatchObject({
      call: `PATCH /api/email-ideas/${shelved.id}/planned-date`,
      body: { date: '2026-12-03', insteadOfId: grind.id },
    })
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await actions('Grind it twice').click()
  await page.getByRole('menuitem', { name: 'Drop from the plan' }).click()
  await expect.element(page.getByText('Moved to the shelf')).toBeVisible()
  expect(asked.findLast(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ date: null })
})

test('a question says what its answer brings, and takes an answer of the right length', async () => {
  const write = `POST /api/brands/${brandId}/sheet/facts`
  const asked = answeringServer({
    ...account(),
    [write]: answer({ facts: [], unused: [], trades: [], hasModel: false }),
  })
  await open()
  const card = page.getByRole('region', { name: 'Questions for you' })
  await expect.element(card.getByText('Answer this and you gain 2 ideas, and 1 line needs no checking.')).toBeVisible()
  const field = card.getByLabelText('Who reads replies?')
  await field.fill('Jo')
  await card.getByRole('button', { name: 'Save answer' }).click()
  await expect.element(card.getByText('Use 10 to 160 characters')).toBeVisible()
  await field.fill('Jo at the front desk does.')
  await card.getByRole('button', { name: 'Save answer' }).click()
  await expect
    .poll(() => asked.find(({ call }) => call === write)?.body)
    .toEqual({
      kind: 'answer',
      value: { id: question.id, question: question.question, text: 'Jo at the front desk does.' },
    })
})

test('who may only read sees the plan and changes nothing', async () => {
  answeringServer(account('COLLABORATOR'))
  await open()
  await expect.element(plan().getByText('Grind it twice')).toBeVisible()
  await expect.element(actions('Grind it twice')).not.toBeInTheDocument()
  await expect.element(plan().getByRole('button', { name: /Write/ })).not.toBeInTheDocument()
  await expect.element(page.getByRole('region', { name: 'Questions for you' })).not.toBeInTheDocument()
})

const USAGE = `GET /api/workspaces/${workspace.id}/usage`
const usage = (outlines: number, limit: number) =>
  answer({
    plan: 'FREE',
    usage: { outlines, brands: 1, members: 1, pendingInvites: 0, topics: 1, subtopics: 10 },
    limits: { outlines: limit, brands: 1, members: 1, topics: 1, subtopics: 10 },
    features: { export: false, bulkExport: false, klaviyo: false, csvUpload: false, calendar: false, workflow: false },
    periodEndsAt: '2026-12-20T12:00:00.000Z',
  } satisfies Usage)
const START = `POST /api/brands/${brandId}/outline-bulks`
const write = () => plan().getByRole('button', { name: /^Write/ })

test('with outlines left for some emails, the button writes only those and says so', async () => {
  const asked = answeringServer({ ...account('OWNER', 'FREE'), [USAGE]: usage(2, 3) })
  await open()
  await expect
    .element(plan().getByText('You have 1 outline left, so only the first email gets one.', { exact: false }))
    .toBeVisible()
  await plan().getByRole('button', { name: 'Write 1 outline' }).click()
  await expect.poll(() => asked.find(({ call }) => call === START)?.body).toMatchObject({ ideaIds: [grind.id] })
})

test('at the limit, an owner is offered the upgrade instead', async () => {
  answeringServer({ ...account('OWNER', 'FREE'), [USAGE]: usage(3, 3) })
  await open()
  await expect
    .element(plan().getByRole('link', { name: 'Upgrade to write more' }))
    .toHaveAttribute('href', '/dashboard/billing')
  await expect.element(write()).not.toBeInTheDocument()
  await actions('Grind it twice').click()
  const item = page.getByRole('menuitem', { name: /^Generate outline/ })
  await expect.element(item.getByText('You have no outlines left in this billing cycle.')).toBeVisible()
})

test('at the limit, a manager reads who can upgrade, and nothing is sent', async () => {
  const asked = answeringServer({ ...account('MANAGER', 'FREE'), [USAGE]: usage(3, 3) })
  await open()
  await expect
    .element(write())
    .toHaveAccessibleDescription(
      'You have no outlines left in this billing cycle. Ask the owner or an admin to upgrade.',
    )
  await write().click({ force: true })
  expect(asked.filter(({ call }) => call === START)).toEqual([])
})
