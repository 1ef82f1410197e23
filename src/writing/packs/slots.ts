import type { Language } from '#shared/brand-brief.ts'
import { withoutEnding } from '../brand/word-matching.ts'

/** The forms of an offer's name that texts may ask for; `name` is the name without an article. */
export const SLOT_FORMS = {
  en: ['the', 'The'],
  de: ['nom', 'Nom', 'akk', 'dat', 'gen'],
  fr: ['le', 'Le', 'du', 'au'],
  es: ['el', 'El', 'del', 'al'],
  it: ['il', 'Il', 'del', 'al'],
} as const satisfies Record<Language, readonly string[]>

export type SlotForm = 'name' | (typeof SLOT_FORMS)[Language][number]

export type Slot =
  | { type: 'offer'; form: SlotForm }
  | { type: 'brand' }
  | { type: 'answer'; question: string }
  | { type: 'unknown' }

export interface PlacedSlot {
  /** `{p.the}` */
  written: string
  at: number
  slot: Slot
}

const SLOT = /\{([^{}]{0,60})\}/g
/** What a slot counts for in a length: about as much as a short name. */
const STAND_IN = 'x'.repeat(14)

export const withoutSlots = (text: string): string => text.replaceAll(SLOT, STAND_IN)

/** Every slot of a text, with where it stands. */
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
  const form = SLOT_FORMS[language].find((each) => inside === `p.${each}`)
  return form === undefined ? { type: 'unknown' } : { type: 'offer', form }
}

/** Whether a sentence begins at this place of a text. */
export function beginsSentence(text: string, at: number): boolean {
  const before = withoutEnding(text.slice(0, at), ' \u00A0"\'«„“‚‘¿¡(')
  return before === '' || /[.!?…]["'»“”’)]{0,2}$/u.test(before)
}
