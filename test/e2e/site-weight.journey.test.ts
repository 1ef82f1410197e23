import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentBytes, reactAlone } from '../../bench/script-bytes.ts'
import { DESKTOP, PHONE, type Product, startProduct } from './product.ts'

const WEB = path.resolve(import.meta.dirname, '../../build/web')
const { prerendered } = JSON.parse(readFileSync(path.join(WEB, 'pages.json'), 'utf8')) as {
  prerendered: Record<string, string>
}
const pages = Object.entries(prerendered)

let product: Product
let react: number
beforeAll(async () => {
  product = await startProduct()
  react = await reactAlone()
})
afterAll(() => product.close())

describe.each(pages)('%s', (address, file) => {
  test('becomes interactive with less than React and its DOM renderer weigh alone', async () => {
    expect(await documentBytes(file)).toBeLessThan(react)
  })

  test('names existing files that are compressed and cached forever', async () => {
    const html = readFileSync(path.join(WEB, file), 'utf8')
    const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, url]) => url!)
    expect(named.length).toBeGreaterThan(1)
    for (const url of new Set(named)) {
      const answer = await fetch(product.url + url, { headers: { 'accept-encoding': 'br' } })
      expect([url, answer.status, answer.headers.get('cache-control')]).toEqual([
        url,
        200,
        'public, max-age=31536000, immutable',
      ])
      const isText = /\.(js|css)$/.test(url)
      expect([url, answer.headers.get('content-encoding')]).toEqual([url, isText ? 'br' : null])
      if (isText) expect(existsSync(path.join(WEB, `${url}.br`))).toBe(true)
      await answer.arrayBuffer()
    }
  })

  test.each([DESKTOP, PHONE])("doesn't shift while it loads, at $width px", async (screen) => {
    const page = await product.newPage(screen)
    await page.goto(address)
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += 700) {
        window.scrollTo({ top, behavior: 'instant' })
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      }
    })
    const moved = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let total = 0
          const observer = new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) total += entry.value
          })
          observer.observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(total), 100)
        }),
    )
    expect(moved).toBeLessThan(0.001)
    const unsized = await page.evaluate(
      () =>
        [...document.images].filter((image) => !image.hasAttribute('width') || !image.hasAttribute('height')).length,
    )
    expect(unsized).toBe(0)
  })
})

test('icons, manifest and share pictures match the head of the page', async () => {
  const html = await (await fetch(product.url)).text()
  const head = [...html.matchAll(/(?:href|content)="([^"]+\.(?:ico|svg|png|webmanifest))"/g)].map(([, url]) => url!)
  const { icons } = (await (await fetch(`${product.url}/site.webmanifest`)).json()) as {
    icons: { src: string; sizes: string; type: string }[]
  }
  const pictures = head.concat(icons.map(({ src }) => src)).map((url) => new URL(url, product.url).href)
  expect(new Set(pictures).size).toBeGreaterThanOrEqual(8)
  for (const url of new Set(pictures)) expect([url, (await fetch(url)).status]).toEqual([url, 200])
  for (const { src, sizes, type } of icons.filter((icon) => icon.type === 'image/png')) {
    const answer = await fetch(product.url + src)
    const png = Buffer.from(await answer.arrayBuffer())
    expect(answer.headers.get('content-type')).toBe(type)
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
  }
  const share = Buffer.from(await (await fetch(`${product.url}/share/index.png`)).arrayBuffer())
  expect([share.readUInt32BE(16), share.readUInt32BE(20)]).toEqual([1200, 630])
  expect(share.length).toBeLessThan(200_000)
})
