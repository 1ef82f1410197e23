import { PLANS, PLAN_CATALOGUE, UNLIMITED, type Gate, GATES, type PlanLimits, type PlanName } from './plan-catalogue.ts'

/** The plans people can choose, smallest first. Omni is given by hand and never shown. */
export const PLANS_ON_SALE: readonly PlanName[] = PLANS.filter((plan) => PLAN_CATALOGUE[plan].sold)

/** The plan the cards draw the eye to. */
export const HIGHLIGHTED_PLAN: PlanName = 'PRO'
export const HIGHLIGHT_BADGE = 'Most Popular'

/** For whom a plan is, in one line under its name. */
export const PLAN_TAGLINES: Record<PlanName, string> = {
  FREE: 'Try it with one brand, for as long as you like.',
  STARTER: 'A full month of emails for one brand.',
  PRO: 'Plan, assign and approve with your team.',
  TEAMS: 'Several brands, and no limit on people.',
  OMNI: 'Everything without limits.',
}

/** A limit for people: `10`, or `Unlimited` for -1. */
export function limitText(limit: number): string {
  return limit === UNLIMITED ? 'Unlimited' : String(limit)
}

/** `$29`, and cents only where there are some: `$14.50`. */
export function priceText(dollars: number): string {
  return `$${Number.isInteger(dollars) ? dollars : dollars.toFixed(2)}`
}

const counted = (limit: number, one: string, many: string) => `${limitText(limit)} ${limit === 1 ? one : many}`

const GATE_FEATURES: Record<Gate, string> = {
  export: 'TXT and DOCX export',
  csvUpload: 'CSV upload of past campaigns',
  calendar: 'Email calendar',
  workflow: 'Workflow and assignments',
  klaviyo: 'Klaviyo sync',
  bulkExport: 'Whole months as one DOCX',
}

/** What the largest plan on sale has beside its limits and gates. */
const hasTeamExtras = (plan: PlanName) => plan === 'TEAMS' || plan === 'OMNI'

/** The bullets of a plan's card, figures first, taken from the catalogue. */
export function planFeatures(plan: PlanName): string[] {
  const { limits } = PLAN_CATALOGUE[plan]
  const gates = Object.keys(GATE_FEATURES) as Gate[]
  return [
    `${counted(limits.outlinesPerMonth, 'outline', 'outlines')} a month`,
    `${counted(limits.mainTopicsPerMonth, 'main topic', 'main topics')}, ${counted(limits.subtopicsPerMonth, 'subtopic', 'subtopics').toLowerCase()} a month`,
    counted(limits.brands, 'brand', 'brands'),
    counted(limits.users, 'user', 'users'),
    ...gates.filter((gate) => limits[GATES[gate]]).map((gate) => GATE_FEATURES[gate]),
    ...(hasTeamExtras(plan) ? ['Notifications and full activity log', 'Priority support'] : []),
  ]
}

export const BRANDS_EXPLAINED =
  'A brand is one store or business with its own profile, customers, products and calendar.'

export interface ComparisonRow {
  label: string
  /** A sentence for a tooltip. */
  explanation?: string
  /** A figure or word, or whether the plan has it. */
  value: (plan: PlanName) => string | boolean
}

const limitOf = (name: keyof PlanLimits) => (plan: PlanName) => {
  const limit = PLAN_CATALOGUE[plan].limits[name]
  return typeof limit === 'number' ? limitText(limit) : limit
}

/** The table that compares the plans, row by row. */
export const COMPARISON_ROWS: readonly ComparisonRow[] = [
  { label: 'Users', value: limitOf('users') },
  { label: 'Brands', explanation: BRANDS_EXPLAINED, value: limitOf('brands') },
  { label: 'Main topics / mo', value: limitOf('mainTopicsPerMonth') },
  { label: 'Subtopics / mo', value: limitOf('subtopicsPerMonth') },
  { label: 'Outlines / mo', value: limitOf('outlinesPerMonth') },
  { label: 'TXT and DOCX export', value: limitOf('exportEnabled') },
  { label: 'CSV upload', value: limitOf('csvUploadEnabled') },
  { label: 'Email calendar', value: limitOf('calendarEnabled') },
  { label: 'Workflow and assignments', value: limitOf('workflowEnabled') },
  { label: 'Klaviyo integration', value: limitOf('klaviyoIntegrationEnabled') },
  { label: 'Bulk export', value: limitOf('bulkExportEnabled') },
  { label: 'Notifications', value: hasTeamExtras },
  { label: 'Activity logs', value: hasTeamExtras },
  { label: 'Priority support', value: hasTeamExtras },
]
