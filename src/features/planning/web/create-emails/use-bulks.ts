import { bulkEndpoints } from '#features/outlines/bulk-contract.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { EmailStyle } from '#shared/brand-brief.ts'
import type { IdeaActivity } from '#features/ideas/web/widgets/idea-board.ts'
import { observable } from '#features/ideas/web/widgets/observable.ts'
import { markOutlined, type BrandMonth } from '#features/ideas/web/queries.ts'
import { useAskAgain } from '#web/hearing.ts'
import { useChange, useRefresh } from '#web/use-change.ts'
import { type Bulk, MOST_IN_BULK } from '#features/outlines/bulk-contract.ts'
import { activityOf, isOver, isSettled, shownBulk } from './bulk-progress.ts'
import { ASK_AGAIN_MS, bulksOptions, activeRunsOptions } from './runs-queries.ts'

export interface ChosenIdea {
  id: string
  title: string
}

interface RequestedOutlines {
  ideas: readonly ChosenIdea[]
  style: EmailStyle | undefined
  writer: 'planner' | undefined
}

/** The server does the work, so the user can close this page and find the progress later. */
export function useBulks({ brandId }: BrandMonth) {
  const queryClient = useQueryClient()
  const askAgain = useAskAgain(ASK_AGAIN_MS)
  const found = useQuery({
    ...bulksOptions(brandId),
    refetchInterval: ({ state }) => (state.data?.bulks.every(isOver) === false ? askAgain : false),
  })
  const underWay = useQuery({
    ...activeRunsOptions(brandId),
    refetchInterval: ({ state }) => ((state.data?.runs.length ?? 0) > 0 ? askAgain : false),
  })
  const bulks = found.data?.bulks ?? NONE
  const runs = underWay.data?.runs
  const [activity] = useState(() => observable<ReadonlyMap<string, IdeaActivity>>(new Map()))
  useEffect(() => activity.change(() => activityOf(bulks, runs ?? [])), [activity, bulks, runs])
  useArrivals(bulks)

  const replace = (bulk: Bulk) =>
    queryClient.setQueryData(bulksOptions(brandId).queryKey, (cached) => ({
      bulks: [
        bulk,
        ...(cached?.bulks ?? []).filter((other) => other.id !== bulk.id && !(other.isMine && isOver(other))),
      ],
    }))
  const { mutate: start, isPending: isStarting } = useChange(bulkEndpoints.start, {
    input: ({ ideas, style, writer }: RequestedOutlines) => ({
      params: { id: brandId },
      body: { ideaIds: ideas.slice(0, MOST_IN_BULK).map(({ id }) => id), type: style, writer },
    }),
    onAnswer: ({ bulk }) => replace(bulk),
    failed: { title: 'Generation Failed', fallback: 'Failed to generate outline' },
    always: true,
  })
  const { mutate: stop, isPending: isStopping } = useChange(bulkEndpoints.stop, {
    input: ({ bulk, cancelUnderWay }: { bulk: Bulk; cancelUnderWay: boolean }) => ({
      params: { id: bulk.id },
      body: { cancelUnderWay },
    }),
    onAnswer: ({ bulk }) => replace(bulk),
    failed: { title: 'Error', fallback: "We couldn't stop the run. Please try again." },
  })
  const { mutate: dismiss } = useChange(bulkEndpoints.dismiss, {
    input: (bulk: Bulk) => ({ params: { id: bulk.id } }),
    onMutate: (bulk) =>
      queryClient.setQueryData(
        bulksOptions(brandId).queryKey,
        (cached) => cached && { bulks: cached.bulks.filter(({ id }) => id !== bulk.id) },
      ),
  })
  const { kept, close } = useSettled(bulks, brandId)
  const shown = shownBulk(kept === null ? bulks : [...bulks.filter(({ id }) => id !== kept.id), kept])
  const mine = bulks.find((bulk) => bulk.isMine && !isOver(bulk))
  return {
    shown,
    activity,
    /** A user can have one bulk run at a time. */
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

/** The bar stays until the user closes it or leaves the page. */
function useSettled(bulks: readonly Bulk[], brandId: string) {
  const queryClient = useQueryClient()
  const [last, setLast] = useState<{ bulk: Bulk; isClosed: boolean } | null>(null)
  const putAway = useRef(new Set<string>())
  const { mutate: acknowledge } = useChange(bulkEndpoints.dismiss, {
    input: (id: string) => ({ params: { id } }),
    onAnswer: (_, id) =>
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

function useArrivals(bulks: readonly Bulk[]) {
  const queryClient = useQueryClient()
  const refresh = useRefresh()
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
    if (isNew) void refresh('usage')
    for (const bulk of news) {
      if (!isOver(bulk)) {
        running.current.add(bulk.id)
        continue
      }
      if (!running.current.delete(bulk.id)) continue
      void refresh('outlines', 'usage')
    }
  })
  useEffect(() => onNews(bulks), [bulks])
}
