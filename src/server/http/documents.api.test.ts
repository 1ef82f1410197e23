import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningApp } from '#app/server/create-app.ts'
import { startApp } from '#test/test-app.ts'

const FILES = {
  'pages.json': JSON.stringify({
    prerendered: { '/': 'site/index.html', '/pricing': 'site/pricing.html', '/hidden': 'site/pricing.html' },
    listed: ['/', '/pricing'],
    notFound: 'site/404.html',
    app: { file: 'app.html', paths: ['/login', '/dashboard'], under: ['/dashboard', '/review'] },
  }),
  'app.html': '<!doctype html><title>Product</title><script nonce="__CSP_NONCE__" src="/assets/app.js"></script>',
  'site/index.html':
    '<!doctype html><title>Home</title><link rel="canonical" href="__APP_ORIGIN__/" /><a href="__PRODUCT_ORIGIN__/login">Login</a><script nonce="__CSP_NONCE__">1</script>',
  'site/pricing.html': '<!doctype html><title>Pricing</title><a href="__BOOK_DEMO_URL__">__SUPPORT_EMAIL__</a>',
  'site/404.html': '<!doctype html><title>Not found</title>',
  'assets/app.js': 'export {}',
  'assets/app.js.br': 'compressed',
  'favicon.svg': '<svg/>',
}

let folder: string
let app: RunningApp

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-'))
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(join(folder, name, '..'), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  app = await startApp({ APP_URL: 'https://mailmonth.example' }, { webFolder: folder })
})

afterAll(async () => {
  await app.stop()
  await rm(folder, { recursive: true })
})

const get = (url: string, headers = {}) => app.server.inject({ url, headers })
const titleOf = (html: string) => /<title>(.*)<\/title>/.exec(html)?.[1]

describe('the address of a local trial', () => {
  let trial: RunningApp
  beforeAll(async () => {
    trial = await startApp({ APP_URL: 'http://localhost:4321' }, { webFolder: folder })
  })
  afterAll(() => trial.stop())

  test.each(['127.0.0.1:4321', '[::1]:4321'])('redirects a browser that asked %s', async (host) => {
    const answer = await trial.server.inject({ url: '/dashboard/billing?success=true', headers: { host } })
    expect(answer.statusCode).toBe(307)
    expect(answer.headers.location).toBe('http://localhost:4321/dashboard/billing?success=true')
  })

  test.each(['localhost:4321', '127.0.0.1:9999', 'mailmonth.example:4321'])('keeps %s', async (host) => {
    const answer = await trial.server.inject({ url: '/dashboard', headers: { host } })
    expect(answer.statusCode).toBe(200)
  })

  test("doesn't redirect API requests", async () => {
    const answer = await trial.server.inject({ url: '/api/health', headers: { host: '127.0.0.1:4321' } })
    expect(answer.statusCode).toBe(200)
  })
})

