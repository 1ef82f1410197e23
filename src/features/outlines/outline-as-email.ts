import { isWebAddress, withProtocol } from '#shared/web-address.ts'
import type { Outline } from './contract.ts'
import { type Ratio, emailCopy, inboxText, namedRatio, oneLine } from './email-copy.ts'
import { EMAIL_WIDTH, type EmailScheme, LOOK, pictureClass, pictureHeight, styleSheet } from './email-look.ts'

export type EmailOutline = Pick<
  Outline,
  'title' | 'ideaTitle' | 'type' | 'subjectLines' | 'previewText' | 'cta' | 'sections'
>

export interface EmailSender {
  name: string
  language: string
  website: string | null
}

interface EmailOptions {
  /** Without it, the reader's device chooses between light and dark. */
  scheme?: EmailScheme
  /** The tag that an ESP replaces with its link to unsubscribe. */
  unsubscribeTag?: string
  /** An ESP adds the preview text itself. */
  withoutPreviewText?: true
}

interface OutlineEmail {
  html: string
  text: string
  subject: string
  previewText: string
}

const FIRST_RATIO = '3:2'
const USUAL_RATIO = '5:2'
const LONGEST_HEADLINE = 110

/**
 * A wireframe of the email that an outline describes: one column of tables, without scripts and without pictures. Both
 * sides call it, so that the preview needs no request.
 */
export function outlineAsEmail(outline: EmailOutline, sender: EmailSender, options: EmailOptions = {}): OutlineEmail {
  const subject = firstWords(outline.subjectLines, outline.title, outline.ideaTitle)
  const previewText = inboxText(outline)
  const href = siteOf(sender.website)
  const { html, ratios } = outline.type === 'design-based' ? designed(outline, href) : letter(outline, href)
  return {
    subject,
    previewText,
    html: page({
      language: sender.language,
      title: subject,
      styles: styleSheet(options.scheme ?? null, ratios),
      scheme: options.scheme ?? 'light dark',
      rows: [
        row(cellOf('brand ink line', LOOK.brand, `<span dir="auto">${escaped(oneLine(sender.name))}</span>`)),
        html,
        row(cellOf('footer quiet line', LOOK.footer, footer(sender.name, options.unsubscribeTag))),
      ].join('\n'),
      preheader: options.withoutPreviewText === true ? '' : previewText,
    }),
    text: asText(outline, { sender, href, unsubscribe: options.unsubscribeTag ?? 'Unsubscribe' }),
  }
}

function firstWords(...texts: readonly (string | readonly string[])[]): string {
  return (
    texts
      .flat()
      .map(oneLine)
      .find((text) => text !== '') ?? 'Untitled outline'
  )
}

/** The brand's own site, or nothing that leads anywhere. */
function siteOf(website: string | null): string {
  const address = withProtocol(website ?? '')
  return isWebAddress(address) ? new URL(address).href.replaceAll('{', '%7B').replaceAll('}', '%7D') : '#'
}

interface Blocks {
  html: string
  ratios: ReadonlySet<Ratio>
}

function designed(outline: EmailOutline, href: string): Blocks {
  const ratios = new Set<Ratio>()
  const blocks = outline.sections.flatMap(({ section, visual, copy }, index) => {
    const ratio = namedRatio(visual) ?? (index === 0 ? FIRST_RATIO : USUAL_RATIO)
    const picture = visual.trim() === '' ? '' : pictureBox(section, visual, ratio)
    if (picture !== '') ratios.add(ratio)
    const words = copyBlocks(copy, { headline: index === 0 })
    if (picture + words === '') return []
    return [row(cellOf('cell', `${LOOK.cell};padding-top:${index === 0 ? 28 : 36}px`, picture + words))]
  })
  return { html: [...blocks, button(outline.cta, href)].join('\n'), ratios }
}

function letter(outline: EmailOutline, href: string): Blocks {
  const paragraphs = outline.sections.map(({ copy }) => copyBlocks(copy, { headline: false })).join('')
  return {
    html: [
      ...(paragraphs === '' ? [] : [row(cellOf('cell', `${LOOK.cell};padding-top:12px`, paragraphs))]),
      button(outline.cta, href),
    ].join('\n'),
    ratios: new Set(),
  }
}

/** A picture that isn't there yet: its visual direction in words, in the size of the picture. */
function pictureBox(section: string, visual: string, ratio: Ratio): string {
  const name = oneLine(section)
  const label = `<p class="quiet" dir="auto" style="${LOOK.pictureLabel}">${name === '' ? '' : `${escaped(name)} · `}${ratio}</p>`
  const words = paragraphsOf(visual)
    .map((text) => `<p class="quiet" dir="auto" style="${LOOK.pictureWords}">${marked(text)}</p>`)
    .join('')
  return table(
    'width="100%"',
    row(
      `<td class="${pictureClass(ratio)}" height="${pictureHeight(ratio, 'desktop')}" align="center" valign="middle" style="${LOOK.picture};height:${pictureHeight(ratio, 'desktop')}px">${label}${words}</td>`,
    ),
  )
}

