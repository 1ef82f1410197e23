import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import type { YearMonth } from '#shared/calendar-dates.ts'
import { type CalendarItem, itemIn, withItem } from './calendar-changes.ts'
import { calendarOptions } from './queries.ts'

/** The emails of the response that a screen shows, which it changes before the server responds. */
export interface ShownEmails {
  queryKey: QueryKey
  find: (outlineId: string) => CalendarItem | undefined
  put: (item: CalendarItem) => void
}

export function useMonthEmails(brandId: string, month: YearMonth): ShownEmails {
  const queryClient = useQueryClient()
  const { queryKey } = calendarOptions(brandId, month)
  return {
    queryKey,
    find: (outlineId) => {
      const data = queryClient.getQueryData(queryKey)
      return data && itemIn(data, outlineId)
    },
    put: (item) => void queryClient.setQueryData(queryKey, (data) => data && withItem(data, item)),
  }
}
