import type { CampaignTheme } from '#shared/campaign-themes.ts'
import { languageData } from './language-folders.ts'

/**
 * The words that tell the theme of a campaign from its name, as `languages/<language>/themes.json` holds them. Every
 * phrase consists of whole words: `/` separates the forms of a word, `#` is any number, `@` any product of the brand,
 * and `|` the beginning or the end of the name.
 */
export interface ThemeWords {
  /** Endings by which the name of a product becomes its plural. */
  plurals: string[]
  /** English phrases that are ordinary words of this language: "sale" is salt in Italian. */
  notEnglish: string[]
  /** Phrases that contain a sign but have no theme: "bundle up". */
  silent: string[]
  signs: Record<CampaignTheme, string[]>
}

export const themeWords = languageData('languages/<language>/themes.json', (data: ThemeWords) => data)
