import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { type Page, chromium } from 'playwright-core'
import { pino } from 'pino'
import { expect } from 'vitest'
import { listWorkspaces } from '#features/access/server/workspaces.ts'
import { setPlanOverride } from '#features/access/server/subscription-store.ts'
import { findUserByEmail } from '#features/auth/server/store.ts'
import { setWorkspaceStatus } from '#features/access/server/workspace-store.ts'
import { type RunningApp, createApp } from '#app/server/create-app.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open-db.ts'
import type { Clock } from '#server/clock.ts'
import { readEnv } from '#server/env.ts'
import type { PlanName } from '#shared/plan-catalog.ts'
import { browserOptions } from '../browser-options.ts'
import { freePort } from '../free-port.ts'
import { testPasswords } from '../test-passwords.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

export interface Screen {
  width: number
  height: number
  theme: 'light' | 'dark'
  touch?: boolean
  timeZone?: string
}
export const DESKTOP: Screen = { width: 1440, height: 900, theme: 'light' }
export const PHONE: Screen = { width: 390, height: 844, theme: 'dark' }

export interface Product {
  url: string
  running: RunningApp
  newPage(screen: Screen): Promise<Page>
  setPlan(email: string, plan: PlanName): Promise<void>
  setStatus(email: string, status: 'ACTIVE' | 'SUSPENDED'): Promise<void>
  close(): Promise<void>
}

export async function startProduct(
  settings: Record<string, string> | ((port: number) => Record<string, string>) = {},
  clock?: Clock,
): Promise<Product> {
  const browser = await chromium.launch(browserOptions())
  const database = await openDatabase({ dataDir: null, template: path.join(ROOT, 'build/database/template.tgz') })
  await migrate(database)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const given = typeof settings === 'function' ? settings(port) : settings
  const env = readEnv({ NODE_ENV: 'test', PORT: String(port), APP_URL: url, LOG_LEVEL: 'error', ...given })
  const running = await createApp({
    env,
    database,
    log: pino({ level: env.LOG_LEVEL }),
    passwords: testPasswords,
    ...(clock !== undefined && { clock }),
    webFolder: path.join(ROOT, 'build/web'),
  })
  await running.server.listen({ port, host: '127.0.0.1' })
  await running.work()
  const workspaceOf = async (email: string) => {
    const user = await findUserByEmail(running.app.db, email)
    const { workspaces } = await listWorkspaces(running.app, user!.id)
    return workspaces[0]!.id
  }
  return {
    url,
    running,
    async newPage({ width, height, theme, touch = width < 600, timeZone }) {
      const context = await browser.newContext({
        baseURL: url,
        viewport: { width, height },
        colorScheme: theme,
        reducedMotion: 'reduce',
        acceptDownloads: true,
        hasTouch: touch,
        ...(timeZone === undefined ? {} : { timezoneId: timeZone }),
      })
      const page = await context.newPage()
      page.setDefaultTimeout(30_000)
      return page
    },
    setPlan: async (email, plan) => setPlanOverride(running.app.db, await workspaceOf(email), plan),
    setStatus: async (email, status) => setWorkspaceStatus(running.app.db, await workspaceOf(email), status),
    async close() {
      await browser.close()
      await running.stop()
      await database.close()
    },
  }
}

export const newEmail = () => `${randomUUID()}@example.com`
export const PASSWORD = 'a long enough password'

/** A page that isn't idle by then is checked anyway. */
const STANDS_STILL_WITHIN_MS = 5_000

/** Waits until nothing fades and nothing is busy. */
async function standsStill(page: Page): Promise<void> {
  const still = () => {
    const moves = ({ playState, effect }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
    return document.querySelector('[aria-busy="true"]') === null && !document.getAnimations().some(moves)
  }
  const giveUpAt = Date.now() + STANDS_STILL_WITHIN_MS
  while (!(await page.evaluate(still)) && Date.now() < giveUpAt) await wait(50)
}

const builderRequire = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))
const AXE = readFileSync(builderRequire.resolve('axe-core/axe.min.js'), 'utf8')
const ALREADY_THERE = '0'

/** The builder would bring it twice for each check, and compiling it takes a third of the time. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(AXE)
  }
}

/** Finds violations of WCAG 2.2 A and AA, and sideways scrolling. */
export async function expectAccessible(page: Page): Promise<void> {
  await standsStill(page)
  await bringAxe(page)
  const { violations } = await new AxeBuilder({ page, axeSource: ALREADY_THERE })
    // Our pages have no third-party frames, so we don't need the slower mode.
    .setLegacyMode(true)
    // Describing passed checks takes most of the time.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}

/** Leaves the page in its own theme. */
export async function expectAccessibleInBothThemes(page: Page, own: Screen['theme']): Promise<void> {
  for (const theme of own === 'light' ? (['dark', 'light'] as const) : (['light', 'dark'] as const)) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.classList.contains('dark')))
      .toBe(theme === 'dark')
    await expectAccessible(page)
  }
}

export function watchErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    // A rejected request is normal, and the screen handles it.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) errors.push(message.text())
  })
  return errors
}
