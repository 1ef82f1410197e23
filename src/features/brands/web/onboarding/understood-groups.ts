import { isDoubtful } from '#shared/brand-sheet.ts'
import { factInWords } from '../sheet/fact-words.ts'
import { type Fact, GROUPS, dayOf, isOf } from '../sheet/facts.ts'

/** The others are the user's own words, or have names of ours that need an explanation. */
const KINDS: readonly Fact['kind'][] = ['offer', 'buyers', 'doubt', 'pain', 'moment', 'rule']

const isShown = (fact: Fact): boolean => KINDS.includes(fact.kind) || dayOf(fact) !== null
const MOST_SHOWN = 6

export interface UnderstoodGroup {
  title: string
  facts: { key: string; words: string }[]
  hidden: number
}

/** Only what is shown can be confirmed here. Doubtful facts are for the page that explains them. */
export function understoodGroups(facts: readonly Fact[]): { groups: UnderstoodGroup[]; open: Fact[] } {
  const groups = GROUPS.flatMap((group) => {
    const { title } = group
    const own = facts.filter(
      (fact) => isOf(fact, group) && isShown(fact) && fact.state !== 'rejected' && !isDoubtful(fact),
    )
    return own.length === 0
      ? []
      : [{ title, own: own.slice(0, MOST_SHOWN), hidden: Math.max(0, own.length - MOST_SHOWN) }]
  })
  return {
    groups: groups.map(({ title, own, hidden }) => ({
      title,
      facts: own.map((fact) => ({ key: `${fact.kind} ${fact.key}`, words: factInWords(fact) })),
      hidden,
    })),
    open: groups.flatMap(({ own }) => own.filter(({ state }) => state === 'proposed')),
  }
}
