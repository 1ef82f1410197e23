import { folded } from '#shared/folded.ts'

export interface DateRange {
  from: string
  to: string
}

/**
 * The two yearly periods in which French shops may use the word "soldes", by the rule that has matched every order
 * since 2020: from the second Wednesday of January (the first, if the second falls after the 12th) and from the last
 * Wednesday of June (the one before, if that falls after the 28th), four weeks each. The order may differ, so a brand
 * has to check.
 */
export function frenchSalesPeriods(year: number): DateRange[] {
  const january = wednesdays(year, 1)
  const winter = january[1]!.day > 12 ? january[0]! : january[1]!
  const june = wednesdays(year, 6)
  const summer = june.at(-1)!.day > 28 ? june.at(-2)! : june.at(-1)!
  return [winter, summer].map((start) => ({ from: start.toString(), to: start.add({ days: 27 }).toString() }))
}

const RESERVED = /(?<![\p{L}\p{N}])soldes?(?![\p{L}\p{N}])/u

/** "solde(s)" in a French email outside the legal sales. `when` is the send window of the text. */
export function findReservedSaleWord(text: string, when: DateRange): string | null {
  const found = RESERVED.exec(folded(text))
  if (found === null) return null
  const years = [Number(when.from.slice(0, 4)), Number(when.to.slice(0, 4))]
  const allowed = years.flatMap(frenchSalesPeriods).some((period) => period.from <= when.to && when.from <= period.to)
  return allowed ? null : found[0]
}

function wednesdays(year: number, month: number): Temporal.PlainDate[] {
  const first = Temporal.PlainDate.from({ year, month, day: 1 })
  const days: Temporal.PlainDate[] = []
  let day = first.add({ days: (3 - first.dayOfWeek + 7) % 7 })
  while (day.month === month) {
    days.push(day)
    day = day.add({ weeks: 1 })
  }
  return days
}
