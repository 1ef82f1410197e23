import { useNavigate } from '@tanstack/react-router'
import { Lightbulb } from 'lucide-react'
import { useState } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import type { Performer } from '#features/history/insight-contract.ts'
import { InsightsPage } from '#features/history/web/insights/insights-page.tsx'
import { ideaEndpoints } from '#features/ideas/contract.ts'
import { useIdeaChanges } from '#features/ideas/web/widgets/use-idea-changes.ts'
import { monthOf, monthTitle, monthsAfter } from '#shared/calendar-dates.ts'
import { Button } from '#web/kit/button.tsx'
import { toast } from '#web/kit/toast-store.ts'
import { createEmailsUrl } from '#web/paths.ts'
import { useChange } from '#web/use-change.ts'

export function InsightsWithIdeas() {
  return <InsightsPage renderMore={(brand, like) => <MakeMore brand={brand} like={like} />} />
}

function MakeMore({ brand, like }: { brand: Brand; like: Performer }) {
  const navigate = useNavigate()
  const [now] = useState(() => new Date())
  const month = monthsAfter(monthOf(now, brand.timezone), 1)
  const place = { brandId: brand.id, ...month }
  const { change } = useIdeaChanges()
  const add = useChange(ideaEndpoints.addSimilar, {
    input: () => ({ params: { id: brand.id }, body: { campaignId: like.id, ...month } }),
    onDone: async ({ idea, topicId, added }) => {
      const target = { id: topicId, title: idea.title, kind: 'idea' as const, ideas: 1 }
      toast(
        added
          ? {
              title: 'Idea added',
              description: `It's in ${monthTitle(month)}.`,
              action: { label: 'Undo', onSelect: () => void change({ action: 'delete', target }, () => {}) },
            }
          : { title: 'Idea already added', description: `You already added it to ${monthTitle(month)} before.` },
      )
      // The row scrolls itself into view.
      await navigate({ href: createEmailsUrl({ ...place, idea: topicId }), resetScroll: false })
    },
    failed: { title: 'Generation Failed', fallback: "We couldn't add the idea. Please try again." },
  })
  return (
    <Button
      variant="secondary"
      size="touch-sm"
      busy={add.isPending}
      aria-label={`Make more like ${like.name}`}
      onClick={() => add.mutate()}
    >
      <Lightbulb aria-hidden />
      Make more like this
    </Button>
  )
}
