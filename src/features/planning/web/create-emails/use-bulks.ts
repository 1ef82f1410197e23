import { bulkEndpoints } from '#features/outlines/bulk-contract.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { EmailStyle } from '#shared/brand-brief.ts'
import type { IdeaActivity } from '#features/ideas/web/widgets/idea-board.ts'
import { observable } from '#features/ideas/web/widgets/observable.ts'
import { markOutlined, refreshPlan, type PlanPlace } from '#features/ideas/web/queries.ts'
import { usageOptions } from '#features/access/web/usage-queries.ts'
import { call, errorMessage } from '#web/api-client.ts'
import { toast } from '#web/kit/toast-store.ts'
import { useAskAgain } from '#web/hearing.ts'
import { type Bulk, MOST_IN_BULK } from '#features/outlines/bulk-contract.ts'
import { activityOf, isOver, isSettled, shownBulk } from './bulk-progress.ts'
import { ASK_AGAIN_MS, bulksOptions, runsUnderWayOptions } from './runs-queries.ts'

export interface ChosenIdea {
  id: string
  title: string
}

interface WishedOutlines {
  ideas: readonly ChosenIdea[]
  style: EmailStyle | undefined
  writer: 'planner' | undefined
}

/**
 * The outlines being written for a brand, and the way to have more written. The server does the work: this page may be
 * closed, and whoever opens it again finds how far it is.
 */
export function useBulks(place: PlanPlace, workspaceId: string) {
  const queryClient = useQueryClient()
  const { brandId } = place
  const askAgain = useAskAgain(ASK_AGAIN_MS)
  const found = useQuery({
    ...bulksOptions(brandId),
    refetchInterval: ({ state }) => (state.data?.bulks.every(isOver) === false ? askAgain : false),
  })
  const underWay = useQuery({
    ...runsUnderWayOptions(brandId),
    refetchInterval: ({ state }) => ((state.data?.runs.length ?? 0) > 0 ? askAgain : false),
  })
  const bulks = found.data?.bulks ?? NONE
  const runs = underWay.data?.runs
  const [activity] = useState(() => observable<ReadonlyMap<string, IdeaActivity>>(new Map()))
  useEffect(() => activity.change(() => activityOf(bulks, runs ?? [])), [activity, bulks, runs])
  useArrivals(bulks, place, workspaceId)

  const replace = (bulk: Bulk) =>
    queryClient.setQueryData(bulksOptions(brandId).queryKey, (cached) => ({
      bulks: [
        bulk,
        ...(cached?.bulks ?? []).filter((other) => other.id !== bulk.id && !(other.isMine && isOver(other))),
      ],
    }))
  const { mutate: start, isPending: isStarting } = useMutation({
    mutationFn: ({ ideas, style, writer }: WishedOutlines) =>
      call(bulkEndpoints.start, {
        params: { id: brandId },
        body: { ideaIds: ideas.slice(0, MOST_IN_BULK).map(({ id }) => id), type: style, writer },
      }),
    onSuccess: ({ bulk }) => replace(bulk),
    onError: (error) => {
      const description = errorMessage(error, 'Failed to generate outline')
      toast({ variant: 'destructive', title: 'Generation Failed', description })
      void queryClient.invalidateQueries({ queryKey: bulksOptions(brandId).queryKey })
    },
  })
  const { mutate: stop, isPending: isStopping } = useMutation({
    mutationFn: ({ bulk, cancelUnderWay }: { bulk: Bulk; cancelUnderWay: boolean }) =>
      call(bulkEndpoints.stop, { params: { id: bulk.id }, body: { cancelUnderWay } }),
    onSuccess: ({ bulk }) => replace(bulk),
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Error', description: errorMessage(error, 'Failed to stop') }),
  })
  const { mutate: dismiss } = useMutation({
    mutationFn: (bulk: Bulk) => call(bulkEndpoints.dismiss, { params: { id: bulk.id } }),
    onMutate: (bulk) =>
      queryClient.setQueryData(
        bulksOptions(brandId).queryKey,
        (cached) => cached && { bulks: cached.bulks.filter(({ id }) => id !== bulk.id) },
      ),
    onError: () => void queryClient.invalidateQueries({ queryKey: bulksOptions(brandId).queryKey }),
  })
  const { kept, close } = useSettled(bulks, brandId)
  const shown = shownBulk(kept === null ? bulks : [...bulks.filter(({ id }) => id !== kept.id), kept])
  const mine = bulks.find((bulk) => bulk.isMine && !isOver(bulk))
  return {
    shown,
    activity,
    /** One bulk of a person at a time. */
    isBusy: isStarting || mine !== undefined,
    isStarting,
    isStopping,
    write: (ideas: readonly ChosenIdea[], style?: EmailStyle, writer?: 'planner') => {
      if (!isStarting && mine === undefined && ideas.length > 0) start({ ideas, style, writer })
    },
    stop: (bulk: Bulk, cancelUnderWay: boolean) => stop({ bulk, cancelUnderWay }),
    dismiss: (bulk: Bulk) => {
      if (bulk.id === kept?.id) close()
      else dismiss(bulk)
    },
  }
}

