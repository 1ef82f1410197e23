import { oneLine, withoutAccents } from '#shared/text.ts'
import type { CsvTarget } from '../../contract.ts'
import synonyms from './header-synonyms.json' with { type: 'json' }

/** Text of ASCII without a percent sign needs fewer steps. */
const NOT_PLAIN = /[^ -$&-~]/
const OTHERS = /[^a-z0-9]+/g

export function normaliseHeader(header: string): string {
  if (!NOT_PLAIN.test(header)) return header.toLowerCase().replace(OTHERS, ' ').trim()
  return withoutAccents(header.replace(/^\uFEFF/, ''))
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replaceAll('%', ' pct ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

export const SYNONYMS: Record<CsvTarget, readonly string[]> = synonyms

const known = new Set(Object.values(SYNONYMS).flat())

export const isKnownHeader = (header: string) => known.has(normaliseHeader(header))

export function uniqueHeaders(cells: readonly string[]): string[] {
  const taken = new Set<string>()
  return cells.map((cell, at) => {
    const name = oneLine(cell).slice(0, 250) || `Column ${at + 1}`
    let unique = name
    for (let copy = 2; taken.has(unique); copy++) unique = `${name} (${copy})`
    taken.add(unique)
    return unique
  })
}
