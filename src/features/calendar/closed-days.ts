const CLOSED = ['12-24', '12-25', '12-26']

/** Customers celebrate at home on these days, so only emails about the days go out. */
export const isClosedDay = (day: string): boolean => CLOSED.includes(day.slice(5, 10))

export function isAboutClosedDays(occasion: { day: string | null; lastDay: string } | null, day: string): boolean {
  if (occasion === null || occasion.day === null) return false
  const year = day.slice(0, 4)
  return occasion.day <= `${year}-12-26` && occasion.lastDay >= `${year}-12-24`
}
