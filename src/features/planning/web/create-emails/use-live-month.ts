import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { monthTitle } from '#shared/calendar-dates.ts'
import type { AnswerOf } from '#shared/endpoint.ts'
import type { Strategy } from '#shared/strategy.ts'
import { ideaEndpoints, type MainTopic } from '#features/ideas/contract.ts'
import { planOptions, type BrandMonth } from '#features/ideas/web/queries.ts'
import { generationRefusal, isInProgress } from '#features/ideas/web/widgets/generation-refusal.ts'
import { broughtText } from '#features/ideas/web/widgets/idea-wording.ts'
import { toast } from '#web/kit/toast-store.ts'
import { useChange, useRefresh } from '#web/use-change.ts'
import { runEndpoints, type DraftTopic, type Run } from '#features/runs/contract.ts'
import { runOptions, useRun } from './runs-queries.ts'

type Plan = AnswerOf<typeof ideaEndpoints.plan>

export interface LiveMonth {
  wanted: number | null
  topics: readonly DraftTopic[]
}

export interface LiveMonthInput {
  onUpgrade: (() => void) | undefined
  place: BrandMonth
  plan: Plan | undefined
}

/** The server does the work and the month names its run, so a reload, another tab and a teammate see the same. */
export function useLiveMonth({ place, plan, onUpgrade }: LiveMonthInput) {
  const queryClient = useQueryClient()
  const refresh = useRefresh()
  const { brandId, year, month } = place
  const runId = plan?.runId ?? null
  // A run may end before the month names it, so watch the requested run in any case.
  const [asked, setAsked] = useState<string | null>(null)
  const run = useWatchedRun(runId ?? asked)
  const before = useRef(new Map<string, readonly MainTopic[]>())

  const { mutate: generate, isPending: isStarting } = useChange(ideaEndpoints.generate, {
    mutationKey: ['generate-ideas', brandId, year, month],
    input: ({ strategy, writer }: { strategy: Strategy; writer: 'planner' | undefined }) => ({
      params: { id: brandId },
      body: { year, month, strategy, writer, wait: false },
    }),
    onAnswer: (answer) => {
      before.current.set(answer.jobId, plan?.mainTopics ?? [])
      setAsked(answer.jobId)
      queryClient.setQueryData(planOptions(place).queryKey, answer)
    },
    always: true,
    onError: (error) => {
      if (isInProgress(error)) {
        toast({ title: 'Already generating', description: "We're already generating ideas for this month." })
      } else toast(generationRefusal(error, onUpgrade))
    },
  })
  const { mutate: cancel, isPending: isCancelling } = useChange(runEndpoints.cancel, {
    input: (id: string) => ({ params: { id } }),
    onAnswer: (answer) => queryClient.setQueryData(runOptions(answer.run.id).queryKey, answer),
    failed: { title: 'Error', fallback: "We couldn't cancel the generation. Please try again." },
  })

  // Shows each end once, compared with the month before it.
  const onNews = useEffectEvent((run: Run) => {
    const at: BrandMonth = { brandId: run.brandId, year: run.year!, month: run.month! }
    const { queryKey } = planOptions(at)
    if (run.status === 'waiting') {
      if (!before.current.has(run.id)) before.current.set(run.id, queryClient.getQueryData(queryKey)?.mainTopics ?? [])
      return
    }
    const known = before.current.get(run.id)
    if (known === undefined) return
    before.current.delete(run.id)
    void refresh('ideas', 'usage').then(() => {
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

function useWatchedRun(runId: string | null): Run | undefined {
  const [watched, setWatched] = useState(runId)
  if (runId !== null && runId !== watched) setWatched(runId)
  const { data } = useRun(watched)
  return data?.run.id === watched ? data?.run : undefined
}

/** An ended run has no drafts, so keep the last ones until the month has loaded. */
function useLastTopics(run: Run | undefined): readonly DraftTopic[] {
  const [last, setLast] = useState<{ runId: string; topics: readonly DraftTopic[] } | null>(null)
  if (run === undefined) return NONE
  const { id, topics } = run
  if (topics.length > 0 && last?.topics !== topics) setLast({ runId: id, topics })
  return topics.length > 0 ? topics : last?.runId === id ? last.topics : NONE
}

const NONE: readonly DraftTopic[] = []

function tellEnd(run: Run, place: BrandMonth, before: readonly MainTopic[], after: readonly MainTopic[]): void {
  const brought = broughtText(before, after)
  if (run.status === 'cancelled') {
    toast({ title: 'Generation canceled', description: "This didn't count against your plan." })
  } else if (run.status === 'done' && brought !== undefined) {
    toast({ title: 'Ideas generated', description: `${brought} for ${monthTitle(place)}` })
  } else {
    const description = run.failure?.message ?? 'Failed to generate ideas'
    toast({ variant: 'destructive', title: 'Generation Failed', description })
  }
}
