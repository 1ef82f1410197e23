import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { PLAN_CATALOG } from '#shared/plan-catalog.ts'
import { answer, answeringServer, refusal, badGateway } from '#test/browser/answering-server.ts'
import { tannholt } from '#test/browser/brand.ts'
import { ada, emptyAccount, nobody, openProduct } from '#test/browser/open-product.tsx'
import { northfold } from '#test/browser/workspace.ts'

const boss = {
  ...ada,
  id: '0198c5a0-0000-7000-8000-0000000000aa',
  name: 'Bo Boss',
  email: 'bo@example.com',
  role: 'SUPERADMIN',
}
const impersonating = { ...ada, tokenType: 'impersonation', impersonator: { name: 'Bo Boss', email: 'bo@example.com' } }

const overview = {
  totalUsers: 12,
  totalWorkspaces: 7,
  totalBrands: 9,
  totalSubscriptions: 3,
  mrr: 147,
  totalOutlines: 1234,
  planDistribution: { FREE: 4, STARTER: 0, PRO: 2, TEAMS: 1, OMNI: 0 },
  suspendedWorkspaces: 1,
  growth: [{ weekOf: '2026-11-16', users: 2, workspaces: 1, outlines: 30 }],
}

const user = {
  id: ada.id,
  name: 'Ada',
  email: 'ada@example.com',
  phone: '',
  role: 'USER',
  createdAt: '2026-10-01T00:00:00.000Z',
  lastSeenAt: null,
  deletionRequestedAt: null,
  closedAt: null,
  secondFactor: false,
  workspacesCount: 1,
  memberships: [{ workspaceId: '0198c5a0-0000-7000-8000-000000000002', workspaceName: 'Northfold', role: 'OWNER' }],
}

const workspace = {
  id: '0198c5a0-0000-7000-8000-000000000002',
  name: 'Northfold',
  status: 'ACTIVE',
  createdAt: '2026-10-01T00:00:00.000Z',
  deletionRequestedAt: null,
  ownerUserId: ada.id,
  ownerName: 'Ada',
  ownerEmail: 'ada@example.com',
  plan: 'PRO',
  limits: PLAN_CATALOG.PRO.limits,
  subscription: { plan: 'PRO', planOverride: null, status: 'active', quotaOverride: null },
  brandCount: 1,
  memberCount: 2,
  outlineCount: 3,
}

const signedIn = {
  'GET /api/auth/me': answer(boss),
  'GET /api/superadmin/overview': answer(overview),
  'GET /api/superadmin/users': answer({
    users: [
      user,
      {
        ...user,
        id: boss.id,
        name: 'Bo Boss',
        email: boss.email,
        role: 'SUPERADMIN',
        memberships: [],
        workspacesCount: 0,
      },
    ],
    nextCursor: null,
  }),
  'GET /api/superadmin/workspaces': answer({ workspaces: [workspace], nextCursor: null }),
}

const openAdmin = (address: string) => openProduct(address, { superadmin_token: 'a-token' })

const headerNames = () =>
  page
    .getByRole('banner')
    .first()
    .getByRole('link')
    .elements()
    .map((link) => link.textContent?.trim())

beforeEach(() => page.viewport(1280, 800))

describe('the super admin area', () => {
  test.each([
    ['nobody', nobody],
    ['an ordinary person', emptyAccount],
  ])('is denied to %s, with a link to its login', async (_, server) => {
    answeringServer(server)
    await openAdmin('/admin')
    await expect.element(page.getByRole('heading', { name: 'Access denied.' })).toBeVisible()
    await expect.element(page.getByText("You don't have permission to view this page.")).toBeVisible()
    const link = page.getByRole('link', { name: 'Log in as Super Admin' })
    await expect.element(link).toHaveAttribute('href', '/admin/login')
  })

  test('has seven tabs, seven key figures and its buttons', async () => {
    answeringServer(signedIn)
    await openAdmin('/admin')
    for (const figure of [
      'Total users',
      'Total workspaces',
      'Total brands',
      'Total subscriptions',
      'MRR',
      'Total outlines',
    ]) {
      await expect.element(page.getByRole('term').filter({ hasText: figure })).toBeVisible()
    }
    await expect.element(page.getByRole('heading', { name: 'Plan distribution' })).toBeVisible()
    await expect.element(page.getByText('$147.00')).toBeVisible()
    const tabs = page.getByRole('navigation', { name: 'Super Admin' }).getByRole('link').elements()
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'Overview',
      'Users',
      'Workspaces',
      'Billing',
      'AI Prompts',
      'Tracking Scripts',
      'Events',
    ])
    await expect.element(page.getByRole('link', { name: 'Go to User Account' })).toHaveAttribute('href', '/dashboard')
    await expect.element(page.getByRole('button', { name: 'Log out' })).toBeVisible()
    expect(headerNames()).not.toContain('Return to User Account')
  })

  test('shows an error when the key figures fail to load', async () => {
    answeringServer({ ...signedIn, 'GET /api/superadmin/overview': badGateway })
    await openAdmin('/admin')
    await expect.element(page.getByText('Failed to load overview data')).toBeVisible()
  })

  test('asks for a login when the token has expired', async () => {
    answeringServer({ ...signedIn, 'GET /api/superadmin/users': refusal(403, 'FORBIDDEN', 'No.') })
    await openAdmin('/admin?tab=users')
    await expect.element(page.getByText('Your super admin session has ended')).toBeVisible()
  })
})

