import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
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

async function withOutline(page: Page, email: string, month = { year: 2026, month: 12 }): Promise<void> {
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
    ...month,
  })
  await post(`/api/ideas/${idea.id}/outline`, {})
}

const DECEMBER = '/dashboard/email-calendar?year=2026&month=12'
/** In these time zones, the date differs from the brand's for most of the day. */
const AUCKLAND = { ...DESKTOP, timeZone: 'Pacific/Auckland' }
const TABLET = { width: 820, height: 1180, theme: 'light', touch: true, timeZone: 'Pacific/Honolulu' } as const
const day = (page: Page, date: string) => page.locator(`[data-date="${date}"]`)
const panel = (page: Page) => page.getByRole('region', { name: 'Unscheduled campaigns' })

const placeIn = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
  x: x + width / 2,
  y: y + Math.min(height / 2, 60),
})

/** The page scrolls while an email is dragged near its edge, so this follows the target until it is still. */
async function carryTo(
  page: Page,
  to: ReturnType<Page['locator']>,
  moveTo: (x: number, y: number) => Promise<unknown>,
) {
  const isBelow = async () => {
    const { x, y } = placeIn((await to.boundingBox())!)
    await moveTo(x, y)
    await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))))
    const stayed = placeIn((await to.boundingBox())!).y === y
    return stayed && (await to.and(page.locator('[data-over]')).count()) === 1
  }
  await expect.poll(isBelow, { timeout: 15_000 }).toBe(true)
}

async function drag(page: Page, from: ReturnType<Page['locator']>, to: ReturnType<Page['locator']>): Promise<void> {
  await day(page, '2026-12-25').getByText('Christmas', { exact: true }).waitFor()
  const start = (await from.boundingBox())!
  await page.mouse.move(start.x + 20, start.y + 10)
  await page.mouse.down()
  await page.mouse.move(start.x + 40, start.y + 30, { steps: 4 })
  await carryTo(page, to, (x, y) => page.mouse.move(x, y, { steps: 4 }))
  await page.mouse.up()
}

async function touchDrag(
  page: Page,
  from: ReturnType<Page['locator']>,
  to: ReturnType<Page['locator']>,
): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const start = (await from.boundingBox())!
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
  const [x, y] = [start.x + start.width / 2, start.y + start.height / 2]
  await touch('touchStart', x, y)
  await page.locator('[data-outline].opacity-40').waitFor()
  const end = placeIn((await to.boundingBox())!)
  for (let step = 1; step < 10; step++) {
    await touch('touchMove', x + ((end.x - x) * step) / 10, y + ((end.y - y) * step) / 10)
  }
  await carryTo(page, to, (toX, toY) => touch('touchMove', toX, toY))
  await touch('touchEnd', 0, 0)
  await session.detach()
}

async function sendTimeOf(page: Page): Promise<string | undefined> {
  const asked = page.waitForRequest((request) => request.url().includes('/api/calendar?'))
  await page.reload()
  // The response may be gone by the time the test reads it, so we request it again.
  const answer = await page.request.get((await asked).url())
  const { schedules }: { schedules: { sendTime: string }[] } = (await answer.json()) as never
  return schedules[0]?.sendTime
}

