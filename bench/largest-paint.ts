import type { Browser } from 'playwright-core'
import { startBrowser } from './bench-browser.ts'
import { inTurns, type Measure, type Row } from './measure.ts'
import { startSite } from './site-server.ts'

const SLOWER = 4

/** The largest paint of a public page on a slow phone, compared with the same page without scripts. */
export const largestPaint: Measure = {
  name: 'paint',
  async run(smoke) {
    const browser = await startBrowser()
    const site = await startSite()
    try {
      const rows: Row[] = []
      for (const page of site.pages.slice(0, smoke ? 1 : undefined)) {
        const figures = await inTurns(
          smoke ? 1 : 7,
          () => paintTime(browser, site.url + page, (html) => html),
          () => paintTime(browser, site.url + page, withoutScripts),
        )
        rows.push({
          name: `Largest paint of ${page}, CPU ${SLOWER}x slower`,
          ...figures,
          unit: 'ms',
          against: 'the page without scripts',
        })
      }
      return rows
    } finally {
      await site.close()
      await browser.close()
    }
  },
}

const withoutScripts = (html: string) =>
  html.replace(/<script\b[^>]*>.*?<\/script>/gs, '').replace(/<link rel="modulepreload"[^>]*>/g, '')

async function paintTime(browser: Browser, url: string, change: (html: string) => string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  try {
    const page = await context.newPage()
    await page.route(url, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: change(await response.text()) })
    })
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.goto(url, { waitUntil: 'load' })
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let last = 0
          new PerformanceObserver((list) => {
            for (const { startTime } of list.getEntries()) last = startTime
          }).observe({ type: 'largest-contentful-paint', buffered: true })
          setTimeout(() => resolve(last), 1000)
        }),
    )
  } finally {
    await context.close()
  }
}
