import { createHash, randomBytes } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#shared/errors.ts'
import { type SiteValues, fillPlaceholders } from '#shared/site-placeholders.ts'
import { isAskedAt } from './site-origin.ts'

interface DocumentList {
  prerendered: Record<string, string>
  listed: string[]
  notFound: string
  app: { file: string; paths: string[]; under: string[] }
}

const NONCE = '__CSP_NONCE__'
const VIDEO_HOST = 'https://player.vimeo.com'

function policy(nonce: string, isProduct: boolean, framesVideo: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    `connect-src 'self'${isProduct ? '' : ' https:'}`,
    `frame-src ${framesVideo ? VIDEO_HOST : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const ASSETS = 'assets/'

/** Without documents and compressed copies, with forward slashes. */
function filesIn(folder: string): ReadonlySet<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !/\.(html|json|br|gz)$/.test(entry.name))
  return new Set(files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/')))
}

export async function serveDocuments(server: FastifyInstance, folder: string, values: SiteValues): Promise<void> {
  const list = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')) as DocumentList
  const { origin, productOrigin } = values
  // Read once, because a concurrent build replaces the files.
  const documents = new Map(
    [...new Set([...Object.values(list.prerendered), list.notFound, list.app.file])].map((file) => {
      const html = fillPlaceholders(readFileSync(join(folder, file), 'utf8'), values)
      const rules = (nonce: string) =>
        policy(nonce, file === list.app.file, file === list.prerendered['/'] && values.videoId !== '')
      const tag = createHash('sha256').update(rules('')).update(html).digest('base64url').slice(0, 22)
      return [file, { html, rules, tag: `W/"${tag}"` }]
    }),
  )

  const send = (request: FastifyRequest, reply: FastifyReply, file: string, status: 200 | 404) => {
    const document = documents.get(file)
    if (document === undefined) return nothingThere(reply)
    // Shared caches would share a nonce.
    reply.header('cache-control', 'private, no-cache')
    if (status === 200) reply.header('etag', document.tag)
    if (status === 200 && matches(request.headers['if-none-match'], document.tag)) {
      // The browser's copy keeps its nonce, so it must also keep its policy.
      return reply.removeHeader('content-security-policy').code(304).send()
    }
    const nonce = randomBytes(16).toString('base64')
    return reply
      .code(status)
      .header('content-security-policy', document.rules(nonce))
      .type('text/html; charset=utf-8')
      .send(document.html.replaceAll(NONCE, nonce))
  }

  await server.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
  const files = filesIn(folder)
  for (const file of files) {
    if (!file.startsWith(ASSETS)) server.get(`/${file}`, (_, reply) => reply.sendFile(file))
  }
  // A route for each of these hundreds would take a tenth of the start.
  server.get<{ Params: { '*': string } }>(`/${ASSETS}*`, ({ params }, reply) => {
    const file = ASSETS + params['*']
    return files.has(file) ? reply.sendFile(file) : reply.callNotFound()
  })

  server.get('/robots.txt', (_, reply) =>
    reply.type('text/plain; charset=utf-8').send(`User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`),
  )
  server.get('/sitemap.xml', (_, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap(origin, list.listed)),
  )

  server.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!
    const isApi = path === '/api' || path.startsWith('/api/')
    if (isApi || (request.method !== 'GET' && request.method !== 'HEAD')) return nothingThere(reply)
    if (productOrigin === '' && isOtherLoopback(request.host, origin)) {
      return reply.redirect(`${origin}${request.url}`, 307)
    }
    // The address of a review link is its key, so it must reach no other site and no search engine.
    if (path.startsWith('/review/')) reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
    const isProduct = list.app.paths.includes(path) || list.app.under.some((parent) => path.startsWith(`${parent}/`))
    // Pages with third-party scripts never open at the app's address, not even a 404 page.
    if (productOrigin !== '' && isProduct === isAskedAt(request.headers.host, origin)) {
      return path.startsWith('/')
        ? reply.redirect((isProduct ? productOrigin : origin) + request.url)
        : nothingThere(reply)
    }
    const page = list.prerendered[path]
    if (page !== undefined) return send(request, reply, page, 200)
    return isProduct ? send(request, reply, list.app.file, 200) : send(request, reply, list.notFound, 404)
  })
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Cookies belong to one host name, and payments return to `APP_URL`, so we redirect other names of this machine. */
function isOtherLoopback(host: string, origin: string): boolean {
  const { hostname, port } = new URL(origin)
  const asked = URL.parse(`http://${host}`)
  if (asked === null || asked.port !== port || asked.hostname === hostname) return false
  return LOOPBACK.has(asked.hostname) && LOOPBACK.has(hostname)
}

/** Compressing proxies may weaken a tag, so we compare only its value. */
const matches = (known: string | undefined, tag: string) =>
  known?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag.slice(2)) === true

function sitemap(origin: string, paths: string[]): string {
  const entries = paths.map((path) => `  <url><loc>${origin}${path}</loc></url>\n`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`
}

export function serveNoDocuments(server: FastifyInstance): void {
  server.setNotFoundHandler((_, reply) => nothingThere(reply))
}

const nothingThere = (reply: FastifyReply) => reply.code(404).send(new AppError('NOT_FOUND').body)
