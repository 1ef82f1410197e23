import type { Length } from '#shared/retention-periods.ts'

// Calendar arithmetic in UTC: 12 months after February 29 is the last day of February.
const moved = (moment: Date, move: (from: Temporal.PlainDateTime) => Temporal.PlainDateTime) =>
  new Date(
    `${move(Temporal.PlainDateTime.from(moment.toISOString().slice(0, -1))).toString({ smallestUnit: 'millisecond' })}Z`,
  )

export const endOf = (start: Date, length: Length): Date => moved(start, (from) => from.add(length))

export const beganBefore = (now: Date, length: Length): Date => moved(now, (from) => from.subtract(length))