test('the calendar works with mouse and keys, from the other side of the world', async () => {
  const page = await product.newPage(AUCKLAND)
  const errors = watchErrors(page)
  const email = newEmail()
  await page.goto('/login')
  await withOutline(page, email)
  await page.goto(DECEMBER)
  const item = page.locator('main [data-outline]')
  await panel(page).locator('[data-outline]').waitFor()
  await expect.poll(() => page.locator('[data-date]').count()).toBe(42)
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
  await page.getByRole('status').filter({ hasText: 'is on Wednesday, December 16, 10:00 AM.' }).waitFor()
  await page.keyboard.press('Control+z')
  await day(page, '2026-12-09').locator('[data-outline]:focus').waitFor()
  await page.keyboard.press('m')
  await page.getByRole('dialog', { name: 'Move to...' }).waitFor()
  await page.getByRole('dialog').getByText('In Eastern Time (New York)').waitFor()
  await expectAccessible(page)
  await page.getByRole('dialog').getByLabel('Date').fill('2026-12-22')
  await page.getByRole('dialog').getByLabel('Time').fill('18:30')
  await page.keyboard.press('Enter')
  await day(page, '2026-12-22').getByText('6:30 PM').waitFor()
  await day(page, '2026-12-22').locator('[data-outline]:focus').waitFor()

  // From the email to its day, along the days, and back into it.
  await page.keyboard.press('Escape')
  await page.locator('[data-date="2026-12-22"]:focus').waitFor()
  for (const key of ['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  await day(page, '2026-12-22').locator('[data-outline]:focus').waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('Manually Scheduled').waitFor()
  await page.getByRole('link', { name: 'View Full Outline' }).waitFor()
  await page.keyboard.press('Escape')
  expect(await sendTimeOf(page)).toBe('2026-12-22T18:30:00-05:00')
  await item.focus()
  await page.keyboard.press('Delete')
  await panel(page).locator('[data-outline]:focus').waitFor()
  await page.getByText('Email unscheduled', { exact: true }).waitFor()

  // Enter on an empty day schedules an email there. Page Down opens the next month.
  await day(page, '2026-12-31').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Thursday, December 31' }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await page.locator('[data-date="2026-12-31"]:focus').waitFor()
  await page.keyboard.press('PageDown')
  await page.getByRole('heading', { name: 'January 2027' }).waitFor()
  await page.locator('[data-date="2026-12-31"]:focus').waitFor()
  expect(page.url()).toContain('year=2027&month=1')
  await product.setPlan(email, 'STARTER')
  await page.goto(DECEMBER)
  await page.getByRole('heading', { name: 'Email Calendar (Pro Feature)' }).waitFor()
  await expectAccessible(page)
  expect(errors).toEqual([])
})

test('the AI schedule is seen in the grid before it is kept', async () => {
  const page = await product.newPage(DESKTOP)
  await page.goto('/login')
  await withOutline(page, newEmail())
  await page.goto(DECEMBER)
  const days = page.getByRole('grid', { name: 'Days' })
  await page.getByRole('button', { name: 'AI Schedule All' }).click()
  const ghost = days.getByRole('button', { name: new RegExp(`^${TITLE}, .*, Suggested`) })
  await ghost.waitFor()
  const review = page.getByRole('region', { name: '1 email scheduled by AI' })
  const [reasons, month] = [(await review.boundingBox())!, (await days.boundingBox())!]
  expect(reasons.x + reasons.width).toBeLessThanOrEqual(month.x)
  expect(month.y + month.height).toBeLessThanOrEqual(DESKTOP.height)
  await expectAccessible(page)

  await review.getByRole('button', { name: 'Undo all' }).click()
  await panel(page).locator('[data-outline]').waitFor()
  expect(await days.locator('[data-outline]').count()).toBe(0)

  await page.getByRole('button', { name: 'AI Schedule All' }).click()
  await review.getByRole('button', { name: 'Keep this schedule' }).click()
  await days.getByRole('button', { name: new RegExp(`^${TITLE}, `) }).waitFor()
  await expect.poll(() => ghost.count()).toBe(0)
})

test('10:00 stays 10:00 across the clock change, by touch on a tablet far away', async () => {
  const page = await product.newPage(TABLET)
  await page.goto('/login')
  await withOutline(page, newEmail(), { year: 2027, month: 3 })
  await page.goto('/dashboard/email-calendar?year=2027&month=3')
  await touchDrag(page, panel(page).locator('[data-outline]'), day(page, '2027-03-13'))
  await day(page, '2027-03-13').getByText('10a', { exact: true }).waitFor()
  expect(await sendTimeOf(page)).toBe('2027-03-13T10:00:00-05:00')
  await touchDrag(page, page.locator('[role="grid"] [data-outline]'), day(page, '2027-03-14'))
  await day(page, '2027-03-14').getByText('10a', { exact: true }).waitFor()
  expect(await sendTimeOf(page)).toBe('2027-03-14T10:00:00-04:00')
  await touchDrag(page, page.locator('[role="grid"] [data-outline]'), panel(page))
  await panel(page).locator('[data-outline]').waitFor()
  await expectAccessible(page)
})

test('a failed change is reverted with a message', async () => {
  const page = await product.newPage(DESKTOP)
  await page.goto('/login')
  await withOutline(page, newEmail())
  await page.goto(DECEMBER)
  await panel(page).locator('[data-outline]').waitFor()
  await page.route('**/api/calendar/schedule', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
  await drag(page, page.locator('main [data-outline]'), day(page, '2026-12-09'))
  await page.getByText('Scheduling failed', { exact: true }).waitFor()
  await panel(page).locator('[data-outline]').waitFor()
  await expect.poll(() => day(page, '2026-12-09').locator('[data-outline]').count()).toBe(0)
})

test('the agenda of a phone moves, unschedules and undoes with a tap', async () => {
  const page = await product.newPage(PHONE)
  await page.goto('/login')
  await withOutline(page, newEmail())
  await page.goto(DECEMBER)
  const menu = page.getByRole('button', { name: /^Actions for/ })
  await menu.tap()
  await page.getByRole('menuitem', { name: 'Move to...' }).tap()
  await page.getByRole('dialog').getByLabel('Date').fill('2026-12-11')
  await page.getByRole('button', { name: 'Schedule', exact: true }).tap()
  const friday = page.getByRole('region', { name: 'Friday, December 11' })
  await friday.getByText('10:00 AM').waitFor()
  await expectAccessible(page)
  await menu.tap()
  await page.getByRole('menuitem', { name: 'Unschedule' }).tap()
  await panel(page).locator('[data-outline]').waitFor()
  await page.getByText('Email unscheduled', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).tap()
  await friday.getByText('10:00 AM').waitFor()
})

test('a month can be printed, exported as CSV and followed in a calendar app', async () => {
  const page = await product.newPage(DESKTOP)
  const errors = watchErrors(page)
  await page.goto('/login')
  await withOutline(page, newEmail())
  await page.goto(DECEMBER)
  await drag(page, page.locator('main [data-outline]'), day(page, '2026-12-31'))
  await page.getByText('Email scheduled', { exact: true }).waitFor()

  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1)
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(paper)!
  expect(Number(width)).toBeGreaterThan(Number(height))

  const exports = page.getByRole('button', { name: 'Print and export' })
  await exports.click()
  const downloaded = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download CSV' }).click()
  expect(await readFile(await (await downloaded).path(), 'utf8')).toContain('2026-12-31,10:00,America/New_York')

  await page.getByRole('switch', { name: 'Holidays' }).click()
  await expect.poll(() => day(page, '2026-12-25').getByText('Christmas').count()).toBe(0)
  await page.reload()
  await day(page, '2026-12-31').locator('[data-outline]').waitFor()
  await expect.poll(() => day(page, '2026-12-25').getByText('Christmas').count()).toBe(0)

  await exports.click()
  await page.getByRole('menuitem', { name: 'Calendar feed...' }).click()
  await page.getByRole('button', { name: 'Create link' }).click()
  const address = await page.getByLabel('Link').inputValue()
  await expectAccessible(page)
  const calendar = new ICAL.Component(ICAL.parse(await (await fetch(address)).text()) as string)
  const start = calendar.getFirstSubcomponent('vevent')!.getFirstPropertyValue('dtstart')
  expect(String(start)).toBe('2026-12-31T15:00:00Z')
  await page.getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click()
  await page.getByText('No link yet.').waitFor()
  expect((await fetch(address)).status).toBe(404)
  expect(errors).toEqual([])
})
