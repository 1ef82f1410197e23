import type { YearMonth } from '#shared/calendar-dates.ts'
import type { CampaignTheme } from '#shared/campaign-themes.ts'
import { type BrandPhrases, type CampaignPhrase, campaignText, fitsDay, type NamedProduct } from './campaign-phrases.ts'
import { type Daypart, DAYPARTS, type DemoBehavior, type DemoSegment } from './demo-behavior.ts'
import type { SeededRandom } from '#shared/seeded-random.ts'
import { DAY_MS } from '#shared/calendar-dates.ts'

export interface PlannedSend {
  monthIndex: number
  month: number
  date: string
  time: string
  weekday: number
  daypart: Daypart
  theme: CampaignTheme
  segment: DemoSegment
  name: string
  subject: string
}

type Slot = Pick<PlannedSend, 'monthIndex' | 'month' | 'date' | 'time' | 'weekday' | 'daypart'>

/** Recipients have to forget the wording before it returns. */
const DAYS_BEFORE_WORDING_RETURNS = 100
const DAYPART_HABIT: Readonly<Record<Daypart, number>> = { morning: 5, midday: 1.5, afternoon: 1.5, evening: 2 }

/** The date, theme, audience and wording of every send in a year. */
export function planCampaigns(
  behavior: DemoBehavior,
  phrases: BrandPhrases,
  months: readonly YearMonth[],
  random: SeededRandom,
): PlannedSend[] {
  const themes = new Map(Object.entries(behavior.themes) as [CampaignTheme, number][])
  const audiences = audiencePool(behavior)
  const wording = new WordingShelf(phrases, random)
  const planned: PlannedSend[] = []
  let sale: { send: PlannedSend; product: NamedProduct | null } | null = null
  for (const slot of sendSlots(behavior, months, random)) {
    const followsSale: boolean = sale !== null && daysBetween(sale.send.date, slot.date) <= 5
    const recent = planned.slice(-2).map((send) => send.theme)
    const theme = random.weighted([...themes.keys()], (candidate): number => {
      if (isBlackFriday(slot)) return candidate === 'sale' ? 1 : 0
      const left = themes.get(candidate) ?? 0
      const fits = wording.countFor(candidate, slot)
      if (fits === 0 || recent.includes(candidate)) return 0
      if (candidate === 'lastchance') return followsSale && left > 0 ? 400 : 0
      // A few extra sends are fine, but not to audiences that the brand leaves alone on purpose.
      if (candidate === 'winback' || candidate === 'vip') return left
      return (left + 0.02) * seasonalPull(candidate, slot)
    })
    if (theme === undefined) throw new Error(`No campaign left for ${slot.date}`)
    themes.set(theme, Math.max(0, (themes.get(theme) ?? 0) - 1))
    const inherited = theme === 'lastchance' ? sale : null
    const segment = chooseAudience(theme, inherited?.send.segment, behavior, audiences, random)
    const { product, name, subject } = wording.take(theme, slot, inherited)
    const send: PlannedSend = { ...slot, theme, segment, name, subject }
    planned.push(send)
    if (theme === 'sale') sale = { send, product }
    else if (theme === 'lastchance') sale = null
  }
  return planned
}

