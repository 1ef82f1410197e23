import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { type BenchApp, benchApp } from './bench-app.ts'
import { startBrowser } from './bench-browser.ts'
import type { Measure, Row } from './measure.ts'
import { AGAINST_REACT, REACT_ALONE, builtWithReact } from './script-bytes.ts'

const WEB = path.resolve(import.meta.dirname, '../build/web')

interface FirstPage {
  name: string
  address: string
  signedIn: boolean
  /** What a user needs. Scripts that load after it was there don't count. */
  usable: readonly string[]
  atMostKilobytes: number
}

const PAGES: readonly FirstPage[] = [
  {
    name: 'the login page',
    address: '/login',
    signedIn: false,
    usable: ['#main [type="email"]', '#main [type="password"]', '#main [type="submit"]'],
    atMostKilobytes: 150,
  },
  {
    name: 'the first logged-in page',
    address: '/dashboard',
    signedIn: true,
    usable: ['aside nav a', '#main h1', '#main a'],
    atMostKilobytes: 220,
  },
]

/** All scripts that a browser with an empty cache loads before a page is usable, with those that scripts ask for. */
export const firstPages: Measure = {
  name: 'first-pages',
  async run() {
    const floor = kilobytes(Buffer.from(await builtWithReact(REACT_ALONE)))
    const bench = await benchApp(WEB)
    const browser = await startBrowser()
    try {
      const url = await bench.listen()
      const rows: Row[] = []
      for (const page of PAGES) {
        const scripts = await scriptsBefore(browser, bench, url, page)
        const sizes = await Promise.all(scripts.map(async (file) => kilobytes(await readFile(path.join(WEB, file)))))
        const ours = sizes.reduce((total, size) => total + size, 0)
        if (ours > page.atMostKilobytes) {
          throw new Error(`${page.name}: ${ours.toFixed(1)} KB of scripts, more than ${page.atMostKilobytes} KB.`)
        }
        rows.push({ name: `JavaScript before ${page.name}`, ours, floor, unit: 'KB', against: AGAINST_REACT })
      }
      return rows
    } finally {
      await browser.close()
      await bench.close()
    }
  },
}

const kilobytes = (code: Uint8Array) => gzipSync(code, { level: 9 }).byteLength / 1024

async function scriptsBefore(browser: Browser, bench: BenchApp, url: string, first: FirstPage): Promise<string[]> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } })
  try {
    if (first.signedIn) {
      const [name = '', value = ''] = bench.cookie().split('=')
      await context.addCookies([{ name, value, url }])
    }
    const page = await context.newPage()
    const scripts = new Set<string>()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.endsWith('.js')) scripts.add(pathname)
    })
    await page.goto(first.address)
    for (const selector of first.usable) await page.locator(selector).first().waitFor()
    if (scripts.size === 0) throw new Error(`${first.name} loaded no script.`)
    return [...scripts]
  } finally {
    await context.close()
  }
}
