import type { LaunchOptions } from 'playwright-core'

/** For the tests of components and for the journeys. */
export function browserOptions(): LaunchOptions {
  const executablePath = process.env['CHROME_PATH']
  return {
    // Without it, text would be wider in Chromium's headless shell than in other browsers.
    args: ['--no-sandbox', '--font-render-hinting=none'],
    ...(executablePath === undefined ? {} : { executablePath }),
  }
}