function sendSlots(behavior: DemoBehavior, months: readonly YearMonth[], random: SeededRandom): Slot[] {
  const total = Object.values(behavior.themes).reduce((sum, count) => sum + count, 0)
  const pulls = months.map(({ month }) => Math.sqrt(behavior.season[month - 1] ?? 1))
  return months.flatMap(({ year, month }, monthIndex) => {
    const before = pulls.slice(0, monthIndex).reduce((sum, pull) => sum + pull, 0)
    const whole = pulls.reduce((sum, pull) => sum + pull, 0)
    const upTo = Math.round((total * (before + (pulls[monthIndex] ?? 0))) / whole)
    const count = upTo - Math.round((total * before) / whole)
    const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
    const drawn = random.shuffled(Array.from({ length }, (_, index) => index + 1)).slice(0, count)
    const days = month === 11 ? withBlackFriday(drawn, year) : drawn
    return days
      .toSorted((left, right) => left - right)
      .map((day) => {
        const daypart = random.weighted(DAYPARTS, (part) => DAYPART_HABIT[part]) ?? 'morning'
        const times = behavior.sendTimes[daypart]
        return {
          monthIndex,
          month,
          date: `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
          time: times[random.below(times.length)] ?? '10:00',
          weekday: new Date(Date.UTC(year, month - 1, day)).getUTCDay(),
          daypart,
        }
      })
  })
}

/** Every shop sends on Black Friday, so the first drawn day moves there. */
function withBlackFriday(days: readonly number[], year: number): number[] {
  const blackFriday = blackFridayOf(year)
  return days.includes(blackFriday) ? [...days] : [blackFriday, ...days.slice(1)]
}

/** The day after the fourth Thursday of November. */
function blackFridayOf(year: number): number {
  const first = new Date(Date.UTC(year, 10, 1)).getUTCDay()
  return ((4 - first + 7) % 7) + 1 + 21 + 1
}

function isBlackFriday(slot: Slot): boolean {
  return slot.month === 11 && Number(slot.date.slice(8)) === blackFridayOf(Number(slot.date.slice(0, 4)))
}

/** A shop doesn't cut prices right before its biggest day. */
function holdsBack(slot: Slot): boolean {
  const day = Number(slot.date.slice(8))
  return slot.month === 11 && day >= 10 && day < blackFridayOf(Number(slot.date.slice(0, 4)))
}

function seasonalPull(theme: CampaignTheme, slot: Slot): number {
  if (theme === 'giftguide') return slot.month === 12 ? 3 : slot.month === 11 || slot.month === 5 ? 2 : 0.5
  if (theme === 'sale') return holdsBack(slot) ? 0 : slot.month === 12 ? 0.5 : 1
  return 1
}

function audiencePool(behavior: DemoBehavior): Map<DemoSegment, number> {
  const { all, warm, best, newcomers } = behavior.segments
  const pool = new Map([
    [all, all.sends],
    [warm, warm.sends],
    [best, best.sends - (behavior.themes.vip ?? 0)],
  ])
  if (newcomers !== undefined) pool.set(newcomers, newcomers.sends)
  return pool
}

function chooseAudience(
  theme: CampaignTheme,
  inherited: DemoSegment | undefined,
  behavior: DemoBehavior,
  pool: Map<DemoSegment, number>,
  random: SeededRandom,
): DemoSegment {
  if (theme === 'winback') return behavior.segments.lapsed
  if (theme === 'vip') return behavior.segments.best
  const drawn = random.weighted([...pool.keys()], (segment) => pool.get(segment) ?? 0) ?? behavior.segments.all
  const chosen = inherited !== undefined && (pool.get(inherited) ?? 0) > 0 ? inherited : drawn
  pool.set(chosen, (pool.get(chosen) ?? 1) - 1)
  return chosen
}

interface Wording {
  product: NamedProduct | null
  name: string
  subject: string
}

/** Hands out wordings so that nothing repeats last month. */
class WordingShelf {
  readonly #phrases: BrandPhrases
  readonly #random: SeededRandom
  readonly #used = new Map<CampaignPhrase, { date: string; product: NamedProduct | null }[]>()

  constructor(phrases: BrandPhrases, random: SeededRandom) {
    this.#phrases = phrases
    this.#random = random
  }

  countFor(theme: CampaignTheme, slot: Slot): number {
    return (this.#phrases.themes[theme] ?? []).filter((phrase) => this.#isFree(phrase, slot)).length
  }

  take(theme: CampaignTheme, slot: Slot, remindsOf: { product: NamedProduct | null } | null): Wording {
    const free = (this.#phrases.themes[theme] ?? []).filter((phrase) => this.#isFree(phrase, slot))
    const phrase = this.#random.weighted(free, (candidate) => {
      // Phrases that fit only these weeks come first, because there's no later chance.
      const appeal = this.#used.has(candidate) ? 1 : candidate.window === undefined ? 40 : 2000
      return appeal * (this.#remindsWell(candidate, slot, remindsOf) ? 10_000 : 1)
    })
    if (phrase === undefined) throw new Error(`No wording left for ${theme} on ${slot.date}`)
    const products = this.#productsFor(phrase, slot)
    const wanted = products.find((product) => product === remindsOf?.product)
    const product = wanted ?? products[this.#random.below(products.length)] ?? null
    this.#used.set(phrase, [...(this.#used.get(phrase) ?? []), { date: slot.date, product }])
    return { product, name: campaignText(phrase.name, product), subject: campaignText(phrase.subject, product) }
  }

  #remindsWell(phrase: CampaignPhrase, slot: Slot, remindsOf: { product: NamedProduct | null } | null): boolean {
    if (remindsOf === null) return false
    if (remindsOf.product === null) return !hasProduct(phrase)
    return this.#productsFor(phrase, slot).includes(remindsOf.product)
  }

  #isFree(phrase: CampaignPhrase, slot: Slot): boolean {
    if (!fitsDay(phrase, slot.date, slot.weekday)) return false
    const uses = this.#used.get(phrase) ?? []
    const last = uses.at(-1)
    if (last === undefined) return !hasProduct(phrase) || this.#productsFor(phrase, slot).length > 0
    return (
      uses.length < 2 &&
      hasProduct(phrase) &&
      daysBetween(last.date, slot.date) >= DAYS_BEFORE_WORDING_RETURNS &&
      this.#productsFor(phrase, slot).length > 0
    )
  }

  #productsFor(phrase: CampaignPhrase, slot: Slot): NamedProduct[] {
    if (!hasProduct(phrase)) return []
    const spent = (this.#used.get(phrase) ?? []).map((use) => use.product)
    return this.#phrases.products.filter(
      (product) => !spent.includes(product) && (product.months === undefined || product.months.includes(slot.month)),
    )
  }
}

function hasProduct(phrase: CampaignPhrase): boolean {
  return phrase.name.includes('{p}') || phrase.subject.includes('{p}')
}

function daysBetween(earlier: string, later: string): number {
  return Math.round((Date.parse(later) - Date.parse(earlier)) / DAY_MS)
}