describe('a document', () => {
  test.each([
    ['/', 200, 'Home'],
    ['/?utm_source=mail', 200, 'Home'],
    ['/pricing', 200, 'Pricing'],
    ['/login', 200, 'Product'],
    ['/login?next=%2Fdashboard', 200, 'Product'],
    ['/dashboard', 200, 'Product'],
    ['/dashboard/email-outlines', 200, 'Product'],
    ['/dashboardish', 404, 'Not found'],
    ['/nothing', 404, 'Not found'],
    ['/app.html', 404, 'Not found'],
    ['/pages.json', 404, 'Not found'],
    ['/site/index.html', 404, 'Not found'],
    ['/assets/missing.js', 404, 'Not found'],
    ['/constructor', 404, 'Not found'],
    ['//evil.example/dashboard', 404, 'Not found'],
    ['/../../etc/passwd', 404, 'Not found'],
  ])('is at %s', async (url, status, title) => {
    const response = await get(url)
    expect([response.statusCode, titleOf(response.body)]).toEqual([status, title])
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  test('runs only scripts with an unpredictable nonce', async () => {
    const nonces = await Promise.all(
      [1, 2, 3].map(async () => {
        const { headers, body } = await get('/login')
        const [, nonce] = /script-src 'nonce-([\w+/=]{24})' 'strict-dynamic';/.exec(
          String(headers['content-security-policy']),
        )!
        expect(body).toContain(`<script nonce="${nonce}" src="/assets/app.js">`)
        expect(body).not.toContain('__CSP_NONCE__')
        return nonce
      }),
    )
    expect(new Set(nonces).size).toBe(3)
  })

  test.each(['/', '/login', '/nothing'])('may load only its own parts at %s', async (url) => {
    const { headers } = await get(url)
    const policy = String(headers['content-security-policy'])
    for (const rule of [
      "default-src 'self'",
      `connect-src 'self'${url === '/login' ? '' : ' https:'}`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy.split('; ')).toContain(rule)
    }
    expect(/script-src[^;]*/.exec(policy)![0]).not.toMatch(/unsafe|\*|https?:/)
    expect(headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.stringMatching(/max-age=\d{8}/),
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
  })

  test('keeps the address of a review link to itself', async () => {
    const { headers, body } = await get(`/review/${'x'.repeat(43)}`)
    expect(titleOf(body)).toBe('Product')
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'x-frame-options': 'DENY',
    })
    expect(String(headers['content-security-policy'])).toContain("frame-ancestors 'none'")
  })

  test.each(['/', '/pricing', '/dashboard'])("isn't sent again to a browser that has it: %s", async (url) => {
    const first = await get(url)
    const tag = String(first.headers['etag'])
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/)
    const second = await get(url, { 'if-none-match': `"another", ${tag}` })
    expect([second.statusCode, second.body, second.headers['etag']]).toEqual([304, '', tag])
    // A policy with another nonce would block the scripts of the browser's copy.
    expect(second.headers['content-security-policy']).toBeUndefined()
    expect((await get(url, { 'if-none-match': '"another"' })).statusCode).toBe(200)
    expect((await get(url, { 'if-none-match': '*' })).statusCode).toBe(200)
  })

  test('gets a new tag when it changes', async () => {
    const tags = await Promise.all(['/', '/pricing', '/login'].map(async (url) => (await get(url)).headers['etag']))
    expect(new Set(tags).size).toBe(3)
    expect((await get('/nothing')).headers['etag']).toBeUndefined()
  })

  test('is never the response of an endpoint', async () => {
    for (const url of ['/api', '/api/nothing', '/api/dashboard/x?y=1']) {
      const response = await get(url, { accept: 'text/html' })
      expect([response.statusCode, response.json()]).toEqual([404, { error: 'Not found', code: 'NOT_FOUND' }])
    }
    const posted = await app.server.inject({ method: 'POST', url: '/dashboard', payload: {} })
    expect([posted.statusCode, posted.json()]).toEqual([404, { error: 'Not found', code: 'NOT_FOUND' }])
  })
})

test('the sitemap lists the public pages and nothing else', async () => {
  expect((await get('/')).body).toContain('<link rel="canonical" href="https://mailmonth.example/" />')
  const robots = await get('/robots.txt')
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(robots.body).toContain('Sitemap: https://mailmonth.example/sitemap.xml')
  const sitemap = await get('/sitemap.xml')
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect([...sitemap.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://mailmonth.example/',
    'https://mailmonth.example/pricing',
  ])
})

test('a public page contains the support address and the demo link', async () => {
  expect((await get('/pricing')).body).toContain(
    '<a href="mailto:support@mailmonth.example?subject=Book%20a%20demo">support@mailmonth.example</a>',
  )
})

test('only a front page with a video may frame its host', async () => {
  expect(String((await get('/')).headers['content-security-policy'])).toContain("frame-src 'none'")
  const { stop, server } = await startApp({ HERO_VIDEO_ID: '76979871' }, { webFolder: folder })
  const frames = async (url: string) =>
    /frame-src ([^;]+)/.exec(String((await server.inject(url)).headers['content-security-policy']))?.[1]
  expect([await frames('/'), await frames('/pricing'), await frames('/login')]).toEqual([
    'https://player.vimeo.com',
    "'none'",
    "'none'",
  ])
  await stop()
})

