import type { Language } from '#shared/brand-brief.ts'
import { withoutNames } from '../engine/without-names.ts'
import { folded } from '#shared/folded.ts'
import { writtenLanguages } from '../languages/language-folders.ts'
import { languageRules } from '../languages/load-rules.ts'
import { stopWords } from '../languages/stop-words.ts'

export type LanguageVotes = Record<Language, number>

let shares: ReadonlyMap<string, number> | null = null

/** How strongly a text points to each language: stop words, weighted by how few languages share them, and spelling. */
export function languageVotes(text: string, names: readonly string[] = []): LanguageVotes {
  const rest = withoutNames(text, names)
  const languages = writtenLanguages()
  shares ??= sharesOfStopWords()
  const votes = Object.fromEntries(languages.map((language) => [language, 0])) as LanguageVotes
  for (const word of folded(rest)
    .replaceAll(UNIT, ' ')
    .match(/\p{L}+/gu) ?? []) {
    const weight = shares.get(word)
    if (weight === undefined) continue
    for (const language of languages) if (stopWords(language).has(word)) votes[language] += weight
  }
  const lower = rest.toLowerCase()
  for (const language of languages) {
    for (const [pattern, weight] of languageRules(language).hints) {
      votes[language] += (lower.match(pattern)?.length ?? 0) * weight
    }
  }
  return votes
}

/** The letter of "2,5 L" is a unit. */
const UNIT = /(?<=\d)\s?(?:kg|g|l|cl|ml|oz|lb)(?!\p{L})/gu

/** The language a text is in, or `null` when too little speaks for one. Names of brands and products do not count. */
export function detectLanguage(text: string, names: readonly string[] = []): Language | null {
  const votes = languageVotes(text, names)
  const ranked = writtenLanguages().toSorted((left, right) => votes[right] - votes[left])
  const [first, second] = [ranked[0]!, ranked[1]!]
  return votes[first] > 0 && votes[first] > votes[second] ? first : null
}

/** Whether a text may pass as `language`. A short line passes unless it shows clear signs of another language. */
export function looksLikeLanguage(text: string, language: Language, names: readonly string[] = []): boolean {
  const votes = languageVotes(text, names)
  const others = Math.max(
    ...writtenLanguages()
      .filter((other) => other !== language)
      .map((other) => votes[other]),
  )
  return others < 1 || votes[language] >= others * 0.7
}

function sharesOfStopWords(): Map<string, number> {
  const speakers = new Map<string, number>()
  for (const language of writtenLanguages()) {
    for (const word of stopWords(language)) speakers.set(word, (speakers.get(word) ?? 0) + 1)
  }
  return new Map([...speakers].map(([word, count]) => [word, 1 / count]))
}
