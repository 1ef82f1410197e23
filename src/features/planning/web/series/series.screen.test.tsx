import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { subtopicOf, topicOf } from '#features/ideas/web/widgets/idea.fixtures.ts'
import type { PlanName } from '#shared/plan-catalog.ts'
import { answer, answeringServer, badGateway } from '#test/browser/answering-server.ts'
import { tannholt } from '#test/browser/brand.ts'
import { emptyAccount, openProduct } from '#test/browser/open-product.tsx'
import { adaIn, northfold } from '#test/browser/workspace.ts'

const brandId = tannholt.id
const ADD = `POST /api/brands/${brandId}/series`
const HOLIDAYS = `GET /api/brands/${brandId}/observances`
const NAME = 'Courtyard Filter Blend'

const month = {
  year: 2027,
  month: 5,
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
}
const teaser = subtopicOf('0198c5a0-0000-7000-8000-000000000051', {
  title: `${NAME}: coming soon`,
  inPlan: true,
  suggestedDate: '2027-05-02',
})
const topic = topicOf('0198c5a0-0000-7000-8000-000000000052', [teaser], { title: NAME, isManual: true })
const day = { time: '10:00', role: null, reason: null, evidence: null, isOnRestDay: false, confirm: [] }
const withSeries = {
  ...month,
  mainTopics: [topic],
  plan: { thesis: null, because: null, emails: [{ ...day, subtopicId: teaser.id, date: '2027-05-02' }] },
}
const holiday = {
  id: 'mothers-day',
  name: "Mother's Day",
  kind: 'gift',
  date: '2027-05-09',
  lastDay: '2027-05-09',
  approximate: false,
}
const memorial = { ...holiday, id: 'memorial', name: 'Memorial Day', kind: 'sensitive', date: '2027-05-31' }

const PLAN = `GET /api/brands/${brandId}/plan/2027/5`
const account = ({
  role = 'OWNER',
  plan = 'OMNI',
  status = 'ACTIVE',
}: { role?: string; plan?: PlanName; status?: string } = {}) => ({
  ...emptyAccount,
  'GET /api/workspaces': answer({
    workspaces: [northfold(plan, { status })],
    memberships: [adaIn(tannholt.workspaceId, role)],
  }),
  'GET /api/brands': answer({ brands: [tannholt] }),
  [PLAN]: answer(month),
  [HOLIDAYS]: answer({ observances: [holiday, memorial] }),
})

const dialog = () => page.getByRole('dialog', { name: 'Add a series' })
const button = () => page.getByRole('button', { name: 'Add a series' })
const emails = () => dialog().getByRole('region', { name: 'Emails of the series' })
const add = () => dialog().getByRole('button', { name: /^Add \w+ emails$/ })
const bodies = (asked: ReturnType<typeof answeringServer>) =>
  asked.filter(({ call }) => call === ADD).map(({ body }) => body)

async function open() {
  const router = await openProduct(`/dashboard/create-emails?brandId=${brandId}&year=2027&month=5`)
  await expect.element(button()).toBeVisible()
  return router
}

beforeEach(() => page.viewport(1280, 900))

test('a launch shows its emails, is added by keyboard, and the toast leads to it', async () => {
  const answers: Parameters<typeof answeringServer>[0] = {
    ...account(),
    [ADD]: () => {
      answers[PLAN] = answer(withSeries)
      return answer({ topic, year: 2027, month: 5 }, 201)
    },
  }
  const asked = answeringServer(answers)
  const router = await open()
  ;(button().element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog().getByRole('radio', { name: /^Launch Five emails: teaser 7 days before/ })).toBeChecked()
  await expect.element(emails()).toMatchTextContent(/Choose the day to see the emails/)
  await dialog().getByLabelText('Launch day').fill('2027-05-09')
  await expect
    .element(emails().getByRole('listitem').first())
    .toHaveTextContent('TeaserSun, May 2, 2027, 7 days before')
  await dialog().getByRole('textbox', { name: 'Product' }).fill(NAME)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Series added', { exact: true })).toBeVisible()
  expect(bodies(asked)).toEqual([{ kind: 'launch', date: '2027-05-09', name: NAME }])
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(page.getByRole('region', { name: 'Plan for May 2027' }).getByText(teaser.title)).toBeVisible()
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect.poll(() => router.state.location.search).toMatchObject({ idea: topic.id })
  await expect.element(page.getByRole('heading', { name: 'Your emails in order' })).toHaveFocus()
})

