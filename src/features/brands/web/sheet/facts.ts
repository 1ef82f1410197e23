import type { FactKind } from '#shared/brand-sheet.ts'
import type { BrandSheet, DayTold } from '../../sheet-contract.ts'

export type Fact = BrandSheet['facts'][number]

interface GroupOfFacts {
  title: string
  kinds: readonly FactKind[]
  /** Where phrases that tell a day have their own group. */
  isDated?: boolean
  adds: FactKind | null
  noun: string
}

export const GROUPS = [
  { title: 'What you sell', kinds: ['offer', 'family'], adds: 'offer', noun: 'offer' },
  { title: 'Who buys', kinds: ['buyers'], adds: 'buyers', noun: 'buyers' },
  { title: 'Doubts', kinds: ['doubt'], adds: 'doubt', noun: 'doubt' },
  { title: 'Pains', kinds: ['pain'], adds: 'pain', noun: 'pain' },
  { title: 'Dates', kinds: ['say'], isDated: true, adds: 'say', noun: 'date' },
  { title: 'Moments', kinds: ['moment'], adds: 'moment', noun: 'moment' },
  { title: 'Voice', kinds: ['voice'], adds: 'voice', noun: 'voice' },
  { title: 'Phrases', kinds: ['say'], isDated: false, adds: 'say', noun: 'phrase to use' },
  { title: 'Never say', kinds: ['neverSay'], adds: 'neverSay', noun: 'phrase never to use' },
  { title: 'Rules', kinds: ['rule'], adds: 'rule', noun: 'rule' },
  { title: 'Your answers', kinds: ['answer'], adds: null, noun: 'answer' },
  { title: 'Rhythm', kinds: ['rhythm'], adds: 'rhythm', noun: 'rhythm' },
] as const satisfies readonly GroupOfFacts[]
export type Group = (typeof GROUPS)[number]

/** The day that a phrase tells. */
export const dayOf = (fact: Fact | undefined): DayTold | null => (fact?.kind === 'say' ? (fact.day ?? null) : null)

export const isOf = (fact: Fact, { kinds, isDated }: GroupOfFacts): boolean =>
  kinds.includes(fact.kind) && (isDated === undefined || isDated === (dayOf(fact) !== null))

export const isSingle = (kind: FactKind) => ['family', 'buyers', 'voice', 'rhythm'].includes(kind)

export const sameFact = (one: Pick<Fact, 'kind' | 'key'>, other: Pick<Fact, 'kind' | 'key'>) =>
  one.kind === other.kind && one.key === other.key

export function onlyFact<Kind extends FactKind>(
  facts: readonly Fact[],
  kind: Kind,
): Extract<Fact, { kind: Kind }> | undefined {
  return facts.find((fact): fact is Extract<Fact, { kind: Kind }> => fact.kind === kind && fact.state !== 'rejected')
}
