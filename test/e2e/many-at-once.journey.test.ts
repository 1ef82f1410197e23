import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayName } from '#features/calendar/calendar-days.ts'
import { monthKey, monthOf, monthsAfter } from '#shared/calendar-dates.ts'
import { press, tabTo } from './keyboard.ts'
import { becomeOwner, post } from './owner.ts'
import { DESKTOP, PHONE, type Product, expectAccessibleInBothThemes, startProduct, watchErrors } from './product.ts'

let product: Product
beforeAll(async () => void (product = await startProduct()))
afterAll(() => product.close())

const month = monthsAfter(monthOf(new Date(), 'America/New_York'), 2)
const onDay = (day: number) => `${monthKey(month)}-${String(day).padStart(2, '0')}`
const NAME = 'Courtyard Blend'
const LAUNCH = `${NAME} is here`
const OTHER = 'The coat that forgives mud'
const CREATE = (brandId: string) =>
  `/dashboard/create-emails?brandId=${brandId}&year=${month.year}&month=${month.month}`

interface Idea {
  id: string
  title: string
}

async function aWorkspaceOf(page: Page) {
  await page.goto('/login')
  const { email, workspace, brand } = await becomeOwner(page)
  await product.setPlan(email, 'TEAMS')
  const { brand: other } = await post<{ brand: { id: string } }>(page, '/api/brands', {
    workspaceId: workspace.id,
    name: 'Brisalba',
    website: 'https://brisalba.example',
    country: 'DE',
    language: 'en',
    defaultEmailType: 'design-based',
  })
  await anEmail(page, other.id, OTHER, 24)
  return { brand, other }
}

async function anEmail(page: Page, brandId: string, title: string, day: number): Promise<void> {
  const { idea } = await post<{ idea: Idea }>(page, `/api/brands/${brandId}/manual-idea`, {
    title,
    description: 'A quiet email',
    ...month,
  })
  await schedule(page, brandId, idea.id, day)
}

async function schedule(page: Page, brandId: string, ideaId: string, day: number): Promise<void> {
  const { outline } = await post<{ outline: { id: string } }>(page, `/api/ideas/${ideaId}/outline`, {})
  await post(page, '/api/calendar/schedule', {
    outlineId: outline.id,
    brandId,
    newSendTime: `${onDay(day)}T10:00`,
  })
}

/** The launch of the series is on day 12, scheduled, and the others are planned. */
async function scheduleLaunch(page: Page, brandId: string): Promise<void> {
  const address = `/api/brands/${brandId}/plan/${month.year}/${month.month}`
  const { mainTopics } = (await (await page.request.get(address)).json()) as { mainTopics: { subtopics: Idea[] }[] }
  const launch = mainTopics.flatMap(({ subtopics }) => subtopics).find(({ title }) => title === LAUNCH)!
  await schedule(page, brandId, launch.id, 12)
}

const plannedDay = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Planned emails' }).getByRole('listitem').filter({ hasText: title }).locator('time')

test('a series, moved dates and copies need no pointer', async () => {
  const page = await product.newPage(DESKTOP)
  const errors = watchErrors(page)
  const { brand } = await aWorkspaceOf(page)
  const both = () => expectAccessibleInBothThemes(page, 'light')

  await page.goto(CREATE(brand.id))
  await press(page, /^Add a series$/)
  const series = page.getByRole('dialog', { name: 'Add a series' })
  await tabTo(page, /^Launch/)
  await tabTo(page, /^Launch day/)
  await page.getByLabel('Launch day').fill(onDay(12))
  await tabTo(page, /^Product/)
  await page.keyboard.insertText(NAME)
  await both()
  await page.keyboard.press('Enter')
  await series.waitFor({ state: 'detached' })
  await plannedDay(page, LAUNCH).waitFor()
  await scheduleLaunch(page, brand.id)

  await page.goto(`/dashboard/email-calendar?brandId=${brand.id}&year=${month.year}&month=${month.month}`)
  const day = (number: number) => page.locator(`[data-date="${onDay(number)}"]`)
  await day(12).locator('[data-outline]').waitFor()
  await tabTo(page, new RegExp(`^${dayName(onDay(1))}`))
  for (let step = 1; step < 12; step++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await day(12).locator('[data-outline]:focus').waitFor()
  await page.keyboard.press('Shift+ArrowRight')
  await day(13).locator('[data-outline]:focus').waitFor()
  const offer = page.getByRole('region', { name: 'Series' })
  await offer.getByText(`“${NAME}” is now 1 day later. Move the other 4 emails of the series too?`).waitFor()
  await both()
  await press(page, /^Review new dates$/)
  await page.getByRole('dialog', { name: 'Move the series' }).waitFor()
  await both()
  await press(page, /^Move 4 emails$/)
  await offer.waitFor({ state: 'detached' })
  await day(13).locator('[data-outline]:focus').waitFor()
  await page.goto(CREATE(brand.id))
  await expect.poll(() => plannedDay(page, `${NAME}: a last reminder`).getAttribute('datetime')).toBe(onDay(19))

  await page.goto('/dashboard/email-outlines')
  await tabTo(page, new RegExp(`^Select ${LAUNCH}`))
  await page.keyboard.press('Space')
  await choose(page, /^Bulk Actions \(1\)$/, 'Move dates…')
  const dates = page.getByRole('dialog', { name: 'Move dates…' })
  await dates.getByRole('list', { name: 'New dates' }).waitFor()
  await both()
  await press(page, /^Move 1 email$/)
  await dates.waitFor({ state: 'detached' })
  await page.getByText('Dates moved', { exact: true }).waitFor()

  await tabTo(page, new RegExp(`^Select ${LAUNCH}`))
  await page.keyboard.press('Space')
  await choose(page, /^Bulk Actions \(1\)$/, 'Copy to…')
  const copy = page.getByRole('dialog', { name: 'Copy to…' })
  await copy.waitFor()
  await both()
  await press(page, /^Brisalba$/)
  await press(page, /^Copy$/)
  await copy.waitFor({ state: 'detached' })

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /^Search/ }).waitFor()
  await page.keyboard.type('forgives')
  await page.getByRole('option', { name: /Brisalba/ }).waitFor()
  await both()
  await page.keyboard.press('Enter')
  await page.locator('main').getByText(OTHER).first().waitFor()
  expect(errors).toEqual([])
})

