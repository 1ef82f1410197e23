import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { WorkspaceRole } from '#shared/permissions.ts'
import { PLAN_CATALOG } from '#shared/plan-catalog.ts'
import { answer, answeringServer, refusal } from '#test/browser/answering-server.ts'
import { ada, emptyAccount, openProduct } from '#test/browser/open-product.tsx'

const workspaceId = '0198c5a0-0000-7000-8000-000000000002'
const grace = { id: '0198c5a0-0000-7000-8000-0000000000b1', userId: '0198c5a0-0000-7000-8000-0000000000b2' }
const inviteId = '0198c5a0-0000-7000-8000-0000000000c1'
const ofWorkspace = `/api/workspaces/${workspaceId}`
const ofGrace = `/api/settings/workspace/${workspaceId}/members/${grace.userId}`
const link = 'http://localhost:3000/accept-invite?token=abc'

const invite = {
  id: inviteId,
  email: 'kim@example.com',
  name: 'Kim',
  role: 'CREATOR',
  status: 'PENDING',
  inviterName: 'Ada',
  mailState: 'sent',
  createdAt: new Date().toISOString(),
  expiresAt: new Date(Date.now() + 5 * 86_400_000).toISOString(),
}

interface Setting {
  role?: WorkspaceRole
  graceRole?: WorkspaceRole
  status?: 'ACTIVE' | 'SUSPENDED'
  seats?: number
  planOverride?: string | null
  invites?: object[]
}

function team({
  role = 'OWNER',
  graceRole = 'CREATOR',
  status = 'ACTIVE',
  seats = 10,
  planOverride = null,
  invites = [],
}: Setting = {}) {
  const workspace = {
    id: workspaceId,
    name: 'Northfold Studio',
    address: '',
    website: null,
    assigneesSetReadyForReview: false,
    status,
    ownerUserId: ada.id,
    plan: 'PRO',
    limits: PLAN_CATALOG.PRO.limits,
    subscription: { plan: 'PRO', planOverride, status: 'active' },
    brandCount: 0,
    memberCount: 2,
  }
  const joinedAt = '2026-11-01T10:00:00.000Z'
  const mine = { id: '0198c5a0-0000-7000-8000-000000000009', userId: ada.id, role }
  return {
    ...emptyAccount,
    'GET /api/workspaces': answer({
      workspaces: [workspace],
      memberships: [{ ...mine, workspaceId, lastAccessedBrandId: null }],
    }),
    [`GET ${ofWorkspace}/members`]: answer({
      members: [
        { ...mine, joinedAt, user: { name: 'Ada', email: ada.email, role: 'USER' } },
        { ...grace, role: graceRole, joinedAt, user: { name: 'Grace', email: 'grace@example.com', role: 'USER' } },
      ],
    }),
    [`GET ${ofWorkspace}/invites`]: answer({ invites }),
    [`GET ${ofWorkspace}/usage`]: answer({
      plan: 'PRO',
      usage: { outlines: 0, brands: 0, members: 2, topics: 0, subtopics: 0, pendingInvites: invites.length },
      limits: { outlines: 30, brands: 1, members: seats, topics: 10, subtopics: 100 },
      features: { export: true, bulkExport: false, klaviyo: false, csvUpload: true, calendar: true, workflow: true },
      periodEndsAt: '2026-12-01T00:00:00.000Z',
    }),
  }
}

const open = () => openProduct('/dashboard/settings?tab=users')
const inviteButton = page.getByRole('button', { name: 'Invite user' })
const actionsOf = (name: string) => page.getByRole('button', { name: `Actions for ${name}` })

beforeEach(() => page.viewport(1280, 900))

test('an invitation ends with the link to pass on', async () => {
  const asked = answeringServer({
    ...team(),
    'POST /api/invites': answer({ invite, inviteUrl: link }, 201),
  })
  await open()
  await expect.element(page.getByText('2 of 10 seats taken')).toBeVisible()
  await inviteButton.click()
  const send = page.getByRole('button', { name: 'Send invitation' })
  await expect.element(send).toBeDisabled()
  await page.getByLabelText('Email').fill('kim@example.com')
  await page.getByLabelText('Role').click()
  await page.getByRole('option', { name: 'Manager' }).click()
  await send.click()
  await expect.element(page.getByLabelText('Link')).toHaveValue(link)
  await expect.element(page.getByText('User Invited')).toBeVisible()
  const sent = asked.find(({ call }) => call === 'POST /api/invites')
  expect(sent?.body).toEqual({ email: 'kim@example.com', name: '', role: 'MANAGER', workspaceId })
  await userEvent.keyboard('{Escape}')
  await expect.element(inviteButton).toHaveFocus()
})

test.each([
  [null, 'Upgrade your plan', '/dashboard/billing'],
  ['PRO', 'Contact support', '/dashboard/settings?tab=support'],
])('full seats lead to the upgrade, with a plan override: %s', async (planOverride, name, href) => {
  answeringServer(team({ seats: 2, planOverride }))
  await open()
  await expect.element(page.getByText(/^2 of 2 seats taken/)).toBeVisible()
  await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href)
})

test('a refused invitation says why at the address, and keeps what was typed', async () => {
  const sentence = 'This person is already a member of the workspace.'
  answeringServer({
    ...team(),
    'POST /api/invites': { status: 409, body: { error: sentence, code: 'ALREADY_MEMBER', field: 'email' } },
  })
  await open()
  await inviteButton.click()
  await page.getByLabelText('Email').fill('grace@example.com')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect.element(page.getByText('Invitation Failed')).toBeVisible()
  await expect.element(page.getByLabelText('Email')).toHaveAccessibleDescription(sentence)
  await expect.element(page.getByLabelText('Email')).toHaveValue('grace@example.com')
})

