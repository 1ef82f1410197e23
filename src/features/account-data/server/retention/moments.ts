import type { Length } from '#shared/retention-periods.ts'

// Days, months and years of the calendar in UTC: "12 months" of 29 February end on the last day of February.
const moved = (moment: Date, move: (from: Temporal.PlainDateTime) => Temporal.PlainDateTime) =>
  new Date(
    `${move(Temporal.PlainDateTime.from(moment.toISOString().slice(0, -1))).toString({ smallestUnit: 'millisecond' })}Z`,
  )

/** The end of a period that begins with `start`. */
export const endOf = (start: Date, length: Length): Date => moved(start, (from) => from.add(length))

/** What began up to this moment has lasted as long as `length`. */
export const beganBefore = (now: Date, length: Length): Date => moved(now, (from) => from.subtract(length))
