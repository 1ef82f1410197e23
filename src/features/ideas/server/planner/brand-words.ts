import type { BrandBrief } from '#shared/brand-brief.ts'
import { oncePer } from '#shared/once-per.ts'
import { capitalised } from './fill-phrase.ts'
import { detectVerticals, type Vertical } from '#server/marketing-knowledge/verticals.ts'
import { folded } from '#server/quality/folded-text.ts'
import { findForbiddenPhrase } from '#server/quality/forbidden-phrases.ts'
import { looksLikeLanguage } from '#server/quality/language-check.ts'
import { findPlaceholders, hasShoutingCaps } from '#server/quality/text-rules.ts'

/** What a brand says about itself, cut into pieces that fit a title. */
export interface BrandWords {
  /** The brand's name without signs that would break a line; empty when nothing readable is left. */
  name: string
  products: string[]
  pains: string[]
  triggers: string[]
  objections: string[]
  interests: string[]
  say: string[]
  /** The clearest trades first. */
  verticals: Vertical[]
  /** All that it wrote, for the search of stated facts. */
  everything: string
}

const CONTROL = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu
/** Emoji and the signs they are put together with. */
export const PICTURES = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\uFE0F\u20E3\u200D]/gu
const UNSAFE = /[{}[\]<>|*_%\\~^`#=@]/gu
const OUTER_MARKS = /^[\s"'“”„«»‹›‘’‚\-–—•·.,;:!/()+&]+|[\s"'“”„«»‹›‘’‚\-–—•·.,;:!/(+&]+$/gu
// The planner sets its own quotation marks around a brand's words.
const QUOTES = /["“”„«»‹›]/gu
// Long texts are cut before they are parsed: a list of products never needs more.
const LONGEST_TEXT = 4000
const MOST_ITEMS = 12

/** One line without control signs, pictures and signs that a template or a mark-up language would read. */
export function cleanLine(text: string): string {
  return text
    .slice(0, LONGEST_TEXT)
    .toWellFormed()
    .normalize('NFC')
    .replace(CONTROL, ' ')
    .replace(PICTURES, ' ')
    .replace(UNSAFE, ' ')
    .replace(/\p{M}{3,}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Cuts free text at lines, semicolons, bullets and at commas outside quotation marks and brackets. */
export function listItems(text: string, longest: number, mostWords: number): string[] {
  const found = new Map<string, string>()
  for (const line of text.slice(0, LONGEST_TEXT).split(/[\n\r;•|\u2028\u2029]+/)) {
    for (const piece of splitAtCommas(line)) {
      const item = cleanLine(piece.replace(QUOTES, ' '))
        .replace(OUTER_MARKS, '')
        .replace(/\s*\([^)]*\)?$/u, '')
        .replace(OUTER_MARKS, '')
      const letters = item.match(/\p{L}/gu)?.length ?? 0
      if (letters < 3 || item.length > longest || item.split(' ').length > mostWords || /https?|www\./i.test(item)) {
        continue
      }
      // "TBD" or "lorem ipsum" is a form not filled in yet.
      if (findPlaceholders(item).length > 0) continue
      const key = folded(item)
      if (!found.has(key)) found.set(key, item)
      if (found.size >= MOST_ITEMS) return [...found.values()]
    }
  }
  return [...found.values()]
}

/** Read once for a brief: the planner and the gate ask for the same words many times. */
export const brandWords = oncePer(readBrandWords)

function readBrandWords(brand: BrandBrief): BrandWords {
  const { customerAvatar, productsInfo, buyingJourney, guidelines } = brand
  const refused = guidelines?.dontSay ?? []
  const allowed = (item: string) => findForbiddenPhrase(item, refused, brand.language) === null
  const quotable = (text: string | undefined) =>
    listItems(text ?? '', 44, 8)
      .map((item) => capitalised(unshouted(item)))
      .filter((item) => allowed(item) && looksLikeLanguage(item, brand.language, [brand.name]))
  const products = listItems(productsInfo?.products ?? '', 40, 6).filter(allowed)
  const everything = [
    brand.name,
    ...Object.values(customerAvatar ?? {}),
    ...Object.values(productsInfo ?? {}),
    ...Object.values(buyingJourney ?? {}),
    guidelines?.tone,
    ...(guidelines?.say ?? []),
  ]
    .map((text) => cleanLine(text ?? ''))
    .join('\n')
  const name = cleanLine(brand.name).replace(OUTER_MARKS, '').slice(0, 40).trim()
  return {
    name: allowed(name) ? name : '',
    products,
    pains: quotable(customerAvatar?.painPoints),
    triggers: quotable(customerAvatar?.buyingTriggers),
    objections: quotable(buyingJourney?.commonObjections),
    interests: quotable(customerAvatar?.interests),
    say: (guidelines?.say ?? []).flatMap((phrase) => listItems(phrase, 40, 6)).filter(allowed),
    verticals: detectVerticals({
      strong: `${brand.name}\n${cleanLine(productsInfo?.products ?? '')}`,
      weak: everything,
    }),
    everything,
  }
}

function unshouted(item: string): string {
  if (!hasShoutingCaps(item)) return item
  return item.toLowerCase()
}

const OPENING = '"“„«‹('
const CLOSING: Readonly<Record<string, string>> = { '"': '"', '“': '”', '„': '“', '«': '»', '‹': '›', '(': ')' }

function splitAtCommas(line: string): string[] {
  const pieces: string[] = []
  let piece = ''
  let closing: string | null = null
  for (const sign of line) {
    if (closing === null && OPENING.includes(sign)) closing = CLOSING[sign] ?? null
    else if (sign === closing || (closing === '“' && sign === '”')) closing = null
    if (closing === null && (sign === ',' || sign === '،' || sign === '、') && !/\d$/.test(piece)) {
      pieces.push(piece)
      piece = ''
    } else piece += sign
  }
  pieces.push(piece)
  // A quotation mark that is never closed must not hide the commas behind it.
  return closing === null ? pieces : line.split(/[,،、]/)
}
