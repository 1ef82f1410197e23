import { useInfiniteQuery } from '@tanstack/react-query'
import type { Brand } from '#features/brands/contract.ts'
import { Button } from '#web/kit/button.tsx'
import { Card, CardBody, CardHeader } from '#web/kit/card.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { QueryFailed } from '#web/query-failed.tsx'
import { campaignPages } from '../queries.ts'
import { CampaignRow } from './campaign-row.tsx'

interface CampaignListProps {
  brand: Brand
  mayCorrect: boolean
}

export function CampaignList({ brand, mayCorrect }: CampaignListProps) {
  const pages = useInfiniteQuery(campaignPages(brand.id))
  const campaigns = pages.data?.pages.flatMap((page) => page.campaigns) ?? []
  if (pages.isSuccess && campaigns.length === 0) return null
  return (
    <Card as="section">
      <CardHeader title="Campaigns" description="Insights, ideas and the schedule learn from these themes." />
      {campaigns.length > 0 ? (
        <ul className="divide-y divide-line border-t border-line">
          {campaigns.map((campaign) => (
            <CampaignRow key={campaign.id} campaign={campaign} brand={brand} mayCorrect={mayCorrect} />
          ))}
        </ul>
      ) : (
        pages.isPending && (
          <CardBody>
            <LoadingRegion label="Loading campaigns">
              <Skeleton className="h-40 rounded-lg" />
            </LoadingRegion>
          </CardBody>
        )
      )}
      {pages.isError ? (
        <QueryFailed
          query={campaigns.length > 0 ? { ...pages, refetch: pages.fetchNextPage } : pages}
          what={campaigns.length > 0 ? 'More campaigns' : 'The campaigns'}
        />
      ) : (
        pages.hasNextPage && (
          <div className="flex justify-center border-t border-line px-5 py-4">
            <Button
              variant="secondary"
              size="touch"
              busy={pages.isFetchingNextPage}
              onClick={() => void pages.fetchNextPage()}
            >
              Show more campaigns
            </Button>
          </div>
        )
      )}
    </Card>
  )
}
