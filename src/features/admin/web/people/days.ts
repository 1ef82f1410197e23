const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

/** `Dec 4, 2026`, in the time of whoever looks. */
export const dayText = (instant: string): string => DAY.format(new Date(instant))
