import { type Browser, chromium } from 'playwright-core'

/** Close it when the measure ends. */
export function startBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROME_PATH']
  return chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath === undefined ? {} : { executablePath }),
  })
}
