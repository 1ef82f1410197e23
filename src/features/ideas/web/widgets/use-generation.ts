import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { monthTitle } from '#shared/calendar-dates.ts'
import type { AnswerOf } from '#shared/endpoint.ts'
import { ApiError, call } from '#web/api-client.ts'
import { toast } from '#web/kit/toast-store.ts'
import { ideaEndpoints, type MainTopic } from '../../contract.ts'
import { markGenerating, planOptions, refreshPlan, type PlanPlace } from '../queries.ts'
import { generationRefusal, isUnderWay } from './generation-refusal.ts'
import { broughtText } from './idea-wording.ts'

type Plan = AnswerOf<typeof ideaEndpoints.plan>

export interface GenerationInput {
  place: PlanPlace
  plan: Plan | undefined
  /** What was used of the plan has changed. */
  onUsed: () => void
}

/**
 * Generates ideas for a month. It counts as running while the call is under way and while the server says so, so that
 * a reload, another tab or another person sees the same.
 */
export function useGeneration({ place, plan, onUsed }: GenerationInput) {
  const queryClient = useQueryClient()
  const { brandId, year, month } = place
  const mutationKey = ['generate-ideas', brandId, year, month]
  const asking = useIsMutating({ mutationKey }) > 0
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: () => call(ideaEndpoints.generate, { params: { id: brandId }, body: { year, month } }),
    onMutate: () => {
      markGenerating(queryClient, place)
      return { before: plan?.mainTopics ?? [] }
    },
    onSuccess: (answer, _input, { before }) => {
      queryClient.setQueryData(planOptions(place).queryKey, answer)
      if (!answer.generating) tellEnd(place, before, answer.mainTopics)
    },
    onError: async (error) => {
      await refreshPlan(queryClient, place)
      // A connection that broke says nothing about the work: the plan does.
      const { queryKey } = planOptions(place)
      const isUnknown = queryClient.getQueryState(queryKey)?.status === 'error'
      // Nobody answers at all: what was only assumed when the button was pressed is taken back.
      if (isUnknown) queryClient.setQueryData(queryKey, (cached) => cached && { ...cached, generating: false })
      const goesOn = queryClient.getQueryData(queryKey)?.generating === true
      if (isUnderWay(error)) {
        toast({ title: 'Already generating', description: 'Ideas for this month are on their way.' })
      } else if (error instanceof ApiError || !goesOn) {
        toast(generationRefusal(error))
      }
    },
    onSettled: onUsed,
  })

  // Work that nobody here waits for with a call: its end shows only in the plan.
  const watched = useRef<{ month: string; before: readonly MainTopic[] } | null>(null)
  useEffect(() => {
    const shown = mutationKey.join(' ')
    if (watched.current?.month !== shown) watched.current = null
    if (plan === undefined || asking) return
    if (plan.generating) {
      watched.current ??= { month: shown, before: plan.mainTopics }
    } else if (watched.current !== null) {
      tellEnd(place, watched.current.before, plan.mainTopics)
      watched.current = null
      onUsed()
    }
  })

  return { generating: asking || plan?.generating === true, generate: () => mutate() }
}

function tellEnd(month: PlanPlace, before: readonly MainTopic[], after: readonly MainTopic[]): void {
  const brought = broughtText(before, after)
  toast(
    brought === undefined
      ? { variant: 'destructive', title: 'Generation Failed', description: 'Failed to generate ideas' }
      : { title: 'Ideas Generated', description: `${brought} for ${monthTitle(month)}` },
  )
}
