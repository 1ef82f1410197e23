import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { SAXParser } from 'parse5-sax-parser'
import { nextTurn } from '#server/steps.ts'

export interface PageMarkup {
  language: string | null
  title: string
  meta: ReadonlyMap<string, string>
  data: unknown[]
  links: { href: string; text: string }[]
  headings: string[]
  loud: string[]
  texts: string[]
}

const CHUNK = 16_384
const MOST_LINKS = 500
const MOST_TEXTS = 2000
const MOST_HEADINGS = 300
const LONGEST_TEXT = 1000
const LONGEST_DATA = 300_000

const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'summary', 'dt'])
const INLINE = new Set(
  'a abbr b bdi bdo cite code data em font i img input ins kbd label mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)
const HIDDEN = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'iframe',
  'object',
  'head',
  'select',
  'textarea',
])

export async function readMarkup(html: string): Promise<PageMarkup> {
  const parser = new SAXParser()
  const page = collectorOf(parser)
  await pipeline(Readable.from(piecesOf(html)), parser, async (rest) => {
    for await (const _ of rest) continue
  })
  return page()
}

async function* piecesOf(html: string): AsyncGenerator<string> {
  for (let at = 0; at < html.length; at += CHUNK) {
    await nextTurn()
    yield html.slice(at, at + CHUNK)
  }
}

function collectorOf(parser: SAXParser): () => PageMarkup {
  const page = {
    language: null as string | null,
    title: '',
    meta: new Map<string, string>(),
    data: [] as unknown[],
    links: [] as PageMarkup['links'],
    headings: [] as string[],
    loud: [] as string[],
    texts: [] as string[],
  }
  const hidden: string[] = []
  let data: string | null = null
  let inTitle = false
  let block = ''
  let heading: string | null = null
  let link: { href: string; text: string } | null = null
  let button: string | null = null

  const flush = () => {
    const text = tidy(block)
    block = ''
    if (text !== '' && page.texts.length < MOST_TEXTS) page.texts.push(text)
  }

  parser.on('startTag', ({ tagName, attrs, selfClosing }) => {
    const attribute = (name: string) => attrs.find((given) => given.name === name)?.value ?? ''
    if (tagName === 'html') page.language ??= attribute('lang') || null
    if (tagName === 'meta') {
      const name = (attribute('property') || attribute('name')).toLowerCase()
      if (name !== '' && !page.meta.has(name)) page.meta.set(name, tidy(attribute('content')))
    }
    if (tagName === 'title') inTitle = true
    if (tagName === 'script' && attribute('type').toLowerCase() === 'application/ld+json') data = ''
    if (HIDDEN.has(tagName) && !selfClosing) hidden.push(tagName)
    if (tagName === 'body') hidden.length = 0
    if (hidden.length > 0) return
    if (!INLINE.has(tagName)) flush()
    if (HEADINGS.has(tagName)) heading = ''
    const looksLikeButton = tagName === 'a' && /\bbutton|\bbtn|\bcta/.test(attribute('class').slice(0, 200))
    if (tagName === 'button' || looksLikeButton) button = ''
    if (tagName === 'a' && page.links.length < MOST_LINKS) link = { href: attribute('href').slice(0, 2048), text: '' }
  })

  parser.on('endTag', ({ tagName }) => {
    if (tagName === 'title') inTitle = false
    if (tagName === 'script' && data !== null) {
      const parsed = parsedJson(data)
      if (parsed !== undefined) page.data.push(parsed)
      data = null
    }
    const open = hidden.lastIndexOf(tagName)
    if (open >= 0) hidden.length = open
    if (tagName === 'head') hidden.length = 0
    if (hidden.length > 0) return
    if (HEADINGS.has(tagName) && heading !== null) {
      const text = tidy(heading)
      if (text !== '' && page.headings.length < MOST_HEADINGS) {
        page.headings.push(text)
        page.loud.push(text)
      }
      heading = null
    }
    if ((tagName === 'button' || tagName === 'a') && button !== null) {
      if (tidy(button) !== '' && page.loud.length < MOST_HEADINGS) page.loud.push(tidy(button))
      button = null
    }
    if (tagName === 'a' && link !== null) {
      if (link.href !== '') page.links.push({ href: link.href, text: tidy(link.text) })
      link = null
    }
    if (!INLINE.has(tagName)) flush()
  })

  parser.on('text', ({ text }) => {
    if (inTitle && page.title.length < LONGEST_TEXT) page.title += text
    if (data !== null && data.length < LONGEST_DATA) data += text
    if (hidden.length > 0) return
    if (block.length < LONGEST_TEXT) block += text
    if (heading !== null && heading.length < LONGEST_TEXT) heading += text
    if (button !== null && button.length < LONGEST_TEXT) button += text
    if (link !== null && link.text.length < LONGEST_TEXT) link.text += text
  })

  return () => {
    flush()
    return { ...page, title: tidy(page.title) }
  }
}

const tidy = (text: string) => text.slice(0, LONGEST_TEXT).replace(/\s+/gu, ' ').trim()

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text.slice(0, LONGEST_DATA))
  } catch {
    return undefined
  }
}
