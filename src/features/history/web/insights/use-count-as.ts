import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from '#shared/endpoint.ts'
import { call, errorMessage } from '#web/api-client.ts'
import { toast } from '#web/kit/toast-store.ts'
import { type CountedAs, type PastCampaign, campaignEndpoints } from '../../campaign-contract.ts'
import { campaignPages, insightsOptions } from '../queries.ts'

type Pages = InfiniteData<AnswerOf<typeof campaignEndpoints.list>>

/** What a campaign counts as by a member, and how to change that. What is chosen shows before it is saved. */
export function useCountAs(brandId: string, { id, countedAs }: PastCampaign) {
  const queryClient = useQueryClient()
  const saving = useMutation({
    mutationFn: (chosen: CountedAs) => call(campaignEndpoints.countAs, { params: { id }, body: { countedAs: chosen } }),
    onSuccess: async ({ campaign }) => {
      queryClient.setQueryData(campaignPages(brandId).queryKey, (known: Pages | undefined) =>
        withCampaign(known, campaign),
      )
      await queryClient.invalidateQueries(insightsOptions(brandId))
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: errorMessage(error, "We couldn't save what the campaign counts as. Please try again."),
        variant: 'destructive',
      }),
  })
  return { countedAs: saving.isPending ? saving.variables : countedAs, countAs: saving.mutate }
}

const withCampaign = (known: Pages | undefined, changed: PastCampaign): Pages | undefined =>
  known && {
    ...known,
    pages: known.pages.map((page) => ({
      ...page,
      campaigns: page.campaigns.map((campaign) => (campaign.id === changed.id ? changed : campaign)),
    })),
  }
