import type { Country, Language } from '#shared/brand-brief.ts'
import { cleanText } from '#shared/text.ts'

const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g
const LEFTOVER_CONTROL = /[\p{Cc}--[\t\n]]/gv

/** Text that may stand in an XML file and reads the same in every editor: stored text with one kind of line break. */
export function documentText(text: string): string {
  return cleanText(text.replaceAll(LINE_BREAK, '\n')).replaceAll(LEFTOVER_CONTROL, '')
}

/** A person's text as one line: breaks inside it become spaces. */
export function singleLine(text: string): string {
  const lines = documentText(text).split('\n')
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ')
}

/** A person's blocks of text: blank lines part paragraphs, single breaks stay breaks. */
export function paragraphsOf(text: string): string[][] {
  return documentText(text)
    .split(/\n[^\S\n]*\n\s*/)
    .map((block) => block.split('\n').map((line) => line.trimEnd()))
    .map((lines) => lines.slice(lines.findIndex((line) => line !== '')))
    .filter((lines) => lines.some((line) => line !== ''))
}

const RIGHT_TO_LEFT_LETTER =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}\u200F]/u
const FIRST_STRONG = /[\p{L}\u200E\u200F]/u

/** Whether a paragraph reads from right to left: its first letter decides, as in a browser's `dir="auto"`. */
export function readsRightToLeft(text: string): boolean {
  const letter = FIRST_STRONG.exec(text)?.[0]
  return letter !== undefined && RIGHT_TO_LEFT_LETTER.test(letter)
}

export interface TextPiece {
  text: string
  /** Set when the piece is a web address a reader may follow. */
  href?: string
}

const WEB_ADDRESS = /https?:\/\/[^\s<>"“”«»]+/giu
const TRAILING_PUNCTUATION = /(?<![.,;:!?)\]}'’])[.,;:!?)\]}'’]+$/u
/** Word refuses to open a link that is longer. */
const LONGEST_LINK = 2000

/** Cuts a line into plain text and web addresses; no other scheme ever becomes a link. */
export function linkPieces(line: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let position = 0
  for (const match of line.matchAll(WEB_ADDRESS)) {
    const address = match[0].replace(TRAILING_PUNCTUATION, '')
    const href = webAddress(address)
    if (href === null) continue
    if (match.index > position) pieces.push({ text: line.slice(position, match.index) })
    pieces.push({ text: address, href })
    position = match.index + address.length
  }
  if (position < line.length) pieces.push({ text: line.slice(position) })
  return pieces
}

function webAddress(text: string): string | null {
  const url = URL.parse(text)
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null
  return url.href.length > LONGEST_LINK ? null : url.href
}

const HOME: Record<Language, readonly Country[]> = {
  en: ['US', 'GB', 'CA', 'AU'],
  es: ['ES', 'US'],
  fr: ['FR', 'CA'],
  de: ['DE'],
  it: ['IT'],
}

/** The dictionary an editor should check the text with, e.g. "de-DE"; English in continental Europe is British. */
export function documentLanguage(language: Language, country: Country): string {
  if (HOME[language].includes(country)) return `${language}-${country}`
  return language === 'en' ? 'en-GB' : `${language}-${HOME[language][0]}`
}
