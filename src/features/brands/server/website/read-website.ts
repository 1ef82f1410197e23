import { setTimeout } from 'node:timers/promises'
import { domainToUnicode } from 'node:url'
import iconv from 'iconv-lite'
import { type FetchPublic, OutboundError } from '#server/outbound.ts'
import type { Language } from '#shared/brand-brief.ts'
import { AppError } from '#shared/errors.ts'
import { cleanJson, cleanText } from '#shared/text.ts'
import type { SourceText } from '#writing/brand/source-texts.ts'
import { readMarkup } from './page-markup.ts'
import { pageTexts } from './page-texts.ts'
import { type PageFacts, readPage } from './read-page.ts'
import { AGENT, robotsOfSite } from './site-robots.ts'
import words from './site-words.json' with { type: 'json' }
import { type ReadPage, type WebsiteProfile, productsOf, websiteProfile } from './website-profile.ts'

const TIMES = { allMs: 20_000, pageMs: 10_000 }
const MOST_BYTES = 1_000_000
const MOST_PAGES = 5
const MOST_REDIRECTS = 3
const MOST_QUESTIONS = 30
/** A refused connection takes as long as a slow one, so that no one can scan a host's ports. */
const SHORTEST_FAILURE_MS = 500
const FEWEST_FIELDS = 2
const SHORTEST_TEXT = 400
const NOTHING_FOUND =
  "We couldn't find enough on this site. You can fill in the steps yourself. It takes about five minutes."
const NOTHING_TO_READ = "This site loads its content with scripts, so there wasn't much to read."

export type PageOutcome = 'read' | 'not allowed' | 'not found' | 'not readable'

export interface WebsiteReading {
  profile: WebsiteProfile
  pages: { url: string; outcome: PageOutcome }[]
  notes: string[]
  products: ReturnType<typeof productsOf>
  questions: { question: string; answer: string | null; source: string }[]
  texts: SourceText[]
}

export interface WebsiteRequest {
  website: string
  /** When the brand's language is known, pages in other languages are skipped. */
  language: Language | null
  appUrl: string
}

class NotAllowed extends Error {}

/** Follows robots.txt, takes at most 20 seconds and invents nothing. */
export async function readWebsite(
  fetchPublic: FetchPublic,
  request: WebsiteRequest,
  times = TIMES,
): Promise<WebsiteReading> {
  const start = addressOf(request.website)
  const signal = AbortSignal.timeout(times.allMs)
  const get = pageGetter(fetchPublic, request, { signal, pageMs: times.pageMs })
  const first = await readOne(get, start.href).catch((error: unknown) =>
    error instanceof NotAllowed ? null : refuse(error, start),
  )
  if (first === null) {
    return emptyReading(start.href, 'not allowed', "This site doesn't allow automated reading.")
  }
  const pages: ReadPage[] = [{ url: first.url, facts: first.facts }]
  const outcomes: WebsiteReading['pages'] = [{ url: first.url, outcome: 'read' }]
  const notes: string[] = []
  for (const url of linkedPages(first.links, new URL(first.url))) {
    if (signal.aborted) break
    try {
      const page = await readOne(get, url)
      if (pages.some((other) => other.url === page.url)) continue
      pages.push({ url: page.url, facts: page.facts })
      outcomes.push({ url: page.url, outcome: 'read' })
    } catch (error) {
      if (error instanceof NotAllowed) {
        outcomes.push({ url, outcome: 'not allowed' })
        notes.push(`The site doesn't allow reading ${decodedPath(new URL(url).pathname)}.`)
      } else if (error instanceof OutboundError) {
        outcomes.push({ url, outcome: error.problem === 'content-type' ? 'not readable' : 'not found' })
      } else throw error
    }
  }
  const list = new URL('/products.json?limit=50', first.url).href
  if (!signal.aborted) await addProductList(get, list, pages)
  // Text that was cut inside a character, or written as an escape, has to be cleaned before it can be stored.
  return cleanJson(readingOf(pages, outcomes, notes, request.language)) as WebsiteReading
}

