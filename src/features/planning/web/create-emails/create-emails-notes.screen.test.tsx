import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answeringServer } from '#test/browser/answering-server.ts'
import { tannholt } from '#test/browser/brand.ts'
import { emptyAccount, openProduct } from '#test/browser/open-product.tsx'
import { adaIn, northfold } from '#test/browser/workspace.ts'

const workspace = northfold('TEAMS')
const brandId = tannholt.id
const READING = `POST /api/brands/${brandId}/notes/reading`

const account = ({ role = 'OWNER', notes = '' } = {}): Record<string, ReturnType<typeof answer>> => ({
  ...emptyAccount,
  'GET /api/workspaces': answer({ workspaces: [workspace], memberships: [adaIn(workspace.id, role)] }),
  'GET /api/brands': answer({ brands: [tannholt] }),
  [`GET /api/brands/${brandId}/plan/2026/12`]: answer({
    year: 2026,
    month: 12,
    mainTopics: [],
    plan: null,
    understood: [],
    questions: [],
    generating: false,
    runId: null,
    strategy: notes === '' ? null : { mode: 'balanced', notes },
    writer: 'planner',
    quality: null,
    failure: null,
  }),
})

const SALE = { understood: ['Winter sale December 10-14: two emails.'], unread: [] }
const POP = { understood: [], unread: ["We couldn't read: “Make it pop”, so we won't follow it."] }

const open = () => openProduct(`/dashboard/create-emails?brandId=${brandId}&year=2026&month=12`)
const field = () => page.getByRole('textbox', { name: /^Notes for this month/ })
const reading = () => page.getByRole('region', { name: 'How we read your notes' })

test('notes are read when the user stops typing, and the reading appears below them', async () => {
  const asked = answeringServer({ ...account(), [READING]: answer(SALE) })
  await open()
  await page.getByRole('button', { name: 'Add notes' }).click()
  await expect.element(page.getByText('things to leave out', { exact: false })).toBeVisible()
  await expect.element(reading()).not.toBeInTheDocument()
  await field().fill('Winter sale December 10-14')
  await expect.element(reading().getByText('Reading your notes…')).toBeVisible()
  await expect.element(reading().getByRole('listitem')).toMatchTextContent(SALE.understood[0]!)
  await expect.element(reading().getByText('Reading your notes…')).not.toBeInTheDocument()
  const calls = asked.filter(({ call }) => call === READING)
  expect(calls.map(({ body }) => body)).toEqual([{ year: 2026, month: 12, notes: 'Winter sale December 10-14' }])
})

test("text that couldn't be read is marked as left out", async () => {
  answeringServer({ ...account({ notes: 'Make it pop' }), [READING]: answer(POP) })
  await open()
  await expect.element(reading().getByRole('listitem')).toMatchTextContent(POP.unread[0]!)
})

test('when reading fails, the last reading stays and the user can try again', async () => {
  const answers = { ...account({ notes: 'Winter sale December 10-14' }), [READING]: answer(SALE) }
  answeringServer(answers)
  await open()
  await expect.element(reading().getByText(SALE.understood[0]!)).toBeVisible()
  Object.assign(answers, { [READING]: answer({ error: 'Oh no', code: 'INTERNAL' }, 500) })
  await field().fill('Make it pop')
  await expect.element(reading().getByText("We couldn't show how we read your notes.", { exact: false })).toBeVisible()
  await expect.element(reading().getByText(SALE.understood[0]!)).toBeVisible()
  Object.assign(answers, { [READING]: answer(POP) })
  await reading().getByRole('button', { name: 'Try again' }).click()
  await expect.element(reading().getByText(POP.unread[0]!)).toBeVisible()
  await expect.element(reading().getByText(SALE.understood[0]!)).not.toBeInTheDocument()
})

test('emptied notes have no reading', async () => {
  answeringServer({ ...account({ notes: 'Make it pop' }), [READING]: answer(POP) })
  await open()
  await expect.element(reading()).toBeVisible()
  await field().fill('')
  await expect.element(reading()).not.toBeInTheDocument()
})

test("a user who can't create ideas has no notes field, and nothing is read", async () => {
  const asked = answeringServer(account({ role: 'COLLABORATOR', notes: 'Make it pop' }))
  await open()
  await expect.element(page.getByRole('heading', { name: /December 2026/ })).toBeVisible()
  await expect.element(field()).not.toBeInTheDocument()
  expect(asked.filter(({ call }) => call === READING)).toEqual([])
})
