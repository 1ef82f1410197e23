const longDay = new Intl.DateTimeFormat('en', { dateStyle: 'long' })

export const dayOf = (moment: string): string => longDay.format(new Date(moment))
