import type { Language } from '#shared/brand-brief.ts'
import { wordsIn } from '../engine/word-matching.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import type { NounForms } from '../engine/grammar/noun-forms.ts'
import { slotWords } from '../languages/slot-words.ts'
import { countsItsLines } from './counted-lines.ts'
import { type Angle, type Beat, LONGEST } from './pack-schema.ts'
import { type SlotForm, beginsSentence, slotsIn } from './slots.ts'

export interface SlotValues {
  language: Language
  brand: string
  /** The offer that `need` names. */
  offer: NounForms | null
  /** The offer of the brand line. Without one, the line names `offer`. */
  leadOffer: NounForms | null
  answers: Readonly<Record<string, string>>
}

/** An angle with filled slots. Variants and lines without words of the brand are left out. */
export interface FilledAngle {
  titles: string[]
  premise: string
  why: string
  show: string
  subjects: string[]
  preview: string
  headline: string
  beats: Beat[]
  lead: Beat | null
  button: string
}

const LEAST_BEATS = 2
const LEAST_SUBJECTS = 3

/** The angle for a brand. Null when a required text has a slot without a value. */
export function fillAngle(angle: Angle, values: SlotValues): FilledAngle | null {
  const fitting = (texts: readonly string[], longest: number) =>
    texts.flatMap((text) => {
      const filled = fillText(text, values)
      return filled === null || filled.length > longest ? [] : [filled]
    })
  const titles = fitting(angle.titles, LONGEST.title)
  const subjects = fitting(angle.subjects, LONGEST.subject)
  const [preview] = fitting([angle.preview], LONGEST.preview)
  const [headline] = fitting([angle.headline], LONGEST.headline)
  const beats = angle.beats.flatMap((beat) => filledBeat(beat, values))
  const enough = titles.length > 0 && subjects.length >= LEAST_SUBJECTS && beats.length >= LEAST_BEATS
  const isCut = beats.length < angle.beats.length && countsItsLines(angle, values.language)
  if (!enough || isCut || preview === undefined || headline === undefined) return null
  const { premise, why, show, button } = angle
  const offer = values.leadOffer ?? values.offer
  const [lead = null] = angle.lead === null ? [] : filledBeat(angle.lead, { ...values, offer })
  return { titles, premise, why, show, subjects, preview, headline, beats, lead, button }
}

function filledBeat({ line, claim, ask }: Beat, values: SlotValues): Beat[] {
  const filled = fillText(line, values)
  return filled === null ? [] : [{ line: filled, claim, ask }]
}

/** So many words before a name may not repeat it. */
const WORDS_BEFORE = 4
const TELLING_LENGTH = 4

/** Null when a slot has no value or would repeat the words before it. */
export function fillText(text: string, values: SlotValues): string | null {
  if (!text.includes('{')) return text
  let result = ''
  let from = 0
  for (const { written, at, slot } of slotsIn(text, values.language)) {
    result += text.slice(from, at)
    from = at + written.length
    const value =
      slot.type === 'brand'
        ? values.brand
        : slot.type === 'answer'
          ? values.answers[slot.question]
          : slot.type === 'offer'
            ? (values.offer?.[slot.form] ??
              (isListed(result, slot.form, values.language) ? values.offer?.name : undefined))
            : undefined
    if (value === undefined || (slot.type === 'offer' && repeats(result, value))) return null
    result += beginsSentence(text, at) ? capitalized(value) : value
  }
  return withoutDoublePeriod(result + text.slice(from))
}

const isListed = (before: string, form: SlotForm, language: Language) =>
  slotWords(language).forms.standing.includes(form) && /:\s$/.test(before)

/** "Our subscribers of the subscription" is better left out. */
function repeats(before: string, name: string): boolean {
  const near = new Set(wordsIn(before).slice(-WORDS_BEFORE))
  return wordsIn(name).some((word) => word.length >= TELLING_LENGTH && near.has(word))
}

/** An answer or a name may end in a period. */
export const withoutDoublePeriod = (text: string) => text.replaceAll(/(?<!\.)([.!?…])\.(?!\.)/gu, '$1')
