import type { BrandBrief, Language } from '#shared/brand-brief.ts'
import { offerName } from '#shared/brand-sheet.ts'
import { offersInSeason } from '#writing/gate/brand-rules.ts'
import { isFillInMarker } from '#server/quality/fill-in-markers.ts'
import { isAmount } from '#server/quality/amounts.ts'

const LONGEST_FIELD = 4000
/** An outline takes up one or two: a catalog would only take longer to look through. */
export const MOST_PARTS = 100

/** The products that an outline of a month may name, as a sentence names them. */
export function productNames(brand: Pick<BrandBrief, 'facts' | 'language'>, month: number): string[] {
  const names = offersInSeason(brand, month).map((offer) =>
    offerName(offer).replace(/\s[–—-]\s.*$|:\s.*$|\s\(.*$/u, ''),
  )
  return [...new Set(names.filter((name) => !isAmount(name) && /\p{L}/u.test(name)))].slice(0, MOST_PARTS)
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
  return `${(end > longest / 2 ? cut.slice(0, end) : cut.toWellFormed().replace(/\uFFFD$/u, '')).replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/u, '')}…`
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
