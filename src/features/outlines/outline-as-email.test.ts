import { expect, test } from 'vitest'
import { someOutlineContent } from './content.fixtures.ts'
import { attribute, elementsOf, markupProblems, textOf } from './email.fixtures.ts'
import { type EmailOutline, type EmailSender, outlineAsEmail } from './outline-as-email.ts'

const SENDER: EmailSender = { name: 'Tannholt Kaffee', language: 'de', website: 'https://tannholt.example/laden' }

const anEmail = (changes: Partial<EmailOutline> = {}): EmailOutline => ({
  ...someOutlineContent(),
  ideaTitle: 'Gifts',
  type: 'design-based',
  ...changes,
})
const htmlOf = (changes: Partial<EmailOutline> = {}, options: Parameters<typeof outlineAsEmail>[2] = {}) =>
  outlineAsEmail(anEmail(changes), SENDER, options).html
const all = (html: string, tag: string) => elementsOf(html).filter(({ tagName }) => tagName === tag)
const bodyOf = (html: string) => textOf(all(html, 'body')[0]!)

test.each(['design-based', 'text-based'] as const)('a %s email is made of tables that email apps show', (type) => {
  for (const scheme of [undefined, 'light', 'dark'] as const) {
    expect(markupProblems(htmlOf({ type }, scheme === undefined ? {} : { scheme }))).toEqual([])
  }
})

test('the check of the markup finds what email apps reject', () => {
  const bad = `<table><tr><td width="700" style="float:left" onclick="x()"><img src="https://elsewhere.example/1.png">
    <script>1</script></td></tr></table>`
  expect(markupProblems(bad)).toEqual([
    '<img>',
    '<script>',
    'a table without its role',
    'a table without a width',
    '<td> is wider than 600 px',
    'an image without an alt text',
    'onclick',
    'float:left',
  ])
})

test('says its language, its first subject line, its brand and its preview text', () => {
  const html = htmlOf()
  expect(attribute(all(html, 'html')[0]!, 'lang')).toBe('de')
  expect(textOf(all(html, 'title')[0]!)).toBe('One')
  expect(bodyOf(html).trim()).toMatch(/^A few small things for the dark evenings\s+Tannholt Kaffee/)
  expect(bodyOf(htmlOf({}, { withoutPreviewText: true }))).not.toContain('A few small things')
})

test('without subject lines, the title is the title, and without preview text, the first sentence comes after it', () => {
  const sections = [{ id: 'a', section: 'Start', visual: '', copy: 'Now it is dark. And cold.\nDirection: Keep it.' }]
  const email = outlineAsEmail(anEmail({ subjectLines: ['  '], previewText: ' ', sections }), SENDER)
  expect([email.subject, email.previewText]).toEqual(['Small gifts, long evenings', 'Now it is dark.'])
  expect(outlineAsEmail(anEmail({ subjectLines: [], title: '', ideaTitle: '' }), SENDER).subject).toBe(
    'Untitled outline',
  )
})

test('a picture is a box with its direction in words and its ratio, above its copy', () => {
  const sections = [
    { id: 'a', section: 'Opening', visual: 'A table by a window, 4:5', copy: 'Evenings\n\nA second thought.' },
    { id: 'b', section: 'Offer', visual: 'The lamp', copy: 'One lamp.\nDirection: One line, one link.' },
    { id: 'c', section: 'Words', visual: '  ', copy: 'Only words.' },
  ]
  const html = htmlOf({ sections })
  const boxes = all(html, 'td').filter((cell) => attribute(cell, 'class')?.startsWith('picture'))
  expect(boxes.map(textOf)).toEqual(['Opening · 4:5A table by a window, 4:5', 'Offer · 5:2The lamp'])
  expect(boxes.map((box) => attribute(box, 'height'))).toEqual(['670', '214'])
  expect(all(html, 'h1').map(textOf)).toEqual(['Evenings'])
  const words = bodyOf(html)
  const order = [
    'A table by',
    'Evenings',
    'A second thought.',
    'The lamp',
    'One lamp.',
    'Direction: One',
    'Only words.',
  ]
  expect(order.map((text) => words.indexOf(text))).toEqual(
    order.map((text) => words.indexOf(text)).toSorted((a, b) => a - b),
  )
})

