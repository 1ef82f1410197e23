import type { AnswerOf } from '#shared/endpoint.ts'
import type { websiteEndpoints } from '../../../website-contract.ts'

export type WebsiteReading = AnswerOf<typeof websiteEndpoints.read>
export type WebsiteField = keyof WebsiteReading['profile']

export const WEBSITE_FIELDS = [
  { field: 'name', step: 1, label: 'Brand name' },
  { field: 'country', step: 1, label: 'Country' },
  { field: 'language', step: 1, label: 'Language' },
  { field: 'products', step: 3, label: 'Products' },
  { field: 'averageOrderValue', step: 3, label: 'Average order value' },
  { field: 'buyingProcess', step: 3, label: 'Buying process' },
  { field: 'commonObjections', step: 3, label: 'Common objections' },
  { field: 'tone', step: 4, label: 'Brand tone' },
  { field: 'say', step: 4, label: 'Phrases to say' },
  { field: 'complianceNotes', step: 4, label: 'Compliance notes' },
] as const satisfies readonly { field: WebsiteField; step: number; label: string }[]

export interface WebsiteText {
  text: string
  page: string
}

export function textsOf(profile: WebsiteReading['profile'], field: WebsiteField): WebsiteText[] {
  const found = [profile[field] ?? []].flat()
  return found.map(({ value, source }) => ({ text: value, page: source }))
}

export function isAsRead(value: unknown, texts: readonly WebsiteText[] | undefined): boolean {
  if (texts === undefined || texts.length === 0) return false
  if (!Array.isArray(value)) return texts[0]!.text === value
  return value.length > 0 && value.every((entry) => texts.some(({ text }) => text === entry))
}
