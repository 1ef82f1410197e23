import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from '#shared/endpoint.ts'
import { useChange } from '#web/use-change.ts'
import { type CountedAs, type PastCampaign, campaignEndpoints } from '../../campaign-contract.ts'
import { campaignPages } from '../queries.ts'

type Pages = InfiniteData<AnswerOf<typeof campaignEndpoints.list>>

export function useCountAs(brandId: string, { id, countedAs }: PastCampaign) {
  const queryClient = useQueryClient()
  const saving = useChange(campaignEndpoints.countAs, {
    input: (chosen: CountedAs) => ({ params: { id }, body: { countedAs: chosen } }),
    onAnswer: ({ campaign }) =>
      queryClient.setQueryData(campaignPages(brandId).queryKey, (known: Pages | undefined) =>
        withCampaign(known, campaign),
      ),
    failed: { title: 'Error', fallback: "We couldn't save the theme of this campaign. Please try again." },
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
