import type { HistoryFacts, OutlineRequest, PlanRequest } from '#server/ai/writers.ts'
import type { BrandBrief } from '#shared/brand-brief.ts'
import { BALANCED } from '#shared/strategy.ts'

const BRAND: BrandBrief = {
  id: 'sample',
  name: 'Fernhollow Tea',
  website: 'https://fernhollow.example',
  country: 'GB',
  language: 'en',
  defaultEmailType: 'design-based',
  customerAvatar: {
    demographics: '30 to 60, small towns and suburbs, drinks four cups a day',
    interests: 'gardens, reading, baking at the weekend',
    buyingTriggers: 'caddy nearly empty, visitors, the first cold evening',
    painPoints: 'dusty tea bags, too many choices',
  },
  productsInfo: {
    products: 'Hollow Breakfast, Orchard Green, Evening Fern, Three Caddies Set',
    averageOrderValue: '£26',
  },
  buyingJourney: {
    buyingProcess: 'tries the Three Caddies Set, then reorders one favourite every six weeks',
    commonObjections: '"loose leaf is a faff", "more than I pay in the shop"',
  },
  guidelines: {
    tone: 'warm, unhurried, a little dry',
    say: ['picked for the second cup'],
    dontSay: ['detox', 'superfood'],
    complianceNotes: 'No health claims.',
  },
}

const HISTORY: HistoryFacts = {
  topPerformers: [
    {
      id: 'c-101',
      name: 'How long is long enough',
      subject: 'Four minutes, not five',
      sentOn: '2026-03-12',
      segment: 'First order in the last 60 days',
      theme: 'howto',
      liftPct: 38,
    },
  ],
  lowPerformers: [
    {
      id: 'c-117',
      name: 'Spring clearance',
      subject: 'Last chance',
      sentOn: '2026-04-20',
      segment: 'Everyone',
      theme: 'lastchance',
      liftPct: -41,
    },
  ],
  themeLifts: [],
}

/** The brand on which a prompt is tried in the super admin area: it belongs to nobody. */
export const SAMPLE_PLAN: PlanRequest = {
  brand: BRAND,
  year: 2026,
  month: 12,
  topics: 10,
  subtopicsPerTopic: 10,
  earlier: [],
  history: HISTORY,
  strategy: BALANCED,
}

export const SAMPLE_OUTLINE: OutlineRequest = {
  brand: BRAND,
  idea: {
    title: 'The four minutes that make a caddy worth opening',
    mainTopicTitle: 'The first weeks with a new caddy',
    description: 'Shows new buyers how to brew loose leaf without tools they do not own.',
    year: 2026,
    month: 12,
    meta: null,
  },
  type: 'design-based',
  history: HISTORY,
  strategy: BALANCED,
}
