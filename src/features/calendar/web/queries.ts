import type { YearMonth } from '#shared/calendar-dates.ts'
import { endpointQuery } from '#web/endpoint-query.ts'
import { calendarEndpoints } from '../contract.ts'

export const calendarOptions = (brandId: string, { year, month }: YearMonth) =>
  endpointQuery(calendarEndpoints.month, { query: { brandId, year, month } })

export const feedOptions = (brandId: string) => endpointQuery(calendarEndpoints.feed, { params: { brandId } })
