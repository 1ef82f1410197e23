import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { monthTitle } from '#shared/calendar-dates.ts'
import type { AnswerOf } from '#shared/endpoint.ts'
import type { Strategy } from '#shared/strategy.ts'
import { ideaEndpoints, type MainTopic } from '#features/ideas/contract.ts'
import { planOptions, refreshPlan, type PlanPlace } from '#features/ideas/web/queries.ts'
import { generationRefusal, isUnderWay } from '#features/ideas/web/widgets/generation-refusal.ts'
import { broughtText } from '#features/ideas/web/widgets/idea-wording.ts'
import { call, errorMessage } from '#web/api-client.ts'
import { toast } from '#web/kit/toast-store.ts'
import { runEndpoints, type DraftTopic, type Run } from '#features/runs/contract.ts'
import { runOptions, useRun } from './runs-queries.ts'

type Plan = AnswerOf<typeof ideaEndpoints.plan>

/** A month of ideas while it is being made. */
export interface LiveMonth {
  /** How many topics it may have, as far as is known. */
  wanted: number | null
  topics: readonly DraftTopic[]
}

export interface LiveMonthInput {
  /** Leads to the larger plans; undefined where the user can't choose one. */
  onUpgrade: (() => void) | undefined
  place: PlanPlace
  plan: Plan | undefined
  /** What was used of the plan has changed. */
  onUsed: () => void
}

/**
 * Generates ideas for a month and shows them while they come. The server does the work and the month names its run, so a
 * reload, another tab and another person see the same.
 */
export function useLiveMonth({ place, plan, onUsed, onUpgrade }: LiveMonthInput) {
  const queryClient = useQueryClient()
  const { brandId, year, month } = place
  const runId = plan?.runId ?? null
  // A run may have ended before the month names it: what was asked for here is looked at in any case.
  const [asked, setAsked] = useState<string | null>(null)
  const run = useWatchedRun(runId ?? asked)
  const before = useRef(new Map<string, readonly MainTopic[]>())

  const { mutate: generate, isPending: isStarting } = useMutation({
    mutationKey: ['generate-ideas', brandId, year, month],
    mutationFn: ({ strategy, writer }: { strategy: Strategy; writer: 'planner' | undefined }) =>
      call(ideaEndpoints.generate, { params: { id: brandId }, body: { year, month, strategy, writer, wait: false } }),
    onSuccess: (answer) => {
      before.current.set(answer.jobId, plan?.mainTopics ?? [])
      setAsked(answer.jobId)
      queryClient.setQueryData(planOptions(place).queryKey, answer)
      onUsed()
    },
    onError: async (error) => {
      await refreshPlan(queryClient, place)
      if (isUnderWay(error)) {
        toast({ title: 'Already generating', description: 'Ideas for this month are on their way.' })
      } else {
        toast(generationRefusal(error, onUpgrade))
        onUsed()
      }
    },
  })
  const { mutate: cancel, isPending: isCancelling } = useMutation({
    mutationFn: (id: string) => call(runEndpoints.cancel, { params: { id } }),
    onSuccess: (answer) => queryClient.setQueryData(runOptions(answer.run.id).queryKey, answer),
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Error', description: errorMessage(error, 'Failed to cancel') }),
  })

  // Each end is told once, by what the month had before.
  const onNews = useEffectEvent((run: Run) => {
    const at: PlanPlace = { brandId: run.brandId, year: run.year!, month: run.month! }
    const { queryKey } = planOptions(at)
    if (run.status === 'waiting') {
      if (!before.current.has(run.id)) before.current.set(run.id, queryClient.getQueryData(queryKey)?.mainTopics ?? [])
      return
    }
    const known = before.current.get(run.id)
    if (known === undefined) return
    before.current.delete(run.id)
    void refreshPlan(queryClient, at).then(() => {
      onUsed()
      tellEnd(run, at, known, queryClient.getQueryData(queryKey)?.mainTopics ?? known)
    })
  })
  useEffect(() => {
    if (run !== undefined) onNews(run)
  }, [run])

  const isOfMonth = run !== undefined && run.id === runId
  const topics = useLastTopics(isOfMonth ? run : undefined)
  const live: LiveMonth = {
    wanted: isOfMonth ? run.wanted : null,
    topics,
  }
  return {
    /** The run that goes on was asked for on this page. */
    isOwn: runId !== null && runId === asked,
    isGenerating: isStarting || runId !== null,
    generate: (strategy: Strategy, writer?: 'planner') => generate({ strategy, writer }),
    live: runId === null ? null : live,
    isCancelling: isCancelling || (isOfMonth && run.status === 'cancelled'),
    cancel: () => {
      if (runId !== null) cancel(runId)
    },
  }
}

/** Looks on at a run until it has ended, also when the month has forgotten it before. */
function useWatchedRun(runId: string | null): Run | undefined {
  const [watched, setWatched] = useState(runId)
  if (runId !== null && runId !== watched) setWatched(runId)
  const { data } = useRun(watched)
  return data?.run.id === watched ? data?.run : undefined
}

/** A run that has ended has no drafts any more: what was seen last stays until the month itself is there. */
function useLastTopics(run: Run | undefined): readonly DraftTopic[] {
  const [last, setLast] = useState<{ runId: string; topics: readonly DraftTopic[] } | null>(null)
  if (run === undefined) return NONE
  const { id, topics } = run
  if (topics.length > 0 && last?.topics !== topics) setLast({ runId: id, topics })
  return topics.length > 0 ? topics : last?.runId === id ? last.topics : NONE
}

const NONE: readonly DraftTopic[] = []

function tellEnd(run: Run, place: PlanPlace, before: readonly MainTopic[], after: readonly MainTopic[]): void {
  const brought = broughtText(before, after)
  if (run.status === 'cancelled') {
    toast({ title: 'Generation cancelled', description: 'Nothing was used of your plan.' })
  } else if (run.status === 'done' && brought !== undefined) {
    toast({ title: 'Ideas Generated', description: `${brought} for ${monthTitle(place)}` })
  } else {
    const description = run.failure?.message ?? 'Failed to generate ideas'
    toast({ variant: 'destructive', title: 'Generation Failed', description })
  }
}
