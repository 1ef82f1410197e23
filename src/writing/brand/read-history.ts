import type { Language } from '#shared/brand-brief.ts'
import type { FactOfKind, ProposedFact } from '#shared/brand-sheet.ts'
import { factKey } from './fact-keys.ts'
import { readNamesInHistory } from './names-in-history.ts'
import { readOffers } from './read-offers.ts'
import { type SentEmail, readRhythm } from './read-rhythm.ts'

export interface HistoryReader {
  brandName: string
  language: Language
  /** The month that isn't over yet, as `2026-12`. */
  thisMonth: string
  /** Facts that we know without the history. */
  known: readonly FactOfKind[]
}

/** Proposals from a brand's past emails: its rhythm, and products that the profile doesn't name. */
export function readHistory(emails: readonly SentEmail[], reader: HistoryReader): ProposedFact[] {
  const facts: ProposedFact[] = []
  const add = (fact: FactOfKind, quote: string | null) =>
    facts.push({ ...fact, key: factKey(fact), source: 'history', quote, page: null })
  const { known, language, brandName } = reader
  const offers = known.flatMap((fact) => (fact.kind === 'offer' ? [fact.value.name] : []))
  for (const { name, quote } of readNamesInHistory(emails, { language, known: [brandName, ...offers] })) {
    const [read] = readOffers(name, language).offers
    if (read !== undefined) add({ kind: 'offer', value: { ...read.offer, name } }, quote)
  }
  const rhythm = readRhythm(emails, reader)
  if (rhythm !== null) add({ kind: 'rhythm', value: rhythm }, null)
  return facts
}
