import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Lightbulb } from 'lucide-react'
import { useState } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import type { Performer } from '#features/history/insight-contract.ts'
import { InsightsPage } from '#features/history/web/insights/insights-page.tsx'
import { ideaEndpoints } from '#features/ideas/contract.ts'
import { refreshPlan } from '#features/ideas/web/queries.ts'
import { useIdeaChanges } from '#features/ideas/web/widgets/use-idea-changes.ts'
import { monthOf, monthTitle, monthsAfter } from '#shared/calendar-dates.ts'
import { call, errorMessage } from '#web/api-client.ts'
import { Button } from '#web/kit/button.tsx'
import { toast } from '#web/kit/toast-store.ts'
import { createEmailsUrl } from '#web/paths.ts'

/** The insights, whose features come before the ideas: what turns a winner into an idea is put in here. */
export function InsightsWithIdeas() {
  return <InsightsPage renderMore={(brand, like) => <MakeMore brand={brand} like={like} />} />
}

/** Puts an idea on next month that takes up a campaign, and leads to it; to the one that is there where there is one. */
function MakeMore({ brand, like }: { brand: Brand; like: Performer }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [now] = useState(() => new Date())
  const month = monthsAfter(monthOf(now, brand.timezone), 1)
  const place = { brandId: brand.id, ...month }
  const { change } = useIdeaChanges(place)
  const add = useMutation({
    mutationFn: () =>
      call(ideaEndpoints.addSimilar, { params: { id: brand.id }, body: { campaignId: like.id, ...month } }),
    onSuccess: async ({ idea, topicId, added }) => {
      await refreshPlan(queryClient, place)
      const target = { id: topicId, title: idea.title, kind: 'idea' as const, ideas: 1 }
      toast(
        added
          ? {
              title: 'Idea added',
              description: `It waits in ${monthTitle(month)}.`,
              action: { label: 'Undo', onSelect: () => void change({ action: 'delete', target }, () => {}) },
            }
          : { title: 'Idea already there', description: `It was added to ${monthTitle(month)} before.` },
      )
      // The row it leads to brings itself into view.
      await navigate({ href: createEmailsUrl({ ...place, idea: topicId }), resetScroll: false })
    },
    onError: (error) =>
      toast({
        title: 'Generation Failed',
        description: errorMessage(error, 'The idea could not be added.'),
        variant: 'destructive',
      }),
  })
  return (
    <Button
      variant="secondary"
      size="sm"
      className="max-md:h-(--touch)"
      busy={add.isPending}
      aria-label={`Make more like ${like.name}`}
      onClick={() => add.mutate()}
    >
      <Lightbulb aria-hidden />
      Make more like this
    </Button>
  )
}
