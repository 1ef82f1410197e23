import { LANGUAGES, type Language } from '#shared/brand-brief.ts'
import { folded, withoutNames } from './folded-text.ts'
import { STOP_WORDS } from '#writing/languages/stop-words.ts'

export type LanguageVotes = Record<Language, number>

// Spelling that is common in one language and rare in the others. Tested on lower case with accents.
const LETTER_HINTS: ReadonlyArray<[RegExp, Language, number]> = [
  [/[ñ¿¡]/gu, 'es', 2],
  [/(?:ción|ciones|dad|miento)(?!\p{L})/gu, 'es', 0.8],
  [/[áíóú]/gu, 'es', 0.5],
  [/[ßäöü]/gu, 'de', 1],
  [/(?:ung|ungen|keit|heit|schaft|lich|ische|isch)(?!\p{L})|sch|tz/gu, 'de', 0.5],
  [/[çœêûâëïô]/gu, 'fr', 1],
  [/(?<!\p{L})[àù](?!\p{L})/gu, 'fr', 1],
  [/(?:eau|eaux|eux|euse|ées|ée|oir|ais|ez|ique|ement)(?!\p{L})|(?<!\p{L})(?:qu|j|n|c)['’]/gu, 'fr', 0.7],
  [/[ìò]|(?<!\p{L})è(?!\p{L})/gu, 'it', 1.2],
  [/(?:zione|zioni|ità|zza|zze|gli|glia|ssimo|ssima)(?!\p{L})|(?:cch|ggi|zz|cce)/gu, 'it', 0.8],
  [/(?<!\p{L})(?:dell|nell|dall|sull|un|c)['’]/gu, 'it', 0.4],
  [/(?:ing|tion|ight|ough|wh|th|ly)(?!\p{L})|(?<!\p{L})(?:wh|th|sh)|['’](?:s|t|re|ll|ve)(?!\p{L})/gu, 'en', 0.5],
]

const SHARE: ReadonlyMap<string, number> = sharesOfStopWords()

/** How strongly a text speaks for each language: stop words, weighted by how few languages share them, and spelling. */
export function languageVotes(text: string, names: readonly string[] = []): LanguageVotes {
  const rest = withoutNames(text, names)
  const votes: LanguageVotes = { en: 0, es: 0, fr: 0, de: 0, it: 0 }
  for (const word of folded(rest).match(/\p{L}+/gu) ?? []) {
    const weight = SHARE.get(word)
    if (weight === undefined) continue
    for (const language of LANGUAGES) if (STOP_WORDS[language].has(word)) votes[language] += weight
  }
  const lower = rest.toLowerCase()
  for (const [pattern, language, weight] of LETTER_HINTS) {
    votes[language] += (lower.match(pattern)?.length ?? 0) * weight
  }
  return votes
}

/** The language a text is in, or `null` when too little speaks for one. Names of brands and products do not count. */
export function detectLanguage(text: string, names: readonly string[] = []): Language | null {
  const votes = languageVotes(text, names)
  const ranked = LANGUAGES.toSorted((left, right) => votes[right] - votes[left])
  const [first, second] = [ranked[0]!, ranked[1]!]
  return votes[first] > 0 && votes[first] > votes[second] ? first : null
}

/**
 * Whether a text may pass as `language`. A line with little to go by passes: only clear signs of another language refuse it.
 */
export function looksLikeLanguage(text: string, language: Language, names: readonly string[] = []): boolean {
  const votes = languageVotes(text, names)
  const others = Math.max(...LANGUAGES.filter((other) => other !== language).map((other) => votes[other]))
  return others < 1 || votes[language] >= others * 0.7
}

function sharesOfStopWords(): Map<string, number> {
  const speakers = new Map<string, number>()
  for (const language of LANGUAGES) {
    for (const word of STOP_WORDS[language]) speakers.set(word, (speakers.get(word) ?? 0) + 1)
  }
  return new Map([...speakers].map(([word, count]) => [word, 1 / count]))
}
