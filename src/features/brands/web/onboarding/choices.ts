import {
  COUNTRIES,
  EMAIL_STYLES,
  LANGUAGES,
  type Country,
  type EmailStyle,
  type Language,
} from '#shared/brand-brief.ts'

const regions = new Intl.DisplayNames('en', { type: 'region' })
const tongues = new Intl.DisplayNames('en', { type: 'language' })
const STYLE_LABELS: Record<EmailStyle, string> = {
  'design-based': 'Design-Based',
  'text-based': 'Text-Based',
  'split-50-50': 'Split 50/50',
}

export const countryName = (country: Country) => regions.of(country) ?? country
export const languageName = (language: Language) => tongues.of(language) ?? language

export const countryOptions = COUNTRIES.map((value) => ({ value, label: countryName(value) }))
export const languageOptions = LANGUAGES.map((value) => ({ value, label: languageName(value) }))
export const styleOptions = EMAIL_STYLES.map((value) => ({ value, label: STYLE_LABELS[value] }))
