import type { CampaignTheme } from '#shared/campaign-themes.ts'
import { languageData } from './language-folders.ts'

export interface SimilarWords {
  title: string
  /** For a subject line that ends as a sentence. */
  titleAfterSentence: string
  description: string
  kinds: Record<CampaignTheme, { name: string; does: string }>
}

export const similarWords = languageData('languages/<language>/similar.json', (data: SimilarWords) => data)
