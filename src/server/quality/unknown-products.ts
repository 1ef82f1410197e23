import type { Language } from '#shared/brand-brief.ts'
import { folded } from './folded-text.ts'

// After these words two capitalised words in a row read as a product. German writes every noun so: nothing can be told there.
const OWNERS: Partial<Record<Language, string>> = {
  en: 'the|your|our|new|try|meet',
  es: 'el|la|los|las|tu|su|nuestro|nuestra|nuevo|nueva',
  fr: 'le|la|les|votre|ton|ta|notre|nouveau|nouvelle',
  it: 'il|lo|la|i|le|tuo|tua|nostro|nostra|nuovo|nuova',
}

function namedProducts(owners: string): RegExp {
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${owners})\s((?:\p{Lu}[\p{Ll}\p{N}]+[\s-]){1,3}\p{Lu}[\p{Ll}\p{N}]+)(?![\p{L}\p{N}])`,
    'gu',
  )
}

const PATTERNS: Partial<Record<Language, RegExp>> = Object.fromEntries(
  Object.entries(OWNERS).map(([language, owners]) => [language, namedProducts(owners)]),
)
const MOST_ASKED = 100

/**
 * Finds product-like names that appear in none of the given texts. What is known is read once, when the first text names
 * a product.
 */
export function unknownProductFinder(known: readonly string[], language: Language): (text: string) => string[] {
  const pattern = PATTERNS[language]
  if (pattern === undefined) return () => []
  let all: string | null = null
  return (text) => {
    const names = [...new Set([...text.matchAll(pattern)].map((match) => match[1]!))].slice(0, MOST_ASKED)
    if (names.length === 0) return []
    all ??= known.map(folded).join(' \n ')
    return names.filter((name) => !all!.includes(folded(name)))
  }
}
