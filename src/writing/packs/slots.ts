import type { Language } from '#shared/brand-brief.ts'
import { withoutEnding } from '../engine/word-matching.ts'
import { slotWords } from '../languages/slot-words.ts'

export function slotForms(language: Language): readonly SlotForm[] {
  const { subject, cases, contracted } = slotWords(language).forms
  return [...subject, ...cases, ...contracted]
}

/** What texts of the `brand` pack may quote from a brand. */
export const TOLD_SLOTS = [
  'question',
  'answer',
  'lines',
  'fact',
  'price',
  'moment',
  'thing',
  'from',
  'to',
  'back',
  'by',
  'on',
  'until',
  'every',
  'next',
  'words',
  'terms',
  'reach',
  'gist',
  'figure',
] as const
export type ToldSlot = (typeof TOLD_SLOTS)[number]

/** A form of `languages/<language>/slots.json`, or `name`. */
export type SlotForm = string

export type Slot =
  | { type: 'offer'; form: SlotForm }
  | { type: 'brand' }
  | { type: 'answer'; question: string }
  | { type: 'told'; name: ToldSlot }
  | { type: 'unknown' }

export interface PlacedSlot {
  /** `{p.the}` */
  written: string
  at: number
  slot: Slot
}

const SLOT = /\{([^{}]{0,60})\}/g
/** A slot counts as much as a short name. */
const STAND_IN = 'x'.repeat(14)

/** Slots that usually hold a short sentence. */
const LONG_SLOTS: ReadonlySet<string> = new Set([
  'f.question',
  'f.answer',
  'f.lines',
  'f.fact',
  'f.price',
  'f.terms',
  'f.reach',
  'f.gist',
])
const TOLD_STAND_IN = 'x'.repeat(30)

export const withoutSlots = (text: string): string =>
  text.replaceAll(SLOT, (_, inside: string) => (LONG_SLOTS.has(inside) ? TOLD_STAND_IN : STAND_IN))

/** Whether a text is nothing but words of the brand, which no other text has. */
export const isOnlyASlot = (text: string): boolean => /^["«“„\s]*\{[^{}]{1,60}\}["»“”\s]*$/u.test(text)

/** A line that becomes lines of the brand, alone or behind the words that introduce them. */
export const TOLD_LINES = '{f.lines}'

export function slotsIn(text: string, language: Language): PlacedSlot[] {
  return [...text.matchAll(SLOT)].map((match) => ({
    written: match[0],
    at: match.index,
    slot: readSlot(match[1] ?? '', language),
  }))
}

function readSlot(inside: string, language: Language): Slot {
  if (inside === 'brand') return { type: 'brand' }
  if (inside === 'p') return { type: 'offer', form: 'name' }
  if (inside.startsWith('a.q-')) return { type: 'answer', question: inside.slice(2) }
  const told = TOLD_SLOTS.find((each) => inside === `f.${each}`)
  if (told !== undefined) return { type: 'told', name: told }
  const form = slotForms(language).find((each) => inside === `p.${each}`)
  return form === undefined ? { type: 'unknown' } : { type: 'offer', form }
}

/** Whether a sentence begins at this position of a text. */
export function beginsSentence(text: string, at: number): boolean {
  const before = withoutEnding(text.slice(0, at), ' \u00A0"\'«„“‚‘¿¡(')
  return before === '' || /[.!?…]["'»“”’)]{0,2}$/u.test(before)
}
