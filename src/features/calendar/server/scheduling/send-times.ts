import { type Daypart, type SendEffects, daypartOf } from '#features/history/server/send-effects.ts'

export interface SendTime {
  /** `10:00`, the brand's clock. */
  time: string
  daypart: Daypart
  lift: number
}

/** Without history of its own a brand sends at ten, and what has to share its day keeps away from that. */
const GENERAL_TIMES = ['10:00', '16:00', '13:00', '18:00'] as const
/** Fewer sends in a part of the day say nothing about it. */
const ENOUGH_IN_DAYPART = 5
const HOURS_APART = 3
/** Without history of its own no hour of the day is better than another; an evening is no default, though. */
const EQUALLY_GOOD = ['10:00', '16:00', '13:00']
/** What another part of the day has to bring more before the hour that the plan names is left for it. */
const USUAL_PART: Daypart = 'morning'
const WORTH_LEAVING = 0.01
/** Hours that differ by less than this are equally good. */
const NO_DIFFERENCE = 0.003

/** The times a brand may send at, best first: the hours it uses, each at its best-known, then the general ones. */
export function rankedTimes(effects: SendEffects): SendTime[] {
  const general = GENERAL_TIMES.map((time) => timed(effects, time))
  if (!effects.fitted) return general
  const own = Object.values(effects.dayparts).flatMap(({ sends, time }) =>
    time === null || sends < ENOUGH_IN_DAYPART || daypartOf(`2000-01-01 ${time}`) === 'night'
      ? []
      : [timed(effects, time)],
  )
  const ranked = own.toSorted((one, other) => worthOf(other) - worthOf(one) || (one.time < other.time ? -1 : 1))
  return [...ranked, ...general.filter(({ time }) => !own.some((each) => each.time === time))]
}

const worthOf = ({ daypart, lift }: Pick<SendTime, 'daypart' | 'lift'>) =>
  lift + (daypart === USUAL_PART ? WORTH_LEAVING : 0)

/** A time of day with what is known of that part of the day. */
export function timed({ dayparts }: SendEffects, time: string): SendTime {
  const daypart = daypartOf(`2000-01-01 ${time}`)
  return { time, daypart, lift: dayparts[daypart].lift }
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
export const hoursBetween = (one: string, other: string) => Math.abs(minutes(one) - minutes(other)) / 60

/** The first and the second time for a day on which something may stand already, hours apart from each other. */
export function freeTimes(ranked: readonly SendTime[], standing: readonly string[], most: number): SendTime[] {
  const chosen: SendTime[] = []
  for (const candidate of ranked) {
    if (chosen.length >= most) break
    const others = [...standing, ...chosen.map(({ time }) => time)]
    if (others.every((time) => hoursBetween(time, candidate.time) >= HOURS_APART)) chosen.push(candidate)
  }
  return chosen
}

/** The hours that the data do not tell apart, one for each part of the day: emails take turns in them. */
export function equallyGoodTimes(effects: SendEffects): SendTime[] {
  if (!effects.fitted) return EQUALLY_GOOD.map((time) => timed(effects, time))
  const ranked = rankedTimes(effects)
  const parts = new Set<Daypart>()
  return ranked.filter(({ daypart, lift }) => {
    if (parts.has(daypart) || worthOf({ daypart, lift }) < worthOf(ranked[0]!) - NO_DIFFERENCE) return false
    parts.add(daypart)
    return true
  })
}

/** Of the times that suit a day, the one that the fewest emails have so far. */
export function leastUsed(
  times: readonly SendTime[],
  used: readonly string[],
  standing: readonly string[],
): SendTime | null {
  const free = times.filter(({ time }) => standing.every((other) => hoursBetween(time, other) >= HOURS_APART))
  const uses = ({ time }: SendTime) => used.filter((other) => other === time).length
  return free.toSorted((one, other) => uses(one) - uses(other))[0] ?? null
}
