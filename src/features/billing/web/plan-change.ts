import { type Gate, GATES, PLAN_CATALOG, type PlanLimits, type PlanName, UNLIMITED } from '#shared/plan-catalog.ts'

interface Counted {
  brands: number
  members: number
  outlines: number
}

export interface Excess {
  what: 'brands' | 'members' | 'outlines'
  used: number
  limit: number
}

export function excesses(used: Counted, limits: Counted): Excess[] {
  return (['outlines', 'brands', 'members'] as const)
    .map((what) => ({ what, used: used[what], limit: limits[what] }))
    .filter(({ used: count, limit }) => limit !== UNLIMITED && count > limit)
}

const NOUNS: Record<Excess['what'], [one: string, many: string]> = {
  brands: ['brand', 'brands'],
  members: ['team member', 'team members'],
  outlines: ['outline this billing cycle', 'outlines this billing cycle'],
}
const noun = (what: Excess['what'], count: number) => NOUNS[what][count === 1 ? 0 : 1]

const CONSEQUENCES: Record<Excess['what'], string> = {
  brands: "You keep all of them, but you can't add more.",
  members: "No one loses access, but you can't invite more people.",
  outlines: 'You keep all of them. You can generate more in the next billing cycle.',
}

export function excessText({ what, used, limit }: Excess): string {
  const consequence =
    what === 'outlines' && limit === 0 ? "You keep all of them, but you can't generate more." : CONSEQUENCES[what]
  return `${used} ${noun(what, used)}, ${limit} included. ${consequence}`
}

const GATE_LOSSES: Record<Gate, string> = {
  export: 'You can view outlines but not download them.',
  calendar: 'The calendar is locked. Your schedule comes back when you upgrade.',
  workflow: 'Statuses, assignments, notes, comments and review links are locked. They come back when you upgrade.',
  bulkExport: "You can't download a month as one document.",
  csvUpload: "Insights still use your past campaigns, but you can't upload more files.",
  klaviyo: 'Klaviyo stops syncing. Imported campaigns stay.',
  api: 'API tokens stop working.',
  notifications: 'Your team no longer gets notifications about assignments, reviews and approvals.',
}

export function losses(from: PlanLimits, to: PlanName): string[] {
  const after = PLAN_CATALOG[to].limits
  return (Object.keys(GATE_LOSSES) as Gate[])
    .filter((gate) => from[GATES[gate]] && !after[GATES[gate]])
    .map((gate) => GATE_LOSSES[gate])
}

export function excessesOn(plan: PlanName, used: Counted): Excess[] {
  const { brands, users, outlinesPerMonth } = PLAN_CATALOG[plan].limits
  return excesses(used, { brands, members: users, outlines: outlinesPerMonth })
}
