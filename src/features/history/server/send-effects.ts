import type { CampaignTheme } from '#shared/campaign-themes.ts'
import { logRatio, median, sum } from './statistics.ts'
import type { Shrunken } from './weekday-effects.ts'
import { type Timing, type TimingPrior, timingEffects } from './timing-effects.ts'

/** Parts of the day by their first hour. Night starts at 22:00. */
const DAYPART_STARTS = { night: 0, early: 6, morning: 9, midday: 12, afternoon: 14, evening: 18 } as const
export type Daypart = keyof typeof DAYPART_STARTS
export const DAYPARTS = Object.keys(DAYPART_STARTS) as readonly Daypart[]
const NIGHT_FALLS = 22

export type Audience = 'all' | 'engaged' | 'vip' | 'new' | 'lapsed'

export interface PastSend {
  segment: string | null
  theme: CampaignTheme | null
  sentAt: string
  deliveries: number
  clicks: number | null
  orders: number | null
}

/** `lift` is the natural logarithm of the factor. 0 means no effect. */
export interface Effect {
  lift: number
  sends: number
}

/** `sd` is the standard deviation of `lift`. */
export interface SureEffect extends Effect {
  sd: number
}

export interface SendEffects {
  usable: number
  fitted: boolean
  /** Sunday first. */
  weekdays: readonly SureEffect[]
  /** `time` is the brand's most used hour in that part of the day. */
  dayparts: Readonly<Record<Daypart, SureEffect & { time: string | null }>>
  themes: ReadonlyMap<CampaignTheme, Effect>
  audiences: ReadonlyMap<Audience, Effect>
}

export const ENOUGH_SENDS = 15
export const ENOUGH_ORDERS = 600
const SMALLEST_SEND = 200
const SMALLEST_SHARE = 0.02
/** Every theme, segment and month starts with this many sends without effect. */
const PSEUDO_SENDS = 3
const ROUNDS = 4
const LEAST_NOISE = 0.15

/**
 * The prior that a brand's sends must outweigh.
 *
 * Weekdays: clicks and orders across many shops, without machine opens (Klaviyo 2023), Sunday first. We halve the
 * differences because studies disagree. They agree within 10%.
 *
 * Parts of the day: a randomized test found next to no effect of the hour. Only nights are worse.
 */
export const CLICKS_PRIOR: TimingPrior = {
  weekdays: { general: [-0.032, 0.022, 0.004, 0.021, 0.027, -0.001, -0.046], spread: 0.04 },
  dayparts: [-0.08, 0, 0.01, 0.01, 0, 0.02],
  daypartSpread: 0.02,
}
/** What readers do after the click depends less on when they got the email. */
const ORDERS_PER_CLICK: TimingPrior = {
  weekdays: { general: CLICKS_PRIOR.weekdays.general.map(() => 0), spread: CLICKS_PRIOR.weekdays.spread / 2 },
  dayparts: CLICKS_PRIOR.dayparts.map(() => 0),
  daypartSpread: CLICKS_PRIOR.daypartSpread / 2,
}

export function daypartOf(sentAt: string): Daypart {
  const hour = Number(sentAt.slice(11, 13))
  if (hour >= NIGHT_FALLS) return 'night'
  return DAYPARTS.findLast((part) => DAYPART_STARTS[part] <= hour) ?? 'night'
}

export function weekdayOf(day: string): number {
  return new Date(`${day.slice(0, 10)}T00:00:00Z`).getUTCDay()
}

const AUDIENCE_WORDS: ReadonlyArray<readonly [Audience, RegExp]> = [
  ['lapsed', /lapsed|inactiv|inaktiv|inattiv|unengaged|dormant|win.?back|sleep/i],
  ['vip', /vip|loyal|best customer|top customer|stammkund|abo-?kund|fid[eè]l|subscribers? \+/i],
  ['new', /\bnew\b|neukund|nuev|nouve|nuov|non.?buyer|first.?time|prospect/i],
  ['engaged', /engaged|activ|aktiv|attiv|warm|recent|buyers|käufer|comprador|acheteur|acquirent/i],
]

export function audienceOf(segment: string | null): Audience {
  return AUDIENCE_WORDS.find(([, words]) => words.test(segment ?? ''))?.[0] ?? 'all'
}

