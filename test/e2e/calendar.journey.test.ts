import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  DESKTOP,
  PASSWORD,
  PHONE,
  type Product,
  expectAccessible,
  newEmail,
  startProduct,
  watchErrors,
} from './product.ts'

let product: Product
beforeAll(async () => void (product = await startProduct()))
afterAll(() => product.close())

const BRAND_DETAILS = {
  customerAvatar: {
    demographics: 'Adults who walk their dog in any weather',
    interests: 'Trail days',
    buyingTriggers: 'The puppy grew',
    painPoints: 'Slow shipping',
  },
  productsInfo: { products: 'Ridge Harness, Trail Leash, Cold-Nose Coat', averageOrderValue: '$72' },
  buyingJourney: { buyingProcess: 'Reads the size guide, orders within a week', commonObjections: '' },
  guidelines: { tone: 'Warm and practical', say: ['built for mud'], dontSay: [], complianceNotes: '' },
}
const TITLE = 'The coat that forgives mud'

/** Signs up by the API and makes a brand with one outline for December 2026. */
async function withOutline(page: Page, email: string): Promise<void> {
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers: { origin: product.url } })
    expect([path, answer.ok() || (await answer.text())]).toEqual([path, true])
    return (await answer.json()) as never
  }
  await post('/api/auth/signup', { email, password: PASSWORD })
  const made: { workspace: { id: string } } = await post('/api/workspaces', { name: 'Quillhound' })
  const basics = {
    website: 'https://quillhound.example',
    country: 'US',
    language: 'en',
    defaultEmailType: 'design-based',
  }
  const { brand }: { brand: { id: string } } = await post('/api/brands', {
    ...basics,
    name: 'Quillhound Supply',
    workspaceId: made.workspace.id,
  })
  const onboarded = await page.request.patch(`/api/brands/${brand.id}`, {
    data: { ...BRAND_DETAILS, onboardingStep: null },
    headers: { origin: product.url },
  })
  expect(onboarded.ok() || (await onboarded.text())).toBe(true)
  await product.setPlan(email, 'PRO')
  const { idea }: { idea: { id: string } } = await post(`/api/brands/${brand.id}/manual-idea`, {
    title: TITLE,
    description: 'What to wear on wet walks',
    year: 2026,
    month: 12,
  })
  await post(`/api/ideas/${idea.id}/outline`, {})
}

const DECEMBER = '/dashboard/email-calendar?year=2026&month=12'
const day = (page: Page, date: string) => page.locator(`[data-date="${date}"]`)
const panel = (page: Page) => page.getByRole('region', { name: 'Unscheduled campaigns' })

async function drag(page: Page, from: ReturnType<Page['locator']>, to: ReturnType<Page['locator']>): Promise<void> {
  const start = (await from.boundingBox())!
  const end = (await to.boundingBox())!
  await page.mouse.move(start.x + 20, start.y + 10)
  await page.mouse.down()
  await page.mouse.move(start.x + 40, start.y + 30, { steps: 4 })
  await page.mouse.move(end.x + end.width / 2, end.y + Math.min(end.height / 2, 60), { steps: 8 })
  await page.mouse.up()
}

test('the calendar by mouse and by keys', async () => {
  const page = await product.newPage(DESKTOP)
  const errors = watchErrors(page)
  const email = newEmail()
  await page.goto('/login')
  await withOutline(page, email)
  await page.goto(DECEMBER)
  const item = page.locator('main [data-outline]')
  await panel(page).locator('[data-outline]').waitFor()
  expect(await page.locator('[data-date]').count()).toBe(42)
  await expectAccessible(page)

  await drag(page, item, day(page, '2026-12-09'))
  await day(page, '2026-12-09').getByText('10:00 AM').waitFor()
  await panel(page).getByText('All campaigns are scheduled').waitFor()
  await page.getByText('Email scheduled', { exact: true }).waitFor()
  await day(page, '2026-12-09').getByText('Manual', { exact: true }).waitFor()
  await drag(page, item, day(page, '2026-12-17'))
  await day(page, '2026-12-17').getByText('10:00 AM').waitFor()
  await page.getByText('Schedule updated', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await day(page, '2026-12-09').getByText('10:00 AM').waitFor()
  await expectAccessible(page)

  await item.focus()
  await page.keyboard.press('Shift+ArrowDown')
  await day(page, '2026-12-16').locator('[data-outline]:focus').waitFor()
  await page.keyboard.press('m')
  await page.getByRole('dialog', { name: 'Move to...' }).waitFor()
  await page.getByText('Time zone: America/New York').waitFor()
  await expectAccessible(page)
  await page.getByLabel('Date').fill('2026-12-22')
  await page.getByLabel('Time').fill('18:30')
  await page.keyboard.press('Enter')
  await day(page, '2026-12-22').getByText('6:30 PM').waitFor()
  await page.reload()
  await day(page, '2026-12-22').getByText('6:30 PM').waitFor()
  await item.click()
  await page.getByText('Manually Scheduled').waitFor()
  await page.getByRole('link', { name: 'View Full Outline' }).waitFor()
  await page.keyboard.press('Escape')
  await drag(page, item, panel(page))
  await panel(page).locator('[data-outline]').waitFor()
  await page.getByText('Email unscheduled', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'Next month' }).click()
  await page.getByRole('heading', { name: 'January 2027' }).waitFor()
  expect(page.url()).toContain('year=2027&month=1')
  await product.setPlan(email, 'STARTER')
  await page.goto(DECEMBER)
  await page.getByRole('heading', { name: 'Email Calendar (Pro Feature)' }).waitFor()
  await expectAccessible(page)
  expect(errors).toEqual([])
})

test('a refused change is taken back and said', async () => {
  const page = await product.newPage(DESKTOP)
  await page.goto('/login')
  await withOutline(page, newEmail())
  await page.goto(DECEMBER)
  await panel(page).locator('[data-outline]').waitFor()
  await page.route('**/api/calendar/schedule', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
  await drag(page, page.locator('main [data-outline]'), day(page, '2026-12-09'))
  await page.getByText('Scheduling failed', { exact: true }).waitFor()
  await panel(page).locator('[data-outline]').waitFor()
  expect(await day(page, '2026-12-09').locator('[data-outline]').count()).toBe(0)
})

test('the agenda of a phone moves with a tap', async () => {
  const page = await product.newPage(PHONE)
  await page.goto('/login')
  await withOutline(page, newEmail())
  await page.goto(DECEMBER)
  await page.getByRole('button', { name: /^Move .* to/ }).tap()
  await page.getByLabel('Date').fill('2026-12-11')
  await page.getByRole('button', { name: 'Schedule', exact: true }).tap()
  await page.getByRole('region', { name: 'Friday, December 11' }).getByText('10:00 AM').waitFor()
  await expectAccessible(page)
})
