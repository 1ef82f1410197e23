import type { Language } from '#shared/brand-brief.ts'
import type { CampaignTheme } from '#shared/campaign-themes.ts'
import de from './de/themes.json' with { type: 'json' }
import en from './en/themes.json' with { type: 'json' }
import es from './es/themes.json' with { type: 'json' }
import fr from './fr/themes.json' with { type: 'json' }
import it from './it/themes.json' with { type: 'json' }

/**
 * The words by which the name of a campaign tells its theme, as `languages/<language>/themes.json` holds them. Every
 * phrase is made of whole words: `/` parts the forms of one word, `#` stands for a number, `@` for something that the
 * brand sells, and `|` for the beginning or the end of the name.
 */
export interface ThemeWords {
  /** Endings by which the name of a product becomes its plural. */
  plurals: string[]
  /** English phrases that are ordinary words of this language: "sale" is salt in Italian. */
  notEnglish: string[]
  /** Phrases that hold a sign and yet tell no theme: "bundle up". */
  silent: string[]
  signs: Record<CampaignTheme, string[]>
}

const WORDS: Record<Language, ThemeWords> = { de, en, es, fr, it }

export const themeWords = (language: Language): ThemeWords => WORDS[language]
