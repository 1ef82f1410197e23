import { queryOptions } from '@tanstack/react-query'
import { endpointQuery } from '#web/endpoint-query.ts'
import { historyEndpoints } from '../contract.ts'
import { insightEndpoints } from '../insight-contract.ts'

const ASK_AGAIN_MS = 1500

/** A brand's connection to Klaviyo; asked again and again while a sync runs. */
export const klaviyoOptions = (brandId: string) =>
  queryOptions({
    ...endpointQuery(historyEndpoints.klaviyo, { params: { id: brandId } }),
    refetchInterval: ({ state }) => (state.data?.sync?.status === 'waiting' ? ASK_AGAIN_MS : false),
  })

export const insightsOptions = (brandId: string) => endpointQuery(insightEndpoints.read, { params: { id: brandId } })

export const importsOptions = (brandId: string) => endpointQuery(historyEndpoints.imports, { params: { id: brandId } })