describe('the super admin login', () => {
  test("shows the server's error, and keeps the token after a success", async () => {
    const asked = answeringServer({
      ...nobody,
      'POST /api/auth/superadmin/login': refusal(401, 'INVALID_CREDENTIALS', 'Invalid superadmin credentials'),
    })
    await openAdmin('/admin/login')
    await page.getByLabelText('Email').fill('bo@example.com')
    await page.getByLabelText('Password', { exact: true }).fill('staple battery horse')
    const button = page.getByRole('button', { name: 'Log in as Super Admin' })
    await button.click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('Invalid superadmin credentials')
    answeringServer({ ...signedIn, 'POST /api/auth/superadmin/login': answer({ ...boss, superadminToken: 'fresh' }) })
    await button.click()
    await expect.element(page.getByText('Total users')).toBeVisible()
    expect(localStorage.getItem('superadmin_token')).toBe('fresh')
    expect(asked.filter(({ call }) => call === 'POST /api/auth/superadmin/login')).toHaveLength(1)
  })
})

describe('users and workspaces', () => {
  test("a super admin can't be impersonated", async () => {
    answeringServer(signedIn)
    await openAdmin('/admin?tab=users')
    await expect.element(page.getByText('Northfold')).toBeVisible()
    const buttons = page.getByRole('button', { name: 'Impersonate' })
    await expect.element(buttons.first()).toBeEnabled()
    await expect.element(buttons.last()).toBeDisabled()
    await buttons.first().click()
    await expect.element(page.getByRole('alertdialog', { name: 'Impersonate Ada?' })).toBeVisible()
  })

  test('shows why an impersonation failed', async () => {
    answeringServer({
      ...signedIn,
      [`POST /api/superadmin/users/${ada.id}/impersonate`]: refusal(404, 'NOT_FOUND', 'Not found'),
    })
    await openAdmin('/admin?tab=users')
    await page.getByRole('button', { name: 'Impersonate' }).first().click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Impersonate' }).click()
    await expect.element(page.getByText('Impersonation failed')).toBeVisible()
  })

  test('deletes a workspace only with its name', async () => {
    const asked = answeringServer({
      ...signedIn,
      [`DELETE /api/superadmin/workspaces/${workspace.id}`]: refusal(
        503,
        'PAYMENTS_UNAVAILABLE',
        'The provider is away.',
      ),
    })
    await openAdmin('/admin?tab=workspaces')
    await page.getByRole('button', { name: 'Actions for Northfold' }).click()
    await page.getByRole('menuitem', { name: 'Delete…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete Northfold?' })
    const name = dialog.getByLabelText('Type Northfold to confirm')
    const confirm = dialog.getByRole('button', { name: 'Delete workspace' })
    await name.fill('northfold')
    await confirm.click()
    await expect.element(dialog.getByText("The name doesn't match.")).toBeVisible()
    expect(asked.some(({ call }) => call.startsWith('DELETE'))).toBe(false)
    await name.fill('Northfold')
    await confirm.click()
    await expect.element(page.getByText('Failed to delete workspace')).toBeVisible()
    await expect.element(page.getByText('The provider is away.')).toBeVisible()
  })

  test('moves the focus to the list after a deletion', async () => {
    const deletion = { [`DELETE /api/superadmin/workspaces/${workspace.id}`]: answer({ ok: true }) }
    const answers = { ...signedIn, ...deletion }
    answeringServer(answers)
    await openAdmin('/admin?tab=workspaces')
    await page.getByRole('button', { name: 'Actions for Northfold' }).click()
    await page.getByRole('menuitem', { name: 'Delete…' }).click()
    await page.getByLabelText('Type Northfold to confirm').fill('Northfold')
    answers['GET /api/superadmin/workspaces'] = answer({ workspaces: [], nextCursor: null })
    await page.getByRole('button', { name: 'Delete workspace' }).click()
    await expect.element(page.getByText('No workspaces found')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Workspaces', exact: true })).toHaveFocus()
  })

  test('saves a plan override and shows it in the row', async () => {
    const changed = { ...workspace, plan: 'OMNI', subscription: { ...workspace.subscription, planOverride: 'OMNI' } }
    const asked = answeringServer({
      ...signedIn,
      [`POST /api/superadmin/workspaces/${workspace.id}/plan-override`]: answer({ workspace: changed }),
    })
    await openAdmin('/admin?tab=workspaces')
    await page.getByRole('button', { name: 'Actions for Northfold' }).click()
    await page.getByRole('menuitem', { name: 'Change plan…' }).click()
    await page.getByRole('combobox', { name: 'Plan override' }).click()
    await page.getByRole('option', { name: 'Omni' }).click()
    await page.getByRole('button', { name: 'Save plan' }).click()
    await expect.element(page.getByText('Plan updated')).toBeVisible()
    await expect.element(page.getByText('Plan override')).toBeVisible()
    expect(asked.find(({ call }) => call.endsWith('/plan-override'))?.body).toEqual({ plan: 'OMNI' })
  })
})

describe('while impersonating', () => {
  const borrowed = { ...emptyAccount, ...signedIn, 'GET /api/auth/me': answer(impersonating) }

  test('shows a banner on every page and leads back', async () => {
    answeringServer({
      ...borrowed,
      'POST /api/superadmin/impersonate/stop': refusal(503, 'UNAVAILABLE', 'The service is busy.'),
    })
    await openAdmin('/dashboard/settings?tab=profile')
    const banner = page.getByRole('region', { name: 'Impersonation' })
    await expect.element(banner.getByText("You're impersonating Ada")).toBeVisible()
    await banner.getByRole('button', { name: 'Stop impersonating' }).click()
    await expect.element(page.getByText('Failed to stop impersonation')).toBeVisible()
  })

  test('shows the profile, password, devices and data of the user without changes', async () => {
    answeringServer({ ...borrowed, 'GET /api/auth/sessions': answer({ sessions: [] }) })
    await openAdmin('/dashboard/settings?tab=profile')
    await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue('Ada')
    for (const box of ['Name', 'Current password']) {
      await expect.element(page.getByLabelText(box, { exact: true })).toBeDisabled()
    }
    for (const button of ['Save Changes', 'Change password', 'Export my data', 'Delete account…']) {
      await expect.element(page.getByRole('button', { name: button })).toBeDisabled()
    }
    await expect.element(page.getByText(/^Only Ada can change this/).first()).toBeVisible()
  })

  test('the super admin can view everything, change nothing and return to the account', async () => {
    answeringServer(borrowed)
    await openAdmin('/admin?tab=workspaces')
    await expect
      .element(page.getByRole('link', { name: 'Return to User Account' }))
      .toHaveAttribute('href', '/dashboard')
    await expect.element(page.getByRole('region', { name: 'Impersonation' })).toBeVisible()
    const actions = page.getByRole('button', { name: 'Actions for Northfold' })
    await expect.element(actions).toBeDisabled()
    await expect.element(actions).toHaveAccessibleDescription('Stop impersonating to change something.')
  })
})

test('logging out of the admin area leads to the login', async () => {
  answeringServer({ ...signedIn, 'POST /api/auth/logout': answer({ ok: true }) })
  await openAdmin('/admin')
  const left = new Promise<string>((resolve) => {
    const { navigation } = window
    navigation.addEventListener(
      'navigate',
      (event) => {
        event.preventDefault()
        resolve(new URL(event.destination.url).pathname)
      },
      { once: true },
    )
  })
  await page.getByRole('button', { name: 'Log out' }).click()
  expect(await left).toBe('/login')
})

test('a super admin without a membership sees the last brand', async () => {
  const brands = [
    { ...tannholt, workspaceId: workspace.id },
    { ...tannholt, id: '0198c5a0-0000-7000-8000-000000000005', workspaceId: workspace.id, name: 'Solo Soap' },
  ]
  const asked = answeringServer({
    ...emptyAccount,
    'GET /api/auth/me': answer(boss),
    'GET /api/workspaces': answer({
      workspaces: [{ ...northfold('PRO'), id: workspace.id }],
      memberships: [],
    }),
    'GET /api/brands': answer({ brands }),
  })
  const choice = page.getByRole('group', { name: 'Brands' })
  const chosen = () => choice.getByRole('button', { pressed: true })
  await openProduct('/dashboard/create-emails')
  await expect.element(chosen()).toHaveTextContent('Tannholt Kaffee')
  await choice.getByRole('button', { name: 'Solo Soap' }).click()
  await expect.element(chosen()).toHaveTextContent('Solo Soap')
  expect(asked.filter(({ call }) => call.startsWith('PATCH'))).toEqual([])

  const kept = { ...localStorage } as Record<string, string>
  await cleanup()
  await openProduct('/dashboard/create-emails', kept)
  await expect.element(chosen()).toHaveTextContent('Solo Soap')
})
