import type { Language } from '#shared/brand-brief.ts'
import { folded } from '#shared/folded.ts'
import { signWords } from './sign-words.ts'

/** Null where every noun is capitalized, because two neighbors say nothing there. */
function patternOf(language: Language): RegExp | null {
  const { beforeProducts } = signWords(language)
  return beforeProducts.length === 0 ? null : namedProducts(beforeProducts.join('|'))
}

const patterns = new Map<Language, RegExp | null>()

function namedProducts(owners: string): RegExp {
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${owners})\s((?:\p{Lu}[\p{Ll}\p{N}]+(?:[^\S\n]|-)){1,3}\p{Lu}[\p{Ll}\p{N}]+)(?![\p{L}\p{N}])`,
    'gu',
  )
}

const MOST_ASKED = 100

/**
 * Finds product-like names that no given text contains. The known texts are read when the first text names a product.
 */
export function unknownProductFinder(known: readonly string[], language: Language): (text: string) => string[] {
  const pattern = patterns.getOrInsertComputed(language, patternOf)
  if (pattern === null) return () => []
  let all: string | null = null
  return (text) => {
    const names = [...new Set([...text.matchAll(pattern)].map((match) => match[1]!))].slice(0, MOST_ASKED)
    if (names.length === 0) return []
    all ??= known.map(folded).join(' \n ')
    return names.filter((name) => !all!.includes(folded(name)))
  }
}
