import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { putSchedule } from '#features/calendar/server/store.ts'
import { newId } from '#server/db/new-id.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import { type BenchApp, benchApp } from './bench-app.ts'
import { startBrowser } from './bench-browser.ts'
import { type Measure, median } from './measure.ts'
import { storeOutlines } from './outline-rows.ts'

const EMAILS = 300
const SLOWED = 4
const AGAINST = `a month with one email, both at ${SLOWED}x CPU slow-down`

/** The time from a pointer event to the frame that shows it, over a full month and an empty one in turns. */
export const calendarDrag: Measure = {
  name: 'calendar-drag',
  async run(smoke) {
    const bench = await benchApp(path.resolve(import.meta.dirname, '../build/web'))
    const browser = await startBrowser()
    try {
      await fill(bench, 11, EMAILS)
      await fill(bench, 12, 1)
      const url = await bench.listen()
      const taken = { full: [] as number[], empty: [] as number[] }
      for (let round = 0; round < (smoke ? 1 : 3); round++) {
        taken.full.push(...(await dragOver(browser, bench, url, 11, smoke)))
        taken.empty.push(...(await dragOver(browser, bench, url, 12, smoke)))
      }
      const row = (name: string, of: (values: readonly number[]) => number) => ({
        name: `Drag over ${EMAILS} emails, ${name}`,
        ours: of(taken.full),
        floor: of(taken.empty),
        unit: 'ms' as const,
        against: AGAINST,
      })
      return [row('a step', median), row('1 of 20 slower', slowest)]
    } finally {
      await browser.close()
      await bench.close()
    }
  },
}

const slowest = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * 0.95))] ?? 0

async function dragOver(browser: Browser, bench: BenchApp, url: string, month: number, smoke: boolean) {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 1100 } })
  try {
    const [name = '', value = ''] = bench.cookie().split('=')
    await context.addCookies([{ name, value, url }])
    const page = await context.newPage()
    await page.goto(`/dashboard/email-calendar?year=2027&month=${month}&brandId=${bench.brandId}`)
    const email = page.locator('[role="grid"] [data-outline]').first()
    await email.waitFor()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    return await drag(page, email, smoke ? 6 : 40)
  } finally {
    await context.close()
  }
}

async function drag(page: Page, email: ReturnType<Page['locator']>, steps: number): Promise<number[]> {
  const grid = (await page.locator('[role="grid"]').boundingBox())!
  const from = (await email.boundingBox())!
  await page.mouse.move(from.x + 20, from.y + 8)
  await page.mouse.down()
  await page.mouse.move(from.x + 40, from.y + 20, { steps: 3 })
  await page.evaluate(watchFrames)
  for (let step = 0; step < steps; step++) {
    // Moves through the days like a hand: along a week, then the next.
    const across = ((step % 14) + 0.5) / 14
    const down = 0.15 + 0.8 * (Math.floor(step / 14) / 3)
    await page.mouse.move(grid.x + grid.width * across, grid.y + grid.height * down)
    await page.waitForTimeout(60)
  }
  const times = await page.evaluate(() => (window as unknown as Watched).frameTimes)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  if (times.length === 0) throw new Error('No frame of a drag was seen.')
  return times
}

interface Watched {
  frameTimes: number[]
}

function watchFrames(): void {
  const watched = window as unknown as Watched
  watched.frameTimes = []
  addEventListener(
    'mousemove',
    (event) =>
      requestAnimationFrame(() => setTimeout(() => watched.frameTimes.push(performance.now() - event.timeStamp))),
    { capture: true },
  )
}

async function fill(bench: BenchApp, month: number, count: number): Promise<void> {
  const rows = await storeOutlines(bench, count, (index) => ({
    planYear: 2027,
    planMonth: month,
    scheduledSendAt: `2027-${month}-${String((index % 30) + 1).padStart(2, '0')} 10:00:00`,
  }))
  const now = new Date()
  const { app, workspaceId } = bench
  await withWorkspace(app.db, workspaceId, async (scope) => {
    for (const { id: outlineId } of rows) {
      const times = { createdAt: now, updatedAt: now }
      await putSchedule(scope, { workspaceId, id: newId(), outlineId, manualOverride: true, ...times })
    }
  })
}
