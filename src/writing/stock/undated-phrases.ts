import type { Language } from '#shared/brand-brief.ts'
import { readDate } from '../brand/read-dates.ts'

/** Phrases that hold on every day. A sentence about a day has its own email before that day, and none after it. */
export const undatedPhrases = (say: readonly string[], language: Language): string[] =>
  say.filter((text) => readDate(text, language) === null)
