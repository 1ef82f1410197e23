const CLOSED = ['12-24', '12-25', '12-26']

/** Days on which shoppers celebrate at home: only an email about these days goes out on them. */
export const isClosedDay = (day: string): boolean => CLOSED.includes(day.slice(5, 10))

/** Whether an email about `occasion` may go out on a closed day: its occasion lies on one of them. */
export function isAboutClosedDays(occasion: { day: string | null; lastDay: string } | null, day: string): boolean {
  if (occasion === null || occasion.day === null) return false
  const year = day.slice(0, 4)
  return occasion.day <= `${year}-12-26` && occasion.lastDay >= `${year}-12-24`
}
