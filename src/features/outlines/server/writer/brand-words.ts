import type { Language } from '#shared/brand-brief.ts'
import { isFillInMarker } from '#server/quality/fill-in-markers.ts'
import { wordsIn } from '#server/quality/outline-texts.ts'

const QUOTED = /[“„«"‚‘]([^“”„«»"]{2,}?)[”“»"’]/gu
const LONGEST_FIELD = 4000

/** Things in a list that a person typed: separated by lines, semicolons, bullets or commas. Quoted parts stand for themselves. */
export function listedParts(text: string | undefined): string[] {
  const field = (text ?? '').slice(0, LONGEST_FIELD)
  const quoted = [...field.matchAll(QUOTED)].map((match) => match[1]!)
  if (quoted.length > 0) return cleaned(quoted)
  const separator = /[\n;•|]/u.test(field) ? /[\n;•|]+/u : /(?<=[^\d]),|,(?=\D)|(?<=[.!?])\s+/u
  return cleaned(field.split(separator))
}

const LONGEST_NAME = 42
const MOST_NAME_WORDS = 6

/** Product names in a list; a description behind a dash or colon is left out, and prose gives no names. */
export function productNames(text: string | undefined): string[] {
  const field = (text ?? '').slice(0, LONGEST_FIELD)
  const parts = field
    .split(/[\n,;•|]+/u)
    .flatMap((part, index, all) => (index === all.length - 1 ? lastOfList(part, all.length) : [part]))
  const names = cleaned(
    parts.map((part) => part.replace(/\s[–—-]\s.*$|:\s.*$|\s\(.*$/u, '').replace(/^\s*(?:\d+[.)]|[-*])\s+/u, '')),
  )
  return [
    ...new Set(
      names.filter((name) => name.length <= LONGEST_NAME && wordsIn(name) <= MOST_NAME_WORDS && /\p{L}/u.test(name)),
    ),
  ]
}

/** "B and C" at the end of "A, B and C" are two names. */
function lastOfList(part: string, parts: number): string[] {
  if (parts < 2) return [part]
  const match = /^(.+?)\s(?:and|und|y|e|et|&)\s(.+)$/u.exec(part.trim())
  if (match === null) return [part.trim().replace(/^(?:and|und|y|e|et|&)\s/u, '')]
  const pair = [match[1]!, match[2]!]
  return pair.every((name) => /^\p{Lu}/u.test(name) && wordsIn(name) <= 3) ? pair : [part]
}

function cleaned(parts: readonly string[]): string[] {
  return parts.map((part) => part.trim().replace(/^[,;\s]+|[,;\s]+$|[.]+$/gu, '')).filter((part) => part.length >= 2)
}

// Control characters and the signs that turn the direction of writing; the joiner within emoji stays.
const UNSEEN = /[\p{Cc}\uFFFD\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u00AD]/gu

/**
 * A person's words as they may stand between quotation marks in one line: no quotation marks, brackets or line breaks of
 * their own, cut between words.
 */
export function quotable(text: string, longest: number): string {
  const line = text
    .slice(0, LONGEST_FIELD)
    .toWellFormed()
    .replaceAll(UNSEEN, ' ')
    .replaceAll(/[“”„«»"{}[\]<>|]/gu, '')
    .replaceAll(/(?<=^|\s)[‚‘'’]|[‘'’](?=\s|$)/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
  if (line.length <= longest) return line
  const cut = line.slice(0, longest)
  const end = cut.lastIndexOf(' ')
  // A word that fills the line has no better place to be cut, but never inside a surrogate pair.
  return `${(end > longest / 2 ? cut.slice(0, end) : cut.toWellFormed().replace(/\uFFFD$/u, '')).replace(/[\s,;:.–-]+$/u, '')}…`
}

const WITHOUT_MARKS = String.raw`[^“”„«»"[\]{}<>|]+`
const KEPT = new RegExp(
  [
    `“${WITHOUT_MARKS}”`,
    `„${WITHOUT_MARKS}[“”]`,
    `«${WITHOUT_MARKS}»`,
    `"${WITHOUT_MARKS}"`,
    String.raw`\[[^[\]]{2,40}\]`,
  ].join('|'),
  'gu',
)

/**
 * A title in one line as it stands: quotation marks in pairs and the markers for what is still to be supplied are part of
 * its grammar. What is too long is cut like any quote.
 */
export function titleLine(text: string, longest: number): string {
  const line = text
    .slice(0, LONGEST_FIELD)
    .toWellFormed()
    .replaceAll(UNSEEN, ' ')
    .replaceAll(BREAKABLE_SPACE, ' ')
    .trim()
  const kept: string[] = []
  let end = 0
  for (const { 0: part, index } of line.matchAll(KEPT)) {
    if (part.startsWith('[') && !isFillInMarker(part)) continue
    kept.push(withoutSigns(line.slice(end, index)), part)
    end = index + part.length
  }
  kept.push(withoutSigns(line.slice(end)))
  const title = kept.join('').replaceAll(BREAKABLE_SPACE, ' ').trim()
  return title.length <= longest ? title : quotable(text, longest)
}

// French sets unbreakable spaces inside its quotation marks.
const BREAKABLE_SPACE = /[^\S\u00A0\u202F]+/gu

function withoutSigns(text: string): string {
  return text.replaceAll(/[“”„«»"{}[\]<>|]/gu, '')
}

const INNER_QUOTES: Record<Language, readonly [open: string, close: string]> = {
  en: ['‘', '’'],
  de: ['‚', '‘'],
  es: ['“', '”'],
  fr: ['“', '”'],
  it: ['“', '”'],
}

/** A title as it stands between quotation marks: its own become the inner ones of the language. */
export function quotedTitle(text: string, longest: number, language: Language): string {
  const [open, close] = INNER_QUOTES[language]
  return titleLine(text, longest).replaceAll(/[“„«"][\s]?([^“”„«»"]+?)[\s]?[“”»"]/gu, `${open}$1${close}`)
}
