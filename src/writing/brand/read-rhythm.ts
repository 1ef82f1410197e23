import { EMAILS_A_MONTH, type FactValue } from '#shared/brand-sheet.ts'

/** A sent email, counted once for all its segments and variants. */
export interface SentEmail {
  name: string
  /** `2026-12-04` */
  sentOn: string
}

const FEWEST_MONTHS = 3
const FEWEST_ON_A_DAY = 3
const USUAL_SHARE = 1 / 4

export function readRhythm(
  emails: readonly SentEmail[],
  { thisMonth }: { thisMonth: string },
): FactValue<'rhythm'> | null {
  const months = new Map<string, number>()
  for (const { sentOn } of emails) {
    const month = sentOn.slice(0, 'YYYY-MM'.length)
    // A month that isn't over looks emptier than it is.
    if (month !== thisMonth) months.set(month, (months.get(month) ?? 0) + 1)
  }
  if (months.size < FEWEST_MONTHS) return null
  const usual = medianOf([...months.values()])
  const emailsAMonth = EMAILS_A_MONTH.reduce((best, count) =>
    Math.abs(count - usual) < Math.abs(best - usual) ? count : best,
  )
  return { emails: emailsAMonth, weekdays: usualWeekdays(emails) }
}

function medianOf(counts: readonly number[]): number {
  const sorted = counts.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2
}

function usualWeekdays(emails: readonly SentEmail[]): number[] {
  const counts = new Map<number, number>()
  for (const { sentOn } of emails) {
    const weekday = new Date(`${sentOn}T00:00:00Z`).getUTCDay() || 7
    counts.set(weekday, (counts.get(weekday) ?? 0) + 1)
  }
  const fewest = Math.max(FEWEST_ON_A_DAY, emails.length * USUAL_SHARE)
  return [...counts]
    .flatMap(([weekday, count]) => (count >= fewest ? [weekday] : []))
    .toSorted((one, other) => one - other)
}
