import type { YearMonth } from '#shared/calendar-dates.ts'
import { endpointQuery } from '#web/endpoint-query.ts'
import { overviewEndpoints } from '../overview-contract.ts'

export const overviewOptions = (workspaceId: string) =>
  endpointQuery(overviewEndpoints.workspace, { params: { id: workspaceId } })

export const monthStateOptions = (brandId: string, { year, month }: YearMonth) =>
  endpointQuery(overviewEndpoints.month, { params: { id: brandId, year, month } })
