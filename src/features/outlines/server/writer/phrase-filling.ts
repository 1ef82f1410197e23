import type { Line, PhraseBank } from './phrase-bank.ts'

export type SlotValues = Partial<Record<string, string>>

const SLOT = /\{(\w+)\}/gu

/** A phrase with its slots filled, or `null` when one of them has no value. */
export function filled(phrase: string, slots: SlotValues): string | null {
  let complete = true
  const text = phrase.replaceAll(SLOT, (_, slot: string) => {
    const value = slots[slot]
    if (value === undefined) complete = false
    return value ?? ''
  })
  return complete ? withTidySigns(text) : null
}

/** How many of a phrase's slots hold something that only this brand or idea has. */
export function telling(phrase: string, everyday: ReadonlySet<string>): number {
  return [...phrase.matchAll(SLOT)].filter((match) => !everyday.has(match[1]!)).length
}

export function inForm(line: Line, form: 'casual' | 'formal'): string {
  return typeof line === 'string' ? line : line[form]
}

/** A phrase in the spelling of a country: "color" for readers in the US. */
export function spelled(phrase: string, bank: PhraseBank, country: string): string {
  return (bank.spelling?.[country] ?? []).reduce(
    (text, [pattern, replacement]) => text.replace(pattern, replacement),
    phrase,
  )
}

/** A quoted question needs no second question mark, and a quote that ends a sentence needs no second full stop. */
function withTidySigns(text: string): string {
  const tidy = text
    .replaceAll(/(\?[\s\u00A0]?[”“»"])[\s\u00A0]?\?/gu, '$1')
    .replaceAll(/[?!.…]+([\s\u00A0]?[”“»"])[\s\u00A0]?\?/gu, '$1?')
    .replaceAll(/([?!.…][\s\u00A0]?[”“»"])\./gu, '$1')
    .replaceAll(/([?!…])\.(?=\s|$)/gu, '$1')
    // French months that begin with a vowel: no other language writes them so.
    .replaceAll(/(?<!\p{L})de (?=(?:août|avril|octobre)(?!\p{L}))/gu, 'd’')
  return /[^?!.…\s\u00A0][\s\u00A0]?[”“»]$/u.test(tidy) && tidy.includes(': ') ? `${tidy}.` : tidy
}

export function capitalised(text: string, locale: string): string {
  const first = [...text][0]
  return first === undefined ? text : first.toLocaleUpperCase(locale) + text.slice(first.length)
}
