import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultMonth, monthTitle } from '#shared/calendar-dates.ts'
import { atInstant, testClock } from '../test-clock.ts'
import { becomeOwner, describeByApi, post } from './owner.ts'
import { storeOutlines } from './stored-outlines.ts'
import { DESKTOP, PHONE, type Product, type Screen, expectAccessible, startProduct, watchErrors } from './product.ts'

let product: Product
beforeAll(async () => void (product = await startProduct({}, testClock)))
afterAll(() => product.close())

async function anOwner(screen: Screen, instant?: string) {
  const page = await product.newPage(screen)
  if (instant !== undefined) await page.clock.setFixedTime(instant)
  return { page, ...(await becomeOwner(page)) }
}

const TIME_ZONE = 'America/New_York'

describe('a screen that opens without a month', () => {
  test.each([
    ['on the 22nd opens on the next one', '2027-05-22T16:00:00Z', 'June 2027'],
    ['on the 14th opens on this one', '2027-05-14T16:00:00Z', 'May 2027'],
    ['follows the time zone of the brand', '2027-05-15T03:00:00Z', 'May 2027'],
  ])('%s', async (_, instant, month) => {
    await atInstant(instant, async () => {
      const { page, email } = await anOwner(DESKTOP, instant)
      await product.setPlan(email, 'TEAMS')
      await page.goto('/dashboard')
      await page.getByRole('listitem').filter({ hasText: 'Tannholt' }).getByText(month, { exact: true }).waitFor()
      await page.goto('/dashboard/create-emails')
      await page.locator('main').getByText(month, { exact: true }).first().waitFor()
      await page.goto('/dashboard/email-calendar?view=month')
      const heading = page.locator('main h2').first()
      await expect.poll(() => heading.textContent()).toBe(month)
    })
  })
})

async function aBrand(page: Page, workspaceId: string, name: string): Promise<string> {
  const { brand } = await post<{ brand: { id: string } }>(page, '/api/brands', {
    workspaceId,
    name,
    country: 'US',
    language: 'en',
    defaultEmailType: 'design-based',
  })
  await page.request.patch(`/api/brands/${brand.id}`, { data: { onboardingStep: null } })
  return brand.id
}

test.each([DESKTOP, PHONE])(
  'the dashboard names the next thing to do for each of three brands, at $width pixels',
  async (screen) => {
    const { page, email, workspace, brand } = await anOwner(screen)
    const errors = watchErrors(page)
    await product.setPlan(email, 'OMNI')
    await page.request.patch(`/api/brands/${brand.id}`, { data: { onboardingStep: null } })
    const month = defaultMonth(new Date(), TIME_ZONE)
    const planned = { planYear: month.year, planMonth: month.month }
    const place = { workspaceId: workspace.id }
    const quillhound = await aBrand(page, workspace.id, 'Quillhound Supply')
    const brisalba = await aBrand(page, workspace.id, 'Brisalba')
    await storeOutlines(product, { ...place, brandId: quillhound }, 3, () => ({
      ...planned,
      workflowStatus: 'ready_for_review',
    }))
    await storeOutlines(product, { ...place, brandId: brisalba }, 4, () => ({ ...planned, workflowStatus: 'approved' }))

    await page.goto('/dashboard')
    const next = (name: string, brandName: string) =>
      page.getByRole('link', { name: new RegExp(`${name}.*${brandName}`) })
    await next(`Plan ${monthTitle(month).split(' ')[0]}`, 'Tannholt').waitFor()
    await next('3 to review', 'Quillhound Supply').waitFor()
    await next('Schedule 4', 'Brisalba').waitFor()
    expect(await page.locator('main [data-primary]').count()).toBe(1)
    await expectAccessible(page)

    await next('3 to review', 'Quillhound Supply').click()
    await page.getByText('3 outlines').first().waitFor()
    await page.goBack()
    await next('Schedule 4', 'Brisalba').click()
    await page.getByRole('button', { name: 'AI Schedule All' }).waitFor()
    expect(errors).toEqual([])
  },
)

const RED_TOKENS = ['--bad', '--bad-soft']

/** Everything that is drawn in a color of errors. */
const redThings = (page: Page) =>
  page.evaluate((tokens) => {
    const probe = document.createElement('span')
    document.body.append(probe)
    const reds = tokens.map((token) => {
      probe.style.color = `var(${token}, transparent)`
      return getComputedStyle(probe).color
    })
    probe.remove()
    const shown = [...document.body.querySelectorAll('*')].filter((each) => each.getClientRects().length > 0)
    return shown.flatMap((element) => {
      const { color, backgroundColor, borderTopColor, borderTopWidth, fill, stroke } = getComputedStyle(element)
      const drawn = [backgroundColor, fill, stroke, ...(borderTopWidth === '0px' ? [] : [borderTopColor])]
      if (element.textContent !== '') drawn.push(color)
      const red = drawn.some((each) => each !== 'rgba(0, 0, 0, 0)' && reds.includes(each))
      return red ? [`${element.tagName} ${element.className} ${element.textContent}`] : []
    })
  }, RED_TOKENS)

test.each([DESKTOP, PHONE])('nothing is red after success, at $width pixels', async (screen) => {
  const { page, brand } = await anOwner(screen)
  await describeByApi(page, brand.id)
  await post(page, `/api/brands/${brand.id}/plan`, { year: 2027, month: 1 })
  await page.goto('/dashboard/create-emails?year=2027&month=1')
  const plan = page.getByRole('region', { name: /^Plan for / })
  await plan.getByRole('button', { name: 'Write 3 outlines' }).click()
  await page.getByText('3 of 3 outlines written').waitFor({ timeout: 60_000 })
  expect(await redThings(page)).toEqual([])
  // Each limit of the plan is used up now.
  for (const address of ['', '/create-emails?year=2027&month=1', '/email-outlines']) {
    await page.goto(`/dashboard${address}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null)
    expect([address, ...(await redThings(page))]).toEqual([address])
  }
})
