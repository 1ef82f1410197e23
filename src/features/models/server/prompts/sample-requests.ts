import type { SheetRequest } from '#server/ai/sheet-reader.ts'
import type { OutlineRequest } from '#writing/requests/outline-request.ts'
import type { PlanRequest } from '#writing/requests/plan-request.ts'
import type { HistoryFacts } from '#writing/requests/history-facts.ts'
import type { BrandBrief } from '#shared/brand-brief.ts'
import { BALANCED } from '#shared/strategy.ts'

const OFFER = {
  kind: 'consumable',
  grammar: null,
  isFirstPurchase: false,
  fact: null,
  price: null,
  forWhom: null,
  chooseIf: null,
  season: null,
} as const

const BRAND: BrandBrief = {
  id: 'sample',
  name: 'Fernhollow Tea',
  website: 'https://fernhollow.example',
  country: 'GB',
  language: 'en',
  defaultEmailType: 'design-based',
  facts: {
    business: 'We blend loose leaf tea in small batches and post it.',
    trade: { trade: 'coffee-tea', label: 'coffee and tea' },
    family: 'food-drink-craft',
    buyers: { buyers: 'consumers', role: null },
    offers: [
      { ...OFFER, name: 'Hollow Breakfast', shortName: 'Hollow Breakfast', price: '£9' },
      { ...OFFER, name: 'Orchard Green', shortName: 'Orchard Green', price: '£9' },
      { ...OFFER, name: 'Evening Fern', shortName: 'Evening Fern', fact: 'no caffeine' },
      { ...OFFER, name: 'Three Caddies Set', shortName: 'Three Caddies Set', kind: 'set', isFirstPurchase: true },
    ],
    doubts: [
      {
        question: 'Is loose leaf not a faff?',
        isWhole: true,
        topic: 'effort',
        answer: 'It takes a spoon and four minutes.',
      },
      { question: 'Is it not more than I pay in the shop?', isWhole: true, topic: 'price', answer: null },
    ],
    pains: [
      { text: 'dusty tea bags', form: 'noun', type: 'nuisance', isBodyComplaint: false },
      { text: 'too many choices', form: 'noun', type: 'choice', isBodyComplaint: false },
    ],
    moments: [
      { text: 'caddy nearly empty', form: 'noun', months: [] },
      { text: 'the first cold evening', form: 'noun', months: [10, 11] },
    ],
    voice: { address: null, register: 'plain', exclamationMarks: false, emoji: null },
    say: ['picked for the second cup'],
    neverSay: ['detox', 'superfood'],
    rules: [{ sentence: 'No health claims.', check: { type: 'no-claim', domain: 'health' } }],
    answers: [],
    rhythm: null,
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

export const SAMPLE_PLAN: PlanRequest = {
  brand: BRAND,
  year: 2026,
  month: 12,
  topics: 10,
  subtopicsPerTopic: 10,
  earlier: [],
  history: HISTORY,
  strategy: BALANCED,
  today: '2026-11-21',
  takenTheses: [],
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

export const SAMPLE_SHEET: SheetRequest = {
  brand: BRAND,
  texts: [
    { name: 'products', text: 'Hollow Breakfast, Orchard Green, Evening Fern, Three Caddies Set', page: null },
    { name: 'buyingTriggers', text: 'caddy nearly empty, visitors, the first cold evening', page: null },
    { name: 'commonObjections', text: 'loose leaf is a faff, more than I pay in the shop', page: null },
    {
      name: 'page_1',
      text: 'Evening Fern, 9 GBP\nIs it strong? It is mild, and free of caffeine.',
      page: 'https://fernhollow.example/',
    },
  ],
}
