import { type Daypart, type SendEffects, daypartOf } from '#features/history/server/send-effects.ts'

export interface SendTime {
  time: string
  daypart: Daypart
  lift: number
}

const GENERAL_TIMES = ['10:00', '16:00', '13:00', '18:00'] as const
/** Fewer sends in a part of the day aren't enough data. */
const ENOUGH_IN_DAYPART = 5
const HOURS_APART = 3
/** Without history, no hour is better than another. We never default to an evening, though. */
const EQUALLY_GOOD = ['10:00', '16:00', '13:00']
/** We leave the planned hour only if another part of the day is better than the morning by the required margin. */
const USUAL_PART: Daypart = 'morning'
const WORTH_LEAVING = 0.01
const NO_DIFFERENCE = 0.003

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

export function timed({ dayparts }: SendEffects, time: string): SendTime {
  const daypart = daypartOf(`2000-01-01 ${time}`)
  return { time, daypart, lift: dayparts[daypart].lift }
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
export const hoursBetween = (one: string, other: string) => Math.abs(minutes(one) - minutes(other)) / 60

export function freeTimes(ranked: readonly SendTime[], standing: readonly string[], most: number): SendTime[] {
  const chosen: SendTime[] = []
  for (const candidate of ranked) {
    if (chosen.length >= most) break
    const others = [...standing, ...chosen.map(({ time }) => time)]
    if (others.every((time) => hoursBetween(time, candidate.time) >= HOURS_APART)) chosen.push(candidate)
  }
  return chosen
}

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

export function leastUsed(
  times: readonly SendTime[],
  used: readonly string[],
  standing: readonly string[],
): SendTime | null {
  const free = times.filter(({ time }) => standing.every((other) => hoursBetween(time, other) >= HOURS_APART))
  const uses = ({ time }: SendTime) => used.filter((other) => other === time).length
  return free.toSorted((one, other) => uses(one) - uses(other))[0] ?? null
}
