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

/** Small groups move toward the average, and opens don't count. Null with fewer than 12 comparable campaigns. */
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

function commonestCurrency(sends: readonly CountedCampaign[], usualCurrency: string): string {
  const earning = sends.filter(({ revenue }) => revenue !== null)
  const byCurrency = [...Map.groupBy(earning, ({ currency }) => currency ?? usualCurrency)]
  return byCurrency.toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? usualCurrency
}

function monthsMeaning(months: Rows<'months'>, currency: string): string {
  const known = months.flatMap(({ month, revenuePerRecipient: each }) => (each === null ? [] : [{ month, each }]))
  const best = known.toSorted((one, other) => other.each - one.each)[0]
  if (best === undefined) return 'These campaigns have no revenue data, so this chart shows clicks.'
  return `${monthName(best.month)} had the highest revenue per recipient: ${amountEachText(best.each, currency)}.`
}

function weekdaysMeaning({ fitted, usable }: SendEffects, rows: Rows<'weekdays'>): string {
  if (!fitted) {
    return `You have ${usable} usable campaigns, so this follows general ecommerce patterns. Import more campaigns to use your own data.`
  }
  const own = rows.filter(({ sends }) => sends > 0)
  const best = own.toSorted((one, other) => other.percent - one.percent)[0]!
  const name = WEEKDAYS[best.weekday]!
  return best.low > 0
    ? `${name} performs best. Its ${best.sends} sends did ${best.percent}% better than expected for their theme and segment.`
    : `${name} looks best (${percentText(best.percent)}), but the difference isn't clear yet.`
}

function daypartsMeaning({ fitted }: SendEffects, rows: Rows<'dayparts'>): string {
  if (!fitted) return 'In general, the hour hardly matters. Only nights are worse.'
  const own = rows.filter(({ sends }) => sends > 0)
  const best = own.toSorted((one, other) => other.percent - one.percent)[0]!
  return best.low > 0
    ? `The ${best.daypart} performs best, based on ${best.sends} sends.`
    : 'No part of the day is clearly better than the others yet.'
}

function themesMeaning(themes: Rows<'themes'>): string {
  const clear = themes.filter((theme) => theme.clear)
  if (clear.length === 0) return 'No theme is clearly better or worse than the others yet.'
  const best = clear[0]!
  return best.percent > 0
    ? `“${themeText(best.theme)}” clearly works for this brand: ${percentText(best.percent)} across ${best.sends} sends.`
    : `“${themeText(clear.at(-1)!.theme)}” clearly underperforms: ${percentText(clear.at(-1)!.percent)} across ${clear.at(-1)!.sends} sends.`
}

function segmentsMeaning(segments: Rows<'segments'>): string {
  if (segments.length < 2) return 'To compare, we need two segments with three sends each.'
  const best = segments.find(({ revenuePerRecipient }) => revenuePerRecipient !== null)
  if (best === undefined) return 'No segment has three sends with known revenue.'
  return `“${best.segment}” has the highest revenue per recipient. Engaged segments usually do, so compare each segment with its own past.`
}

function seasonMeaning(season: readonly { month: string; percent: number }[], measure: string): string {
  const best = season.toSorted((one, other) => other.percent - one.percent)[0]!
  return `${monthName(best.month)} was the strongest month by ${measure}, adjusted for theme and segment.`
}

function crowdingMeaning(
  { percent, low, high }: { percent: number; low: number; high: number },
  measure: string,
): string {
  const text = `${percentText(percent)} ${measure}`
  if (high < 0) return `The third send within a week gets ${text}. Leave more time between sends.`
  if (low > 0) return `Busy weeks don't hurt your results: ${text} after two other sends.`
  return "We don't have enough data on busy weeks yet."
}

const MONTH_NAMES = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const monthName = (month: string) => MONTH_NAMES.format(new Date(`${month}-01T00:00:00Z`))
