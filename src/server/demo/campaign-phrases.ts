import type { CampaignTheme } from '#shared/campaign-themes.ts'

/** What a brand once sent. `{p}` stands for one of its products. */
export interface CampaignPhrase {
  /** As the team named the campaign in its sending platform. */
  name: string
  /** What readers saw. */
  subject: string
  /** "MM-DD..MM-DD", both included, when it only made sense then; may run over New Year. */
  window?: string
  /** Weekdays it fits, Sunday is 0; all of them when absent. */
  days?: readonly number[]
}

export interface NamedProduct {
  text: string
  /** Months in which the brand promotes it; all of them when absent. */
  months?: readonly number[]
}

export interface BrandPhrases {
  products: readonly NamedProduct[]
  themes: Readonly<Partial<Record<CampaignTheme, readonly CampaignPhrase[]>>>
}

export const ANY_DAY = '01-01..12-31'
/** From the Thursday before to the Sunday itself. */
export const WEEKEND: readonly number[] = [4, 5, 6, 0]

export function phrase(name: string, subject: string, window?: string, days?: readonly number[]): CampaignPhrase {
  return {
    name,
    subject,
    ...(window === undefined || window === ANY_DAY ? {} : { window }),
    ...(days === undefined ? {} : { days }),
  }
}

/** Whether a campaign could have gone out on that day without puzzling its readers. */
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
