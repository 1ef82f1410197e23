import { type BrandFact, type FactSource, type ProposedFact, isDoubtful } from '#shared/brand-sheet.ts'
import { factKey } from '#writing/brand/fact-keys.ts'

/** What these sources say is read anew each time. */
const READ_ANEW: ReadonlySet<FactSource> = new Set(['profile', 'history'])

/**
 * The facts of a brand: what its profile and its history say now, with what was decided about it. A decision holds for
 * as long as they say the same thing, and a confirmed fact stays when they no longer say it. What the profile and a
 * website both say is a fact of the profile with that page.
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
  const others = [...decisions.values()].filter(({ source, state }) => !READ_ANEW.has(source) || state === 'confirmed')
  return [...current, ...others]
}

/**
 * What the profile says, as it was decided. An offer that is in doubt by now, and was confirmed when it wasn't, waits for
 * a member to look at it again.
 */
function decided(fact: ProposedFact, { kind, state, page, value }: BrandFact): BrandFact {
  if (state !== 'confirmed' || !isDoubtful(fact) || fact.kind !== 'offer') return { ...fact, state, page }
  const isAnswered = kind === 'offer' && value.isDoubtful === false
  return isAnswered
    ? { ...fact, state, page, value: { ...fact.value, isDoubtful: false } }
    : { ...fact, state: 'proposed', page }
}

/**
 * What a person wrote stays as it is. What was confirmed as the profile said it follows the profile, but the habits of
 * a brand change slowly and by themselves, so what was confirmed from its history stays too.
 */
function isKept(decision: BrandFact, fact: ProposedFact): boolean {
  if (isUndecided(decision) && fact.source === 'profile') return bringsAnswer(decision, fact)
  if (!READ_ANEW.has(decision.source)) return true
  return decision.state === 'confirmed' && (decision.source === 'history' || fact.source === 'history')
}

/**
 * What was read elsewhere adds to the facts, except for what is known or was corrected, and completes doubts by their
 * answers. A fact of the profile only learns its page of the website.
 */
export function newFacts(
  proposals: readonly ProposedFact[],
  facts: readonly BrandFact[],
): Record<'added' | 'withPages', BrandFact[]> {
  const known = new Map(facts.filter((fact) => !isMereHabit(fact)).map((fact) => [nameOf(fact), fact]))
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

/** A proposal that no member has touched. */
export const isUndecided = ({ source, state }: BrandFact): boolean => state === 'proposed' && source !== 'user'

/** A name in past campaigns; whoever reads more about it knows it better. */
const isMereHabit = ({ source, state }: BrandFact) => source === 'history' && state === 'proposed'

/** A profile names doubts and hardly ever answers them. Nothing is written about a doubt before a member confirms it. */
const bringsAnswer = (fact: ProposedFact, before: ProposedFact): boolean =>
  fact.kind === 'doubt' && before.kind === 'doubt' && fact.value.answer !== null && before.value.answer === null

const correctedNames = (facts: readonly BrandFact[]) =>
  new Set(facts.filter(({ source }) => source === 'user').map((fact) => `${fact.kind} ${factKey(fact)}`))

/** Tells facts of a brand apart. */
export const nameOf = ({ kind, key }: Pick<BrandFact, 'kind' | 'key'>) => `${kind} ${key}`
