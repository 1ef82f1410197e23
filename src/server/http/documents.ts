import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#shared/errors.ts'
import { type SiteValues, fillPlaceholders } from '#shared/site-placeholders.ts'
import { isAskedAt } from './site-origin.ts'

interface DocumentList {
  prerendered: Record<string, string>
  /** The addresses that search engines may list. */
  listed: string[]
  notFound: string
  app: { file: string; paths: string[]; under: string[] }
}

const NONCE = '__CSP_NONCE__'
/** Where the video of the front page plays; nothing is framed while none is set. */
const VIDEO_HOST = 'https://player.vimeo.com'

/** What a document may load. Scripts of the platform's owner may report to other places, but only from public pages. */
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

/** Serves the built web bundle: prerendered pages, the product's document for its addresses, 404 for all others. */
export async function serveDocuments(server: FastifyInstance, folder: string, values: SiteValues): Promise<void> {
  const list = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')) as DocumentList
  const { origin, productOrigin } = values
  // Read once: a build that runs meanwhile replaces them.
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
    // No cache that several people share: they would share a nonce.
    reply.header('cache-control', 'private, no-cache')
    if (status === 200) reply.header('etag', document.tag)
    if (status === 200 && matches(request.headers['if-none-match'], document.tag)) {
      // The copy in the browser goes on with its own nonce, so it has to keep its own policy, too.
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
    serve: true,
    index: false,
    preCompressed: true,
    cacheControl: false,
    allowedPath: (path) => path.startsWith('/assets/') || !/\.(html|json)$/.test(path),
    setHeaders(reply, path) {
      reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
    globIgnore: ['**/*.html', '**/*.json', '**/*.br', '**/*.gz'],
    wildcard: false,
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
    const isProduct = list.app.paths.includes(path) || list.app.under.some((parent) => path.startsWith(`${parent}/`))
    // Pages that run scripts of others never open at the address of the product, not even to say that they do not exist.
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

/**
 * Whether a browser asked the same server under another name of this machine. Cookies and tabs belong to one name, and a
 * payment comes back to that of `APP_URL`, so everything happens there.
 */
function isOtherLoopback(host: string, origin: string): boolean {
  const { hostname, port } = new URL(origin)
  const asked = URL.parse(`http://${host}`)
  if (asked === null || asked.port !== port || asked.hostname === hostname) return false
  return LOOPBACK.has(asked.hostname) && LOOPBACK.has(hostname)
}

/** Whether the browser has this version. Proxies that compress may weaken a tag, so only its value counts. */
const matches = (known: string | undefined, tag: string) =>
  known?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag.slice(2)) === true

function sitemap(origin: string, paths: string[]): string {
  const entries = paths.map((path) => `  <url><loc>${origin}${path}</loc></url>\n`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`
}

/** Without a built web bundle there are only calls; all other addresses lead nowhere. */
export function serveNoDocuments(server: FastifyInstance): void {
  server.setNotFoundHandler((_, reply) => nothingThere(reply))
}

const nothingThere = (reply: FastifyReply) => reply.code(404).send(new AppError('NOT_FOUND').body)