test('a text-based email is paragraphs, without boxes and without a headline', () => {
  const html = htmlOf({ type: 'text-based' })
  expect(html).not.toContain('class="picture')
  expect(all(html, 'h1')).toEqual([])
  expect(all(html, 'p').map(textOf)).toEqual(['What block a says', 'What block b says', 'What block c says'])
})

test('the button leads to the brand’s own site, and nowhere without one', () => {
  const hrefOf = (website: string | null) => {
    const { html } = outlineAsEmail(anEmail(), { ...SENDER, website })
    return attribute(
      all(html, 'a').find((link) => textOf(link) === 'Find a gift')!,
      'href',
    )
  }
  expect(hrefOf('https://tannholt.example/laden')).toBe('https://tannholt.example/laden')
  expect(hrefOf('tannholt.example')).toBe('https://tannholt.example/')
  for (const website of [null, '', 'javascript:alert(1)', 'data:text/html,x', 'not a website']) {
    expect(hrefOf(website)).toBe('#')
  }
  expect(bodyOf(htmlOf({ cta: ' ' }))).not.toContain('Find a gift')
})

test('an ESP gets its own tag in the footer, and everyone else a placeholder', () => {
  expect(bodyOf(htmlOf())).toContain('Tannholt Kaffee · Unsubscribe')
  const tag = '{% unsubscribe %}'
  const email = outlineAsEmail(anEmail(), SENDER, { unsubscribeTag: tag })
  expect(email.html).toContain(`· ${tag}</td>`)
  expect(email.text.endsWith(`\n\n${tag}\n`)).toBe(true)
})

test('shows everything that people type as text', () => {
  const odd = `<script>alert(1)</script>"'><img src=x onerror=alert(1)>&amp; {{ name }} {% tag %} 👩🏽‍🚀 مرحبا`
  const sections = [{ id: 'a', section: odd, visual: odd, copy: `${odd}\n\n[date]` }]
  const email = outlineAsEmail(anEmail({ subjectLines: [odd], previewText: odd, cta: odd, sections }), {
    ...SENDER,
    name: odd,
    language: 'de" onload="alert(1)',
  })
  expect(markupProblems(email.html)).toEqual([])
  expect(all(email.html, 'script')).toEqual([])
  expect(email.html.slice(email.html.indexOf('</style>'))).not.toMatch(/\{[{%#]/)
  expect(bodyOf(email.html)).toContain(`${odd} · Unsubscribe`)
  const [gap] = all(email.html, 'span').filter((span) => attribute(span, 'class') === 'gap')
  expect(textOf(gap!)).toBe('[date]')
})

test('the device chooses the colors, unless someone chose them', () => {
  const dark = 'prefers-color-scheme:dark'
  const schemeOf = (html: string) =>
    all(html, 'meta').flatMap((meta) =>
      attribute(meta, 'name') === 'color-scheme' ? [attribute(meta, 'content')] : [],
    )
  expect(htmlOf()).toContain(dark)
  expect(schemeOf(htmlOf())).toEqual(['light dark'])
  for (const scheme of ['light', 'dark'] as const) {
    expect(htmlOf({}, { scheme })).not.toContain(dark)
    expect(schemeOf(htmlOf({}, { scheme }))).toEqual([scheme])
  }
  expect(htmlOf({}, { scheme: 'dark' })).toContain('.card{background-color')
  expect(htmlOf({}, { scheme: 'light' })).not.toContain('.card{background-color')
})

test('the plain text says what the email says, and no direction', () => {
  const sections = [
    { id: 'a', section: 'Opening', visual: 'A table', copy: 'Evenings\nDirection: Short.' },
    { id: 'b', section: 'Offer', visual: 'A lamp', copy: 'Direction: One link.' },
  ]
  expect(outlineAsEmail(anEmail({ sections }), SENDER).text).toBe(
    'Tannholt Kaffee\n\nEvenings\n\nFind a gift: https://tannholt.example/laden\n\nUnsubscribe\n',
  )
})

test('an email of forty long sections stays below the size that inboxes cut', () => {
  const sections = Array.from({ length: 40 }, (_, index) => ({
    id: String(index),
    section: `Section ${index}`,
    visual: 'A picture of what the words say. '.repeat(10),
    copy: 'A sentence of the email that someone reads. '.repeat(15),
  }))
  expect(markupProblems(htmlOf({ sections }))).toEqual([])
})
