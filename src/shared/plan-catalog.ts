import { DAY_MS } from './calendar-dates.ts'
export const PLANS = ['FREE', 'STARTER', 'PRO', 'TEAMS', 'OMNI'] as const
export type PlanName = (typeof PLANS)[number]

/** In any count, -1 means unlimited. */
export const UNLIMITED = -1

export interface PlanLimits {
  users: number
  brands: number
  mainTopicsPerMonth: number
  subtopicsPerMonth: number
  outlinesPerMonth: number
  exportEnabled: boolean
  csvUploadEnabled: boolean
  klaviyoIntegrationEnabled: boolean
  bulkExportEnabled: boolean
  calendarEnabled: boolean
  workflowEnabled: boolean
  notificationsEnabled: boolean
  apiEnabled: boolean
}

/** The features of a plan. An endpoint's `gate` uses these names. */
export const GATES = {
  export: 'exportEnabled',
  csvUpload: 'csvUploadEnabled',
  klaviyo: 'klaviyoIntegrationEnabled',
  bulkExport: 'bulkExportEnabled',
  calendar: 'calendarEnabled',
  workflow: 'workflowEnabled',
  notifications: 'notificationsEnabled',
  api: 'apiEnabled',
} as const satisfies Record<string, keyof PlanLimits>
export type Gate = keyof typeof GATES

export interface Plan {
  name: PlanName
  label: string
  price: number
  /** Null for a plan that isn't sold. */
  priceId: string | null
  sold: boolean
  limits: PlanLimits
}

export const PLAN_CATALOG: Record<PlanName, Plan> = {
  FREE: {
    name: 'FREE',
    label: 'Free',
    price: 0,
    priceId: null,
    sold: true,
    limits: {
      users: 1,
      brands: 1,
      mainTopicsPerMonth: 1,
      subtopicsPerMonth: 10,
      outlinesPerMonth: 3,
      exportEnabled: false,
      csvUploadEnabled: false,
      klaviyoIntegrationEnabled: false,
      bulkExportEnabled: false,
      calendarEnabled: false,
      workflowEnabled: false,
      notificationsEnabled: false,
      apiEnabled: false,
    },
  },
  STARTER: {
    name: 'STARTER',
    label: 'Starter',
    price: 29,
    priceId: 'price_starter',
    sold: true,
    limits: {
      users: 3,
      brands: 1,
      mainTopicsPerMonth: 10,
      subtopicsPerMonth: 100,
      outlinesPerMonth: 30,
      exportEnabled: true,
      csvUploadEnabled: false,
      klaviyoIntegrationEnabled: false,
      bulkExportEnabled: false,
      calendarEnabled: false,
      workflowEnabled: false,
      notificationsEnabled: false,
      apiEnabled: false,
    },
  },
  PRO: {
    name: 'PRO',
    label: 'Pro',
    price: 49,
    priceId: 'price_pro',
    sold: true,
    limits: {
      users: 10,
      brands: 1,
      mainTopicsPerMonth: 10,
      subtopicsPerMonth: 100,
      outlinesPerMonth: 30,
      exportEnabled: true,
      csvUploadEnabled: true,
      klaviyoIntegrationEnabled: false,
      bulkExportEnabled: false,
      calendarEnabled: true,
      workflowEnabled: true,
      notificationsEnabled: false,
      apiEnabled: false,
    },
  },
  TEAMS: {
    name: 'TEAMS',
    label: 'Teams',
    price: 99,
    priceId: 'price_teams',
    sold: true,
    limits: {
      users: UNLIMITED,
      brands: 5,
      mainTopicsPerMonth: 50,
      subtopicsPerMonth: 500,
      outlinesPerMonth: 150,
      exportEnabled: true,
      csvUploadEnabled: true,
      klaviyoIntegrationEnabled: true,
      bulkExportEnabled: true,
      calendarEnabled: true,
      workflowEnabled: true,
      notificationsEnabled: true,
      apiEnabled: true,
    },
  },
  OMNI: {
    name: 'OMNI',
    label: 'Omni',
    price: 0,
    priceId: null,
    sold: false,
    limits: {
      users: UNLIMITED,
      brands: UNLIMITED,
      mainTopicsPerMonth: UNLIMITED,
      subtopicsPerMonth: UNLIMITED,
      outlinesPerMonth: UNLIMITED,
      exportEnabled: true,
      csvUploadEnabled: true,
      klaviyoIntegrationEnabled: true,
      bulkExportEnabled: true,
      calendarEnabled: true,
      workflowEnabled: true,
      notificationsEnabled: true,
      apiEnabled: true,
    },
  },
}

/** False on Teams and Omni, so no one there is asked to upgrade. */
export function hasLargerPlan(plan: PlanName): boolean {
  return PLANS.slice(PLANS.indexOf(plan) + 1).some((name) => PLAN_CATALOG[name].sold)
}

export const SUBSCRIPTION_STATUSES = ['active', 'trialing', 'past_due', 'canceled', 'unpaid', 'incomplete'] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

const PAST_DUE_GRACE_DAYS = 7

export const graceEnd = (pastDueSince: Date) => new Date(pastDueSince.getTime() + PAST_DUE_GRACE_DAYS * DAY_MS)

export interface SubscriptionFacts {
  plan: PlanName
  planOverride: PlanName | null
  status: SubscriptionStatus
  pastDueSince: Date | null
  quotaOverride: Partial<PlanLimits> | null
}

/** An override wins. An unpaid plan works for seven days and then becomes FREE. */
export function effectivePlan(subscription: SubscriptionFacts, now: Date): PlanName {
  if (subscription.planOverride) return subscription.planOverride
  if (subscription.status === 'active' || subscription.status === 'trialing') return subscription.plan
  if (subscription.status === 'past_due' && subscription.pastDueSince) {
    if (now < graceEnd(subscription.pastDueSince)) return subscription.plan
  }
  return 'FREE'
}

export function effectiveLimits(subscription: SubscriptionFacts, now: Date): PlanLimits {
  return { ...PLAN_CATALOG[effectivePlan(subscription, now)].limits, ...subscription.quotaOverride }
}

/** `Infinity` if unlimited, never below 0. */
export function remaining(limit: number, used: number): number {
  return limit === UNLIMITED ? Infinity : Math.max(0, limit - used)
}
