import { isFillInMarker } from './fill-in-markers.ts'
import { folded, withoutNames } from './folded-text.ts'

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

/**
 * What a template left in a text: braces, merge tags, "TBD", "[Brand]", "lorem". The known fill-in markers such as
 * "[confirm offer]" are wanted and pass.
 */
export function findPlaceholders(text: string): string[] {
  const left = LEFT_OVER.flatMap((pattern) => text.match(pattern) ?? [])
  const brackets = (text.match(BRACKETED) ?? []).filter((bracketed) => !isFillInMarker(bracketed))
  return [...new Set([...left, ...brackets])]
}

const CAPITAL_WORD = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{M}]{4,}(?![\p{L}\p{N}])/gu

/** A word of more than four letters in capitals, or a whole line of them. Names that are written so do not count. */
export function hasShoutingCaps(text: string, names: readonly string[] = []): boolean {
  const rest = withoutNames(text, names)
  if (rest.search(CAPITAL_WORD) >= 0) return true
  return (rest.match(/\p{L}/gu)?.length ?? 0) >= 8 && capitalShare(rest) > 0.7
}

/** Capitals by all letters that have a case; 0 for a line without any. */
export function capitalShare(text: string): number {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  const cased = capitals + (text.match(/\p{Ll}/gu)?.length ?? 0)
  return cased === 0 ? 0 : capitals / cased
}

/** Sentence signs of a subject line; an apostrophe within a word, a hyphen within a word and the marker's brackets are spelling. */
export function punctuationCount(text: string): number {
  return text.match(/(?!['’](?=\p{L})|-(?=\p{L})|[[\]])\p{P}/gu)?.length ?? 0
}

const EMOJI = /\p{RGI_Emoji}/gv

export function emojiCount(text: string): number {
  return text.match(EMOJI)?.length ?? 0
}

/** "1. Gifts", "#3 ...", "a) ...", "Idea 4: ...": titles stand by themselves. */
export function startsWithNumbering(text: string): boolean {
  return /^\s*(?:#?\d{1,3}\s?[.):]\s|#\d+\s|[a-z]\)\s|[-*•]\s|(?:idea|topic|subtopic|email|mail|tema|sujet|thema|idee|idea)\s?\d+\s?[:.–-])/iu.test(
    text,
  )
}

/** An ellipsis is a style; one dot at the end of a title is a slip. */
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

/** "Newsletter", "Special offer", "Don't miss out": says nothing about the brand, the month or the reader. */
export function isEmptyTitle(title: string): boolean {
  return EMPTY_TITLES.has(levelled(title))
}

function levelled(title: string): string {
  return (folded(title).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}
