import { type Gate, GATES, PLAN_CATALOGUE, type PlanLimits, type PlanName, UNLIMITED } from '#shared/plan-catalogue.ts'

interface Counted {
  brands: number
  members: number
  outlines: number
}

/** One thing of which there is more than a plan includes. */
export interface Excess {
  what: 'brands' | 'members' | 'outlines'
  used: number
  limit: number
}

/** Of what there is more than these limits include, in the order of the page. */
export function excesses(used: Counted, limits: Counted): Excess[] {
  return (['outlines', 'brands', 'members'] as const)
    .map((what) => ({ what, used: used[what], limit: limits[what] }))
    .filter(({ used: count, limit }) => limit !== UNLIMITED && count > limit)
}

const NOUNS: Record<Excess['what'], [one: string, many: string]> = {
  brands: ['brand', 'brands'],
  members: ['team member', 'team members'],
  outlines: ['outline this period', 'outlines this period'],
}
const noun = (what: Excess['what'], count: number) => NOUNS[what][count === 1 ? 0 : 1]

const CONSEQUENCES: Record<Excess['what'], string> = {
  brands: 'All of them stay; none can be added.',
  members: 'Nobody loses access; nobody can be invited.',
  outlines: 'All of them stay; the next ones can be written when the period starts again.',
}

/** `3 brands, 1 included. All of them stay; none can be added.` */
export function excessText({ what, used, limit }: Excess): string {
  const consequence = what === 'outlines' && limit === 0 ? 'All of them stay; none can be written.' : CONSEQUENCES[what]
  return `${used} ${noun(what, used)}, ${limit} included. ${consequence}`
}

/** What closes with each gate, in the order people notice it. */
const GATE_LOSSES: Record<Gate, string> = {
  export: 'Outlines can be read and no longer downloaded.',
  calendar: 'The calendar closes. Dates stay and come back with the plan.',
  workflow: 'Statuses, assignments and notes close. They stay and come back with the plan.',
  bulkExport: 'A month can no longer be downloaded as one document.',
  csvUpload: 'Past campaigns stay and keep counting; no further file can be uploaded.',
  klaviyo: 'The Klaviyo sync stops. What it has brought stays.',
  notifications: 'Nobody is told of assignments, reviews and approvals any more.',
}

/** What closes when a workspace goes from one plan to another. */
export function losses(from: PlanLimits, to: PlanName): string[] {
  const after = PLAN_CATALOGUE[to].limits
  return (Object.keys(GATE_LOSSES) as Gate[])
    .filter((gate) => from[GATES[gate]] && !after[GATES[gate]])
    .map((gate) => GATE_LOSSES[gate])
}

/** Of what there would be too much on another plan. */
export function excessesOn(plan: PlanName, used: Counted): Excess[] {
  const { brands, users, outlinesPerMonth } = PLAN_CATALOGUE[plan].limits
  return excesses(used, { brands, members: users, outlines: outlinesPerMonth })
}
