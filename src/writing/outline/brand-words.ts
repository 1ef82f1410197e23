import type { BrandBrief, Language } from '#shared/brand-brief.ts'
import { offerName } from '#shared/brand-sheet.ts'
import { offersOfMonth } from '../stock/listed-offers.ts'
import { isFillInMarker } from '../gate/fill-in-markers.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { isAmount } from '../gate/amounts.ts'

const LONGEST_FIELD = 4000
/** A longer catalog would only take longer to search. */
export const MOST_PARTS = 100

export function productNames(brand: Pick<BrandBrief, 'facts' | 'language'>, month: number): string[] {
  const names = offersOfMonth(brand, month).map((offer) => offerName(offer).replace(/\s[–—-]\s.*$|:\s.*$|\s\(.*$/u, ''))
  return [...new Set(names.filter((name) => !isAmount(name) && /\p{L}/u.test(name)))].slice(0, MOST_PARTS)
}

// Control characters and the signs that turn the direction of writing. The joiner within emoji stays.
const UNSEEN = /[\p{Cc}\uFFFD\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u00AD]/gu

/**
 * A user's words inside quotation marks on one line: without quotation marks, brackets or line breaks, and cut between
 * words.
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
  // A word that fills the line is cut anywhere except inside a surrogate pair.
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

/** A title on one line. Its paired quotation marks and its fill-in markers stay. A longer title is cut like a quote. */
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

const BREAKABLE_SPACE = /[^\S\u00A0\u202F]+/gu

function withoutSigns(text: string): string {
  return text.replaceAll(/[“”„«»"{}[\]<>|]/gu, '')
}

/** A title inside quotation marks: its own quotes become the inner ones of the language. */
export function quotedTitle(text: string, longest: number, language: Language): string {
  const [open, close] = languageBasics(language).quotes.inner
  return titleLine(text, longest).replaceAll(/[“„«"][\s]?([^“”„«»"]+?)[\s]?[“”»"]/gu, `${open}$1${close}`)
}
