import type { Language } from '#shared/brand-brief.ts'
import { normalized } from '#shared/text.ts'
import { writtenLanguages } from '../languages/language-folders.ts'
import { type FillIn, signWords } from './sign-words.ts'

export const fillInMarkers = (language: Language): Record<FillIn, string> => signWords(language).fillIns

let known: ReadonlySet<string> | null = null

export function isFillInMarker(bracketed: string): boolean {
  known ??= new Set(writtenLanguages().flatMap((language) => Object.values(fillInMarkers(language))))
  return known.has(normalized(bracketed, 'NFC'))
}
