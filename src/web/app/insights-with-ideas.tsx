import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Lightbulb } from 'lucide-react'
import { useState } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import type { Performer } from '#features/history/insight-contract.ts'
import { InsightsPage } from '#features/history/web/insights/insights-page.tsx'
import { ideaEndpoints } from '#features/ideas/contract.ts'
import { monthOf, monthTitle, monthsAfter } from '#shared/calendar-dates.ts'
import { call, errorMessage } from '#web/api-client.ts'
import { Button } from '#web/kit/button.tsx'
import { toast } from '#web/kit/toast-store.ts'
import { createEmailsUrl } from '#web/paths.ts'

/** The insights, whose features come before the ideas: what turns a winner into an idea is put in here. */
export function InsightsWithIdeas() {
  return <InsightsPage renderMore={(brand, like) => <MakeMore brand={brand} like={like} />} />
}

/** Puts an idea on next month that names the campaign it repeats. */
function MakeMore({ brand, like }: { brand: Brand; like: Performer }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [now] = useState(() => new Date())
  const month = monthsAfter(monthOf(now, brand.timezone), 1)
  const add = useMutation({
    mutationFn: () =>
      call(ideaEndpoints.addManual, {
        params: { id: brand.id },
        body: {
          ...month,
          title: `More like “${like.name}”`.slice(0, 100),
          description: `“${like.name}” of ${like.sentOn} did ${like.percent}% better than expected: ${like.reason} Keep what made it work, with a new occasion or product.`,
        },
      }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['/api', 'brands', brand.id] })
      toast({ title: 'Idea added', description: `It waits in ${monthTitle(month)}.` })
      await navigate({ href: createEmailsUrl({ brandId: brand.id, ...month }) })
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
