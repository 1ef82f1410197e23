import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answeringServer, badGateway } from '#test/browser/answering-server.ts'
import { tannholt } from '#test/browser/brand.ts'
import { BRIEF, DRAFT } from '#test/browser/library.ts'
import { ada, emptyAccount, openProduct } from '#test/browser/open-product.tsx'
import { adaIn, northfold } from '#test/browser/workspace.ts'

const brandId = tannholt.id
const workspaceId = northfold().id
const id = '0198c5a0-0000-7000-8000-000000000101'
const SLOTS = 'GET /api/calendar/slots'

function account(changes: object = {}, plan: 'PRO' | 'TEAMS' = 'PRO') {
  const outline = { ...DRAFT, ...BRIEF, id, brandId, title: 'Mail 1', ...changes }
  const answers: Record<string, ReturnType<typeof answer>> = {
    ...emptyAccount,
    'GET /api/workspaces': answer({ workspaces: [northfold(plan)], memberships: [adaIn(workspaceId)] }),
    'GET /api/brands': answer({ brands: [tannholt] }),
    [`GET /api/workspaces/${workspaceId}/users`]: answer({
      users: [{ id: ada.id, fullName: 'Ada', email: ada.email }],
    }),
    [`GET /api/brands/${brandId}/library`]: answer({
      months: [{ year: 2026, month: 12, outlines: 1 }],
      first: [outline],
      hasOutlines: true,
    }),
    [`GET /api/email-outlines/${id}`]: answer({ outline }),
    [SLOTS]: answer({
      slots: ['10:00:00', '14:00:00', '18:00:00'].map((time) => ({
        sendTime: `2026-12-10T${time}-05:00`,
        reason: 'Thursday morning.',
      })),
      campaigns: 0,
      learnsFrom: 15,
    }),
  }
  return { answers, outline }
}

async function open(answers: ReturnType<typeof account>['answers']) {
  await page.viewport(1440, 900)
  const asked = answeringServer(answers)
  await openProduct('/dashboard/email-outlines')
  await expect.element(page.getByRole('button', { name: 'Details of Mail 1' })).toBeVisible()
  return asked
}

test.each([
  [
    'Assign Selected',
    'Team member',
    'Ada',
    'Assign Outlines',
    '0 outline(s) assigned, 1 failed: Failed to assign outlines',
  ],
  ['Change Status', 'Status', 'Approved', 'Update Status', '0 outline(s) updated, 1 failed: Failed to update status'],
])('without a word of the server, “%s” says itself what failed', async (item, field, option, button, text) => {
  const { answers } = account()
  answers[`PATCH /api/email-outlines/${id}/assign`] = badGateway
  answers[`PATCH /api/email-outlines/${id}/status`] = badGateway
  await open(answers)
  await page.getByRole('checkbox', { name: 'Select Mail 1' }).click()
  await page.getByRole('button', { name: 'Bulk Actions (1)' }).click()
  await page.getByRole('menuitem', { name: item }).click()
  await page.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option }).click()
  await page.getByRole('dialog').getByRole('button', { name: button }).click()
  await expect.element(page.getByText(text)).toBeVisible()
})

test('without a word of the server, the export of a month says itself what failed', async () => {
  const { answers } = account({}, 'TEAMS')
  answers[`GET /api/brands/${brandId}/plan/2026/12/export/docx`] = badGateway
  await open(answers)
  await page.getByRole('button', { name: /^Export All as DOCX/ }).click()
  await expect.element(page.getByText('Failed to export outlines')).toBeVisible()
})

const details = () => page.getByRole('dialog')
const openDetails = async () => {
  await page.getByRole('button', { name: 'Details of Mail 1' }).click()
  await expect.element(details().getByRole('heading', { name: 'Activity Log' })).toBeVisible()
}

const scheduleAt = (sendTime: string) => ({
  id: '0198c5a0-0000-7000-8000-000000000201',
  outlineId: id,
  campaignTitle: 'Mail 1',
  subjectLine: '',
  previewText: '',
  template: 'Product launch',
  workflowStatus: 'draft',
  mainTopicTitle: 'Gifts',
  segment: '',
  promotion: false,
  occasion: null,
  sendTime,
  manualOverride: true,
  justification: null,
  notes: null,
})

test('a draft without a date is offered three send times, and the chosen one stays with its way back', async () => {
  const { answers, outline } = account()
  await open(answers)
  await openDetails()
  await expect
    .element(
      details()
        .getByRole('button', { name: /^Schedule on/ })
        .nth(2),
    )
    .toBeVisible()
  const scheduledSendAt = '2026-12-10T14:00:00-05:00'
  answers['POST /api/calendar/schedule'] = answer({
    schedule: scheduleAt(scheduledSendAt),
  })
  answers[`GET /api/email-outlines/${id}`] = answer({ outline: { ...outline, scheduledSendAt } })
  await details()
    .getByRole('button', { name: /^Schedule on/ })
    .nth(1)
    .click()
  await expect.element(details().getByText('Scheduled', { exact: true })).toBeVisible()
  await expect.element(details().getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect.element(details().getByRole('button', { name: /^Schedule on/ })).not.toBeInTheDocument()
})

test('a scheduled email is offered other times only after “Move to...”, and can be moved back', async () => {
  const { answers, outline } = account({ workflowStatus: 'approved', scheduledSendAt: '2026-12-04T10:00:00-05:00' })
  const asked = await open(answers)
  await openDetails()
  await expect.element(details().getByText('AI send-time suggestions')).not.toBeInTheDocument()
  expect(asked.filter(({ call }) => call === SLOTS)).toEqual([])
  await details().getByRole('button', { name: 'Move to...' }).click()
  const heading = details().getByRole('heading', { name: 'Move to...' })
  await expect.element(heading).toHaveFocus()
  await expect.element(details().getByRole('button', { name: /^Schedule on/ })).not.toBeInTheDocument()
  const scheduledSendAt = '2026-12-10T14:00:00-05:00'
  answers['POST /api/calendar/schedule'] = answer({ schedule: scheduleAt(scheduledSendAt) })
  answers[`GET /api/email-outlines/${id}`] = answer({ outline: { ...outline, scheduledSendAt } })
  await details()
    .getByRole('button', { name: /^Move to Thu/ })
    .nth(1)
    .click()
  await expect.element(details().getByText('Scheduled', { exact: true })).toBeVisible()
  answers[`GET /api/email-outlines/${id}`] = answer({ outline })
  await details().getByRole('button', { name: 'Undo' }).click()
  await expect.element(details().getByRole('heading', { name: 'Send time' })).toBeVisible()
  expect(asked.filter(({ call }) => call === 'POST /api/calendar/schedule').map(({ body }) => body)).toMatchObject([
    { newSendTime: '2026-12-10T14:00' },
    { newSendTime: '2026-12-04T10:00', undo: true },
  ])
})

test('an email that was sent is offered no other time', async () => {
  const asked = await open(account({ workflowStatus: 'sent', scheduledSendAt: '2026-12-04T10:00:00-05:00' }).answers)
  await openDetails()
  await expect.element(details().getByText('AI send-time suggestions')).not.toBeInTheDocument()
  await expect.element(details().getByRole('button', { name: 'Move to...' })).not.toBeInTheDocument()
  expect(asked.filter(({ call }) => call === SLOTS)).toEqual([])
})
