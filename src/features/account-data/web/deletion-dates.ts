import { dateFormat } from '#shared/calendar-dates.ts'

const longDay = dateFormat({ dateStyle: 'long' })

export const dayOf = (moment: string): string => longDay().format(new Date(moment))
