import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/longest-first.ts'
import { ONLY_ON_POSTGRES, filesOnBoth } from './test/one-database.ts'
import { browserOptions } from './test/browser-options.ts'
import { browserSources } from './vite.config.ts'

const WORKERS = 2

const apiTests = {
  include: ['src/**/*.api.test.ts', 'test/**/*.api.test.ts'],
  globalSetup: ['test/built-server.ts'],
  isolate: false,
  maxWorkers: WORKERS,
  // A busy machine needs more time.
  expect: { poll: { timeout: 15_000 } },
  testTimeout: 180_000,
  hookTimeout: 180_000,
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.ts',
            'test/*.test.ts',
            'test/{browser,packs,months,speed}/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
          exclude: ['**/*.api.test.ts'],
          // Drawn pictures read their colors from a style sheet.
          css: { include: [/\?raw$/] },
          isolate: false,
          maxWorkers: WORKERS,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'api',
          ...apiTests,
          ...(process.env['TEST_DATABASE_URL'] ? {} : { exclude: ONLY_ON_POSTGRES }),
        },
      },
      {
        // The same tests as `api` on the embedded database, beside PostgreSQL only those that could differ.
        test: {
          name: 'embedded',
          ...apiTests,
          ...(process.env['TEST_DATABASE_URL'] ? { include: filesOnBoth() } : {}),
          exclude: ONLY_ON_POSTGRES,
          env: { TEST_DATABASE_URL: '' },
        },
      },
      {
        plugins: browserSources(),
        test: {
          name: 'screen',
          include: ['src/**/*.screen.test.tsx'],
          setupFiles: ['test/browser/screen-setup.ts'],
          isolate: false,
          // A browser on a busy machine may miss a moment, so only a second failure counts.
          retry: 1,
          testTimeout: 60_000,
          maxWorkers: WORKERS,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: browserOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'journey',
          include: ['test/e2e/**/*.journey.test.ts'],
          isolate: false,
          // Each file has its own product and database.
          maxWorkers: WORKERS,
          // A busy machine needs more time to update another tab.
          expect: { poll: { timeout: 15_000 } },
          retry: 1,
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
})
