import type { BrandBrief } from '#shared/brand-brief.ts'
import { oncePer } from '#shared/once-per.ts'
import { printedLine, withoutPeriod } from '../brand/printable.ts'
import { sharedStems, tellingStems } from '../engine/telling-stems.ts'
import { type ReadingWords, readingWords } from '../languages/reading-words.ts'
import { speaksOf } from './own-sentences-in.ts'

interface Concern {
  /** As the owner wrote it. Null where only the owner should read it. */
  text: string | null
  stems: ReadonlySet<string>
  /** The months in which it matters; empty where it always does. */
  months: readonly number[]
}

/**
 * A word may have two meanings, so a concern of several words has to share at least two with an idea, and most of them.
 */
const FEWEST_SHARED = 2
const LEAST_SHARE = 0.6

/** What the brand's customers wait for, and complaints of which it says something, unless they are of the body. */
const concernsOf = oncePer((brief: BrandBrief): readonly Concern[] => {
  const { facts, language } = brief
  const words = readingWords(language)
  const pains = facts.pains.filter(
    ({ isBodyComplaint, text }) => !isBodyComplaint && speaksOf(tellingStems(text, language), brief),
  )
  // "Sign up by January 14" is a date and nothing that readers told anyone.
  const moments = facts.moments.filter(({ text, timing }) => timing === undefined && !/\d/u.test(text))
  const all = [...pains.map(({ text, form }) => ({ text, form, months: [] })), ...moments]
  const concerns = all.map(({ text, form, months }) => ({
    form,
    months,
    text: shownText(text, words),
    stems: tellingStems(text, language),
  }))
  // A single word of a clause says nothing: "they want to know".
  return concerns.filter(({ form, stems }) => stems.size >= (form === 'clause' ? FEWEST_SHARED : 1))
})

function shownText(text: string, words: ReadingWords): string | null {
  const line = printedLine(text, words)
  return line === null ? null : withoutPeriod(line)
}

interface ConcernRequest {
  brief: BrandBrief
  month: number | null
  /** The words of the email itself, without its titles and reasons. */
  said: ReadonlySet<string>
}

/**
 * The concern that an idea is about, in the owner's words. Null for none, and an empty text for a concern whose words
 * an email can't show or doesn't speak of.
 */
export function touchedConcern(
  stemsOfIdea: ReadonlySet<string>,
  { brief, month, said }: ConcernRequest,
): string | null {
  const touched = concernsOf(brief)
    .filter(({ months }) => month === null || months.length === 0 || months.includes(month))
    .map(({ text, stems }) => ({ text, stems, size: stems.size, shared: sharedStems(stems, stemsOfIdea) }))
    .filter(({ size, shared }) => shared >= Math.min(size, FEWEST_SHARED) && shared >= LEAST_SHARE * size)
    .toSorted((left, right) => right.shared / right.size - left.shared / left.size)
  const shown = touched.find(
    ({ text, stems, size }) => text !== null && sharedStems(stems, said) >= Math.min(size, FEWEST_SHARED),
  )
  return touched.length === 0 ? null : (shown?.text ?? '')
}
