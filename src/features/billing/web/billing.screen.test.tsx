import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Billing } from '../contract.ts'
import { billingOf } from './billing.fixtures.ts'
import { PLAN_CATALOG, type PlanName } from '#shared/plan-catalog.ts'
import { answer, answeringServer, refusal, badGateway } from '#test/browser/answering-server.ts'
import { ada, emptyAccount, nobody, openProduct } from '#test/browser/open-product.tsx'

const id = '0198c5a0-0000-7000-8000-000000000002'
const PRO = {
  plan: 'PRO',
  subscribedPlan: 'PRO',
  hasPortal: true,
  currentPeriodEndsAt: '2026-12-21T10:00:00.000Z',
} as const
const used = { outlines: 12, brands: 1, members: 2, pendingInvites: 0, topics: 4, subtopics: 40 }

interface Place {
  role?: string
  status?: 'ACTIVE' | 'SUSPENDED'
  user?: object
  usage?: Partial<typeof used>
}

function paying(
  changes: Partial<Billing> = {},
  { role = 'OWNER', status = 'ACTIVE', user = {}, usage = {} }: Place = {},
) {
  const billing = billingOf(changes)
  const { limits } = PLAN_CATALOG[billing.plan]
  const workspace = {
    id,
    name: 'Northfold Studio',
    address: '',
    website: null,
    assigneesSetReadyForReview: false,
    status,
    ownerUserId: ada.id,
    plan: billing.plan,
    limits,
    subscription: {
      plan: billing.subscribedPlan ?? 'FREE',
      planOverride: billing.planOverride,
      status: billing.status,
    },
    brandCount: 1,
    memberCount: 2,
  }
  const membership = { id: ada.id, userId: ada.id, workspaceId: id, role, lastAccessedBrandId: null }
  return {
    ...emptyAccount,
    'GET /api/auth/me': answer({ ...ada, ...user }),
    'GET /api/workspaces': answer({ workspaces: [workspace], memberships: [membership] }),
    [`GET /api/workspaces/${id}/usage`]: answer({
      plan: billing.plan,
      usage: { ...used, ...usage },
      limits: {
        outlines: limits.outlinesPerMonth,
        brands: limits.brands,
        members: limits.users,
        topics: limits.mainTopicsPerMonth,
        subtopics: limits.subtopicsPerMonth,
      },
      features: { export: true, bulkExport: false, klaviyo: false, csvUpload: true, calendar: true, workflow: true },
      periodEndsAt: '2026-12-21T10:00:00.000Z',
    }),
    [`GET /api/workspaces/${id}/billing`]: answer(billing),
    [`GET /api/workspaces/${id}/invoices`]: answer({ invoices: [] }),
  }
}

function watchedTab() {
  const shown: string[] = []
  const open = globalThis.open
  const tab = {
    opener: null,
    closed: false,
    document: { title: '', body: { textContent: '' } },
    location: { replace: (url: string) => shown.push(url) },
    close: () => shown.push('closed'),
  }
  globalThis.open = () => tab as unknown as Window
  onTestFinished(() => {
    globalThis.open = open
  })
  return shown
}

const card = (plan: PlanName) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: PLAN_CATALOG[plan].label, level: 3 }) })
const heading = page.getByRole('heading', { level: 1 })
const sidebarLink = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Billing' })

beforeEach(() => page.viewport(1280, 800))

