import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/longest-first.ts'
import { POSTGRES_IS_ENOUGH } from './test/one-database.ts'
import { browserSources } from './vite.config.ts'

const executablePath = process.env['CHROME_PATH']

/** As many as `npm test` is promised to need processors. */
const WORKERS = 2

const apiTests = {
  include: ['src/**/*.api.test.ts', 'test/**/*.api.test.ts'],
  // One database and one application per worker, shared by its files.
  isolate: false,
  maxWorkers: WORKERS,
  // What is waited for comes in its own time on a busy machine.
  expect: { poll: { timeout: 15_000 } },
  testTimeout: 60_000,
  hookTimeout: 120_000,
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'test/*.test.ts', 'test/{packs,months}/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: ['**/*.api.test.ts'],
          // The colours of drawn pictures are read from a style sheet.
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
        },
      },
      {
        // Beside `api` on PostgreSQL: the same tests on the embedded database.
        test: {
          name: 'embedded',
          ...apiTests,
          exclude: Object.values(POSTGRES_IS_ENOUGH).flat(),
          env: { TEST_DATABASE_URL: '' },
        },
      },
      {
        plugins: browserSources(),
        test: {
          name: 'screen',
          include: ['src/**/*.screen.test.tsx'],
          setupFiles: ['test/browser/screen-setup.ts'],
          // A browser on a busy machine may miss a moment: what fails twice is broken.
          retry: 1,
          maxWorkers: WORKERS,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { args: ['--no-sandbox'], ...(executablePath === undefined ? {} : { executablePath }) },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'journey',
          include: ['test/e2e/**/*.journey.test.ts'],
          // Each file has a product, a database and a browser of its own.
          maxWorkers: WORKERS,
          // What another window shows comes in its own time on a busy machine.
          expect: { poll: { timeout: 15_000 } },
          retry: 1,
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
})