function copyBlocks(copy: string, { headline }: { headline: boolean }): string {
  const { lines, note } = emailCopy(copy)
  const [first, ...others] = paragraphsOf(lines)
  const isHeadline = headline && first !== undefined && first.length <= LONGEST_HEADLINE && !first.includes('\n')
  const body = isHeadline ? others : first === undefined ? [] : [first, ...others]
  return [
    isHeadline ? `<h1 class="headline ink" dir="auto" style="${LOOK.headline}">${marked(first)}</h1>` : '',
    ...body.map((text) => `<p class="ink" dir="auto" style="${LOOK.copy}">${marked(text)}</p>`),
    ...paragraphsOf(note).map((text) => `<p class="quiet line" dir="auto" style="${LOOK.note}">${marked(text)}</p>`),
  ].join('')
}

function button(cta: string, href: string): string {
  const label = oneLine(cta)
  if (label === '') return row(cellOf('cell', `${LOOK.cell};padding-bottom:32px`, ''))
  const link = `<a class="button-ink" href="${escaped(href)}" dir="auto" style="${LOOK.buttonLink}">${escaped(label)}</a>`
  return row(
    `<td class="cell" align="center" style="${LOOK.cell};padding-top:28px;padding-bottom:36px">${table(
      'align="center"',
      row(cellOf('button', LOOK.button, link)),
    )}</td>`,
  )
}

function footer(name: string, unsubscribeTag: string | undefined): string {
  // An English word, because the ESP puts its own link here.
  const placeholder = `<a class="quiet" lang="en" href="#" style="${LOOK.footerLink}">Unsubscribe</a>`
  return `<span dir="auto">${escaped(oneLine(name))}</span> · ${unsubscribeTag ?? placeholder}`
}

interface Page {
  language: string
  title: string
  styles: string
  scheme: string
  rows: string
  preheader: string
}

const page = ({ language, title, styles, scheme, rows, preheader }: Page) => `<!doctype html>
<html lang="${escaped(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="${scheme}">
<meta name="supported-color-schemes" content="${scheme}">
<title>${escaped(title)}</title>
<style>
${styles}
</style>
</head>
<body class="page" style="${LOOK.page}">
${preheader === '' ? '' : `<div dir="auto" style="${LOOK.preheader}">${escaped(preheader)}</div>\n`}<main>
${table(
  'width="100%" class="page"',
  row(
    `<td class="outer page" align="center" style="${LOOK.outer}">\n<table role="presentation" border="0" cellpadding="0" cellspacing="0" width="${EMAIL_WIDTH}" class="card" style="${LOOK.card}">\n${rows}\n</table>\n</td>`,
  ),
)}
</main>
</body>
</html>
`

const table = (attributes: string, rows: string) =>
  `<table role="presentation" border="0" cellpadding="0" cellspacing="0" ${attributes}>${rows}</table>`
const row = (cell: string) => `<tr>${cell}</tr>`
const cellOf = (classes: string, style: string, inside: string) =>
  `<td class="${classes}" style="${style}">${inside}</td>`

function paragraphsOf(text: string): string[] {
  return text
    .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/gu, '\n')
    .split(/\n[^\S\n]*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}

const GAP = /(\[[^[\]\n]{1,80}\])/u

/** Gaps such as `[date]` are highlighted, so that no one sends them. */
function marked(text: string): string {
  return text
    .split(GAP)
    .map((piece, index) =>
      index % 2 === 0
        ? escaped(piece).replaceAll('\n', '<br>')
        : `<span class="gap" style="${LOOK.gap}">${escaped(piece)}</span>`,
    )
    .join('')
}

const ENTITIES: Partial<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '{': '&#123;',
  '}': '&#125;',
}

/** Braces too, because they are code in the templates of an ESP. */
const escaped = (text: string) => text.replaceAll(/[&<>"'{}]/gu, (character) => ENTITIES[character] ?? character)

function asText(
  outline: EmailOutline,
  { sender, href, unsubscribe }: { sender: EmailSender; href: string; unsubscribe: string },
): string {
  const cta = oneLine(outline.cta)
  return `${[
    oneLine(sender.name),
    ...outline.sections.flatMap(({ copy }) => paragraphsOf(emailCopy(copy).lines)),
    ...(cta === '' ? [] : [href === '#' ? cta : `${cta}: ${href}`]),
    unsubscribe,
  ]
    .filter((block) => block !== '')
    .join('\n\n')}\n`
}
