import type { FactValue } from '#shared/brand-sheet.ts'
import { withoutPeriod } from '../brand/printable.ts'
import type { Telling } from './own-questions.ts'

/** So much of a fact tells that an entry has its beginning. */
const BEGINNING = 16

/**
 * The entry of an offer beside its day. An entry leaves out what only measures, which people want to know of a course ("max
 * 6 people"), and shortens a long fact: beside a day, the fact is complete and there once.
 */
export function entryBesideDay(
  offer: FactValue<'offer'>,
  { entry, line }: Pick<Telling, 'entry' | 'line'>,
): string | null {
  const told = entry(offer)
  const fact = offer.fact === null ? null : line(offer.fact)
  if (told === null || fact === null || told.toLowerCase().includes(withoutPeriod(fact).toLowerCase())) return told
  const at = told.toLowerCase().indexOf(fact.toLowerCase().slice(0, BEGINNING))
  return at < 0 ? `${told} ${fact}` : `${told.slice(0, at + 1)}${fact.slice(1)}`
}
