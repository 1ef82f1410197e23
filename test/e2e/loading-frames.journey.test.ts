import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { becomeOwner, post } from './owner.ts'
import { storeOutlines } from './stored-outlines.ts'
import { DESKTOP, PHONE, type Product, type Screen, startProduct } from './product.ts'

let product: Product
beforeAll(async () => void (product = await startProduct()))
afterAll(() => product.close())

const SCREENS: Screen[] = [
  DESKTOP,
  { width: 1024, height: 768, theme: 'light' },
  { width: 768, height: 1024, theme: 'light' },
  PHONE,
]

/** Three brands, and outlines of three months, so that every choice of the pages is there. */
async function aDailyWorkspace(screen: Screen) {
  const page = await product.newPage(screen)
  const { email, workspace, brand } = await becomeOwner(page)
  await product.setPlan(email, 'OMNI')
  for (const name of ['Quillhound Supply', 'Brisalba']) {
    await post(page, '/api/brands', {
      workspaceId: workspace.id,
      name,
      country: 'US',
      language: 'en',
      defaultEmailType: 'design-based',
    })
  }
  const [outlineId] = await storeOutlines(product, { workspaceId: workspace.id, brandId: brand.id }, 6, (index) => ({
    planYear: 2027,
    planMonth: (index % 3) + 1,
    scheduledSendAt: index < 3 ? `2027-0${index + 1}-07 10:00:00` : null,
  }))
  const pages = [
    '',
    '/create-emails',
    '/email-outlines',
    `/email-outlines/${outlineId}`,
    '/email-calendar?year=2027&month=1',
    '/email-calendar?view=week&day=2027-01-07',
    '/email-calendar?view=list&range=three-months',
    '/email-calendar?brandId=all&year=2027&month=1',
    '/insights',
    '/brand-sheet',
    '/trash',
    '/settings',
    '/settings?tab=profile',
    '/settings?tab=users',
    '/billing',
  ]
  return { page, pages: pages.map((address) => `/dashboard${address}`) }
}

/** Answers nothing that matches until it is released. */
async function hold(page: Page, address: string, holds: (url: string) => boolean = () => true) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const handler = async (route: Route) => {
    if (holds(route.request().url())) await released
    await route.continue().catch(() => undefined)
  }
  await page.route(address, handler)
  return async () => {
    release()
    await page.unroute(address, handler)
  }
}

/** What the shell needs. */
const OF_THE_SHELL = /\/api\/(auth\/me|workspaces|brands|events|notifications)(\?|$)/
const isSettled = () =>
  document.querySelector('main h1') !== null && document.querySelector('[aria-busy=true]') === null
const settled = (page: Page) => page.waitForFunction(isSettled)

const placesOf = (page: Page, selectors: readonly string[]) =>
  page.evaluate(
    (all) =>
      all.flatMap((selector) => {
        const element = [...document.querySelectorAll(selector)].find((each) => each.getClientRects().length > 0)
        if (element === undefined) return []
        const { left, top } = element.getBoundingClientRect()
        return [{ left: Math.round(left), top: Math.round(top + scrollY) }]
      }),
    selectors,
  )

describe('no loading frame moves by a pixel', () => {
  test.each([DESKTOP, PHONE])('while the code of a page is on its way, at $width pixels', async (screen) => {
    const { page, pages } = await aDailyWorkspace(screen)
    for (const path of pages) {
      await page.goto('/dashboard/nothing-here')
      await page.getByRole('heading', { level: 1 }).waitFor()
      const release = await hold(page, '**/assets/*.js')
      await page.evaluate((to) => {
        history.pushState({}, '', to)
        dispatchEvent(new PopStateEvent('popstate'))
      }, path)
      await page.locator('main [role=status]', { hasText: 'Loading' }).waitFor()
      const framed = await placesOf(page, ['[data-frame-heading]', '[data-frame-title]', '[data-frame-block]'])
      await release()
      await page.locator('main h1').waitFor()
      const shown = await placesOf(page, ['main header', 'main h1', 'main header ~ :not(.sr-only)'])
      expect([path, ...framed]).toEqual([path, ...shown.slice(0, framed.length)])
    }
  })

  test.each(SCREENS)('from the first paint to the code and the data of a page, at $width pixels', async (screen) => {
    const { page, pages } = await aDailyWorkspace(screen)
    for (const path of pages) {
      const releaseCode = await hold(page, '**/assets/*.js')
      const releaseData = await hold(page, '**/api/**', (url) => !OF_THE_SHELL.test(url))
      await page.goto(path, { waitUntil: 'commit' })
      await page.locator('[data-frame-start]:visible').waitFor()
      const [framed] = await placesOf(page, ['[data-frame-start]'])
      await releaseCode()
      await page.locator('main h1').waitFor()
      await page.evaluate(() => document.fonts.ready)
      await remember(page)
      await releaseData()
      await settled(page)
      const [shown] = await placesOf(page, ['main header'])
      expect([path, framed]).toEqual([path, shown])
      expect([path, ...(await moved(page))]).toEqual([path])
    }
  })
})

type WithPlaces = Window & { rememberedPlaces?: Map<Element, DOMRect> }

/** Keeps the place of everything that is drawn. */
const remember = (page: Page) =>
  page.evaluate(() => {
    const isDrawn = (element: Element) =>
      element.matches('a, button, input, textarea, svg, img, .skeleton') ||
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent !== '')
    const shown = [...document.querySelectorAll('main *')].filter(
      (each) => isDrawn(each) && each.getClientRects().length > 0,
    )
    ;(window as WithPlaces).rememberedPlaces = new Map(shown.map((each) => [each, each.getBoundingClientRect()]))
  })

/** What is still there, in another place. */
const moved = (page: Page) =>
  page.evaluate(() => {
    const places = (window as WithPlaces).rememberedPlaces!
    return [...places].flatMap(([element, before]) => {
      if (!element.isConnected || element.getClientRects().length === 0) return []
      const { left, top } = element.getBoundingClientRect()
      const [across, down] = [Math.round(left - before.left), Math.round(top - before.top)]
      return across === 0 && down === 0 ? [] : [`${element.tagName} ${element.className} ${across} ${down}`]
    })
  })
