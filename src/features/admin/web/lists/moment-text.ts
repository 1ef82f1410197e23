const MOMENT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' })

export const momentText = (instant: string): string => MOMENT.format(new Date(instant))