test.each<[string, Setting, string]>([
  [
    'no seat is left, open invitations counted',
    { seats: 3, invites: [invite] },
    'Upgrade your plan to invite more users',
  ],
  ['the role may not', { role: 'CREATOR' }, "You don't have permission to invite users"],
  ['the workspace is suspended', { status: 'SUSPENDED' }, "This workspace is suspended, so you can't make changes."],
])('no one can be invited where %s, and the reason is reachable', async (_, setting, reason) => {
  answeringServer(team(setting))
  await open()
  await expect.element(page.getByText('Grace', { exact: true })).toBeVisible()
  await expect.element(inviteButton).toBeDisabled()
  await expect.element(inviteButton).toHaveAccessibleDescription(reason)
  inviteButton.element().focus()
  await expect.element(inviteButton).toHaveFocus()
})

test('open invitations are for those who may invite', async () => {
  answeringServer(team({ invites: [invite] }))
  await open()
  await expect.element(page.getByText('Expires in 5 days, invited by Ada')).toBeVisible()
  answeringServer(team({ role: 'COLLABORATOR', invites: [invite] }))
  await open()
  await expect.element(page.getByText('Grace', { exact: true }).last()).toBeVisible()
  expect(page.getByText('Pending invitations').elements()).toHaveLength(1)
})

test('an invitation can be resent with a new link, and canceled after a question', async () => {
  const asked = answeringServer({
    ...team({ invites: [{ ...invite, mailState: 'failed' }] }),
    [`POST /api/invites/${inviteId}/resend`]: answer({ invite, inviteUrl: link }),
    [`POST /api/invites/${inviteId}/cancel`]: answer({ ok: true }),
  })
  await open()
  await expect.element(page.getByText(/We couldn't deliver the email/)).toBeVisible()
  await page.getByRole('button', { name: 'Resend the invitation of kim@example.com' }).click()
  await expect.element(page.getByLabelText('Link')).toHaveValue(link)
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Cancel the invitation of kim@example.com' }).click()
  await page.getByRole('button', { name: 'Cancel invitation' }).click()
  await expect.element(page.getByText('Invitation Canceled')).toBeVisible()
  expect(asked.filter(({ call }) => call.startsWith('POST')).map(({ call }) => call)).toEqual([
    `POST /api/invites/${inviteId}/resend`,
    `POST /api/invites/${inviteId}/cancel`,
  ])
})

test('a role is saved only once it changed', async () => {
  const user = { name: 'Grace', email: 'grace@example.com', role: 'USER' }
  const promoted = { ...grace, role: 'ADMIN', joinedAt: '2026-11-01T10:00:00.000Z', user }
  const asked = answeringServer({ ...team(), [`PATCH ${ofGrace}`]: answer({ member: promoted }) })
  await open()
  await actionsOf('Grace').click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const save = page.getByRole('button', { name: 'Save Changes' })
  await expect.element(save).toBeDisabled()
  await page.getByLabelText('Role').click()
  await page.getByRole('option', { name: 'Admin' }).click()
  await save.click()
  await expect.element(page.getByText('User Updated')).toBeVisible()
  expect(asked.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ role: 'ADMIN' })
})

test('the owner changes by a transfer alone', async () => {
  answeringServer(team())
  await open()
  await actionsOf('Ada').click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect.element(page.getByLabelText('Role')).toBeDisabled()
  await expect.element(page.getByText('Use transfer ownership to change owner')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Leave workspace' })).toBeDisabled()
  await actionsOf('Grace').click()
  await expect.element(page.getByRole('menuitem', { name: 'Transfer ownership' })).toBeVisible()
})

test('what a role cannot reach is not offered', async () => {
  answeringServer(team({ role: 'MANAGER', graceRole: 'ADMIN' }))
  await open()
  await expect.element(actionsOf('Ada')).toBeVisible()
  expect(actionsOf('Grace').elements()).toEqual([])
  await inviteButton.click()
  await page.getByLabelText('Role').click()
  const roles = page.getByRole('option').elements()
  expect(roles.map((option) => option.textContent)).toEqual(['Manager', 'Creator', 'Collaborator'])
})

test('a password is set here, or by a link for members of another workspace', async () => {
  const answers = {
    ...team(),
    [`POST ${ofGrace}/reset-password`]: refusal(409, 'RESET_LINK_NEEDED', 'Send a reset link instead'),
    'POST /api/auth/forgot-password': answer({ ok: true }),
  }
  const asked = answeringServer(answers)
  await open()
  await actionsOf('Grace').click()
  await page.getByRole('menuitem', { name: 'Reset password' }).click()
  const reset = page.getByRole('button', { name: 'Reset password' })
  await page.getByLabelText('New password').fill('fives')
  await expect.element(reset).toBeDisabled()
  await page.getByLabelText('New password').fill('x'.repeat(129))
  await reset.click()
  await expect.element(page.getByText('Invalid Password')).toBeVisible()
  await page.getByLabelText('New password').fill('sixsix')
  await reset.click()
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect.element(page.getByText('Reset link sent')).toBeVisible()
  expect(asked.findLast(({ call }) => call.startsWith('POST'))).toEqual({
    call: 'POST /api/auth/forgot-password',
    body: { email: 'grace@example.com' },
  })
})

test('members that fail to load can be loaded again', async () => {
  const answers = team()
  const members = answers[`GET ${ofWorkspace}/members`]
  answers[`GET ${ofWorkspace}/members`] = refusal(503, 'UNAVAILABLE', 'Busy.')
  answeringServer(answers)
  await open()
  await expect.element(page.getByText('Busy.')).toBeVisible()
  answers[`GET ${ofWorkspace}/members`] = members
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Grace', { exact: true })).toBeVisible()
})
