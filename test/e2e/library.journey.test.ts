import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { becomeOwner } from './owner.ts'
import { storeOutlines } from './stored-outlines.ts'
import { DESKTOP, PHONE, type Product, type Screen, expectAccessible, startProduct, watchErrors } from './product.ts'

let product: Product
beforeAll(async () => void (product = await startProduct()))
afterAll(() => product.close())

const LIBRARY = '/dashboard/email-outlines'

async function aLibrary(screen: Screen) {
  const page = await product.newPage(screen)
  const { email, workspace, brand } = await becomeOwner(page)
  await product.setPlan(email, 'TEAMS')
  await storeOutlines(product, { workspaceId: workspace.id, brandId: brand.id }, 16, (index) => ({
    planMonth: index < 14 ? 12 : 11,
    ...(index === 0 && { workflowStatus: 'ready_for_review', scheduledSendAt: '2026-12-03 10:00:00' }),
  }))
  return page
}

const rows = (page: Page) => page.locator('main li:has(button[aria-expanded])')

test('twelve rows fit on a desktop, below controls of at most 160 px', async () => {
  const page = await aLibrary(DESKTOP)
  await page.goto(LIBRARY)
  await rows(page).nth(15).waitFor()
  const boxes = await Promise.all((await rows(page).all()).map(async (row) => (await row.boundingBox())!))
  expect(boxes.filter(({ y, height }) => y + height <= DESKTOP.height).length).toBeGreaterThanOrEqual(12)
  const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!
  const month = (await page.getByRole('region', { name: 'December 2026' }).boundingBox())!
  expect(month.y - (title.y + title.height)).toBeLessThanOrEqual(160)
})

const opacityOfActions = (page: Page) =>
  page
    .getByRole('button', { name: /^Details of/ })
    .first()
    .evaluate((button) => getComputedStyle(button.parentElement!).opacity)

test('the actions of a row appear on hover and on focus', async () => {
  const page = await aLibrary(DESKTOP)
  await page.goto(LIBRARY)
  await rows(page).first().waitFor()
  expect(await opacityOfActions(page)).toBe('0')
  await rows(page).first().hover()
  await expect.poll(() => opacityOfActions(page)).toBe('1')
  await page.getByRole('heading', { level: 1 }).hover()
  await expect.poll(() => opacityOfActions(page)).toBe('0')
  await page
    .getByRole('link', { name: /^Full page of/ })
    .first()
    .focus()
  await expect.poll(() => opacityOfActions(page)).toBe('1')
})

test('on a touch screen, the actions of a row are always visible', async () => {
  const page = await aLibrary({ width: 1024, height: 768, theme: 'light', touch: true })
  await page.goto(LIBRARY)
  await rows(page).first().waitFor()
  expect(await opacityOfActions(page)).toBe('1')
  await expectAccessible(page)
})

test.each([
  DESKTOP,
  { width: 1024, height: 768, theme: 'dark' as const },
  { width: 768, height: 1024, theme: 'light' as const },
  PHONE,
])('an outline opens at full width at $width px and leads to the next and back to its row', async (screen) => {
  const page = await aLibrary(screen)
  const errors = watchErrors(page)
  await page.goto(`${LIBRARY}?q=gifts`)
  const second = rows(page).nth(1)
  await second.waitFor()
  if (screen.width >= 1024) {
    await second.hover()
    await second.getByRole('link', { name: /^Full page of/ }).click()
  } else {
    await second.getByRole('button', { name: /^More for/ }).click()
    await page.getByRole('menuitem', { name: 'Full page' }).click()
  }
  await page.getByText('2 of 16').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next outline' }).click()
  await page.getByText('3 of 16').waitFor()
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('button', { name: 'Details' }).click()
  await page.getByRole('dialog', { name: title }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Back to the library' }).click()
  await page.waitForURL((url) => url.pathname === LIBRARY && url.searchParams.get('q') === 'gifts')
  const opener = page.getByRole('button', { name: new RegExp(`^${title}`) })
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
  await expectAccessible(page)
  await page.goto(`${LIBRARY}/0198c5a0-0000-7000-8000-000000000001`)
  await page.getByRole('heading', { level: 2, name: 'Outline not found' }).waitFor()
  await expectAccessible(page)
  expect(errors).toEqual([])
})
