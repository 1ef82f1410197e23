import { PLAN_CATALOG, PLANS, type PlanName, UNLIMITED } from './plan-catalog.ts'

export type SoldPlan = Exclude<PlanName, 'OMNI'>
export const SOLD_PLANS: readonly SoldPlan[] = PLANS.filter((name): name is SoldPlan => PLAN_CATALOG[name].sold)

interface PlanTexts {
  tagline: string
  bullets: readonly string[]
  badge?: string
  highlighted: boolean
}

export const count = (limit: number) => (limit === UNLIMITED ? 'Unlimited' : String(limit))
const counted = (limit: number, one: string, many: string) => `${count(limit)} ${limit === 1 ? one : many}`

function amounts(name: SoldPlan): string[] {
  const { limits } = PLAN_CATALOG[name]
  return [
    `${counted(limits.outlinesPerMonth, 'outline', 'outlines')} a month`,
    `${counted(limits.mainTopicsPerMonth, 'main topic', 'main topics')} with ${limits.subtopicsPerMonth} subtopics a month`,
    counted(limits.brands, 'brand', 'brands'),
    counted(limits.users, 'user', 'users'),
  ]
}

export const PLAN_TEXTS: Record<SoldPlan, PlanTexts> = {
  FREE: {
    tagline: 'Try it on your own brand, for as long as you like.',
    bullets: [...amounts('FREE'), 'Manual ideas', 'Email library'],
    highlighted: false,
  },
  STARTER: {
    tagline: 'A full month of email for one brand.',
    bullets: [...amounts('STARTER'), 'Everything in Free', 'TXT and DOCX export'],
    highlighted: false,
  },
  PRO: {
    tagline: 'For people who plan, write and approve together.',
    bullets: [
      ...amounts('PRO'),
      'Everything in Starter',
      'Email calendar with AI scheduling',
      'Workflow and assignments',
      'Comments and client review links',
      'CSV upload of past campaigns',
    ],
    badge: 'Most Popular',
    highlighted: true,
  },
  TEAMS: {
    tagline: 'For agencies and teams with several brands.',
    bullets: [
      ...amounts('TEAMS'),
      'Everything in Pro',
      'Klaviyo integration and sync',
      'Drafts in Klaviyo',
      'Bulk export of a whole month',
      'Full workflow with notifications',
      'API and AI assistants',
      'Webhooks and Slack messages',
      'Activity logs',
      'Priority support',
    ],
    highlighted: false,
  },
}

export const BRANDS_EXPLAINED =
  'A brand is one shop or product line with its own profile, voice, ideas, outlines and calendar. Agencies use one brand per client.'

export interface ComparisonRow {
  label: string
  explanation?: string
  values: Record<SoldPlan, string | boolean>
}

const perPlan = (value: (name: SoldPlan) => string | boolean): ComparisonRow['values'] => ({
  FREE: value('FREE'),
  STARTER: value('STARTER'),
  PRO: value('PRO'),
  TEAMS: value('TEAMS'),
})
const limitsOf = (name: SoldPlan) => PLAN_CATALOG[name].limits
const onlyTeams = perPlan((name) => name === 'TEAMS')

export const PLAN_COMPARISON: readonly { title: string; rows: readonly ComparisonRow[] }[] = [
  {
    title: 'Limits',
    rows: [
      { label: 'Price per month', values: perPlan((name) => `$${PLAN_CATALOG[name].price}`) },
      { label: 'Users', values: perPlan((name) => count(limitsOf(name).users)) },
      { label: 'Brands', explanation: BRANDS_EXPLAINED, values: perPlan((name) => count(limitsOf(name).brands)) },
      { label: 'Main topics a month', values: perPlan((name) => count(limitsOf(name).mainTopicsPerMonth)) },
      { label: 'Subtopics a month', values: perPlan((name) => count(limitsOf(name).subtopicsPerMonth)) },
      { label: 'Outlines a month', values: perPlan((name) => count(limitsOf(name).outlinesPerMonth)) },
    ],
  },
  {
    title: 'Plan and write',
    rows: [
      { label: 'AI email ideas', values: perPlan(() => true) },
      { label: 'Manual ideas', values: perPlan(() => true) },
      { label: 'Email library', values: perPlan(() => true) },
      { label: 'TXT and DOCX export', values: perPlan((name) => limitsOf(name).exportEnabled) },
      { label: 'Bulk export of a month', values: perPlan((name) => limitsOf(name).bulkExportEnabled) },
    ],
  },
  {
    title: 'Manage',
    rows: [
      { label: 'Workflow and assignments', values: perPlan((name) => limitsOf(name).workflowEnabled) },
      { label: 'Comments and client review links', values: perPlan((name) => limitsOf(name).workflowEnabled) },
      { label: 'Email calendar', values: perPlan((name) => limitsOf(name).calendarEnabled) },
      { label: 'Full activity log', values: onlyTeams },
      { label: 'Notifications', values: perPlan((name) => limitsOf(name).notificationsEnabled) },
      { label: 'API and AI assistants', values: perPlan((name) => limitsOf(name).apiEnabled) },
      { label: 'Webhooks and Slack messages', values: perPlan((name) => limitsOf(name).apiEnabled) },
      { label: 'Priority support', values: onlyTeams },
    ],
  },
  {
    title: 'Past results',
    rows: [
      { label: 'CSV upload of past campaigns', values: perPlan((name) => limitsOf(name).csvUploadEnabled) },
      { label: 'Klaviyo integration and sync', values: perPlan((name) => limitsOf(name).klaviyoIntegrationEnabled) },
      { label: 'Drafts in Klaviyo', values: perPlan((name) => limitsOf(name).klaviyoIntegrationEnabled) },
    ],
  },
]

export const BILLING_RULES = {
  annual: 'Billing is monthly. Annual billing is coming soon.',
  rollover: "Unused outlines don't roll over. They reset each billing cycle.",
  changes: 'Plan changes take effect immediately, with proration.',
} as const
