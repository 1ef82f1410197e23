const longDay = new Intl.DateTimeFormat('en', { dateStyle: 'long' })

/** `November 28, 2026`, where the reader is. */
export const dayOf = (moment: string): string => longDay.format(new Date(moment))
