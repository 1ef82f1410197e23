import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { MainTopic } from '#features/ideas/contract.ts'
import { subtopicOf, topicOf } from '#features/ideas/web/widgets/idea.fixtures.ts'
import type { PlanName } from '#shared/plan-catalog.ts'
import { answer, answeringServer, refusal } from '#test/browser/answering-server.ts'
import { BRIEF, DRAFT } from '#test/browser/library.ts'
import { tannholt } from '#test/browser/brand.ts'
import { emptyAccount, openProduct } from '#test/browser/open-product.tsx'
import { adaIn, northfold } from '#test/browser/workspace.ts'

const brandId = tannholt.id
const workspaceId = northfold().id
const idOf = (place: number) => `0198c5a0-0000-7000-8000-0000000003${String(place).padStart(2, '0')}`
const written = (place: number, title: string) =>
  subtopicOf(idOf(place), { title, status: 'OUTLINED', outlineId: idOf(place + 50), inPlan: true })
const first = written(1, 'Grind it twice')
const second = written(2, 'Thank you, nothing else')
const fresh = subtopicOf(idOf(3), { title: 'Look at the foam' })

const email = (subtopicId: string, date: string) => ({
  subtopicId,
  date,
  time: '10:00',
  role: null,
  reason: null,
  evidence: null,
  confirm: [],
  isOnRestDay: false,
})
const topics: MainTopic[] = [topicOf(idOf(9), [first, second, fresh], { title: 'At the counter' })]
const month = {
  year: 2026,
  month: 12,
  mainTopics: topics,
  plan: {
    thesis: 'Slow down for one cup',
    because: null,
    emails: [email(first.id, '2026-12-03'), email(second.id, '2026-12-09')],
  },
  understood: [],
  questions: [],
  generating: false,
  runId: null,
  strategy: null,
  writer: 'planner',
  quality: null,
  failure: null,
}
const schedule = (outlineId: string, sendTime: string) => ({
  id: idOf(Number(outlineId.slice(-2)) + 20),
  outlineId,
  campaignTitle: 'An email',
  subjectLine: 'A line',
  previewText: '',
  template: 'Teach',
  workflowStatus: 'draft',
  mainTopicTitle: 'At the counter',
  segment: '',
  promotion: false,
  occasion: null,
  sendTime,
  manualOverride: true,
  justification: null,
  notes: null,
})
const calendar = (schedules: object[] = []) =>
  answer({ schedules, unscheduled: [], waiting: [], planned: [], observances: [] })

const SCHEDULE = 'POST /api/calendar/schedule'
const account = (role = 'OWNER', plan: PlanName = 'TEAMS') => ({
  ...emptyAccount,
  'GET /api/workspaces': answer({ workspaces: [northfold(plan)], memberships: [adaIn(workspaceId, role)] }),
  'GET /api/brands': answer({ brands: [tannholt] }),
  [`GET /api/brands/${brandId}/plan/2026/12`]: answer(month),
  'GET /api/calendar': calendar(),
  [SCHEDULE]: (body: unknown) => {
    const { outlineId, newSendTime } = body as { outlineId: string; newSendTime: string }
    return answer({ schedule: schedule(outlineId, `${newSendTime}:00-05:00`) })
  },
})
const open = () => openProduct(`/dashboard/create-emails?brandId=${brandId}&year=2026&month=12`)
const bar = () => page.getByRole('region', { name: 'Chosen ideas' })
const inBar = (name: string) => bar().getByRole('button', { name, exact: true })
const dialog = () => page.getByRole('dialog')
const choose = (title: string) => page.getByRole('checkbox', { name: title, exact: true }).click()

beforeEach(() => page.viewport(1280, 900))

test('one bar has the count and the actions for new and written ideas', async () => {
  answeringServer(account())
  await open()
  await choose('Select all planned emails')
  await choose('Look at the foam')
  await expect.element(bar().getByText('3 ideas selected')).toBeVisible()
  await expect.element(inBar('Generate 1 Outline')).toBeVisible()
  await inBar('Schedule').click()
  await expect.element(dialog().getByRole('heading', { name: 'Schedule 2 emails' })).toBeVisible()
})

test('a selection without outlines says what comes first', async () => {
  answeringServer(account())
  await open()
  await choose('Look at the foam')
  await expect.element(inBar('Schedule')).toHaveAccessibleDescription('Generate the outlines first.')
  await expect.element(inBar('Assign')).toHaveAccessibleDescription('Generate the outlines first.')
})

