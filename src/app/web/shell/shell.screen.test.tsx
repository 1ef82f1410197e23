import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, answeringServer, refusal } from '#test/browser/answering-server.ts'
import { ada, emptyAccount, nobody, openProduct } from '#test/browser/open-product.tsx'
import { northfold } from '#test/browser/workspace.ts'

const workspace = northfold()

const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
const heading = page.getByRole('heading', { level: 1 })
const width = () => sidebar.element().getBoundingClientRect().width

beforeEach(async () => {
  await page.viewport(1280, 800)
  document.documentElement.dataset['sidebar'] = 'wide'
})
afterEach(() => {
  document.cookie = 'sidebar_state=; path=/; max-age=0'
})

describe('the sidebar', () => {
  test('names the workspace, its plan, the person and the pages', async () => {
    answeringServer({ ...emptyAccount, 'GET /api/workspaces': answer({ workspaces: [workspace], memberships: [] }) })
    await openProduct('/dashboard/billing')
    for (const text of ['Northfold Studio', 'Pro plan', 'ada@example.com']) {
      await expect.element(sidebar.getByText(text)).toBeVisible()
    }
    const links = sidebar.getByRole('navigation').getByRole('link').elements()
    expect(links.map((link) => link.textContent)).toEqual([
      'Dashboard',
      'Create Emails',
      'Email Outlines',
      'Email Calendar',
      'Insights',
      'Settings',
    ])
    await expect.element(sidebar.getByText('ADMIN')).not.toBeInTheDocument()
  })

  test('marks the super admin', async () => {
    answeringServer({ ...emptyAccount, 'GET /api/auth/me': answer({ ...ada, role: 'SUPERADMIN' }) })
    await openProduct('/dashboard/billing')
    await expect.element(sidebar.getByText('ADMIN')).toBeVisible()
  })

  test('is 16rem wide, 3rem as a rail, and Ctrl+B changes it for seven days', async () => {
    answeringServer(emptyAccount)
    await openProduct('/dashboard/billing')
    await expect.poll(width).toBe(256)
    await userEvent.keyboard('{Control>}b{/Control}')
    await expect.poll(width).toBe(48)
    expect(document.cookie).toContain('sidebar_state=false')
    await expect.element(sidebar.getByRole('link', { name: 'Create Emails' })).toBeInTheDocument()
    await userEvent.keyboard('{Control>}b{/Control}')
    await expect.poll(width).toBe(256)
    expect(document.cookie).toContain('sidebar_state=true')
  })

  test('comes as a sheet on a phone and leaves when a page was chosen', async () => {
    await page.viewport(390, 844)
    answeringServer(emptyAccount)
    const router = await openProduct('/dashboard/billing')
    await expect.element(sidebar).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Toggle sidebar' }).click()
    const sheet = page.getByRole('dialog', { name: 'Menu' })
    await expect.element(sheet).toBeVisible()
    expect(sheet.element().getBoundingClientRect().width).toBe(288)
    await sheet.getByRole('link', { name: 'Email Outlines' }).click()
    await expect.element(sheet).not.toBeInTheDocument()
    expect(router.state.location.pathname).toBe('/dashboard/email-outlines')
    await expect.element(heading).toHaveFocus()
  })
})

describe('moving between pages', () => {
  test('puts the focus on the heading of the new page', async () => {
    answeringServer(emptyAccount)
    await openProduct('/dashboard/billing')
    await sidebar.getByRole('link', { name: 'Email Outlines' }).click()
    await expect.element(heading).toHaveTextContent('Your Email Library')
    await expect.element(heading).toHaveFocus()
    await expect.poll(() => document.title).toBe('Email Library · Mailmonth')
  })

  test.each([
    ['/email-outlines?id=1#top', '/dashboard/email-outlines?id=1#top'],
    ['/billing?plan=PRO', '/dashboard/billing?plan=PRO'],
    ['/settings?tab=brands', '/dashboard/settings?tab=brands'],
    ['/calendar', '/dashboard/email-calendar'],
    ['/create-emails?year=2026&month=12', '/dashboard/create-emails?year=2026&month=12'],
  ])('%s leads to %s', async (short, full) => {
    answeringServer(emptyAccount)
    const router = await openProduct(short)
    expect(router.state.location.href).toBe(full)
  })
})

describe('an address that leads nowhere', () => {
  test('keeps the shell around a logged-in user', async () => {
    answeringServer(emptyAccount)
    await openProduct('/dashboard/nope')
    await expect.element(heading).toHaveTextContent("This page doesn't exist")
    await expect.element(sidebar).toBeVisible()
  })

  test("doesn't ask for a login", async () => {
    answeringServer(nobody)
    const router = await openProduct('/dashboard/nope')
    await expect.element(heading).toHaveTextContent("This page doesn't exist")
    await expect.element(sidebar).not.toBeInTheDocument()
    expect(router.state.location.pathname).toBe('/dashboard/nope')
  })
})

test('any suspended workspace puts the banner over every page', async () => {
  const suspended = { ...workspace, id: '0198c5a0-0000-7000-8000-000000000003', status: 'SUSPENDED' }
  answeringServer({
    ...emptyAccount,
    'GET /api/workspaces': answer({ workspaces: [workspace, suspended], memberships: [] }),
  })
  await openProduct('/dashboard/billing')
  await expect
    .element(page.getByRole('region', { name: 'Workspace Suspended' }))
    .toHaveTextContent(
      'Workspace Suspended: This workspace is currently suspended by an administrator. Some features may be unavailable. Please contact support for assistance.',
    )
})

test('when the workspaces cannot be loaded, trying again is one button', async () => {
  const sentence = 'The service is busy. Please try again in a moment.'
  const answers = { ...emptyAccount, 'GET /api/workspaces': refusal(503, 'UNAVAILABLE', sentence) }
  answeringServer(answers)
  await openProduct('/dashboard/billing')
  await expect.element(page.getByText(sentence)).toBeVisible()
  answers['GET /api/workspaces'] = emptyAccount['GET /api/workspaces']
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(heading).toHaveTextContent('Billing')
})