type Get = (url: string, accept: string[]) => ReturnType<FetchPublic>

/** Checks every address, including redirects, against robots.txt. */
function pageGetter(
  fetchPublic: FetchPublic,
  { language, appUrl }: WebsiteRequest,
  { signal, pageMs }: { signal: AbortSignal; pageMs: number },
): Get {
  const once = (url: string, accept: string[], mayFollow: (from: URL, to: URL) => boolean, ofPage: AbortSignal) =>
    fetchPublic(url, {
      headers: {
        'user-agent': `${AGENT}/1.0 (+${appUrl})`,
        'accept-language': `${language ?? 'en'}, *;q=0.5`,
      },
      accept,
      allowHttp: true,
      maxBytes: MOST_BYTES,
      mayFollow,
      redirects: MOST_REDIRECTS,
      signal: ofPage,
      timeoutMs: pageMs,
    })
  const isAllowed = robotsOfSite((url, accept) => once(url, accept, isSameSite, signal))
  return async (address, accept) => {
    const ofPage = AbortSignal.any([signal, AbortSignal.timeout(pageMs)])
    let url = address
    for (let left = MOST_REDIRECTS; left >= 0; left -= 1) {
      if (!(await isAllowed(url))) throw new NotAllowed()
      try {
        return await once(url, accept, () => false, ofPage)
      } catch (error) {
        const target = error instanceof OutboundError ? error.target : undefined
        if (target === undefined || !isSameSite(new URL(url), new URL(target))) throw error
        url = target
      }
    }
    throw new OutboundError('unreachable')
  }
}

function readingOf(
  pages: ReadPage[],
  outcomes: WebsiteReading['pages'],
  notes: string[],
  language: Language | null,
): WebsiteReading {
  const profile = websiteProfile(pages, language)
  const found = Object.keys(profile).length - 1 + profile.say.length
  const hasText = pages.some(({ facts }) => facts.texts.join(' ').length > SHORTEST_TEXT)
  if (found < FEWEST_FIELDS) notes.push(hasText ? NOTHING_FOUND : NOTHING_TO_READ)
  const questions = pages
    .flatMap(({ url, facts }) => facts.questions.map((asked) => ({ ...asked, source: url })))
    .slice(0, MOST_QUESTIONS)
  return { profile, pages: outcomes, notes, products: productsOf(pages), questions, texts: pageTexts(pages, language) }
}

function emptyReading(url: string, outcome: PageOutcome, note: string): WebsiteReading {
  return { profile: { say: [] }, pages: [{ url, outcome }], notes: [note], products: [], questions: [], texts: [] }
}

function addressOf(website: string): URL {
  if (!URL.canParse(website)) throw notPublic()
  const url = new URL(website)
  url.hash = ''
  const host = url.hostname.replace(/^www\./, '')
  if (words.platforms.some((platform) => host === platform || host.endsWith(`.${platform}`))) {
    throw new AppError('INVALID_INPUT', {
      message: "This page belongs to a platform. Enter your shop's own address.",
      details: { field: 'website' },
    })
  }
  return url
}

const notPublic = () =>
  new AppError('INVALID_INPUT', { message: 'Enter the address of a public website.', details: { field: 'website' } })

export const isSameSite = (from: URL, to: URL): boolean =>
  from.hostname.replace(/^www\./, '') === to.hostname.replace(/^www\./, '') &&
  (from.port === to.port || from.protocol !== to.protocol)

