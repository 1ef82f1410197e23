import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserSources } from './vite.config.ts'

const executablePath = process.env['CHROME_PATH']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'test/packs/*.test.ts', 'test/months/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: ['src/**/*.api.test.ts'],
          // The colours of drawn pictures are read from a style sheet.
          css: { include: [/\?raw$/] },
          isolate: false,
          maxWorkers: 2,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['src/**/*.api.test.ts', 'test/**/*.api.test.ts'],
          // One database and one application per worker, shared by its files.
          isolate: false,
          maxWorkers: 2,
          // What is waited for comes in its own time on a busy machine.
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 30_000,
          hookTimeout: 60_000,
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
          maxWorkers: 2,
          // What another window shows comes in its own time on a busy machine.
          expect: { poll: { timeout: 15_000 } },
          retry: 1,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
