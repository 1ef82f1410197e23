import { isFillInMarker } from './fill-in-markers.ts'
import { withoutNames } from '../engine/without-names.ts'
import { folded } from '#shared/folded.ts'

const LEFT_OVER = [
  /\{\{?[^{}]*\}?\}/gu,
  /%%[^%\s]+%%/gu,
  /\*\|[^|]*\|\*/gu,
  /<%[^%]*%>/gu,
  /\$\{[^{}]*\}/gu,
  /(?<![\p{L}\p{N}])(?:TBD|TBC|FIXME|XXX+|undefined|lorem ipsum|lorem|\[object Object\])(?![\p{L}\p{N}])/giu,
  // "Todo" is a Spanish word and "nan" a French one: only the programmer's spelling is a slip.
  /(?<![\p{L}\p{N}])(?:NaN(?![\p{L}\p{N}])|TODO(?=\s*(?:[:(]|$)))/gu,
  /_{3,}/gu,
  /<\s*(?:insert|your|brand|product)[^>]*>/giu,
  /(?<!\p{L})(?:your brand here|(?:brand|product) ?name here|Brand Name|Product Name)(?!\p{L})/gu,
]
const BRACKETED = /\[[^\][]*\]/gu

export function findPlaceholders(text: string): string[] {
  const left = LEFT_OVER.flatMap((pattern) => text.match(pattern) ?? [])
  const brackets = (text.match(BRACKETED) ?? []).filter((bracketed) => !isFillInMarker(bracketed))
  return [...new Set([...left, ...brackets])]
}

const CAPITAL_WORD = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{M}]{4,}(?![\p{L}\p{N}])/gu

export function hasShoutingCaps(text: string, names: readonly string[] = []): boolean {
  const rest = withoutNames(text, names)
  if (rest.search(CAPITAL_WORD) >= 0) return true
  return (rest.match(/\p{L}/gu)?.length ?? 0) >= 8 && capitalShare(rest) > 0.7
}

export function capitalShare(text: string): number {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  const cased = capitals + (text.match(/\p{Ll}/gu)?.length ?? 0)
  return cased === 0 ? 0 : capitals / cased
}

/** Punctuation of a subject line. Apostrophes and hyphens within a word and the brackets of a marker are spelling. */
export function punctuationCount(text: string): number {
  return text.match(/(?!['’](?=\p{L})|-(?=\p{L})|[[\]])\p{P}/gu)?.length ?? 0
}

export function emojiCount(text: string): number {
  // Creating this pattern takes milliseconds, so the start does without it.
  return text.match(/\p{RGI_Emoji}/gv)?.length ?? 0
}

/** "1. Gifts", "#3 ...", "a) ...", "Idea 4: ..." */
export function startsWithNumbering(text: string): boolean {
  return /^\s*(?:#?\d{1,3}\s?[.):]\s|#\d+\s|[a-z]\)\s|[-*•]\s|(?:idea|topic|subtopic|email|mail|tema|sujet|thema|idee|idea)\s?\d+\s?[:.–-])/iu.test(
    text,
  )
}

export function endsWithDot(text: string): boolean {
  return /[^.…]\.\s*$/u.test(text)
}

// Titles that would fit any brand in any month.
const EMPTY_TITLES = new Set(
  [
    'newsletter',
    'monthly newsletter',
    'special offer',
    'big sale',
    'sale',
    "don't miss out",
    'new products',
    'news',
    'update',
    'product update',
    'campaign',
    'promotion',
    'exclusive offer',
    'limited time offer',
    'shop now',
    'email',
    'our products',
    'boletin',
    'boletin mensual',
    'oferta especial',
    'gran oferta',
    'no te lo pierdas',
    'novedades',
    'promocion',
    'rebajas',
    'lettre d’information',
    'infolettre',
    'offre speciale',
    'a ne pas manquer',
    'nouveautes',
    'promotion',
    'nos produits',
    'rundbrief',
    'sonderangebot',
    'nicht verpassen',
    'neuigkeiten',
    'aktion',
    'angebot',
    'unsere produkte',
    'neue produkte',
    'offerta speciale',
    'da non perdere',
    'novita',
    'promozione',
    'i nostri prodotti',
    'saldi',
  ].map(levelled),
)

/** "Newsletter", "Special offer" and "Don't miss out" say nothing about the brand, the month or the customer. */
export function isEmptyTitle(title: string): boolean {
  return EMPTY_TITLES.has(levelled(title))
}

function levelled(title: string): string {
  return (folded(title).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}
