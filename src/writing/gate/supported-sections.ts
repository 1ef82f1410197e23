import type { OutlineRequest } from '../requests/outline-request.ts'
import { outlineFactTexts } from './outline-quality.ts'
import type { QualityFinding } from './quality-report.ts'
import { numberedFacts } from '../brand/numbered-facts.ts'
import { gateOf, offerNames } from './gate.ts'

export interface NamedSection {
  copy: string
  /** Ids of the facts of the sheet that the copy states. */
  facts: readonly string[]
}

/**
 * Statements of sections without a source: ids of facts that don't exist, and amounts or claims that no named fact
 * contains. The idea, the notes and the past campaigns need no fact.
 */
export function supportFindings(sections: readonly NamedSection[], request: OutlineRequest): QualityFinding[] {
  const { brand } = request
  const { facts, language } = brand
  const known = new Map(numberedFacts(facts).map(({ id, words }) => [id, words]))
  const bare = {
    ...facts,
    business: null,
    buyers: null,
    offers: [],
    doubts: [],
    pains: [],
    moments: [],
    say: [],
    answers: [],
  }
  const others = outlineFactTexts({ ...request, brand: { ...brand, facts: bare } })
  return sections.flatMap(({ copy, facts: ids }, index): QualityFinding[] => {
    const named = [...new Set(ids.map((id) => id.trim()))]
    const missing = named.filter((id) => !known.has(id))
    const stated = [...others, ...named.flatMap((id) => known.get(id) ?? [])]
    const gate = gateOf({ language, facts: bare, names: [brand.name, ...offerNames(facts)], stated })
    const find = (message: string) => ({ check: 'support', path: `sections[${index}].copy`, message })
    return [
      ...(missing.length === 0 ? [] : [find(`These facts don’t exist: ${missing.join(', ')}.`)]),
      ...gate(copy)
        .filter(({ canBeStated }) => canBeStated)
        .map(({ words }) => find(`“${words}” is stated without a fact that says it. Name the fact or leave it out.`)),
    ]
  })
}
