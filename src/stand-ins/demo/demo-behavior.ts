import type { CampaignTheme } from '#shared/campaign-themes.ts'
import type { DemoBrandId } from './demo-brands.ts'

export interface DemoSegment {
  name: string
  share: number
  sends: number
  openLogit: number
  /** Relative to the whole list. */
  clicks: number
  /** Orders per click, relative to the whole list. */
  orders: number
}

export const DAYPARTS = ['morning', 'midday', 'afternoon', 'evening'] as const
export type Daypart = (typeof DAYPARTS)[number]

/** How a brand's recipients behave: the truth behind its generated year. */
export interface DemoBehavior {
  list: number
  monthlyGrowth: number
  segments: { all: DemoSegment; warm: DemoSegment; best: DemoSegment; lapsed: DemoSegment; newcomers?: DemoSegment }
  /** Sends per year, by theme. The sum is the year's sends. */
  themes: Partial<Record<CampaignTheme, number>>
  season: readonly number[]
  /** The true effect on clicks, Sunday first. A good estimator finds its direction. */
  weekday: readonly number[]
  daypart: Readonly<Record<Daypart, number>>
  sendTimes: Readonly<Record<Daypart, readonly string[]>>
  /** The part of the list whose email program loads every picture, read or not. */
  machineOpens: number
  /** Totals of the year: shares of deliveries, and money per order. */
  yearly: { openRate: number; clickRate: number; orderRate: number; orderValue: number }
}

function segment(
  name: string,
  share: number,
  sends: number,
  openLogit: number,
  clicks: number,
  orders: number,
): DemoSegment {
  return { name, share, sends, openLogit, clicks, orders }
}