test('a holiday of the country is the anchor day until another day is entered', async () => {
  const asked = answeringServer({ ...account(), [ADD]: answer({ topic, year: 2027, month: 5 }, 201) })
  await open()
  await button().click()
  await dialog()
    .getByRole('radio', { name: /^Holiday/ })
    .click()
  await dialog().getByRole('combobox', { name: 'Holiday Optional' }).click()
  await expect.element(page.getByRole('option')).toHaveTextContent("Mother's Day, May 9, 2027")
  await page.getByRole('option').click()
  await expect.element(dialog().getByLabelText('Day of the holiday')).toHaveValue('2027-05-09')
  await expect
    .element(emails().getByRole('listitem').first())
    .toHaveTextContent('Gift ideasSun, Apr 25, 2027, 14 days before')
  await dialog().getByRole('textbox', { name: 'Name of the holiday' }).fill("Mother's Day")
  await add().click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await button().click()
  await dialog().getByRole('combobox', { name: 'Holiday Optional' }).click()
  await page.getByRole('option').click()
  await dialog().getByLabelText('Launch day').fill('2027-05-12')
  await expect
    .element(dialog().getByRole('combobox', { name: 'Holiday Optional' }))
    .toMatchTextContent(/Choose a holiday/)
  await dialog().getByRole('textbox', { name: 'Product' }).fill(NAME)
  await add().click()
  await expect
    .poll(() => bodies(asked))
    .toEqual([
      { kind: 'holiday', date: '2027-05-09', name: "Mother's Day", observanceId: 'mothers-day' },
      { kind: 'launch', date: '2027-05-12', name: NAME },
    ])
})

test('each field says what is wrong with it, and the first one gets the focus', async () => {
  const refused = { error: 'This holiday is on another day. Choose it again.', code: 'INVALID_INPUT' }
  const asked = answeringServer({ ...account(), [ADD]: answer({ ...refused, field: 'observanceId' }, 400) })
  await open()
  await button().click()
  const date = dialog().getByLabelText('Launch day')
  const name = dialog().getByRole('textbox', { name: 'Product' })
  const holidays = dialog().getByRole('combobox', { name: 'Holiday Optional' })
  await add().click()
  await expect.element(date).toHaveAccessibleDescription('Choose a date.')
  await expect.element(date).toHaveFocus()
  await expect.element(name).toHaveAccessibleDescription('Name the product, offer or holiday.')
  await date.fill('2035-05-09')
  await expect.element(date).toHaveAccessibleDescription(/^Choose a year from \d{4} to \d{4}\.$/)
  expect(bodies(asked)).toEqual([])
  await holidays.click()
  await page.getByRole('option').click()
  await name.fill(NAME)
  await add().click()
  await expect.element(holidays).toHaveAccessibleDescription(refused.error)
  await expect.element(holidays).toHaveFocus()
  await expect.element(name).toHaveValue(NAME)
})

test('a plan without the calendar has the holidays too', async () => {
  const asked = answeringServer({
    ...account({ plan: 'FREE' }),
    [ADD]: answer({ topic, year: 2027, month: 5 }, 201),
  })
  await open()
  await button().click()
  await dialog().getByRole('combobox', { name: 'Holiday Optional' }).click()
  await page.getByRole('option', { name: "Mother's Day, May 9, 2027" }).click()
  await dialog().getByRole('textbox', { name: 'Product' }).fill(NAME)
  await add().click()
  await expect
    .poll(() => bodies(asked))
    .toEqual([{ kind: 'launch', date: '2027-05-09', name: NAME, observanceId: 'mothers-day' }])
  expect(asked.filter(({ call }) => call === 'GET /api/calendar')).toEqual([])
})

test('without the holidays, the day is entered', async () => {
  answeringServer({ ...account(), [HOLIDAYS]: badGateway })
  await open()
  await button().click()
  await expect
    .element(dialog().getByText("We couldn't load the holidays. Enter the day."), { timeout: 10_000 })
    .toBeVisible()
  await expect.element(dialog().getByLabelText('Launch day')).toBeEnabled()
})

test.each([
  ['a suspended workspace', { status: 'SUSPENDED' }, 'This workspace is suspended'],
  ['a role that only views', { role: 'COLLABORATOR' }, 'Your role can view ideas, not create them'],
])('in %s, the button says why it is unavailable', async (_, changes, reason) => {
  answeringServer(account(changes))
  await open()
  await expect.element(button()).toHaveAccessibleDescription(reason)
  await button().click({ force: true })
  await expect.element(dialog()).not.toBeInTheDocument()
})

test.each(['light', 'dark'])('the dialog fits a phone, %s', async (theme) => {
  await page.viewport(390, 844)
  answeringServer(account())
  await open()
  document.documentElement.classList.toggle('dark', theme === 'dark')
  onTestFinished(() => document.documentElement.classList.remove('dark'))
  await button().click()
  await dialog().getByLabelText('Launch day').fill('2027-05-09')
  await expect.element(emails().getByRole('listitem').first()).toBeInTheDocument()
  const box = dialog().element()
  for (const part of [box, ...box.querySelectorAll('*')]) expect(part.scrollWidth).toBeLessThanOrEqual(390)
})