async function refuse(error: unknown, start: URL): Promise<never> {
  if (!(error instanceof OutboundError)) throw error
  if (error.problem === 'not-public') throw notPublic()
  if (error.problem === 'elsewhere') {
    const target = new URL(error.target ?? start.href)
    throw new AppError('WEBSITE_ELSEWHERE', {
      message: `${domainToUnicode(start.hostname)} redirects to ${domainToUnicode(target.hostname)}. Use that address?`,
      details: { website: target.origin },
    })
  }
  await setTimeout(SHORTEST_FAILURE_MS)
  throw new AppError('WEBSITE_UNREACHABLE')
}

interface OnePage {
  url: string
  facts: PageFacts
  links: { href: string; text: string }[]
}

async function readOne(get: Get, address: string): Promise<OnePage> {
  const { status, body, headers, url } = await get(address, ['text/html', 'application/xhtml+xml'])
  if (status !== 200) throw new OutboundError('unreachable')
  const page = await readMarkup(cleanText(decoded(body, headers['content-type'] ?? '')))
  return { url, facts: readPage(page), links: page.links }
}

function decoded(body: Buffer, contentType: string): string {
  const head = body.subarray(0, 2048).toString('latin1')
  const named =
    /charset=["']?([\w-]{2,20})/i.exec(contentType) ?? /<meta[^>]{0,200}charset=["']?([\w-]{2,20})/i.exec(head)
  const charset = named?.[1] ?? 'utf-8'
  return iconv.decode(body, iconv.encodingExists(charset) ? charset : 'utf-8')
}

const KINDS = ['about', 'shop', 'questions', 'shipping'] as const

export function linkedPages(links: readonly { href: string; text: string }[], from: URL): string[] {
  const found = new Map<string, number>()
  for (const { href, text } of links) {
    if (!URL.canParse(href, from.href)) continue
    const url = new URL(href, from)
    url.hash = ''
    if (!/^https?:$/.test(url.protocol) || !isSameSite(from, url)) continue
    // A site on https only redirects its old http links.
    if (from.protocol === 'https:') url.protocol = 'https:'
    if (url.href === from.href) continue
    const told = `${text} ${decodedPath(url.pathname)}`.toLowerCase()
    const kind = KINDS.findIndex((name) => words[name].some((word) => told.includes(word)))
    if (kind >= 0 && !found.has(url.href)) found.set(url.href, kind)
  }
  // Takes one page of each kind first, then the others.
  const taken = KINDS.flatMap((_, kind) => [...found].find(([, of]) => of === kind)?.[0] ?? [])
  const others = [...found.keys()].filter((url) => !taken.includes(url))
  return [...taken, ...others].slice(0, MOST_PAGES)
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Shopify shops list their products publicly. Most other sites have no such list. */
async function addProductList(get: Get, address: string, pages: ReadPage[]): Promise<void> {
  const products = await get(address, ['application/json']).then(
    ({ status, body }) => (status === 200 ? listed(body) : []),
    () => [],
  )
  const [first] = pages
  if (products.length === 0 || first === undefined) return
  const empty: PageFacts = { ...first.facts, products, questions: [], terms: [], legal: [], loud: [], texts: [] }
  pages.push({ url: address, facts: empty })
}

function listed(body: Buffer): PageFacts['products'] {
  const parsed = parsedJson(body)
  const list = typeof parsed === 'object' && parsed !== null ? (parsed as { products?: unknown }).products : []
  if (!Array.isArray(list)) return []
  return (list as unknown[]).flatMap((entry) => {
    if (typeof entry !== 'object' || entry === null) return []
    const { title, product_type: type, variants } = entry as Record<string, unknown>
    if (typeof title !== 'string' || title.trim() === '') return []
    const variant = Array.isArray(variants) ? (variants[0] as Record<string, unknown> | undefined) : undefined
    const price = Number(variant?.['price'])
    return [
      {
        name: cleanText(title).trim().slice(0, 200),
        type: typeof type === 'string' && type !== '' ? cleanText(type).slice(0, 100) : null,
        price: Number.isFinite(price) && price > 0 ? price : null,
        currency: null,
      },
    ]
  })
}

function parsedJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}
