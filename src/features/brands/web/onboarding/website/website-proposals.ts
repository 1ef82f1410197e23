import { pageInWords } from '../../page-words.ts'
import { WEBSITE_FIELDS, type WebsiteField, type WebsiteReading, type WebsiteText, textsOf } from './website-fields.ts'

export type CurrentValues = Partial<Record<WebsiteField, string | readonly string[]>>

export interface WebsiteProposal {
  field: WebsiteField
  step: number
  label: string
  texts: WebsiteText[]
  /** Empty where nothing is typed, and for lists, which only grow. */
  replaces: string
  /** A typed value is replaced only if the user asks for it. */
  isTyped: boolean
}

const key = (text: string) => text.trim().toLocaleLowerCase()

export function websiteProposals(profile: WebsiteReading['profile'], current: CurrentValues): WebsiteProposal[] {
  return WEBSITE_FIELDS.flatMap(({ field, step, label }): WebsiteProposal[] => {
    const now = current[field] ?? ''
    const known = typeof now === 'string' ? [key(now)] : now.map(key)
    const texts = textsOf(profile, field).filter(({ text }) => !known.includes(key(text)))
    if (texts.length === 0) return []
    const isTyped = typeof now === 'string' ? now.trim() !== '' : now.length > 0
    return [{ field, step, label, texts, isTyped, replaces: typeof now === 'string' ? now.trim() : '' }]
  })
}

export function valueWith({ texts, field }: WebsiteProposal, current: CurrentValues): string | string[] {
  const now = current[field]
  return Array.isArray(now) ? [...(now as string[]), ...texts.map(({ text }) => text)] : texts[0]!.text
}

export function pagesInWords(texts: readonly WebsiteText[]): { page: string; words: string }[] {
  return [...new Set(texts.map(({ page }) => page))].map((page) => {
    const words = pageInWords(page)
    return { page, words: words === 'home page' ? `the ${words}` : words }
  })
}

export function readInWords(pages: WebsiteReading['pages']): string {
  const read = pages.filter(({ outcome }) => outcome === 'read').length
  return read === 1 ? 'We read 1 page.' : `We read ${read} pages.`
}

const list = new Intl.ListFormat('en')

export function filledInWords(taken: readonly WebsiteProposal[], stepNames: readonly string[]): string {
  const isOne = taken.length === 1
  const count = `We filled in ${isOne ? '1 field' : `${taken.length} fields`}.`
  const later = [...new Set(taken.map(({ step }) => step))].filter((step) => step > 1)
  const them = isOne ? 'it' : 'them'
  if (later.length === 0) return `${count} Check ${them} before you continue.`
  const names = list.format(later.map((step) => stepNames[step - 1]!))
  const here = later.length < new Set(taken.map(({ step }) => step)).size ? 'here and ' : ''
  return `${count} You'll find ${them} ${here}in ${names}, marked until you edit ${them}.`
}