test('files with a hash are cached forever, others for an hour', async () => {
  expect((await get('/assets/app.js')).headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringContaining('javascript'),
    'x-content-type-options': 'nosniff',
  })
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600')
})

test.each(['/favicon.svg', '/assets/app.js'])('HEAD of %s gets the headers alone', async (url) => {
  const { statusCode, headers, body } = await app.server.inject({ method: 'HEAD', url })
  expect([statusCode, Number(headers['content-length']) > 0, body]).toEqual([200, true, ''])
})

test.each([
  '/app.html',
  '/pages.json',
  '/site/index.html',
  '/assets/app.js.br',
  '/assets/../pages.json',
  '/assets/%2e%2e/pages.json',
  '/assets/..%2Fpages.json',
])('%s is not a file of the site', async (url) => {
  expect((await get(url, { accept: 'text/html' })).statusCode).toBe(404)
})

describe('with a separate address for the public pages', () => {
  const SITE = 'www.mailmonth.example'
  const APP = 'mailmonth.example'
  let apart: RunningApp

  beforeAll(async () => {
    apart = await startApp({ APP_URL: `https://${APP}`, SITE_URL: `https://${SITE}` }, { webFolder: folder })
  })
  afterAll(() => apart.stop())

  const at = (host: string, url: string, options: { method?: 'GET' | 'POST'; headers?: Record<string, string> } = {}) =>
    apart.server.inject({ url, ...options, headers: { host, ...options.headers } })

  test.each([
    ['/', 'Home'],
    ['/pricing', 'Pricing'],
  ])('%s opens only there', async (url, title) => {
    const there = await at(SITE, url)
    expect([there.statusCode, titleOf(there.body)]).toEqual([200, title])
    const elsewhere = await at(APP, `${url}?canceled=true`)
    expect([elsewhere.statusCode, elsewhere.headers.location]).toEqual([302, `https://${SITE}${url}?canceled=true`])
  })

  test.each(['/login?next=%2Fdashboard', '/dashboard/settings'])('%s opens only in the app', async (url) => {
    expect(titleOf((await at(APP, url)).body)).toBe('Product')
    const elsewhere = await at(SITE, url)
    expect([elsewhere.statusCode, elsewhere.headers.location]).toEqual([302, `https://${APP}${url}`])
  })

  test('the 404 page opens only there, because it runs scripts', async () => {
    expect(titleOf((await at(SITE, '/nothing')).body)).toBe('Not found')
    expect((await at(APP, '/nothing')).headers.location).toBe(`https://${SITE}/nothing`)
  })

  test('their links lead to the app, and the sitemap uses their address', async () => {
    expect((await at(SITE, '/')).body).toContain(`<a href="https://${APP}/login">`)
    expect((await at(SITE, '/')).body).toContain(`<link rel="canonical" href="https://${SITE}/" />`)
    expect((await at(SITE, '/sitemap.xml')).body).toContain(`https://${SITE}/pricing`)
    expect((await get('/')).body).toContain('<a href="/login">')
  })

  test('only the endpoints of public pages respond there', async () => {
    const scripts = await at(SITE, '/api/superadmin/tracking-scripts')
    const checkout = await at(SITE, '/api/billing/checkout-guest', { method: 'POST' })
    expect([scripts.statusCode, checkout.statusCode]).toEqual([200, 400])
    for (const url of [
      '/api/health',
      '/api/auth/me',
      '/api/workspaces',
      '/api/reference',
      '/%61pi/auth/me',
      '/dev/outbox',
    ]) {
      expect([url, (await at(SITE, url)).statusCode]).toEqual([url, 404])
      expect([url, (await at(SITE.toUpperCase(), url)).statusCode]).toEqual([url, 404])
    }
    const disguised = await at(SITE, '/api/health', { headers: { 'x-forwarded-host': APP } })
    expect([disguised.statusCode, (await at(APP, '/api/health')).statusCode]).toEqual([404, 200])
  })

  test('the app rejects requests from their pages', async () => {
    const asked = (origin: string) => at(APP, '/api/health', { headers: { origin } })
    expect((await asked(`https://${SITE}`)).statusCode).toBe(403)
    expect((await asked(`https://${APP}`)).statusCode).toBe(200)
  })
})
