import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayName } from '#features/calendar/calendar-days.ts'
import { monthKey, monthOf, monthsAfter } from '#shared/calendar-dates.ts'
import { press, tabTo } from './keyboard.ts'
import { becomeOwner, post } from './owner.ts'
import { DESKTOP, PHONE, type Product, expectAccessibleInBothThemes, startProduct, watchErrors } from './product.ts'

let product: Product
beforeAll(async () => void (product = await startProduct()))
afterAll(() => product.close())

const month = monthsAfter(monthOf(new Date(), 'America/New_York'), 1)
const onDay = (day: number) => `${monthKey(month)}-${String(day).padStart(2, '0')}`
const MONTH = `/dashboard/email-calendar?brandId=all&year=${month.year}&month=${month.month}`
const TITLES = { newYork: 'The coat that forgives mud', berlin: 'Coffee for twelve' }

/** Each brand has an email on the third day of the next month at 10:00 in its time zone. */
async function openWithTwoBrands(page: Page): Promise<void> {
  await page.goto('/login')
  const { email, workspace, brand } = await becomeOwner(page)
  await product.setPlan(email, 'TEAMS')
  const { brand: berlin } = await post<{ brand: { id: string } }>(page, '/api/brands', {
    workspaceId: workspace.id,
    name: 'Brisalba',
    website: 'https://brisalba.example',
    country: 'DE',
    language: 'en',
    defaultEmailType: 'design-based',
  })
  for (const [brandId, title] of [
    [brand.id, TITLES.newYork],
    [berlin.id, TITLES.berlin],
  ] as const) {
    const { idea } = await post<{ idea: { id: string } }>(page, `/api/brands/${brandId}/manual-idea`, {
      title,
      description: 'A quiet email',
      ...month,
    })
    const { outline } = await post<{ outline: { id: string } }>(page, `/api/ideas/${idea.id}/outline`, {})
    await post(page, '/api/calendar/schedule', {
      outlineId: outline.id,
      brandId,
      newSendTime: `${onDay(3)}T10:00`,
    })
  }
}

const inDay = (page: Page, day: number) => page.locator(`[data-date="${onDay(day)}"]`)

test('the calendar of all brands works with the keyboard', async () => {
  const page = await product.newPage(DESKTOP)
  const errors = watchErrors(page)
  await openWithTwoBrands(page)
  await page.goto(`/dashboard/email-calendar?year=${month.year}&month=${month.month}`)
  await press(page, /^All brands$/)
  await inDay(page, 3).getByText('10:00 Berlin').waitFor()
  await inDay(page, 3)
    .getByText(/10.* New York/)
    .first()
    .waitFor()
  await expectAccessibleInBothThemes(page, 'light')

  await tabTo(page, new RegExp(`^${dayName(onDay(1))}`))
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
  await inDay(page, 3).locator('[data-outline]:focus').waitFor()
  await page.keyboard.press('Shift+ArrowRight')
  await inDay(page, 4).locator('[data-outline]:focus').waitFor()
  await page.getByText('Schedule updated', { exact: true }).waitFor()
  await page.keyboard.press('Control+z')
  await inDay(page, 3).locator('[data-outline]:focus').waitFor()

  await page.goto(`/dashboard/email-calendar?brandId=all&view=week&day=${onDay(3)}`)
  await inDay(page, 3).getByText('Brisalba', { exact: true }).waitFor()
  expect(await page.locator('[data-date]').count()).toBe(7)
  await expectAccessibleInBothThemes(page, 'light')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => inDay(page, 3).count()).toBe(0)
  await page.keyboard.press('ArrowLeft')
  await inDay(page, 3).getByText('Unassigned').first().waitFor()

  await page.keyboard.press('l')
  await press(page, /^Next 3 months$/)
  const table = page.getByRole('table', { name: 'Emails' })
  await table.getByRole('row', { name: TITLES.berlin }).getByText('10:00 Berlin').waitFor()
  await expectAccessibleInBothThemes(page, 'light')
  await press(page, new RegExp(`^${TITLES.berlin}$`))
  await page.getByRole('dialog', { name: TITLES.berlin }).waitFor()
  await press(page, /^Open Brisalba calendar$/)
  await expect.poll(() => new URL(page.url()).searchParams.get('view')).toBe('month')
  await inDay(page, 3).getByText('10:00', { exact: true }).waitFor()
  expect(errors).toEqual([])
})

test('the list of all brands is printed and exported as it is shown', async () => {
  const page = await product.newPage(DESKTOP)
  await openWithTwoBrands(page)
  await page.goto('/dashboard/email-calendar?brandId=all&view=list&range=three-months')
  await page.getByRole('table', { name: 'Emails' }).waitFor()
  expect((await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Print and export' }).click()
  await page.getByRole('menuitem', { name: 'Download CSV' }).click()
  const lines = (await readFile(await (await downloaded).path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines.map((line) => line.split(',').slice(0, 4).join())).toEqual([
    '\uFEFFBrand,Date,Time,Time zone',
    `Tannholt,${onDay(3)},10:00,America/New_York`,
    `Brisalba,${onDay(3)},10:00,Europe/Berlin`,
  ])
})

test('on a phone, the calendar of all brands is an agenda that moves and filters emails by touch', async () => {
  const page = await product.newPage(PHONE)
  const errors = watchErrors(page)
  await openWithTwoBrands(page)
  await page.goto(MONTH)
  const third = page.getByRole('region', { name: dayName(onDay(3)), exact: true })
  await third.getByText('Brisalba', { exact: true }).waitFor()
  await expectAccessibleInBothThemes(page, 'dark')
  await third.getByRole('button', { name: `Actions for ${TITLES.berlin}` }).tap()
  await page.getByRole('menuitem', { name: 'Move to...' }).tap()
  await page.getByRole('dialog').getByLabel('Date').fill(onDay(12))
  await page.getByRole('button', { name: 'Save' }).tap()
  const twelfth = page.getByRole('region', { name: dayName(onDay(12)), exact: true })
  await twelfth.getByText('10:00 Berlin').waitFor()

  await page.getByRole('button', { name: 'Filters' }).tap()
  await page.getByRole('button', { name: 'Brands to show: All brands' }).tap()
  await page.getByRole('checkbox', { name: 'Tannholt' }).tap()
  await third.waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await twelfth.getByText('Brisalba', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).tap()
  await third.getByText('Tannholt', { exact: true }).waitFor()
  for (const view of ['Week', 'List']) {
    await page.getByRole('button', { name: view, exact: true }).tap()
    await expectAccessibleInBothThemes(page, 'dark')
  }
  expect(errors).toEqual([])
})