export const DEMO_BEHAVIOR: Readonly<Record<DemoBrandId, DemoBehavior>> = {
  tannholt: {
    list: 18_500,
    monthlyGrowth: 0.018,
    segments: {
      all: segment('Alle Abonnenten', 0.985, 41, 0, 1, 1),
      warm: segment('Aktive 90 Tage', 0.45, 21, 0.28, 1.5, 1.05),
      best: segment('Abo-Kunden', 0.115, 10, 0.4, 1.55, 1.15),
      lapsed: segment('Inaktive 180 Tage', 0.26, 8, -1.9, 0.16, 0.7),
      newcomers: segment('Neukunden 60 Tage', 0.075, 4, 0.35, 1.45, 1.1),
    },
    themes: {
      sale: 8,
      lastchance: 4,
      giftguide: 7,
      restock: 6,
      winback: 8,
      replenish: 8,
      quiz: 1,
      survey: 2,
      vip: 5,
      bundle: 5,
      ugc: 6,
      bestsellers: 5,
      story: 6,
      launch: 5,
      howto: 8,
    },
    season: [0.95, 0.95, 1, 1, 1, 0.9, 0.8, 0.8, 0.95, 1.05, 1.7, 1.6],
    weekday: [0.06, -0.02, 0, 0.03, 0.01, -0.05, -0.03],
    daypart: { morning: 0.05, midday: -0.02, afternoon: -0.03, evening: 0.02 },
    sendTimes: { morning: ['07:00', '10:00'], midday: ['13:15'], afternoon: ['17:00'], evening: ['18:15'] },
    machineOpens: 0.28,
    yearly: { openRate: 0.491, clickRate: 0.0263, orderRate: 0.00291, orderValue: 37.1 },
  },
  brisalba: {
    list: 9_200,
    monthlyGrowth: 0.03,
    segments: {
      all: segment('Lista completa', 0.985, 45, 0, 1, 1),
      warm: segment('Activas 60 días', 0.42, 20, 0.33, 1.45, 1.1),
      best: segment('Clientas VIP', 0.068, 13, 0.5, 1.75, 1.15),
      lapsed: segment('Inactivas 6 meses', 0.19, 6, -1.5, 0.2, 0.7),
    },
    themes: {
      sale: 8,
      lastchance: 5,
      giftguide: 6,
      restock: 6,
      winback: 6,
      replenish: 5,
      quiz: 3,
      survey: 2,
      vip: 8,
      bundle: 7,
      ugc: 7,
      bestsellers: 6,
      story: 5,
      launch: 4,
      howto: 6,
    },
    season: [0.95, 0.9, 1, 1.05, 1.25, 1, 0.85, 0.65, 1, 1.05, 1.6, 1.2],
    weekday: [0.04, 0.01, 0.05, 0, -0.01, -0.04, -0.05],
    daypart: { morning: 0, midday: -0.03, afternoon: -0.01, evening: 0.06 },
    sendTimes: { morning: ['09:00', '09:30'], midday: ['12:15'], afternoon: ['17:30'], evening: ['20:00', '20:30'] },
    machineOpens: 0.3,
    yearly: { openRate: 0.543, clickRate: 0.0293, orderRate: 0.00264, orderValue: 45.1 },
  },
  quillhound: {
    list: 64_000,
    monthlyGrowth: 0.012,
    segments: {
      all: segment('All subscribers', 0.965, 31, 0, 1, 1),
      warm: segment('Engaged 90 days', 0.395, 64, 0.35, 1.65, 1.2),
      best: segment('VIP customers', 0.047, 19, 0.6, 2.1, 1.3),
      lapsed: segment('Lapsed 12 months', 0.22, 6, -1.4, 0.25, 0.7),
      newcomers: segment('Non-buyers engaged 30d', 0.153, 7, 0.35, 1.5, 1.1),
    },
    themes: {
      sale: 14,
      lastchance: 9,
      giftguide: 12,
      restock: 10,
      winback: 6,
      quiz: 3,
      survey: 3,
      vip: 15,
      bundle: 10,
      ugc: 10,
      bestsellers: 11,
      story: 9,
      launch: 7,
      howto: 8,
    },
    season: [0.85, 0.9, 1, 1.05, 1.05, 1.05, 0.95, 0.95, 1, 1, 1.9, 1.6],
    weekday: [-0.02, 0.01, 0.02, 0.03, 0.05, 0, -0.07],
    daypart: { morning: 0.03, midday: 0, afternoon: -0.02, evening: 0.04 },
    sendTimes: { morning: ['08:00', '08:15', '11:00'], midday: ['12:30'], afternoon: ['16:00'], evening: ['19:00'] },
    machineOpens: 0.34,
    yearly: { openRate: 0.63, clickRate: 0.0225, orderRate: 0.002, orderValue: 71 },
  },
}

/** Factors for clicks, orders per click and unsubscribes, relative to an average send. */
export const THEME_EFFECT: Readonly<Record<CampaignTheme, { clicks: number; orders: number; goodbyes: number }>> = {
  lastchance: { clicks: 1.25, orders: 1.8, goodbyes: 1.3 },
  giftguide: { clicks: 1.2, orders: 0.95, goodbyes: 1 },
  restock: { clicks: 1.2, orders: 1.25, goodbyes: 0.9 },
  winback: { clicks: 0.9, orders: 0.6, goodbyes: 2.2 },
  replenish: { clicks: 1, orders: 1, goodbyes: 1 },
  quiz: { clicks: 1.25, orders: 0.5, goodbyes: 0.8 },
  survey: { clicks: 0.75, orders: 0.2, goodbyes: 0.9 },
  vip: { clicks: 1.25, orders: 1.4, goodbyes: 0.7 },
  bundle: { clicks: 0.95, orders: 0.9, goodbyes: 1 },
  ugc: { clicks: 0.85, orders: 0.85, goodbyes: 0.9 },
  bestsellers: { clicks: 0.9, orders: 0.9, goodbyes: 1 },
  story: { clicks: 0.6, orders: 0.45, goodbyes: 0.8 },
  sale: { clicks: 1.3, orders: 1.5, goodbyes: 1.4 },
  launch: { clicks: 1.15, orders: 0.85, goodbyes: 0.9 },
  howto: { clicks: 0.75, orders: 0.5, goodbyes: 0.7 },
}
