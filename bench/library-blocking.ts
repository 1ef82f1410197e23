import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { type BenchApp, benchApp } from './bench-app.ts'
import { startBrowser } from './bench-browser.ts'
import { inTurns, type Measure } from './measure.ts'
import { storeOutlines } from './outline-rows.ts'
import { builtWithReact } from './script-bytes.ts'

const OUTLINES = 300
const SLOWED = 4
/** What a task takes beyond this time blocks the page. */
const LONG_MS = 50
/** Loading is over when no task was long for this time. */
const QUIET_MS = 2000
const GIVEN_UP_MS = 60_000

interface LongTask {
  end: number
  blocked: number
}

interface Watched {
  longTasks: LongTask[]
}

/** How long the library blocks the main thread until it is quiet, compared with the same rows as a plain list. */
export const libraryBlocking: Measure = {
  name: 'library-blocking',
  async run(smoke) {
    const bench = await benchApp(path.resolve(import.meta.dirname, '../build/web'))
    const browser = await startBrowser()
    try {
      const outlines = await storeOutlines(bench, OUTLINES, (index) => ({
        planYear: 2027,
        planMonth: (index % 10) + 1,
      }))
      const url = await bench.listen()
      const list = plainPage(
        await builtWithReact(PLAIN_LIST),
        outlines.map(({ title }) => title),
      )
      const figures = await inTurns(
        smoke ? 1 : 5,
        () => blockedTime(browser, bench, `${url}/dashboard/email-outlines?brandId=${bench.brandId}`),
        () => blockedTime(browser, bench, `${url}/plain-list`, list),
      )
      return [
        {
          name: `Library of ${OUTLINES} outlines, blocked`,
          ...figures,
          unit: 'ms' as const,
          against: `the same titles as a plain list of React, both at ${SLOWED}x CPU slow-down`,
        },
      ]
    } finally {
      await browser.close()
      await bench.close()
    }
  },
}

const PLAIN_LIST = `
  import { createElement } from 'react'
  import { createRoot } from 'react-dom/client'
  const row = (title) => createElement('li', { key: title }, createElement('h3', null, title), createElement('button', null, 'Details'))
  createRoot(document.getElementById('root')).render(createElement('ul', null, window.titles.map(row)))
`

const plainPage = (script: string, titles: readonly string[]) =>
  `<!doctype html><div id="root"></div><script>titles = ${JSON.stringify(titles)}</script><script type="module">${script}</script>`

async function blockedTime(browser: Browser, bench: BenchApp, url: string, html?: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const [name = '', value = ''] = bench.cookie().split('=')
    await context.addCookies([{ name, value, url: new URL(url).origin }])
    await context.addInitScript(() => localStorage.setItem('mailmonth-signed-in', 'true'))
    await context.addInitScript(watchTasks, LONG_MS)
    const page = await context.newPage()
    if (html !== undefined) await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: html }))
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    await page.goto(url)
    return (await longTasks(page)).reduce((total, { blocked }) => total + blocked, 0)
  } finally {
    await context.close()
  }
}

function watchTasks(longMs: number): void {
  const watched = window as unknown as Watched
  watched.longTasks = []
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      watched.longTasks.push({ end: startTime + duration, blocked: duration - longMs })
    }
  }).observe({ type: 'longtask', buffered: true })
}

async function longTasks(page: Page): Promise<LongTask[]> {
  for (;;) {
    // A locator would load Playwright's scripts into the page, which is a long task, too.
    const { now, shown, tasks } = await page.evaluate(() => ({
      now: performance.now(),
      shown: document.querySelector('li h3') !== null,
      tasks: (window as unknown as Watched).longTasks,
    }))
    const quiet = now - Math.max(0, ...tasks.map(({ end }) => end))
    if (shown && quiet >= QUIET_MS) return tasks
    if (now > GIVEN_UP_MS) throw new Error(`After ${GIVEN_UP_MS} ms, ${page.url()} shows no outline or isn't quiet.`)
    await page.waitForTimeout(Math.max(QUIET_MS / 4, QUIET_MS - quiet))
  }
}
