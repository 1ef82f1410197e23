import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { read } from '#web/api-client.ts'
import { shownBy } from '#web/changes.ts'
import { endpointKey, endpointQuery } from '#web/endpoint-query.ts'
import { campaignEndpoints } from '../campaign-contract.ts'
import { historyEndpoints } from '../contract.ts'
import { insightEndpoints } from '../insight-contract.ts'

const ASK_AGAIN_MS = 1500

export const klaviyoOptions = (brandId: string) =>
  queryOptions({
    ...endpointQuery(historyEndpoints.klaviyo, { params: { id: brandId } }),
    refetchInterval: ({ state }) => (state.data?.sync?.status === 'waiting' ? ASK_AGAIN_MS : false),
  })

export const insightsOptions = (brandId: string) => endpointQuery(insightEndpoints.read, { params: { id: brandId } })

const CAMPAIGNS_A_PAGE = 20

export const campaignPages = (brandId: string) =>
  infiniteQueryOptions({
    queryKey: [...endpointKey(campaignEndpoints.list, { params: { id: brandId } }), 'pages'],
    meta: shownBy(campaignEndpoints.list, { params: { id: brandId } }),
    queryFn: ({ pageParam, signal }) => {
      const query = { limit: CAMPAIGNS_A_PAGE, ...(pageParam !== null && { cursor: pageParam }) }
      return read(campaignEndpoints.list, { params: { id: brandId }, query }, signal)
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

export const importsOptions = (brandId: string) => endpointQuery(historyEndpoints.imports, { params: { id: brandId } })
