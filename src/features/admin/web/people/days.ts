const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

export const dayText = (instant: string): string => DAY.format(new Date(instant))
