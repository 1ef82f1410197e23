import type { Language } from '#shared/brand-brief.ts'
import type { CampaignTheme } from '#shared/campaign-themes.ts'
import de from './de/similar.json' with { type: 'json' }
import en from './en/similar.json' with { type: 'json' }
import es from './es/similar.json' with { type: 'json' }
import fr from './fr/similar.json' with { type: 'json' }
import it from './it/similar.json' with { type: 'json' }

/**
 * Words for an idea that takes up a past campaign, as `languages/<language>/similar.json` holds them. `{winner}` is the
 * subject line of the campaign, `{month}` the month, `{ofMonth}` the month after "of" in French.
 */
export interface SimilarWords {
  title: string
  /** For a subject line that ends as a sentence. */
  titleAfterSentence: string
  description: string
  /** What campaigns of a kind are called, and what they do. */
  kinds: Record<CampaignTheme, { name: string; does: string }>
}

const WORDS: Record<Language, SimilarWords> = { de, en, es, fr, it }

export const similarWords = (language: Language): SimilarWords => WORDS[language]
