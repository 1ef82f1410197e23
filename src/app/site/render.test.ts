import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5'
import { describe, expect, test } from 'vitest'
import { SITE_PLACEHOLDERS } from '#shared/site-placeholders.ts'
import { fillTemplate, notFoundPage, pages } from './render.tsx'

const TEMPLATE = '<!doctype html><html lang="en"><head><!--page-head--></head><body><!--page-body--></body></html>'
const { origin } = SITE_PLACEHOLDERS

function read(page: (typeof pages)[number]) {
  const elements = below(parse(fillTemplate(TEMPLATE, page)))
  const all = (name: string) => elements.filter(({ tagName }) => tagName === name)
  const attribute = (element: Tree.Element | undefined, name: string) =>
    element?.attrs.find((attr) => attr.name === name)?.value
  const meta = (name: string) =>
    attribute(
      all('meta').find((tag) => [attribute(tag, 'name'), attribute(tag, 'property')].includes(name)),
      'content',
    )
  const data = all('script').find((tag) => attribute(tag, 'type') === 'application/ld+json')
  const main = all('main')
  return {
    meta,
    title: textOf(all('title')[0]),
    canonical: attribute(
      all('link').find((tag) => attribute(tag, 'rel') === 'canonical'),
      'href',
    ),
    headings: all('h1').map(textOf),
    words: textOf(main[0]).split(/\s+/).length,
    mains: main.length,
    graph: data === undefined ? [] : (JSON.parse(textOf(data)) as { '@graph': { '@type': string }[] })['@graph'],
  }
}

function below(node: Tree.ParentNode): Tree.Element[] {
  const children = node.childNodes.filter((child): child is Tree.Element => 'tagName' in child)
  return children.flatMap((child) => [child, ...below(child)])
}

function textOf(node: Tree.ChildNode | undefined): string {
  if (node === undefined) return ''
  if ('value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

describe.each(pages.map((page) => [page.path, page] as const))('%s without any script', (path, page) => {
  const html = read(page)

  test('carries its content', () => {
    expect(html.headings).toHaveLength(1)
    expect(html.mains).toBe(1)
    expect(html.words).toBeGreaterThan(80)
  })

  test('says what it is to search engines', () => {
    expect(html.title).toBe(page.title)
    expect(html.title.length).toBeLessThanOrEqual(60)
    expect(html.meta('description')).toBe(page.description)
    expect(page.description.length).toBeLessThanOrEqual(200)
    expect(html.meta('keywords')).toMatch(/^[^,]+(, [^,]+)*$/)
    expect(html.canonical).toBe(origin + path)
    expect(html.meta('robots')).toBeUndefined()
    expect(html.graph.map((part) => part['@type'])).toContain('WebPage')
  })

  test('has a preview for those who link to it', () => {
    for (const kind of ['og', 'twitter']) {
      expect(html.meta(`${kind}:title`)).toBe(page.title)
      expect(html.meta(`${kind}:description`)).toBe(page.description)
      expect(html.meta(`${kind}:image`)).toMatch(new RegExp(`^${origin}/share/[a-z]+\\.png$`))
      expect(html.meta(`${kind}:image:alt`)).toBeTruthy()
    }
    expect(html.meta('og:url')).toBe(origin + path)
    expect([html.meta('og:image:width'), html.meta('og:image:height')]).toEqual(['1200', '630'])
    expect(html.meta('twitter:card')).toBe('summary_large_image')
  })
})

test('titles and descriptions tell the pages apart', () => {
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length)
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length)
})

test('prices and questions are there for machines, too', () => {
  const graph = read(pages.find(({ path }) => path === '/pricing')!).graph as unknown as Record<string, unknown>[]
  const part = (type: string) => graph.find((entry) => entry['@type'] === type)
  const offers = part('SoftwareApplication')?.['offers'] as { name: string; price: string }[]
  expect(offers.map(({ name, price }) => `${name} ${price}`)).toEqual(['Free 0', 'Starter 29', 'Pro 49', 'Teams 99'])
  expect(part('FAQPage')).toMatchObject({
    mainEntity: expect.arrayContaining([
      { '@type': 'Question', name: 'Does Mailmonth send my email?', acceptedAnswer: expect.anything() },
    ]),
  })
})

test('the page for unknown addresses is listed nowhere', () => {
  const html = read(notFoundPage)
  expect(html.headings).toEqual(["This page doesn't exist"])
  expect(html.meta('robots')).toBe('noindex')
  expect([html.canonical, html.meta('og:title')]).toEqual([undefined, undefined])
})