/** Adjusts for theme, segment and month. Each effect shrinks toward general best practice (empirical Bayes). */
export function estimateSendEffects(sends: readonly PastSend[]): SendEffects {
  const usable = usableSends(sends)
  const fitted = usable.length >= ENOUGH_SENDS
  const orders = usable.filter((send): send is Usable & { orders: number } => send.orders !== null)
  const enoughOrders = orders.length === usable.length && sum(orders.map((send) => send.orders)) >= ENOUGH_ORDERS
  const fits = !fitted ? [] : [fit(usable, (send) => send.clicks)]
  if (fitted && enoughOrders) fits.push(fit(usable, (send) => send.orders ?? 0))
  const { weekdays, dayparts } = timingOf(usable, fitted, enoughOrders)
  const countOf = (wanted: (send: Usable) => boolean) => usable.filter(wanted).length

  return {
    usable: usable.length,
    fitted,
    weekdays: weekdays.map((effect, weekday) => ({
      ...effect,
      sends: countOf((send) => send.weekday === weekday),
    })),
    dayparts: Object.fromEntries(
      DAYPARTS.map((part, index) => [
        part,
        {
          ...dayparts[index]!,
          sends: countOf((send) => send.daypart === part),
          time: mostUsedTime(usable.filter((send) => send.daypart === part)),
        },
      ]),
    ) as SendEffects['dayparts'],
    // If orders are known, sales count: a story may get many clicks and sell nothing.
    themes: new Map(
      fits
        .slice(-1)
        .flatMap((last) => themeEffects(usable, last))
        .flatMap(({ theme, lift, sends: count, clear }) => (clear ? [[theme, { lift, sends: count }]] : [])),
    ),
    audiences: audienceEffects(usable, fits.at(-1)),
  }
}

/**
 * Clicks and orders count half each. Orders are clicks times orders per click, so we add half the effect on orders per
 * click to the effect on clicks. Estimated on their own, orders would bring the noise of the clicks a second time.
 */
function timingOf(sends: readonly Usable[], fitted: boolean, enoughOrders: boolean): Timing {
  const timed = (seen: (send: Usable) => number, of: (send: Usable) => number) =>
    sends.map((send) => ({ ...send, part: DAYPARTS.indexOf(send.daypart), seen: seen(send), of: of(send) }))
  const deliveriesOf = ({ deliveries }: Usable) => deliveries
  const clicksOf = ({ clicks }: Usable) => clicks
  const ofClicks = timingEffects(fitted ? timed(clicksOf, deliveriesOf) : [], CLICKS_PRIOR)
  if (!fitted || !enoughOrders) return ofClicks
  const perClick = timingEffects(
    timed((send) => send.orders ?? 0, clicksOf),
    ORDERS_PER_CLICK,
  )
  const added = (effects: readonly Shrunken[], others: readonly Shrunken[]) =>
    effects.map(({ lift, sd }, index) => ({
      lift: lift + others[index]!.lift / 2,
      sd: Math.hypot(sd, others[index]!.sd / 2),
    }))
  return {
    weekdays: added(ofClicks.weekdays, perClick.weekdays),
    dayparts: added(ofClicks.dayparts, perClick.dayparts),
  }
}

export interface Usable extends PastSend {
  clicks: number
  weekday: number
  daypart: Daypart
}

/** Leaves out small sends and sends without clicks data. */
export function usableSends<Send extends PastSend>(sends: readonly Send[]): (Send & Usable)[] {
  const counted = sends.filter((send): send is Send & { clicks: number } => send.clicks !== null)
  const enough = Math.max(SMALLEST_SEND, SMALLEST_SHARE * median(counted.map(({ deliveries }) => deliveries)))
  return counted
    .filter(({ deliveries }) => deliveries >= enough)
    .map((send) => ({ ...send, weekday: weekdayOf(send.sentAt), daypart: daypartOf(send.sentAt) }))
}

export interface Fit {
  themes: Map<CampaignTheme | null, number>
  segments: Map<string | null, number>
  months: Map<string | null, number>
  expected: number[]
  residuals: number[]
  /** The variance of each residual from counting alone, and the variance between campaigns. */
  variances: number[]
  noise: number
}

