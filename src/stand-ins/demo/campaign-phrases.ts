import type { CampaignTheme } from '#shared/campaign-themes.ts'

/** `{p}` is one of the brand's products. */
export interface CampaignPhrase {
  /** The team's name for the campaign in the ESP. */
  name: string
  subject: string
  /** "MM-DD..MM-DD", inclusive, and may cross New Year. Without it, the phrase fits all year. */
  window?: string
  /** Sunday is 0. All days when absent. */
  days?: readonly number[]
}

export interface NamedProduct {
  text: string
  months?: readonly number[]
}

export interface BrandPhrases {
  products: readonly NamedProduct[]
  themes: Readonly<Partial<Record<CampaignTheme, readonly CampaignPhrase[]>>>
}

export const ANY_DAY = '01-01..12-31'
/** From Thursday to Sunday. */
export const WEEKEND: readonly number[] = [4, 5, 6, 0]

export function phrase(name: string, subject: string, window?: string, days?: readonly number[]): CampaignPhrase {
  return {
    name,
    subject,
    ...(window === undefined || window === ANY_DAY ? {} : { window }),
    ...(days === undefined ? {} : { days }),
  }
}

/** Whether recipients would find the campaign plausible on that day. */
export function fitsDay(phrase: CampaignPhrase, date: string, weekday: number): boolean {
  if (phrase.days !== undefined && !phrase.days.includes(weekday)) return false
  if (phrase.window === undefined) return true
  const [from = '', to = ''] = phrase.window.split('..')
  const day = date.slice(5)
  return from <= to ? day >= from && day <= to : day >= from || day <= to
}

export function campaignText(text: string, product: NamedProduct | null): string {
  return product === null ? text : text.replaceAll('{p}', product.text)
}
