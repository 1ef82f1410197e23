import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { WorkspaceRole } from '#shared/permissions.ts'
import type { PlanName } from '#shared/plan-catalog.ts'
import { answer, answeringServer, refusal } from '#test/browser/answering-server.ts'
import { tannholt } from '#test/browser/brand.ts'
import { BRIEF, DRAFT } from '#test/browser/library.ts'
import { ada, emptyAccount, openProduct } from '#test/browser/open-product.tsx'
import { adaIn, northfold } from '#test/browser/workspace.ts'

const workspaceId = northfold().id
const brandId = tannholt.id
const id = '0198c5a0-0000-7000-8000-000000000101'
const REQUEST = `POST /api/email-outlines/${id}/request-review`

const assigned = {
  ...DRAFT,
  ...BRIEF,
  id,
  brandId,
  title: 'Mail 1',
  workflowStatus: 'assigned',
  assignedToUserId: ada.id as string | null,
  assignedToName: 'Ada' as string | null,
}
const requested = { ...assigned, reviewRequestedAt: '2026-11-22T09:00:00.000Z' }

interface Standing {
  role?: WorkspaceRole
  plan?: PlanName
  status?: 'ACTIVE' | 'SUSPENDED'
}

function answersFor(outline: typeof assigned, { role = 'COLLABORATOR', plan = 'PRO', status = 'ACTIVE' }: Standing) {
  return {
    ...emptyAccount,
    'GET /api/workspaces': answer({
      workspaces: [northfold(plan, { status })],
      memberships: [adaIn(workspaceId, role)],
    }),
    'GET /api/brands': answer({ brands: [tannholt] }),
    [`GET /api/brands/${brandId}/library`]: answer({
      months: [{ year: 2026, month: 12, outlines: 1 }],
      first: [outline],
      hasOutlines: true,
    }),
    [`GET /api/email-outlines/${id}`]: answer({ outline }),
    [`GET /api/workspaces/${workspaceId}/users`]: answer({ users: [] }),
    [REQUEST]: answer({ outline: requested }),
  }
}

async function openLibrary(outline: typeof assigned, standing: Standing = {}) {
  const answers = answersFor(outline, standing)
  const asked = answeringServer(answers)
  await openProduct('/dashboard/email-outlines')
  await expect.element(page.getByRole('button', { name: 'Details of Mail 1' })).toBeVisible()
  return { answers, asked }
}

const inRow = () => page.getByRole('button', { name: 'Request review of Mail 1' })
const inDetails = () => page.getByRole('dialog').getByRole('button', { name: 'Request review' })
const openDetails = () => page.getByRole('button', { name: 'Details of Mail 1' }).click()

test('the assignee requests a review from the row, and the row then says so', async () => {
  await page.viewport(1440, 900)
  const { answers, asked } = await openLibrary(assigned)
  Object.assign(answers, answersFor(requested, {}))
  await inRow().click()
  await expect.poll(() => asked.map(({ call }) => call)).toContain(REQUEST)
  await expect.element(page.getByText('Owners, admins and managers can see it in the library.')).toBeVisible()
  await expect.element(page.getByText('Review requested', { exact: true }).last()).toBeVisible()
  await expect.element(inRow()).toHaveAccessibleDescription('You requested a review on Nov 22, 2026')
})

test('a phone has it in the menu of the row', async () => {
  await page.viewport(390, 844)
  const { asked } = await openLibrary(assigned)
  await page.getByRole('button', { name: 'More for Mail 1' }).click()
  await page.getByRole('menuitem', { name: 'Request review' }).click()
  await expect.poll(() => asked.map(({ call }) => call)).toContain(REQUEST)
})

test('the assignee requests a review in the details, by keyboard', async () => {
  await page.viewport(1440, 900)
  const { answers, asked } = await openLibrary(assigned, { role: 'CREATOR' })
  await openDetails()
  await expect.element(inDetails()).toBeVisible()
  Object.assign(answers, answersFor(requested, { role: 'CREATOR' }))
  ;(inDetails().element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => asked.map(({ call }) => call)).toContain(REQUEST)
  await expect.element(page.getByText('Ada requested a review on Nov 22, 2026.')).toBeVisible()
  await expect.element(inDetails()).toHaveAccessibleDescription('You requested a review on Nov 22, 2026')
  await expect.element(inDetails()).toHaveFocus()
})

test.each<[string, typeof assigned, Standing]>([
  ['someone who manages outlines', assigned, { role: 'MANAGER' }],
  ['a member it is not assigned to', { ...assigned, assignedToUserId: workspaceId, assignedToName: 'Kim' }, {}],
  ['the assignee of an approved outline', { ...assigned, workflowStatus: 'approved' }, {}],
  ['a plan without the workflow', assigned, { plan: 'STARTER' }],
])('it is not offered to %s', async (_, outline, standing) => {
  await page.viewport(1440, 900)
  await openLibrary(outline, standing)
  await expect.element(inRow()).not.toBeInTheDocument()
  await openDetails()
  await expect.element(page.getByText('Activity logs are available', { exact: false })).toBeVisible()
  await expect.element(inDetails()).not.toBeInTheDocument()
})

test('a suspended workspace shows it disabled, and the reason', async () => {
  await page.viewport(1440, 900)
  const { asked } = await openLibrary(assigned, { status: 'SUSPENDED' })
  await expect.element(inRow()).toHaveAccessibleDescription('This workspace is suspended')
  await inRow().click({ force: true })
  expect(asked.map(({ call }) => call)).not.toContain(REQUEST)
})

test('the members who manage outlines read who asks', async () => {
  await page.viewport(1440, 900)
  await openLibrary({ ...requested, assignedToName: 'Kim' }, { role: 'MANAGER' })
  await openDetails()
  await expect.element(page.getByText('Kim requested a review on Nov 22, 2026.')).toBeVisible()
})

test("an error shows the server's message", async () => {
  await page.viewport(1440, 900)
  const { answers } = await openLibrary(assigned)
  Object.assign(answers, { [REQUEST]: refusal(409, 'CONFLICT', 'This outline is already approved.') })
  await inRow().click()
  await expect.element(page.getByText('This outline is already approved.')).toBeVisible()
})

test('the settings let a manager choose that assignees set Ready for Review', async () => {
  await page.viewport(1440, 900)
  const name = 'Assignees can set “Ready for Review”'
  const answers = {
    ...answersFor(assigned, { role: 'MANAGER' }),
    [`PATCH /api/settings/workspace/${workspaceId}`]: answer({
      workspace: { ...northfold('PRO'), assigneesSetReadyForReview: true },
    }),
  }
  const asked = answeringServer(answers)
  await openProduct('/dashboard/settings?tab=account')
  await page.getByRole('switch', { name }).click()
  await expect
    .poll(() => asked.find(({ call }) => call.startsWith('PATCH'))?.body)
    .toEqual({ assigneesSetReadyForReview: true })
})

test.each<[string, Standing]>([
  ['a member who cannot change the workspace', { role: 'COLLABORATOR' }],
  ['a suspended workspace', { role: 'OWNER', status: 'SUSPENDED' }],
])('that choice is locked for %s', async (_, standing) => {
  await page.viewport(1440, 900)
  answeringServer(answersFor(assigned, standing))
  await openProduct('/dashboard/settings?tab=account')
  await expect.element(page.getByRole('switch', { name: /Ready for Review/ })).toBeDisabled()
})
