import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { becomeOwner, post } from './owner.ts'
import { DESKTOP, PHONE, type Product, type Screen, expectAccessible, startProduct } from './product.ts'

let product: Product
beforeAll(async () => void (product = await startProduct()))
afterAll(() => product.close())

const TABLET: Screen = { width: 768, height: 1024, theme: 'light' }
const NARROW: Screen = { width: 320, height: 640, theme: 'light', touch: true }

async function anOwner(screen: Screen) {
  const page = await product.newPage(screen)
  return { page, ...(await becomeOwner(page)) }
}

describe('Ctrl+K', () => {
  test('finds an outline of another brand', async () => {
    const { page, email, workspace, brand } = await anOwner(DESKTOP)
    await product.setPlan(email, 'OMNI')
    const { brand: other } = await post<{ brand: { id: string } }>(page, '/api/brands', {
      workspaceId: workspace.id,
      name: 'Quillhound Supply',
      country: 'US',
      language: 'en',
      defaultEmailType: 'design-based',
    })
    const { idea } = await post<{ idea: { id: string } }>(page, `/api/brands/${other.id}/manual-idea`, {
      title: 'The zebra letter',
      description: '',
      year: 2026,
      month: 12,
    })
    await post(page, `/api/ideas/${idea.id}/outline`, {})
    await page.goto(`/dashboard/create-emails?brandId=${brand.id}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search' }).waitFor()
    await page.keyboard.type('zebra')
    await page.getByRole('option', { name: /Quillhound Supply/ }).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/email-outlines**')
    await page.locator('main').getByText('Quillhound Supply').first().waitFor()
    // The next page shows the same brand.
    await page.getByRole('link', { name: 'Insights' }).click()
    await page.getByRole('heading', { level: 1, name: 'Insights' }).waitFor()
    await page.locator('main').getByText('Quillhound Supply').first().waitFor()
  })

  test.each([DESKTOP, TABLET, PHONE, NARROW])('is accessible at $width pixels', async (screen) => {
    const { page } = await anOwner(screen)
    await page.goto('/dashboard/settings')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('option').first().waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    if (screen.width < TABLET.width) await page.getByRole('button', { name: 'Toggle sidebar' }).click()
    await page.getByRole('button', { name: /^Your account/ }).click()
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    await expectAccessible(page)
  })
})

describe('the active tab', () => {
  test.each([DESKTOP, PHONE])('is visible at $width pixels', async (screen) => {
    const { page } = await anOwner(screen)
    for (const [tab, label] of [
      ['account', 'Account Info'],
      ['support', 'Support'],
    ] as const) {
      await page.goto(`/dashboard/settings?tab=${tab}`)
      const active = page.getByRole('navigation', { name: 'Settings' }).locator('[aria-current=page]')
      await active.waitFor()
      expect(await active.textContent()).toBe(label)
      const { color, width } = await active.evaluate((link) => {
        const { borderBottomColor, borderBottomWidth } = getComputedStyle(link)
        return { color: borderBottomColor, width: borderBottomWidth }
      })
      const other = page.getByRole('navigation', { name: 'Settings' }).locator('a:not([aria-current])').first()
      expect(width).toBe('2px')
      expect(await other.evaluate((link) => getComputedStyle(link).borderBottomColor)).not.toBe(color)
      const box = (await active.boundingBox())!
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(screen.width)
    }
  })
})
