import { isDoubtful } from '#shared/brand-sheet.ts'
import { type Fact, GROUPS, dayOf, isOf } from './facts.ts'

/** The others are the user's own words. */
const KINDS: readonly Fact['kind'][] = ['offer', 'buyers', 'doubt', 'pain', 'moment', 'voice', 'rule']

const isShown = (fact: Fact): boolean => KINDS.includes(fact.kind) || dayOf(fact) !== null

export interface UnderstoodGroup {
  title: string
  facts: Fact[]
}

/** What we read, in short. Doubtful facts are for the page that explains them. */
export const understoodGroups = (facts: readonly Fact[]): UnderstoodGroup[] =>
  GROUPS.map((group) => ({
    title: group.title,
    facts: facts.filter((fact) => isOf(fact, group) && isShown(fact) && !isDoubtful(fact)),
  })).filter((group) => group.facts.length > 0)

export const isWaiting = (fact: Fact): boolean => fact.state === 'proposed' && !isDoubtful(fact)

/** What we read in the profile, and don't use before a member confirms it. The trade is asked about separately. */
export const unusedUntilConfirmed = (facts: readonly Fact[]): Fact[] =>
  facts.filter((fact) => isWaiting(fact) && !fact.isUsed && fact.kind !== 'trade')