export function fit(sends: readonly Usable[], countOf: (send: Usable) => number): Fit {
  const rate = sum(sends.map(countOf)) / sum(sends.map(({ deliveries }) => deliveries))
  const themes = new Map<CampaignTheme | null, number>()
  const segments = new Map<string | null, number>()
  const months = new Map<string | null, number>()
  const groups: [Map<string | null, number>, (send: Usable) => string | null][] = [
    [themes, ({ theme }) => theme],
    [segments, ({ segment }) => segment],
    [months, ({ sentAt }) => sentAt.slice(0, 7)],
  ]
  const expected = (send: Usable, without?: Map<string | null, number>) =>
    rate *
    send.deliveries *
    Math.exp(sum(groups.map(([lifts, keyOf]) => (lifts === without ? 0 : (lifts.get(keyOf(send)) ?? 0)))))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [lifts, keyOf] of groups) {
      for (const [key, members] of Map.groupBy(sends, keyOf)) {
        const residuals = members.map((send) => logRatio(countOf(send), expected(send, lifts)))
        lifts.set(key, sum(residuals) / (members.length + PSEUDO_SENDS))
      }
    }
  }
  const residuals = sends.map((send) => logRatio(countOf(send), expected(send)))
  const variances = sends.map((send) => 1 / (countOf(send) + 0.5))
  const middle = median(residuals)
  const spread = 1.4826 * median(residuals.map((residual) => Math.abs(residual - middle)))
  const noise = Math.max(LEAST_NOISE ** 2, spread ** 2 - sum(variances) / variances.length)
  return {
    themes,
    segments,
    months,
    residuals,
    variances,
    noise,
    expected: sends.map((send) => expected(send)),
  }
}

const THEME_SPREAD = 0.25
const FEWEST_OF_A_THEME = 4
/** The 80% range is this many standard deviations wide on each side. */
export const FOUR_IN_FIVE = 1.2816

export interface ThemeEffect extends SureEffect {
  theme: CampaignTheme
  clear: boolean
}

export function themeEffects(sends: readonly Usable[], { themes, residuals, variances, noise }: Fit): ThemeEffect[] {
  return [...Map.groupBy(sends.keys(), (index) => sends[index]!.theme)].flatMap(([theme, members]) => {
    if (theme === null) return []
    // The theme's own factor is what we look for, so we add it back.
    const factor = themes.get(theme) ?? 0
    const own = Math.max(noise, spreadOf(members.map((index) => residuals[index]!)))
    const weights = members.map((index) => 1 / (own + variances[index]!))
    const weight = sum(weights) + 1 / THEME_SPREAD ** 2
    const lift = sum(members.map((index, at) => weights[at]! * (residuals[index]! + factor))) / weight
    const sd = Math.sqrt(1 / weight)
    const clear = members.length >= FEWEST_OF_A_THEME && Math.abs(lift) > FOUR_IN_FIVE * sd
    return { theme, lift, sd, sends: members.length, clear }
  })
}

/** With one success among failures, the next result is uncertain. */
function spreadOf(residuals: readonly number[]): number {
  if (residuals.length < 2) return 0
  const mean = sum(residuals) / residuals.length
  return sum(residuals.map((residual) => (residual - mean) ** 2)) / (residuals.length - 1)
}

/** How well an audience responds, times its size. */
function audienceEffects(sends: readonly Usable[], fitted: Fit | undefined): Map<Audience, Effect> {
  const usual = sum(sends.map(({ deliveries }) => deliveries)) / Math.max(1, sends.length)
  return new Map(
    [...Map.groupBy(sends, ({ segment }) => audienceOf(segment))].map(([audience, members]) => {
      const size = sum(members.map(({ deliveries }) => deliveries)) / members.length
      const answer = sum(members.map(({ segment }) => fitted?.segments.get(segment) ?? 0)) / members.length
      return [audience, { lift: Math.log(size / usual) + answer, sends: members.length }]
    }),
  )
}

function mostUsedTime(sends: readonly Usable[]): string | null {
  const times = [...Map.groupBy(sends, ({ sentAt }) => sentAt.slice(11, 16))]
  return times.toSorted(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1))[0]?.[0] ?? null
}