describe('access', () => {
  test.each(['OWNER', 'ADMIN'])('an %s sees the plan and its link in the sidebar', async (role) => {
    answeringServer(paying({}, { role }))
    await openProduct('/dashboard/billing')
    await expect.element(page.getByRole('heading', { name: 'Free', level: 2 })).toBeVisible()
    await expect.element(sidebarLink).toBeVisible()
  })

  test.each(['MANAGER', 'CREATOR', 'COLLABORATOR'])('a %s sees no billing data and can go back', async (role) => {
    const asked = answeringServer(paying({}, { role }))
    await openProduct('/dashboard/billing')
    await expect.element(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard')
    await expect.element(sidebarLink).not.toBeInTheDocument()
    expect(asked.filter(({ call }) => call.endsWith('/billing') || call.endsWith('/invoices'))).toEqual([])
  })

  test('without a workspace, the page links to onboarding', async () => {
    answeringServer(emptyAccount)
    await openProduct('/dashboard/billing')
    await expect.element(page.getByText('No Workspace Found')).toBeVisible()
  })
})

describe('the cards', () => {
  test.each<[string, Partial<Billing>, string[]]>([
    ['Free', {}, ['Current Plan', 'Upgrade to Starter', 'Upgrade to Pro', 'Upgrade to Teams']],
    ['Pro', PRO, ['Switch plan to Free', 'Switch plan to Starter', 'Current Plan', 'Upgrade to Teams']],
    [
      'Pro on hold',
      { ...PRO, plan: 'FREE', status: 'unpaid' },
      ['Current Plan', 'Upgrade to Starter', 'Update payment for Pro', 'Upgrade to Teams'],
    ],
  ])('on %s', async (_, billing, labels) => {
    answeringServer(paying(billing))
    await openProduct('/dashboard/billing')
    for (const [index, plan] of (['FREE', 'STARTER', 'PRO', 'TEAMS'] as const).entries()) {
      await expect.element(card(plan)).toMatchTextContent(labels[index] ?? '?')
    }
  })

  test.each<[string, Partial<Billing>, Place, string]>([
    [
      'in a suspended workspace',
      PRO,
      { status: 'SUSPENDED' },
      "This workspace is suspended, so you can't change its plan.",
    ],
    [
      'for another account',
      PRO,
      { user: { tokenType: 'impersonation' } },
      "You can't change billing while you're impersonating a user.",
    ],
    [
      'on a plan that was given',
      { plan: 'OMNI', planOverride: 'OMNI' },
      {},
      'Our team set your plan. Contact support to change it.',
    ],
    ['where billing is off', { mode: 'off' }, {}, 'Billing is not configured'],
  ])("can't be chosen %s and show the reason", async (_, billing, place, reason) => {
    answeringServer(paying(billing, place))
    await openProduct('/dashboard/billing')
    const teams = card('TEAMS')
    await expect.element(teams.getByRole('button')).toBeDisabled()
    await expect.element(teams.getByRole('button')).toHaveAccessibleDescription(reason)
  })

  test('members of a suspended workspace can open the portal', async () => {
    answeringServer(paying(PRO, { status: 'SUSPENDED' }))
    await openProduct('/dashboard/billing')
    await expect.element(page.getByRole('button', { name: 'Manage billing' })).toBeEnabled()
  })
})

describe('checkout', () => {
  test('opens the checkout of the plan in a new tab', async () => {
    const shown = watchedTab()
    const asked = answeringServer({
      ...paying(),
      'POST /api/billing/checkout': answer({ url: 'https://pay.example/1', offerEnded: false }),
    })
    await openProduct('/dashboard/billing')
    await card('PRO').getByRole('button').click()
    await expect.poll(() => shown).toEqual(['https://pay.example/1'])
    expect(asked.find(({ call }) => call === 'POST /api/billing/checkout')?.body).toEqual({
      plan: 'PRO',
      workspaceId: id,
    })
  })

  test('sends the code of an offer once', async () => {
    watchedTab()
    const asked = answeringServer({
      ...paying(),
      'POST /api/billing/checkout': answer({ url: 'https://pay.example/1', offerEnded: false }),
    })
    await openProduct('/billing?coupon=friends30')
    const note = page.getByText('We saved the code FRIENDS30 for your first paid plan')
    await expect.element(note).toBeVisible()
    await card('PRO').getByRole('button').click()
    await expect.element(note).not.toBeInTheDocument()
    expect(asked.find(({ call }) => call === 'POST /api/billing/checkout')?.body).toEqual({
      plan: 'PRO',
      workspaceId: id,
      coupon: 'FRIENDS30',
    })
    expect(localStorage.getItem('mailmonth-offer-code')).toBeNull()
  })

  test('says when the remembered offer has ended', async () => {
    watchedTab()
    answeringServer({
      ...paying(),
      'POST /api/billing/checkout': answer({ url: 'https://pay.example/1', offerEnded: true }),
    })
    await openProduct('/dashboard/billing')
    await card('PRO').getByRole('button').click()
    await expect.element(page.getByText('Your offer has ended')).toBeVisible()
  })

  test('closes the tab and shows the error', async () => {
    const shown = watchedTab()
    const sentence = "The payment provider isn't responding. Please try again in a moment."
    const answers = { ...paying(), 'POST /api/billing/checkout': refusal(503, 'PAYMENTS_UNAVAILABLE', sentence) }
    answeringServer(answers)
    await openProduct('/dashboard/billing')
    await card('PRO').getByRole('button').click()
    await expect.element(page.getByText(sentence)).toBeVisible()
    expect(shown).toEqual(['closed'])
    answers['POST /api/billing/checkout'] = badGateway
    await card('PRO').getByRole('button').click()
    await expect.element(page.getByText('Failed to start checkout')).toBeVisible()
  })
})

describe('a smaller plan', () => {
  const teams = { ...PRO, plan: 'TEAMS', subscribedPlan: 'TEAMS' } as const

  test('shows its consequences first', async () => {
    const shown = watchedTab()
    answeringServer({
      ...paying(teams, { usage: { brands: 3, members: 4, outlines: 31 } }),
      'POST /api/billing/checkout': answer({ url: 'https://pay.example/2', offerEnded: false }),
    })
    await openProduct('/dashboard/billing')
    await card('STARTER').getByRole('button').click()
    const dialog = page.getByRole('dialog', { name: 'Switch to Starter?' })
    for (const text of [
      '3 brands, 1 included.',
      '4 team members, 3 included.',
      '31 outlines this billing cycle, 30 included.',
      'The calendar is locked.',
      'Nothing is deleted.',
    ]) {
      await expect.element(dialog).toMatchTextContent(text)
    }
    expect(shown).toEqual([])
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect.poll(() => shown).toEqual(['https://pay.example/2'])
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('Free starts at the end of the paid period', async () => {
    answeringServer(paying(PRO))
    await openProduct('/dashboard/billing')
    await card('FREE').getByRole('button').click()
    const dialog = page.getByRole('dialog', { name: 'Switch to Free?' })
    await expect.element(dialog).toMatchTextContent(/end of the period you paid for \(December 21, 2026\)/)
    await dialog.getByRole('button', { name: 'Keep my plan' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(card('FREE').getByRole('button')).toHaveFocus()
  })

  test('lists what is over the limits afterward', async () => {
    answeringServer(paying({ ...PRO, overLimits: [{ what: 'brands', used: 3, limit: 1 }] }))
    await openProduct('/dashboard/billing')
    await expect
      .element(page.getByRole('region', { name: "You're over the Pro plan's limits" }))
      .toMatchTextContent(/3 brands, 1 included\. You keep all of them, but you can't add more\./)
  })
})

describe('the query of the URL', () => {
  test.each([
    ['success=true', 'Subscription Updated'],
    ['canceled=true', 'Checkout Canceled'],
  ])('%s shows %s and disappears', async (query, title) => {
    answeringServer(paying(PRO))
    const router = await openProduct(`/dashboard/billing?${query}`)
    await expect.element(page.getByText(title, { exact: true })).toBeVisible()
    await expect.poll(() => router.state.location.href).toBe('/dashboard/billing')
  })

  test('a success refreshes what depends on the plan in all tabs', async () => {
    const heard: unknown[] = []
    const channel = new BroadcastChannel('mailmonth-billing')
    channel.addEventListener('message', ({ data }) => heard.push(data))
    onTestFinished(() => channel.close())
    const asked = answeringServer(paying(PRO))
    await openProduct('/dashboard/billing?success=true')
    const asks = (call: string) => asked.filter((each) => each.call === call).length
    await expect.poll(() => asks('GET /api/workspaces')).toBeGreaterThan(1)
    await expect.poll(() => heard).toEqual(['changed'])
  })

  test('refreshes when another tab comes back from the checkout', async () => {
    const answers = paying()
    answeringServer(answers)
    await openProduct('/dashboard/billing')
    await expect.element(page.getByRole('heading', { name: 'Free', level: 2 })).toBeVisible()
    Object.assign(answers, paying(PRO))
    const channel = new BroadcastChannel('mailmonth-billing')
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has only this origin
    channel.postMessage('changed')
    channel.close()
    await expect.element(page.getByRole('heading', { name: 'Pro', level: 2 })).toBeVisible()
  })

  test.each([
    [
      answer({ linked: true, plan: 'PRO', workspaceId: id }),
      'Your payment is confirmed and your subscription is active.',
    ],
    [
      refusal(403, 'PAYMENT_EMAIL_DIFFERS', 'Please use the email address you paid with.'),
      'Please use the email address you paid with.',
    ],
  ])('links a payment made before login once: %o', async (linked, sentence) => {
    const asked = answeringServer({ ...paying(PRO), 'POST /api/billing/link-subscription': linked })
    const router = await openProduct('/login?session_id=cs_1')
    await expect.element(page.getByText(sentence)).toBeVisible()
    await expect.poll(() => router.state.location.href).toBe('/dashboard/billing')
    const links = asked.filter(({ call }) => call === 'POST /api/billing/link-subscription')
    expect(links.map(({ body }) => body)).toEqual([{ sessionId: 'cs_1' }])
  })
})

describe('an overdue payment', () => {
  const overdue = {
    ...PRO,
    status: 'past_due',
    graceEndsAt: new Date(Date.now() + 3.5 * 86_400_000).toISOString(),
  } as const
  const banner = page.getByRole('region', { name: 'Payment failed' })

  test('shows a banner with the remaining days on every page', async () => {
    answeringServer(paying(overdue))
    const router = await openProduct('/dashboard/settings')
    await expect.element(banner).toMatchTextContent(/The Pro plan keeps working for 4 more days/)
    await banner.getByRole('link', { name: 'Go to billing' }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/dashboard/billing')
    await expect.element(banner.getByRole('button', { name: 'Update payment method' })).toBeVisible()
  })

  test.each([
    ['a collaborator', paying(overdue, { role: 'COLLABORATOR' })],
    ['a paid plan', paying(PRO)],
  ])('shows nothing to %s', async (_, answers) => {
    const asked = answeringServer(answers)
    await openProduct('/dashboard/settings')
    await expect.element(heading).toHaveTextContent('Settings')
    await expect.element(banner).not.toBeInTheDocument()
    expect(asked.filter(({ call }) => call.endsWith('/billing'))).toEqual([])
  })
})

test.each([
  ['a plan that was given', { plan: 'OMNI', planOverride: 'OMNI', hasPortal: false } as const, true],
  ['a plan that is paid by card', PRO, false],
])('the billing history of %s', async (_, billing, pointsToSupport) => {
  answeringServer(paying(billing))
  await openProduct('/dashboard/billing')
  await expect.element(page.getByRole('heading', { name: 'Billing history' })).toBeVisible()
  expect(page.getByText(/Contact support if you need a document/).elements()).toHaveLength(pointsToSupport ? 1 : 0)
})

test('-1 is unlimited in the bars and in the table', async () => {
  answeringServer(paying({ plan: 'OMNI', planOverride: 'OMNI' }, { usage: { outlines: 900 } }))
  await openProduct('/dashboard/billing')
  await expect.element(page.getByRole('main').getByText('900 · Unlimited')).toBeVisible()
  await expect.element(page.getByRole('meter')).not.toBeInTheDocument()
  await expect.element(page.getByRole('row').filter({ hasText: /^Users/ })).toHaveTextContent('Users1310Unlimited')
})

test('the comparison fits a small screen', async () => {
  await page.viewport(320, 700)
  answeringServer(paying())
  await openProduct('/dashboard/billing')
  const region = page.getByRole('region', { name: 'Plan comparison' })
  await expect.element(region).toBeVisible()
  const { scrollWidth, clientWidth } = region.element()
  expect(scrollWidth).toBe(clientWidth)
  await expect.element(region.getByRole('row').filter({ hasText: /^Users/ })).toHaveTextContent('Users1310Unlimited')
})

test("invoices link to the provider's documents", async () => {
  const invoice = {
    id: 'in_1',
    number: 'MM-0001',
    createdAt: '2026-11-21T10:00:00.000Z',
    status: 'paid',
    amountDue: 4900,
    amountPaid: 4900,
    currency: 'usd',
    url: 'https://pay.example/in_1',
    pdf: null,
  }
  answeringServer({ ...paying(PRO), [`GET /api/workspaces/${id}/invoices`]: answer({ invoices: [invoice] }) })
  await openProduct('/dashboard/billing')
  await expect.element(page.getByText('Nov 21, 2026')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'View MM-0001' })).toHaveAttribute('href', invoice.url)
})

test('a plan that fails to load can be loaded again', async () => {
  const answers = {
    ...paying(PRO),
    [`GET /api/workspaces/${id}/billing`]: refusal(503, 'UNAVAILABLE', 'The service is busy.'),
  }
  answeringServer(answers)
  await openProduct('/dashboard/billing')
  await expect.element(page.getByText('The service is busy.')).toBeVisible()
  answers[`GET /api/workspaces/${id}/billing`] = answer(billingOf(PRO))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('heading', { name: 'Pro', level: 2 })).toBeVisible()
})

describe('signing up with a payment', () => {
  const paid = { ...nobody, 'GET /api/billing/session/cs_1': answer({ email: 'ada@example.com', plan: 'PRO' }) }
  const email = page.getByLabelText('Email')
  const create = async () => {
    await page.getByLabelText('Password', { exact: true }).fill('long enough')
    await page.getByLabelText('Confirm password', { exact: true }).fill('long enough')
    await page.getByRole('button', { name: 'Create account' }).click()
  }

  test('uses the email of the payment, links it and continues', async () => {
    const asked = answeringServer({
      ...emptyAccount,
      ...paid,
      'POST /api/auth/signup': answer(ada, 201),
      'POST /api/billing/link-subscription': answer({ linked: true, plan: 'PRO', workspaceId: null }),
    })
    const router = await openProduct('/signup?session_id=cs_1')
    await expect.element(email).toHaveValue('ada@example.com')
    await expect.element(email).toHaveAttribute('readonly')
    await expect.element(page.getByText('Pro plan, paid')).toBeVisible()
    await expect.element(page.getByText(/^Your payment is confirmed\. Create an account/)).toBeVisible()
    await create()
    await expect.element(page.getByText('Account created successfully!')).toBeVisible()
    await expect.element(page.getByText('Your payment is confirmed and your subscription is active.')).toBeVisible()
    await expect.poll(() => router.state.location.href).toBe('/onboarding')
    expect(asked.filter(({ call }) => call.startsWith('POST'))).toEqual([
      { call: 'POST /api/auth/signup', body: { email: 'ada@example.com', password: 'long enough', sessionId: 'cs_1' } },
      { call: 'POST /api/billing/link-subscription', body: { sessionId: 'cs_1' } },
    ])
  })

  test("creates the account even if the payment can't be linked", async () => {
    answeringServer({ ...emptyAccount, ...paid, 'POST /api/auth/signup': answer(ada, 201) })
    const router = await openProduct('/signup?session_id=cs_1')
    await expect.element(email).toHaveValue('ada@example.com')
    await create()
    await expect.element(page.getByText('Account created', { exact: true })).toBeVisible()
    await expect.element(page.getByText('Please contact support to activate your subscription.')).toBeVisible()
    await expect.poll(() => router.state.location.href).toBe('/onboarding')
  })

  test('shows a failed lookup and keeps the form open', async () => {
    answeringServer(nobody)
    await openProduct('/signup?session_id=cs_2')
    await expect
      .element(page.getByText('Could not retrieve payment information. Please contact support.'))
      .toBeVisible()
    await expect.element(email).not.toHaveAttribute('readonly')
    await expect.element(page.getByText(/payment is confirmed/)).not.toBeInTheDocument()
  })

  test('an existing account logs in and keeps the payment', async () => {
    const sentence = 'An account with this email already exists. Please log in.'
    answeringServer({ ...paid, 'POST /api/auth/signup': refusal(409, 'EMAIL_TAKEN', sentence) })
    await openProduct('/signup?session_id=cs_1')
    await expect.element(email).toHaveValue('ada@example.com')
    await create()
    const link = page.getByRole('link', { name: 'Log in to activate your subscription' })
    await expect.element(link).toHaveAttribute('href', '/login?session_id=cs_1')
    await link.click()
    await expect.element(page.getByText('Log in to activate your subscription.')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Create an account' }))
      .toHaveAttribute('href', '/signup?session_id=cs_1')
  })
})

test('the code of an offer survives a visit to another page and is sent with the sign-up', async () => {
  const asked = answeringServer({ ...emptyAccount, ...nobody, 'POST /api/auth/signup': answer(ada, 201) })
  const router = await openProduct('/signup?coupon=lifetime50')
  await expect.element(page.getByText('LIFETIME50')).toBeVisible()
  await router.navigate({ to: '/login' })
  await router.navigate({ to: '/signup' })
  await page.getByLabelText('Email').fill('ada@example.com')
  await page.getByLabelText('Password', { exact: true }).fill('long enough')
  await page.getByLabelText('Confirm password', { exact: true }).fill('long enough')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect.poll(() => router.state.location.href).toBe('/onboarding')
  expect(asked.find(({ call }) => call === 'POST /api/auth/signup')?.body).toMatchObject({ coupon: 'LIFETIME50' })
  expect(localStorage.getItem('mailmonth-offer-code')).toBeNull()
})

test('the code of an offer is in another tab within 30 days, and not later', async () => {
  const day = 86_400_000
  const open = (until: number) => {
    answeringServer({ ...emptyAccount, ...nobody })
    return openProduct('/signup', { 'mailmonth-offer-code': `LIFETIME50 ${until}` })
  }
  await open(Date.now() + day)
  await expect.element(page.getByText('LIFETIME50')).toBeVisible()
  await open(Date.now() - day)
  await expect.element(page.getByRole('button', { name: 'Create account' }).last()).toBeVisible()
  expect(localStorage.getItem('mailmonth-offer-code')).toBeNull()
})

test('the code of an offer is kept for 30 days', async () => {
  answeringServer({ ...emptyAccount, ...nobody })
  await openProduct('/signup?coupon=lifetime50')
  await expect.element(page.getByText('LIFETIME50')).toBeVisible()
  const [code, until] = localStorage.getItem('mailmonth-offer-code')!.split(' ')
  expect(code).toBe('LIFETIME50')
  expect(Math.round((Number(until) - Date.now()) / 86_400_000)).toBe(30)
})
