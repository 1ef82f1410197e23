import type { CampaignTheme } from '#shared/campaign-themes.ts'
import { DAY_MS } from '#shared/calendar-dates.ts'
import { ENOUGH_SENDS, themeEffects } from '../send-effects.ts'
import { sum } from '../statistics.ts'
import { type MeasuredSends, changeOf } from '../measured-sends.ts'

const FEWEST_EACH_SIDE = 6
const WEEK = 7 * DAY_MS

export const themeChanges = ({ sends, fit }: MeasuredSends) =>
  themeEffects(sends, fit)
    .map(({ theme, lift, sd, sends: count, clear }) => ({ ...changeOf(lift, sd, count), theme, clear }))
    .toSorted((one, other) => other.percent - one.percent || (one.theme < other.theme ? -1 : 1))

export function clearThemes({ sends, fit }: MeasuredSends): { theme: CampaignTheme; lift: number }[] {
  if (sends.length < ENOUGH_SENDS) return []
  return themeEffects(sends, fit)
    .flatMap(({ theme, lift, clear }) => (clear ? [{ theme, lift }] : []))
    .toSorted((one, other) => other.lift - one.lift)
}

/** Compares sends that follow two or more sends within a week with the rest. Null without enough data. */
export function crowdingEffect({ sends, fit, weights }: MeasuredSends) {
  const times = sends.map(({ sentAt }) => Date.parse(`${sentAt.replace(' ', 'T')}Z`))
  // Sends are sorted by time, so two sends are within the week if the last but one is.
  const isCrowded = times.map((time, index) => index >= 2 && times[index - 2]! >= time - WEEK)
  const side = (wanted: boolean) => [...sends.keys()].filter((index) => isCrowded[index] === wanted)
  const [crowded, free] = [side(true), side(false)]
  if (crowded.length < FEWEST_EACH_SIDE || free.length < FEWEST_EACH_SIDE) return null
  const total = (members: readonly number[]) => sum(members.map((index) => weights[index]!))
  const mean = (members: readonly number[]) =>
    sum(members.map((index) => weights[index]! * fit.residuals[index]!)) / total(members)
  const sd = Math.sqrt(1 / total(crowded) + 1 / total(free))
  return {
    clicks: changeOf(mean(crowded) - mean(free), sd, crowded.length),
    crowded: crowded.length,
    free: free.length,
  }
}
