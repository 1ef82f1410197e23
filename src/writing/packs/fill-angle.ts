import type { Language } from '#shared/brand-brief.ts'
import { wordsIn } from '../brand/word-matching.ts'
import { type NounForms, capitalized } from './grammar/noun-forms.ts'
import { type Angle, type Beat, LONGEST } from './pack-schema.ts'
import { type SlotForm, beginsSentence, slotsIn } from './slots.ts'

/** What the slots of an angle stand for. */
export interface SlotValues {
  language: Language
  brand: string
  /** The offer that `need` names. */
  offer: NounForms | null
  /** The offer that the brand line names; without one it speaks of `offer`. */
  leadOffer: NounForms | null
  /** Answers of the brand by question. */
  answers: Readonly<Record<string, string>>
}

/** An angle whose slots are filled. Variants and lines that a brand has no words for are left out. */
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

/** The angle for one brand; null when a text that it can't do without has a slot that stays empty. */
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
  if (!enough || preview === undefined || headline === undefined) return null
  const { premise, why, show, button } = angle
  const offer = values.leadOffer ?? values.offer
  const [lead = null] = angle.lead === null ? [] : filledBeat(angle.lead, { ...values, offer })
  return { titles, premise, why, show, subjects, preview, headline, beats, lead, button }
}

function filledBeat({ line, claim, ask }: Beat, values: SlotValues): Beat[] {
  const filled = fillText(line, values)
  return filled === null ? [] : [{ line: filled, claim, ask }]
}

/** How many words before a name are looked at for a repetition of it. */
const WORDS_BEFORE = 4
const TELLING_LENGTH = 4

/** A text with its slots filled; null when one of them has no value or would repeat what stands before it. */
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
            ? (values.offer?.[slot.form] ?? (isListed(result, slot.form) ? values.offer?.name : undefined))
            : undefined
    if (value === undefined || (slot.type === 'offer' && repeats(result, value))) return null
    result += beginsSentence(text, at) ? capitalized(value) : value
  }
  return withoutDoublePeriod(result + text.slice(from))
}

/** Forms of a name that stand alone. */
const STANDING: ReadonlySet<SlotForm> = new Set(['the', 'nom', 'akk', 'le', 'el', 'il'])

/** After a colon a name whose article isn't known may stand without one, as in a list. */
const isListed = (before: string, form: SlotForm) => STANDING.has(form) && /:\s$/.test(before)

/** "Our subscribers of the subscription": the line is better left out. */
function repeats(before: string, name: string): boolean {
  const near = new Set(wordsIn(before).slice(-WORDS_BEFORE))
  return wordsIn(name).some((word) => word.length >= TELLING_LENGTH && near.has(word))
}

/** An answer or a name may bring the period with it. */
const withoutDoublePeriod = (text: string) => text.replaceAll(/(?<!\.)([.!?…])\.(?!\.)/gu, '$1')