const NONE: readonly Bulk[] = []

/**
 * A bulk that left nothing to do is confirmed once: the server puts it away as soon as it is on the screen, and the bar
 * stays until someone closes it or leaves the page.
 */
function useSettled(bulks: readonly Bulk[], brandId: string) {
  const queryClient = useQueryClient()
  const [last, setLast] = useState<{ bulk: Bulk; isClosed: boolean } | null>(null)
  const putAway = useRef(new Set<string>())
  const { mutate: acknowledge } = useMutation({
    mutationFn: (id: string) => call(bulkEndpoints.dismiss, { params: { id } }),
    onSuccess: (_, id) =>
      queryClient.setQueryData(
        bulksOptions(brandId).queryKey,
        (cached) => cached && { bulks: cached.bulks.filter((bulk) => bulk.id !== id) },
      ),
  })
  const settled = bulks.find((bulk) => bulk.isMine && isSettled(bulk))
  if (settled !== undefined && settled.id !== last?.bulk.id) setLast({ bulk: settled, isClosed: false })
  const settledId = settled?.id
  useEffect(() => {
    if (settledId === undefined || putAway.current.has(settledId)) return
    putAway.current.add(settledId)
    acknowledge(settledId)
  }, [settledId, acknowledge])
  const isKept = last !== null && !last.isClosed && last.bulk.brandId === brandId
  return { kept: isKept ? last.bulk : null, close: () => setLast(last && { ...last, isClosed: true }) }
}

/** Enters outlines into the month as they arrive, and asks again for what a finished bulk has changed. */
function useArrivals(bulks: readonly Bulk[], place: PlanPlace, workspaceId: string) {
  const queryClient = useQueryClient()
  const entered = useRef(new Set<string>())
  const running = useRef(new Set<string>())
  const onNews = useEffectEvent((news: readonly Bulk[]) => {
    let isNew = false
    for (const { items, brandId, year, month } of news) {
      for (const { ideaId, outlineId } of items) {
        if (outlineId === null || entered.current.has(outlineId)) continue
        entered.current.add(outlineId)
        isNew = true
        markOutlined(queryClient, { brandId, year, month }, ideaId, outlineId)
      }
    }
    if (isNew) void queryClient.invalidateQueries({ queryKey: usageOptions(workspaceId).queryKey })
    for (const bulk of news) {
      if (!isOver(bulk)) {
        running.current.add(bulk.id)
        continue
      }
      if (!running.current.delete(bulk.id)) continue
      void queryClient.invalidateQueries({ queryKey: ['/api', 'brands', bulk.brandId, 'outlines'] })
      void queryClient.invalidateQueries({ queryKey: ['/api', 'email-outlines'] })
      void queryClient.invalidateQueries({ queryKey: usageOptions(workspaceId).queryKey })
      void refreshPlan(queryClient, place)
    }
  })
  useEffect(() => onNews(bulks), [bulks])
}
