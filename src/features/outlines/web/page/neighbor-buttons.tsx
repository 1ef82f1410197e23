import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { PLEASE_WAIT } from '#web/kit/button-reasons.ts'
import { Button } from '#web/kit/button.tsx'
import { paths } from '#web/paths.ts'
import type { Neighbor } from '../../library-contract.ts'
import { titleOf } from '../outline-months.ts'
import { neighborsOptions, outlineOptions } from '../outlines-query.ts'
import { useArrowKeys } from './arrow-keys.ts'
import type { Filters } from './use-filters.ts'

/** Buttons instead of links, because they keep the focus while the neighbors load and at both ends. */
export function NeighborButtons({ id, filters }: { id: string; filters: Filters }) {
  const { data, isError } = useQuery(neighborsOptions(id, filters.query))
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const go = (neighbor: Neighbor | null | undefined) => {
    if (neighbor === null || neighbor === undefined) return
    void navigate({ to: paths.outline, params: { outlineId: neighbor.id }, search: (before) => before })
  }
  useArrowKeys((direction) => go(data?.[direction]))
  const { previous, next } = data ?? {}
  useEffect(() => {
    for (const neighbor of [next, previous]) {
      if (neighbor) void queryClient.prefetchQuery(outlineOptions(neighbor.id))
    }
  }, [queryClient, next, previous])
  const reasonOf = (neighbor: Neighbor | null | undefined, end: string) => {
    if (neighbor === undefined) return isError ? "We couldn't load the other outlines." : PLEASE_WAIT
    return neighbor === null ? end : undefined
  }
  return (
    <nav aria-label="Outlines" className="flex items-center gap-2">
      <p role="status" className="h-4.5 min-w-20 text-right text-xs whitespace-nowrap text-fg-3 tnum">
        {data !== undefined && `${data.position} of ${data.total}`}
      </p>
      <Step
        label="Previous"
        shortcut="ArrowLeft"
        neighbor={previous}
        reason={reasonOf(previous, 'This is the first outline.')}
        onGo={() => go(previous)}
      >
        <ArrowLeft aria-hidden />
        <span className="max-sm:sr-only">Previous</span>
      </Step>
      <Step
        label="Next"
        shortcut="ArrowRight"
        neighbor={next}
        reason={reasonOf(next, 'This is the last outline.')}
        onGo={() => go(next)}
      >
        <span className="max-sm:sr-only">Next</span>
        <ArrowRight aria-hidden />
      </Step>
    </nav>
  )
}

const KEYS = { ArrowLeft: '←', ArrowRight: '→' }

function Step(props: {
  label: string
  shortcut: keyof typeof KEYS
  neighbor: Neighbor | null | undefined
  reason: string | undefined
  onGo: () => void
  children: ReactNode
}) {
  const { label, shortcut, neighbor, reason } = props
  const name = `${label} outline`
  return (
    <Button
      variant="secondary"
      size="touch-sm"
      className="max-md:px-3.5"
      aria-label={name}
      aria-keyshortcuts={shortcut}
      title={neighbor ? `${titleOf(neighbor)} (${KEYS[shortcut]})` : undefined}
      reason={reason}
      onClick={props.onGo}
    >
      {props.children}
    </Button>
  )
}
