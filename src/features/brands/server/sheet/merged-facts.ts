import { type BrandFact, type FactSource, type ProposedFact, isDoubtful } from '#shared/brand-sheet.ts'
import { factKey } from '#writing/brand/fact-keys.ts'

const READ_AGAIN: ReadonlySet<FactSource> = new Set(['profile', 'history'])

/**
 * A decision holds while the profile or the history contains its fact. A fact that profile and website share belongs to
 * the profile.
 */
export function mergedFacts(read: readonly ProposedFact[], stored: readonly BrandFact[]): BrandFact[] {
  const decisions = new Map(stored.map((fact) => [nameOf(fact), fact]))
  // A typo that was corrected in the sheet first and in the profile later is one fact.
  const corrected = correctedNames(stored)
  const current = read.flatMap((fact): BrandFact[] => {
    const decision = decisions.get(nameOf(fact))
    if (decision !== undefined) {
      decisions.delete(nameOf(fact))
      return [isKept(decision, fact) ? decision : decided(fact, decision)]
    }
    return corrected.has(nameOf(fact)) ? [] : [{ ...fact, state: 'proposed' }]
  })
  const others = [...decisions.values()].filter(({ source, state }) => !READ_AGAIN.has(source) || state === 'confirmed')
  return [...current, ...others]
}

/** An offer that became doubtful after it was confirmed waits for a member again. */
function decided(fact: ProposedFact, { kind, state, page, value }: BrandFact): BrandFact {
  if (state !== 'confirmed' || !isDoubtful(fact) || fact.kind !== 'offer') return { ...fact, state, page }
  const isAnswered = kind === 'offer' && value.isDoubtful === false
  return isAnswered
    ? { ...fact, state, page, value: { ...fact.value, isDoubtful: false } }
    : { ...fact, state: 'proposed', page }
}

/**
 * Facts confirmed from the profile follow the profile. Facts confirmed from the history stay, because habits change
 * slowly.
 */
function isKept(decision: BrandFact, fact: ProposedFact): boolean {
  if (isUndecided(decision) && fact.source === 'profile') return bringsAnswer(decision, fact) || isOpen(fact)
  if (!READ_AGAIN.has(decision.source)) return true
  return decision.state === 'confirmed' && (decision.source === 'history' || fact.source === 'history')
}

/** Skips what is known or was corrected, and adds answers to doubts. A fact of the profile only gets its page. */
export function newFacts(
  proposals: readonly ProposedFact[],
  facts: readonly BrandFact[],
): Record<'added' | 'withPages', BrandFact[]> {
  const known = new Map(facts.filter((fact) => !isMereHabit(fact) && !isOpen(fact)).map((fact) => [nameOf(fact), fact]))
  const corrected = correctedNames(facts)
  const added = new Map<string, BrandFact>()
  const withPages = new Map<string, BrandFact>()
  for (const proposal of proposals) {
    const name = nameOf(proposal)
    const before = known.get(name)
    const fact: BrandFact = { ...proposal, state: 'proposed' }
    if (before === undefined) {
      if (!corrected.has(name)) added.set(name, fact)
    } else if (isUndecided(before)) {
      const learnsPage = before.source === 'profile' && before.page === null && fact.source === 'website'
      if (bringsAnswer(fact, before)) added.set(name, fact)
      else if (learnsPage) withPages.set(name, fact)
    }
  }
  return { added: [...added.values()], withPages: [...withPages.values()] }
}

export const isUndecided = ({ source, state }: BrandFact): boolean => state === 'proposed' && source !== 'user'

const isMereHabit = ({ source, state }: BrandFact) => source === 'history' && state === 'proposed'

/** A voice of which the profile says nothing yet. */
const isOpen = (fact: ProposedFact): boolean =>
  fact.kind === 'voice' && fact.source === 'profile' && Object.values(fact.value).every((part) => part === null)

/** Profiles name doubts and rarely answer them. We write about a doubt only after a member confirmed it. */
const bringsAnswer = (fact: ProposedFact, before: ProposedFact): boolean =>
  fact.kind === 'doubt' && before.kind === 'doubt' && fact.value.answer !== null && before.value.answer === null

const correctedNames = (facts: readonly BrandFact[]) =>
  new Set(facts.filter(({ source }) => source === 'user').map((fact) => `${fact.kind} ${factKey(fact)}`))

export const nameOf = ({ kind, key }: Pick<BrandFact, 'kind' | 'key'>) => `${kind} ${key}`
