import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { becomeOwner } from './owner.ts'
import { DESKTOP, PHONE, type Product, type Screen, expectAccessible, startProduct, watchErrors } from './product.ts'

let product: Product
beforeAll(async () => void (product = await startProduct()))
afterAll(() => product.close())

const PROFILE = {
  customerAvatar: {
    demographics: 'Dog owners',
    interests: 'Trails',
    painPoints: 'The dog pulls on walks',
    buyingTriggers: 'A new puppy',
  },
  productsInfo: { products: 'Ridge Harness, Trail Leash, dog coat', averageOrderValue: '$40' },
  buyingJourney: { buyingProcess: 'Orders within a week', commonObjections: 'Will it fit my dog?' },
  guidelines: { tone: 'Warm and plain', say: [], dontSay: ['cheap'], complianceNotes: "No Mother's Day." },
}

async function describedBrand(page: Page): Promise<string> {
  const { brand } = await becomeOwner(page)
  const answer = await page.request.patch(`/api/brands/${brand.id}`, { data: PROFILE })
  expect(answer.ok(), await answer.text()).toBe(true)
  return brand.id
}

test.each<[string, Screen]>([
  ['a phone', PHONE],
  ['a phone in the light', { ...PHONE, theme: 'light' }],
  ['a tablet', { width: 768, height: 1024, theme: 'dark' }],
  ['a desktop', DESKTOP],
])('a user checks, corrects and confirms what we understood on %s', async (_, screen) => {
  const page = await product.newPage(screen)
  const errors = watchErrors(page)
  const brandId = await describedBrand(page)
  await page.goto(`/dashboard/brand-sheet?brandId=${brandId}`)
  await page.getByText("We won't plan Mother's Day.").first().waitFor()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Yes' }).click()
  await page.getByText('We plan you as').waitFor()
  await page.getByRole('button', { name: 'Confirm all in What you sell' }).click()
  await page.getByRole('button', { name: /Ridge Harness.*Confirmed/ }).click()

  const dialog = page.getByRole('dialog')
  for (const name of [/^Details/, /^Season/, /^Grammar/]) await dialog.getByRole('button', { name }).click()
  await dialog.getByLabel('When people can get it').click()
  await page.getByRole('option', { name: 'Only part of the year' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Choose the first day').waitFor()
  await expectAccessible(page)
  await dialog.getByLabel('First day, month').click()
  await page.getByRole('option', { name: 'May' }).click()
  await dialog.getByLabel('Last day, month').click()
  await page.getByRole('option', { name: 'September' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: /Ridge Harness.*May to September/ }).waitFor()

  await page.getByRole('button', { name: /A new puppy/ }).click()
  await dialog.getByRole('button', { name: 'March' }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: /A new puppy.*March.*Confirmed/ }).waitFor()
  expect(errors).toEqual([])
})