/** Opens a menu and chooses an item with the keys alone. */
async function choose(page: Page, menu: RegExp, item: string): Promise<void> {
  await press(page, menu)
  await page.getByRole('menu').waitFor()
  const isThere = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  for (let step = 0; step < 20 && (await isThere()) !== item; step++) {
    await page.keyboard.press('ArrowDown')
    // The menu moves the focus a moment after the key.
    await page.waitForTimeout(100)
  }
  expect(await isThere()).toBe(item)
  await page.keyboard.press('Enter')
}

test('a series, moved dates and copies work by touch on a phone', async () => {
  const page = await product.newPage(PHONE)
  const errors = watchErrors(page)
  const { brand } = await aWorkspaceOf(page)
  const both = () => expectAccessibleInBothThemes(page, 'dark')
  const button = (name: string, within: Page | Locator = page) => within.getByRole('button', { name, exact: true })

  await page.goto(CREATE(brand.id))
  await button('Add a series').tap()
  const series = page.getByRole('dialog', { name: 'Add a series' })
  await series.getByRole('radio', { name: /^Launch/ }).tap()
  await series.getByLabel('Launch day').fill(onDay(12))
  await series.getByRole('textbox', { name: 'Product' }).fill(NAME)
  await both()
  await button('Add 5 emails', series).tap()
  await plannedDay(page, LAUNCH).waitFor()
  await scheduleLaunch(page, brand.id)

  await page.goto(`/dashboard/email-calendar?brandId=${brand.id}&year=${month.year}&month=${month.month}`)
  await button(`Actions for ${LAUNCH}`).tap()
  await page.getByRole('menuitem', { name: 'Move to...' }).tap()
  await page.getByRole('dialog').getByLabel('Date').fill(onDay(14))
  await button('Save').tap()
  const offer = page.getByRole('region', { name: 'Series' })
  await offer.getByText('2 days later', { exact: false }).waitFor()
  await both()
  await button('Review new dates', offer).tap()
  const review = page.getByRole('dialog', { name: 'Move the series' })
  await review.waitFor()
  await both()
  await button('Move 4 emails', review).tap()
  await offer.waitFor({ state: 'detached' })

  await page.goto('/dashboard/email-outlines')
  const select = page.getByRole('checkbox', { name: `Select ${LAUNCH}` })
  await select.tap()
  await button('Bulk Actions (1)').tap()
  await page.getByRole('menuitem', { name: 'Move dates…' }).tap()
  const dates = page.getByRole('dialog', { name: 'Move dates…' })
  await dates.getByRole('list', { name: 'New dates' }).waitFor()
  await both()
  await button('Move 1 email', dates).tap()
  await dates.waitFor({ state: 'detached' })

  await select.tap()
  await button('Bulk Actions (1)').tap()
  await page.getByRole('menuitem', { name: 'Copy to…' }).tap()
  const copy = page.getByRole('dialog', { name: 'Copy to…' })
  await button('Brisalba', copy).tap()
  await both()
  await button('Copy', copy).tap()
  await copy.waitFor({ state: 'detached' })

  await button('Search').tap()
  await page.getByRole('combobox', { name: 'Search' }).fill('forgives')
  await page.getByRole('option', { name: /Brisalba/ }).waitFor()
  await both()
  await page.getByRole('option', { name: /Brisalba/ }).tap()
  await page.locator('main').getByText(OTHER).first().waitFor()
  expect(errors).toEqual([])
})
