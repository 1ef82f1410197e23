import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { becomeOwner, post } from './owner.ts'
import { storeOutlines } from './stored-outlines.ts'
import { DESKTOP, PHONE, type Product, type Screen, expectAccessible, startProduct } from './product.ts'

let product: Product
beforeAll(async () => void (product = await startProduct()))
afterAll(() => product.close())

const SCREENS: Screen[] = [
  DESKTOP,
  { width: 1024, height: 768, theme: 'light' },
  { width: 768, height: 1024, theme: 'light' },
  PHONE,
]
const MONTH = 'year=2027&month=1'

async function aDailyWorkspace(screen: Screen) {
  const page = await product.newPage(screen)
  const { email, workspace, brand } = await becomeOwner(page)
  await product.setPlan(email, 'OMNI')
  await post(page, '/api/brands', {
    workspaceId: workspace.id,
    name: 'Quillhound Supply',
    country: 'US',
    language: 'en',
    defaultEmailType: 'design-based',
  })
  await post(page, `/api/brands/${brand.id}/plan`, { year: 2027, month: 1 })
  const STATUSES = ['draft', 'assigned', 'in_design', 'ready_for_review', 'approved', 'sent'] as const
  const [outlineId] = await storeOutlines(product, { workspaceId: workspace.id, brandId: brand.id }, 12, (index) => ({
    planYear: 2027,
    planMonth: (index % 3) + 1,
    workflowStatus: STATUSES[index % STATUSES.length]!,
    scheduledSendAt: index < 3 ? `2027-0${index + 1}-07 10:00:00` : null,
  }))
  const pages = [
    '',
    `/create-emails?${MONTH}`,
    '/email-outlines',
    `/email-outlines/${outlineId}`,
    `/email-calendar?view=month&${MONTH}`,
    '/email-calendar?view=week&day=2027-01-07',
    '/email-calendar?view=list&range=three-months',
    `/email-calendar?brandId=all&view=month&${MONTH}`,
    '/insights',
    '/brand-sheet',
    '/trash',
    ...['account', 'profile', 'users', 'integrations', 'support'].map((tab) => `/settings?tab=${tab}`),
    '/billing',
  ]
  return { page, email, pages }
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(`/dashboard${address}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** The other theme is the same page with other colors. */
async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (let theme = 0; theme < 2; theme++) {
    await page.evaluate(() => document.documentElement.classList.toggle('dark'))
    await expectAccessible(page)
  }
}

test.each(SCREENS)('the daily screens are accessible in both themes at $width pixels', async (screen) => {
  const { page, pages } = await aDailyWorkspace(screen)
  for (const address of pages) {
    await open(page, address)
    await expectAccessibleInBothThemes(page)
  }
})

/** What covers a page, and how it opens. */
const LAYERS: readonly [string, string, (page: Page) => Promise<void>][] = [
  ['the person menu', '', (page) => openPersonMenu(page)],
  ['the keyboard shortcuts', '', (page) => page.keyboard.press('?')],
  ['the search', '', (page) => page.keyboard.press('Control+k')],
  ['the notifications', '', (page) => page.getByRole('button', { name: /^Notifications/ }).click()],
  [
    'the menu of an outline',
    '/email-outlines',
    (page) =>
      page
        .getByRole('button', { name: /^More for/ })
        .first()
        .click(),
  ],
  ['the details of an outline', '/email-outlines', openDetails],
  [
    'the menu of the calendar',
    `/email-calendar?view=month&${MONTH}`,
    (page) => page.getByRole('button', { name: 'Print and export' }).click(),
  ],
  ['a choice', '/settings?tab=profile', (page) => page.getByRole('combobox').first().click()],
]

async function openPersonMenu(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 768) await page.getByRole('button', { name: 'Toggle sidebar' }).click()
  await page.getByRole('button', { name: /^Your account/ }).click()
}

async function openDetails(page: Page): Promise<void> {
  const row = page.locator('main li:has(button[aria-expanded])').first()
  await row.hover()
  await row.getByRole('button', { name: /^Details of/ }).click()
}

describe('over a page', () => {
  test.each(SCREENS)('menus, lists and dialogs are accessible in both themes at $width pixels', async (screen) => {
    const { page } = await aDailyWorkspace(screen)
    for (const [, address, show] of LAYERS) {
      await open(page, address)
      await show(page)
      await page.locator('[role=dialog], [role=menu], [role=listbox]').first().waitFor()
      await expectAccessibleInBothThemes(page)
    }
  })
})

describe('without what the screens usually show', () => {
  test.each([DESKTOP, PHONE])('they are accessible at $width pixels', async (screen) => {
    const page = await product.newPage(screen)
    const { email } = await becomeOwner(page)
    const pages = ['', '/create-emails', '/email-outlines', '/email-calendar', '/insights', '/settings', '/billing']
    // Nothing is there, and the plan has no calendar.
    for (const address of pages) {
      await open(page, address)
      await expectAccessibleInBothThemes(page)
    }
    await product.setStatus(email, 'SUSPENDED')
    for (const address of pages) {
      await open(page, address)
      await expectAccessible(page)
    }
    // Nothing can be loaded.
    await product.setStatus(email, 'ACTIVE')
    await page.route(/\/api\/(?!auth|workspaces$|events)/, (route) => route.fulfill({ status: 400, json: {} }))
    for (const address of pages) {
      await open(page, address)
      await expectAccessible(page)
    }
    expect(pages.length).toBeGreaterThan(0)
  })
})
