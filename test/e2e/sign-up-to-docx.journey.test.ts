import { readFile } from 'node:fs/promises'
import mammoth from 'mammoth'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  DESKTOP,
  PASSWORD,
  PHONE,
  type Product,
  type Screen,
  expectAccessible,
  newEmail,
  startProduct,
  watchErrors,
} from './product.ts'

let product: Product
beforeAll(async () => void (product = await startProduct()))
afterAll(() => product.close())

const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()
const stepIs = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 }).waitFor()

async function describeBrand(page: Page): Promise<void> {
  await page.getByLabel('Workspace name').fill('Quillhound')
  await page.getByLabel('Brand name').fill('Quillhound Supply')
  await page.getByLabel('Website').fill('quillhound.example')
  await next(page)
  await stepIs(page, 'Customer Avatar')
  await page.getByLabel('Demographics').fill('Adults of 25 to 50 who walk their dog in any weather')
  await page.getByLabel('Interests').fill('Trail days, camping, looking after gear')
  await page.getByLabel('Buying triggers').fill('The old harness wore out, the puppy grew')
  await page.getByLabel('Pain points').fill('Harnesses that chafe, slow shipping')
  await page.reload()
  await expect.poll(() => page.getByLabel('Interests').inputValue()).toContain('camping')
  await next(page)
  await stepIs(page, 'Products & Journey')
  await page
    .getByRole('textbox', { name: 'Products' })
    .fill('Ridge Harness, Packable Bowl, Trail Leash, Cold-Nose Coat')
  await page.getByLabel('Average order value').fill('$72')
  await page.getByLabel('Buying process').fill('Reads the size guide, orders within a week')
  await page.getByLabel('Common objections').fill('Sizing is a gamble, will it last?')
  await next(page)
  await stepIs(page, 'Guidelines')
  await page.getByLabel('Brand tone').fill('Warm and practical, with dry humor')
  await page.getByLabel('Phrases to say').fill('built for mud')
  await page.getByLabel('Phrases to avoid').fill('cheap')
  await next(page)
  await stepIs(page, 'Historical Data')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Skip and finish' }).click()
  await page.getByRole('heading', { name: 'Onboarding Complete' }).waitFor()
}

test.each<[string, Screen]>([
  ['on a desktop in light', DESKTOP],
  ['on a phone in dark', PHONE],
])('from sign-up to a downloaded Word document, %s', async (_, screen) => {
  const page = await product.newPage(screen)
  const errors = watchErrors(page)
  const email = newEmail()

  await page.goto('/')
  await expectAccessible(page)
  await page.goto('/signup')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/onboarding')
  await describeBrand(page)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
  await expectAccessible(page)

  await product.setPlan(email, 'TEAMS')
  await page.goto('/create-emails')
  await page.waitForURL('**/dashboard/create-emails*')
  await page.getByRole('button', { name: 'Add notes' }).click()
  await page.getByLabel('Notes for this month').fill('No discounts')
  await page.reload()
  await expect.poll(() => page.getByLabel('Notes for this month').inputValue()).toBe('No discounts')
  await page.getByRole('button', { name: 'Generate Email Ideas' }).first().click()
  await page
    .getByRole('dialog')
    .getByRole('heading', { name: /We'd plan you as pet gear/ })
    .waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Yes' }).click()
  const plan = page.getByRole('region', { name: /^Plan for / })
  await plan.waitFor({ timeout: 60_000 })
  await expectAccessible(page)
  await plan.getByRole('button', { name: /^Write \d+ outlines$/ }).click()
  await page.getByText(/^(\d+) of \1 outlines written/).waitFor({ timeout: 60_000 })

  await page.goto('/email-outlines')
  await page.getByRole('heading', { name: 'Your Email Library' }).waitFor()
  await page.getByRole('button', { name: 'Export All as DOCX' }).first().waitFor()
  await expectAccessible(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export All as DOCX' }).first().click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^[\x21-\x7e]+\.docx$/)
  const { value } = await mammoth.extractRawText({ buffer: await readFile(await download.path()) })
  expect(value).toContain('Quillhound Supply')
  expect(errors).toEqual([])
})

test('a logged-out user returns to the requested page', async () => {
  const page = await product.newPage(DESKTOP)
  await page.goto('/settings?tab=brands')
  await page.waitForURL('**/login?next=*')
  expect(new URL(page.url()).searchParams.get('next')).toBe('/dashboard/settings?tab=brands')
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await page.getByRole('heading', { level: 1 }).waitFor()
})
