import { existsSync, readFileSync } from 'node:fs'
import type { Language } from '#shared/brand-brief.ts'

const known = new Map<Language, ReadonlySet<string>>()

/** Texts that sound like a claim and aren't one. An editor judged each line of `harmless.txt`. */
export function harmlessTexts(language: Language): ReadonlySet<string> {
  const read = known.get(language)
  if (read !== undefined) return read
  const file = new URL(`../../src/writing/packs/${language}/harmless.txt`, import.meta.url)
  const texts = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const fresh = new Set(texts.filter((text) => text !== '' && !text.startsWith('#')))
  known.set(language, fresh)
  return fresh
}
