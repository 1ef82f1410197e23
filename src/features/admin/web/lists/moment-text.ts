const MOMENT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' })

/** `Dec 4, 2026, 10:00:05 AM`, in the time of whoever looks. */
export const momentText = (instant: string): string => MOMENT.format(new Date(instant))
