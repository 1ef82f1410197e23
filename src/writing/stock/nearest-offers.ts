import type { Language } from '#shared/brand-brief.ts'
import type { FactValue } from '#shared/brand-sheet.ts'
import { weekdayNumbersIn } from '#shared/day-names.ts'
import { tellingStems } from '../engine/telling-stems.ts'
import { dateWords } from '../languages/date-words.ts'
import { languageBasics } from '../languages/language-basics.ts'

type Offer = FactValue<'offer'>

const SHORTEST_PART = 5
/** A word that is only part of the other counts for less: "Decke" in "Wolldecken". */
const PART = 0.75

/**
 * The offers whose names share most with a text, in the order of the sheet. Where a language joins nouns, the parts of a
 * word count as well, and weekdays and "first" don't.
 */
export function nearestOffers(text: string, offers: readonly Offer[], language: Language): Offer[] {
  const { joinsNouns } = languageBasics(language)
  const weekdays = weekdayNumbersIn(language)
  const { begins } = dateWords(language)
  const isOfDay = (word: string) =>
    weekdays.has(word) || (word.length >= SHORTEST_PART && begins.some((each) => word.startsWith(each)))
  const stemsIn = (said: string) => [
    ...tellingStems(
      said.replaceAll(/\p{L}+/gu, (word) => (isOfDay(word.toLowerCase()) ? ' ' : word)),
      language,
    ),
  ]
  const about = stemsIn(text)
  const isPart = (one: string, other: string) => one.length >= SHORTEST_PART && other.includes(one)
  const points = (stem: string) =>
    about.includes(stem)
      ? 1
      : joinsNouns && about.some((other) => isPart(stem, other) || isPart(other, stem))
        ? PART
        : 0
  const ranked = offers.map((offer) => ({
    offer,
    shared: stemsIn(offer.name).reduce((sum, stem) => sum + points(stem), 0),
  }))
  const most = Math.max(0, ...ranked.map(({ shared }) => shared))
  return most === 0 ? [] : ranked.flatMap(({ offer, shared }) => (shared === most ? [offer] : []))
}
