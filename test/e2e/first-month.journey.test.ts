import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultMonth } from '#shared/calendar-dates.ts'
import { becomeOwner, describeByApi, post } from './owner.ts'
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

/** Counts clicks. Typing and the Tab key are none. */
function clicksOn({ touch = false, width }: Screen) {
  let clicks = 0
  const press = async (target: Locator) => {
    clicks += 1
    if (touch || width < 600) await target.tap()
    else await target.click()
  }
  return { press, count: () => clicks }
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const stepIs = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 }).waitFor()

async function describeBrand(page: Page, press: (target: Locator) => Promise<void>): Promise<void> {
  const goOn = () => press(button(page, 'Continue'))
  await page.getByLabel('Brand name').fill('Quillhound Supply')
  await page.getByRole('textbox', { name: /^What do you sell/ }).fill('We sew harnesses and coats for dogs.')
  await goOn()
  await stepIs(page, 'Customer Avatar')
  await page.getByLabel('Demographics').fill('Adults of 25 to 50 who walk their dog in any weather')
  await page.getByLabel('Interests').fill('Trail days, camping, looking after gear')
  await page.getByLabel('Buying triggers').fill('The old harness wore out, the puppy grew')
  await goOn()
  await stepIs(page, 'Products & Journey')
  await page
    .getByRole('textbox', { name: 'Products' })
    .fill('Ridge Harness, Packable Bowl, Trail Leash, Cold-Nose Coat')
  await page.getByLabel('Average order value').fill('$72')
  await page.getByLabel('Buying process').fill('Reads the size guide, orders within a week')
  await goOn()
  await stepIs(page, 'Guidelines')
  await page.getByLabel('Brand tone').fill('Warm and practical, with dry humor')
  await goOn()
  await stepIs(page, 'Historical Data')
  await press(button(page, 'Skip and finish'))
  await page.getByRole('heading', { name: 'Onboarding Complete' }).waitFor()
}

/** On a phone, the pages are behind a button. */
async function goTo(page: Page, { width }: Screen, name: string, press: (target: Locator) => Promise<void>) {
  if (width < 768) await press(button(page, 'Toggle sidebar'))
  await press(page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name, exact: true }))
  await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'detached' })
}

test.each<[string, Screen]>([
  ['on a desktop in light', DESKTOP],
  ['on a 390 px phone by touch in dark', PHONE],
])(
  'the whole way from sign-up to a read outline takes 12 clicks, and to a full calendar 6 more, %s',
  async (_, screen) => {
    const page = await product.newPage(screen)
    const errors = watchErrors(page)
    const { press, count } = clicksOn(screen)
    const email = newEmail()
    await page.goto('/signup')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
    await press(button(page, 'Create account'))
    await page.waitForURL('**/onboarding')
    await describeBrand(page, press)

    await page.getByText('We sew harnesses and coats for dogs.').waitFor()
    await press(button(page, 'Yes'))
    await page.getByText('We plan you as').waitFor()
    await press(button(page, 'Confirm all'))
    await page.getByText('Confirmed', { exact: true }).waitFor()
    await expectAccessible(page)
    await press(button(page, 'Generate First Email Ideas'))
    await page.waitForURL('**/dashboard/create-emails*')
    const plan = page.getByRole('region', { name: /^Plan for / })
    await plan.waitFor({ timeout: 60_000 })
    const address = new URL(page.url()).searchParams
    expect(Number(address.get('month'))).toBe(defaultMonth(new Date(), 'America/New_York').month)
    await press(plan.getByRole('button', { name: 'Write 3 outlines' }))
    await page.getByText('3 of 3 outlines written').waitFor({ timeout: 60_000 })
    await press(plan.getByRole('link', { name: /^View outline/ }).first())
    await page.getByText('Executive Brief').first().waitFor()
    expect(count()).toBeLessThanOrEqual(12)

    await product.setPlan(email, 'TEAMS')
    await page.goto(`/dashboard/create-emails?${String(address)}`)
    await plan.waitFor()
    const before = count()
    await press(plan.getByRole('button', { name: /^Write \d+ outlines?$/ }))
    await page.getByText(/^(\d+) of \1 outlines written/).waitFor({ timeout: 60_000 })
    await press(page.getByRole('checkbox', { name: 'Select all planned emails' }))
    const bar = page.getByRole('region', { name: 'Chosen ideas' })
    await expectAccessible(page)
    await press(bar.getByRole('button', { name: 'Schedule' }))
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Day').first().waitFor()
    await expectAccessible(page)
    await press(dialog.getByRole('button', { name: /^Schedule \d+ emails$/ }))
    await page.getByText(/^\d+ emails in your calendar$/).waitFor()
    const planned = await plan.getByRole('list', { name: 'Planned emails' }).getByRole('listitem').count()
    await page.getByText(`${planned} scheduled`, { exact: false }).first().waitFor()
    expect(count() - before).toBeLessThanOrEqual(6)

    await goTo(page, screen, 'Email Calendar', press)
    const emails = page.locator('main [data-outline]')
    await expect.poll(() => emails.count()).toBe(planned)
    await page.getByText('All campaigns are scheduled').waitFor()
    await press(emails.first())
    await press(page.getByRole('link', { name: 'View Full Outline' }))
    await page.getByText('Executive Brief').first().waitFor()
    await goTo(page, screen, 'Dashboard', press)
    await page.getByText('All set').waitFor()
    await expectAccessible(page)
    expect(errors).toEqual([])
  },
)

test.each<[string, Screen]>([
  ['on a desktop in light', DESKTOP],
  ['on a phone in dark', PHONE],
])('the limit offers the upgrade instead of failing, %s', async (_, screen) => {
  const page = await product.newPage(screen)
  const errors = watchErrors(page)
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url())
  })
  const { brand } = await becomeOwner(page)
  await describeByApi(page, brand.id)
  await post(page, `/api/brands/${brand.id}/plan`, { year: 2027, month: 1 })
  await page.goto('/dashboard/create-emails?year=2027&month=1')
  const plan = page.getByRole('region', { name: /^Plan for / })
  await plan.getByText('You have 3 outlines left, so only the first 3 emails get one.').waitFor()
  await expectAccessible(page)
  await plan.getByRole('button', { name: 'Write 3 outlines' }).click()
  await page.getByText('3 of 3 outlines written').waitFor({ timeout: 60_000 })
  const more = plan.getByRole('link', { name: 'Upgrade to write more' })
  await more.waitFor()
  await page.getByRole('link', { name: 'Upgrade to plan more' }).waitFor()
  await expectAccessible(page)

  await page.reload()
  await plan.waitFor()
  await more.waitFor()
  expect(await page.getByRole('region', { name: 'Generating outlines' }).count()).toBe(0)
  await more.click()
  await page.waitForURL('**/dashboard/billing')
  expect(refused).toEqual([])
  expect(errors).toEqual([])
})
