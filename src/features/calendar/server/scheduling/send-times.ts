import { type Daypart, type SendEffects, daypartOf } from '#features/history/server/service.ts'

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

/** The times a brand may send at, best first: the hours it uses, each at its best-known, then the general ones. */
export function rankedTimes(effects: SendEffects): SendTime[] {
  const general = GENERAL_TIMES.map((time) => timed(effects, time))
  if (!effects.fitted) return general
  const own = Object.values(effects.dayparts).flatMap(({ sends, time }) =>
    time === null || sends < ENOUGH_IN_DAYPART || daypartOf(`2000-01-01 ${time}`) === 'night'
      ? []
      : [timed(effects, time)],
  )
  const ranked = own.toSorted((one, other) => other.lift - one.lift || (one.time < other.time ? -1 : 1))
  return [...ranked, ...general.filter(({ time }) => !own.some((each) => each.time === time))]
}

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
