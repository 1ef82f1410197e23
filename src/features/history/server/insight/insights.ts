import { themeText } from '#shared/campaign-themes.ts'
import { amountEachText } from '#shared/money.ts'
import { FEWEST_CAMPAIGNS, type Insights } from '../../insight-contract.ts'
import { DAYPARTS, type SendEffects, estimateSendEffects } from '../send-effects.ts'
import type { CountedCampaign } from '../counted-campaigns.ts'
import { crowdingEffect, themeChanges } from './group-effects.ts'
import { listHealth } from './list-health.ts'
import { changeOf, measuredSends, percentOf, percentText } from '../measured-sends.ts'
import { byMonth, bySegment } from './money.ts'
import { performers } from './performers.ts'

const MONTHS_OF_A_SEASON = 10
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/**
 * What a year of campaigns says, for people. Every figure is careful: small groups are drawn towards the whole, opens
 * are left out, and what chance may explain is called not clear yet. Null below twelve comparable campaigns.
 */
export function insightsOf(campaigns: readonly CountedCampaign[], now: Date, usualCurrency: string): Insights | null {
  const measured = measuredSends(campaigns)
  const { sends, measure, fit } = measured
  if (sends.length < FEWEST_CAMPAIGNS) return null
  const effects = estimateSendEffects(sends)
  const weekdays = effects.weekdays.map(({ lift, sd, sends: count }, weekday) => ({
    ...changeOf(lift, sd, count),
    weekday,
  }))
  const dayparts = DAYPARTS.map((daypart) => {
    const { lift, sd, sends: count, time } = effects.dayparts[daypart]
    return { ...changeOf(lift, sd, count), daypart, time }
  })
  const themes = themeChanges(measured)
  const currency = commonestCurrency(sends, usualCurrency)
  const comparable = sends.map((send) =>
    (send.currency ?? usualCurrency) === currency ? send : { ...send, revenue: null },
  )
  const segments = bySegment(comparable)
  const months = byMonth(comparable)
  const season = [...fit.months]
    .flatMap(([month, lift]) => (month === null ? [] : { month, percent: percentOf(lift) }))
    .toSorted((one, other) => (one.month < other.month ? -1 : 1))
  const crowding = crowdingEffect(measured)
  return {
    campaigns: campaigns.length,
    usable: sends.length,
    measure,
    currency,
    sources: [...new Set(sends.map(({ source }) => source))].toSorted(),
    months: { rows: months, meaning: monthsMeaning(months, currency) },
    weekdays: { rows: weekdays, meaning: weekdaysMeaning(effects, weekdays) },
    dayparts: { rows: dayparts, meaning: daypartsMeaning(effects, dayparts) },
    themes: { rows: themes, meaning: themesMeaning(themes) },
    segments: { rows: segments, meaning: segmentsMeaning(segments) },
    season: season.length < MONTHS_OF_A_SEASON ? null : { rows: season, meaning: seasonMeaning(season, measure) },
    fatigue: crowding === null ? null : { ...crowding, meaning: crowdingMeaning(crowding.clicks, measure) },
    ...performers(measured, usualCurrency),
    health: listHealth(sends, now),
  }
}

type Rows<Name extends 'months' | 'weekdays' | 'dayparts' | 'themes' | 'segments'> = Insights[Name]['rows']

/** The currency that most campaigns earned in. */
function commonestCurrency(sends: readonly CountedCampaign[], usualCurrency: string): string {
  const earning = sends.filter(({ revenue }) => revenue !== null)
  const byCurrency = [...Map.groupBy(earning, ({ currency }) => currency ?? usualCurrency)]
  return byCurrency.toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? usualCurrency
}

function monthsMeaning(months: Rows<'months'>, currency: string): string {
  const known = months.flatMap(({ month, revenuePerRecipient: each }) => (each === null ? [] : [{ month, each }]))
  const best = known.toSorted((one, other) => other.each - one.each)[0]
  if (best === undefined) return 'Revenue is not known for these campaigns, so this shows how many people clicked.'
  return `A recipient was worth most in ${monthName(best.month)}: ${amountEachText(best.each, currency)} on average.`
}

function weekdaysMeaning({ fitted, usable }: SendEffects, rows: Rows<'weekdays'>): string {
  if (!fitted) {
    return `You have ${usable} usable campaigns, so this follows general e-commerce patterns; import more history to make it yours.`
  }
  const own = rows.filter(({ sends }) => sends > 0)
  const best = own.toSorted((one, other) => other.percent - one.percent)[0]!
  const name = WEEKDAYS[best.weekday]!
  return best.low > 0
    ? `${name} does best: its ${best.sends} sends got about ${percentText(best.percent)} compared with what their themes and audiences would suggest.`
    : `${name} looks best (${percentText(best.percent)}), but no day is clearly better than the others yet.`
}

function daypartsMeaning({ fitted }: SendEffects, rows: Rows<'dayparts'>): string {
  if (!fitted) return 'General practice: hours hardly matter, only nights are worse.'
  const own = rows.filter(({ sends }) => sends > 0)
  const best = own.toSorted((one, other) => other.percent - one.percent)[0]!
  return best.low > 0
    ? `The ${best.daypart} does best, with ${best.sends} sends to show for it.`
    : 'No part of the day is clearly better than the others yet.'
}

function themesMeaning(themes: Rows<'themes'>): string {
  const clear = themes.filter((theme) => theme.clear)
  if (clear.length === 0) return 'No theme is clearly better or worse than the others yet.'
  const best = clear[0]!
  return best.percent > 0
    ? `“${themeText(best.theme)}” clearly works for this brand: ${percentText(best.percent)} over ${best.sends} sends.`
    : `“${themeText(clear.at(-1)!.theme)}” clearly does less well: ${percentText(clear.at(-1)!.percent)} over ${clear.at(-1)!.sends} sends.`
}

function segmentsMeaning(segments: Rows<'segments'>): string {
  if (segments.length < 2) return 'A comparison needs two segments with three sends each.'
  const best = segments.find(({ revenuePerRecipient }) => revenuePerRecipient !== null)
  if (best === undefined) return 'No segment has three sends with known revenue.'
  return `“${best.segment}” brings most per recipient. Warm audiences always do: compare a segment with itself over time.`
}

function seasonMeaning(season: readonly { month: string; percent: number }[], measure: string): string {
  const best = season.toSorted((one, other) => other.percent - one.percent)[0]!
  return `With theme and audience accounted for, ${monthName(best.month)} was the strongest month by ${measure}.`
}

function crowdingMeaning(
  { percent, low, high }: { percent: number; low: number; high: number },
  measure: string,
): string {
  const text = `${percentText(percent)} ${measure}`
  if (high < 0) return `The third send within a week gets ${text}: leave more room between sends.`
  if (low > 0) return `Busy weeks do not tire your readers: ${text} when two others went before.`
  return 'Whether busy weeks tire your readers is not clear yet.'
}

const MONTH_NAMES = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const monthName = (month: string) => MONTH_NAMES.format(new Date(`${month}-01T00:00:00Z`))
