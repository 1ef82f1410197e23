import type { Country, Language } from '#shared/brand-brief.ts'
import { languageBasics } from '#writing/languages/language-basics.ts'
import { cleanText } from '#shared/text.ts'

const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g
const LEFTOVER_CONTROL = /[\p{Cc}--[\t\n]]/gv

export function documentText(text: string): string {
  return cleanText(text.replaceAll(LINE_BREAK, '\n')).replaceAll(LEFTOVER_CONTROL, '')
}

export function singleLine(text: string): string {
  const lines = documentText(text).split('\n')
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ')
}

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

/** The first letter decides, as in a browser's `dir="auto"`. */
export function readsRightToLeft(text: string): boolean {
  const letter = FIRST_STRONG.exec(text)?.[0]
  return letter !== undefined && RIGHT_TO_LEFT_LETTER.test(letter)
}

export interface TextPiece {
  text: string
  href?: string
}

const WEB_ADDRESS = /https?:\/\/[^\s<>"“”«»]+/giu
const TRAILING_PUNCTUATION = /(?<![.,;:!?)\]}'’])[.,;:!?)\]}'’]+$/u
/** Word doesn't open longer links. */
const LONGEST_LINK = 2000

/** Only web addresses become links, and no other scheme. */
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

/** English in continental Europe is British. */
export function documentLanguage(language: Language, country: Country): string {
  const { countries } = languageBasics(language)
  return `${language}-${countries.includes(country) ? country : countries[0]}`
}