test('emails are scheduled on the days of the plan, and a changed day counts', async () => {
  const asked = answeringServer({ ...account(), [`DELETE /api/calendar/schedule/${idOf(71)}`]: answer({ ok: true }) })
  await open()
  await choose('Select all planned emails')
  await inBar('Schedule').click()
  const thanks = dialog().getByRole('group', { name: 'Thank you, nothing else' })
  await thanks.getByLabelText('Day').fill('')
  await dialog().getByRole('button', { name: 'Schedule 2 emails' }).click()
  await expect.element(thanks.getByText('Choose a day')).toBeVisible()
  await thanks.getByLabelText('Day').fill('2026-12-14')
  await dialog().getByRole('button', { name: 'Schedule 2 emails' }).click()
  await expect.element(page.getByText('2 emails in your calendar')).toBeVisible()
  expect(asked.filter(({ call }) => call === SCHEDULE).map(({ body }) => body)).toEqual([
    { outlineId: first.outlineId, brandId, newSendTime: '2026-12-03T10:00' },
    { outlineId: second.outlineId, brandId, newSendTime: '2026-12-14T10:00' },
  ])
  await expect.element(bar()).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => asked.filter(({ call }) => call.startsWith('DELETE'))).toHaveLength(2)
})

test('an email that is scheduled starts with its time, and Undo returns it there', async () => {
  const before = '2026-12-20T14:30:00-05:00'
  const asked = answeringServer({ ...account(), 'GET /api/calendar': calendar([schedule(first.outlineId!, before)]) })
  await open()
  await choose('Grind it twice')
  await inBar('Schedule').click()
  await expect.element(dialog().getByLabelText('Day')).toHaveValue('2026-12-20')
  await expect.element(dialog().getByLabelText('Time')).toHaveValue('14:30')
  await dialog().getByLabelText('Time').fill('09:00')
  await dialog().getByRole('button', { name: 'Schedule 1 email' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(() => asked.findLast(({ call }) => call === SCHEDULE)?.body)
    .toMatchObject({ outlineId: first.outlineId, newSendTime: before, undo: true })
})

test('emails that fail to be scheduled stay selected', async () => {
  const refused = (body: unknown) =>
    (body as { outlineId: string }).outlineId === first.outlineId
      ? refusal(400, 'INVALID_INPUT', 'This month is over.')
      : answer({ schedule: schedule(second.outlineId!, '2026-12-09T10:00:00-05:00') })
  answeringServer({ ...account(), [SCHEDULE]: refused })
  await open()
  await choose('Select all planned emails')
  await inBar('Schedule').click()
  await dialog().getByRole('button', { name: 'Schedule 2 emails' }).click()
  await expect.element(page.getByText('1 email scheduled, 1 failed: This month is over.')).toBeVisible()
  await expect.element(bar().getByText('1 idea selected')).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'Grind it twice' })).toBeChecked()
})

const outline = { ...DRAFT, ...BRIEF, id: first.outlineId!, brandId, title: 'Grind it twice' }
const OUTLINE = `GET /api/email-outlines/${outline.id}`
const ASSIGN = `PATCH /api/email-outlines/${outline.id}/assign`
const robin = { id: idOf(40), fullName: 'Robin', email: 'robin@example.com' }

test('the written ideas are assigned to a member', async () => {
  const assigned = { ...outline, assignedToUserId: robin.id, assignedToName: 'Robin', workflowStatus: 'assigned' }
  const asked = answeringServer({
    ...account(),
    [OUTLINE]: answer({ outline }),
    [`GET /api/workspaces/${workspaceId}/users`]: answer({ users: [robin] }),
    [ASSIGN]: answer({ outline: assigned }),
  })
  await open()
  await choose('Grind it twice')
  await inBar('Assign').click()
  await dialog().getByRole('combobox', { name: 'Team member' }).click()
  await page.getByRole('option', { name: 'Robin' }).click()
  await dialog().getByRole('button', { name: 'Assign Outlines' }).click()
  await expect.element(page.getByText('Assigned Successfully')).toBeVisible()
  expect(asked.find(({ call }) => call === ASSIGN)?.body).toEqual({ userId: robin.id })
  await expect.element(bar()).not.toBeInTheDocument()
})

test('an outline that fails to load is not assigned', async () => {
  const asked = answeringServer({ ...account(), [OUTLINE]: refusal(404, 'NOT_FOUND', 'This outline is gone.') })
  await open()
  await choose('Grind it twice')
  await inBar('Assign').click()
  await expect.element(page.getByText('Assignment Failed')).toBeVisible()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(asked.some(({ call }) => call.startsWith('PATCH'))).toBe(false)
})

