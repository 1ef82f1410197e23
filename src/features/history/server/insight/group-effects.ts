import { ENOUGH_SENDS, sum } from '../send-effects.ts'
import { type MeasuredSends, changeOf } from './measured-sends.ts'

/** How far themes of one brand usually differ. */
const THEME_SPREAD = 0.25
const FEWEST_OF_A_THEME = 4
const FEWEST_EACH_SIDE = 6
const WEEK = 7 * 86_400_000

/** What each theme brings compared with the others, the best first. */
export function themeEffects({ sends, fit, weights }: MeasuredSends) {
  return [...Map.groupBy(sends.keys(), (index) => sends[index]!.theme)]
    .flatMap(([theme, members]) => {
      if (theme === null) return []
      // The theme's own factor goes back in: it is what is asked for.
      const factor = fit.themes.get(theme) ?? 0
      const weight = sum(members.map((index) => weights[index]!)) + 1 / THEME_SPREAD ** 2
      const lift = sum(members.map((index) => weights[index]! * (fit.residuals[index]! + factor))) / weight
      const change = changeOf(lift, Math.sqrt(1 / weight), members.length)
      return { ...change, theme, clear: members.length >= FEWEST_OF_A_THEME && (change.low > 0 || change.high < 0) }
    })
    .toSorted((one, other) => other.percent - one.percent || (one.theme < other.theme ? -1 : 1))
}

/** The themes that clearly bring more or less than the others; none while there are too few sends to tell. */
export function clearThemes(measured: MeasuredSends): { theme: string; lift: number }[] {
  if (measured.sends.length < ENOUGH_SENDS) return []
  return themeEffects(measured).flatMap(({ theme, percent, clear }) =>
    clear ? { theme, lift: Math.log(1 + percent / 100) } : [],
  )
}

/** Clicks or orders of sends with two or more others in the week before, against the rest; null when too few are known. */
export function crowdingEffect({ sends, fit, weights }: MeasuredSends) {
  const times = sends.map(({ sentAt }) => Date.parse(`${sentAt.replace(' ', 'T')}Z`))
  // Sends are in order of time: two before this one lie within the week if the second but last does.
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
