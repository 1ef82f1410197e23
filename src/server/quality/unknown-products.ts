import type { Language } from '#shared/brand-brief.ts'
import { folded } from './folded-text.ts'

// After these words two capitalised words in a row read as a product. German writes every noun so: nothing can be told there.
const OWNERS: Partial<Record<Language, string>> = {
  en: 'the|your|our|new|try|meet',
  es: 'el|la|los|las|tu|su|nuestro|nuestra|nuevo|nueva',
  fr: 'le|la|les|votre|ton|ta|notre|nouveau|nouvelle',
  it: 'il|lo|la|i|le|tuo|tua|nostro|nostra|nuovo|nuova',
}

/** Product-like names that appear in none of the given texts. */
export function unknownProductNames(text: string, known: readonly string[], language: Language): string[] {
  const owners = OWNERS[language]
  if (owners === undefined) return []
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${owners})\s((?:\p{Lu}[\p{Ll}\p{N}]+[\s-]){1,3}\p{Lu}[\p{Ll}\p{N}]+)(?![\p{L}\p{N}])`,
    'gu',
  )
  const names = [...text.matchAll(pattern)].map((match) => match[1]!)
  if (names.length === 0) return []
  const all = known.map(folded).join(' \n ')
  return names.filter((name) => !all.includes(folded(name)))
}