test.each([
  ['FREE', 'Available on Pro and above'],
  ['STARTER', 'Available on Pro and above'],
] as const)('on %s, the actions say which plan has them', async (plan, reason) => {
  answeringServer(account('OWNER', plan))
  await open()
  await choose('Grind it twice')
  await expect.element(inBar('Assign')).toHaveAccessibleDescription(reason)
  await expect.element(inBar('Schedule')).toHaveAccessibleDescription(reason)
})

test("a user who can't manage outlines selects only new ideas and has no such actions", async () => {
  answeringServer(account('CREATOR'))
  await open()
  await expect.element(page.getByRole('checkbox', { name: 'Grind it twice' })).toBeDisabled()
  await choose('Look at the foam')
  await expect.element(inBar('Generate 1 Outline')).toBeVisible()
  await expect.element(inBar('Schedule')).not.toBeInTheDocument()
})

test.each([320, 390])('the bar fits a phone of %i px, and each action can be pressed with a thumb', async (width) => {
  await page.viewport(width, 844)
  answeringServer(account())
  await open()
  await choose('Select all planned emails')
  const boxes = () => ['Assign', 'Schedule'].map((name) => inBar(name).element().getBoundingClientRect())
  await expect.poll(() => Math.min(...boxes().map(({ height }) => height))).toBeGreaterThanOrEqual(44)
  expect(Math.max(...boxes().map(({ right }) => right))).toBeLessThanOrEqual(width)
})

const series = {
  name: 'Courtyard Filter Blend',
  moves: [],
  days: [
    { ideaId: second.id, title: second.title, from: '2026-12-09', to: '2026-12-11', past: false, isHidden: false },
  ],
  conflicts: [],
}
const seriesOffer = () => page.getByRole('region', { name: 'Series' })

test('the anchor of a series that gets another day here offers to move the rest', async () => {
  const anchor = { ideaId: first.id, brandId, from: '2026-12-03', to: '2026-12-05' }
  const asked = answeringServer({
    ...account(),
    [SCHEDULE]: (body: unknown) => {
      const { outlineId, newSendTime } = body as { outlineId: string; newSendTime: string }
      return answer({ schedule: schedule(outlineId, `${newSendTime}:00-05:00`), anchor })
    },
    [`GET /api/email-ideas/${first.id}/series-moves`]: answer(series),
    [`POST /api/brands/${brandId}/calendar-moves`]: (body: unknown) => answer(body),
  })
  await open()
  await choose(first.title)
  await inBar('Schedule').click()
  await dialog().getByLabelText('Day').fill('2026-12-05')
  await dialog().getByRole('button', { name: 'Schedule 1 email' }).click()
  await seriesOffer().getByRole('button', { name: 'Review new dates' }).click()
  await dialog().getByRole('button', { name: 'Move 1 email' }).click()
  await expect.element(seriesOffer()).not.toBeInTheDocument()
  expect(asked.find(({ call }) => call.endsWith('/calendar-moves'))!.body).toEqual({
    moves: [],
    days: [{ ideaId: second.id, from: '2026-12-09', to: '2026-12-11' }],
    undo: false,
  })
})

test.each([
  ['CREATOR', 'TEAMS'],
  ['OWNER', 'STARTER'],
] as const)('as %s on %s, an idea that moves in the plan offers to move the planned days', async (role, plan) => {
  const asked = answeringServer({
    ...account(role, plan),
    [`PATCH /api/email-ideas/${first.id}/planned-date`]: answer({ ok: true }),
    [`GET /api/email-ideas/${first.id}/series-moves`]: answer(series),
    [`POST /api/brands/${brandId}/planned-days`]: (body: unknown) => answer(body),
  })
  await open()
  await page.getByRole('button', { name: `Actions for planned email ${first.title}` }).click()
  await page.getByRole('menuitem', { name: 'Move to another day' }).click()
  await dialog().getByLabelText('Day').fill('2026-12-05')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await seriesOffer().getByRole('button', { name: 'Review new dates' }).click()
  await dialog().getByRole('button', { name: 'Move 1 email' }).click()
  await expect.element(page.getByRole('button', { name: `Actions for planned email ${first.title}` })).toHaveFocus()
  await page.getByRole('button', { name: 'Undo' }).click()
  const day = { ideaId: second.id, from: '2026-12-09', to: '2026-12-11' }
  await expect
    .poll(() => asked.filter(({ call }) => call.endsWith('/planned-days')).map(({ body }) => body))
    .toEqual([{ days: [day] }, { days: [{ ...day, from: day.to, to: day.from }] }])
})
