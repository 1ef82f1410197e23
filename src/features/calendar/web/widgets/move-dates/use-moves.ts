import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { read } from '#web/api-client.ts'
import { useChange } from '#web/use-change.ts'
import { type ShownMove, moveEndpoints } from '../../../moves-contract.ts'
import type { Shift } from '../../../shifted-days.ts'

export function useLookAtMoves(brandId: string, outlineIds: readonly string[], shift: Shift | null) {
  return useQuery({
    queryKey: ['calendar-moves', brandId, outlineIds, shift],
    enabled: shift !== null,
    // Another tab or user may move an email while the dialog is open.
    meta: { shows: ['schedules', 'outlines'], brandId },
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      read(
        moveEndpoints.look,
        { params: { id: brandId }, body: { outlineIds: [...outlineIds], shift: shift! } },
        signal,
      ),
  })
}

export interface Move {
  outlineId: string
  from: string
  to: string
}

export const movable = (moves: readonly ShownMove[]): Move[] =>
  moves.flatMap(({ outlineId, from, to, stays }) =>
    stays === null && from !== null && to !== null ? [{ outlineId, from, to }] : [],
  )

export const emailCount = (count: number) => (count === 1 ? '1 email' : `${count} emails`)

/** One step, which Undo reverts as a whole. */
export function useMoveDates(brandId: string, onDone: () => void) {
  const body = (moves: readonly Move[], undo: boolean) => ({
    params: { id: brandId },
    body: { moves: [...moves], undo },
  })
  const failed = {
    title: 'Moving failed',
    fallback: "We couldn't move the dates. Check your connection and try again.",
  }
  const { mutate: revert } = useChange(moveEndpoints.move, {
    input: (moves: readonly Move[]) =>
      body(
        moves.map(({ outlineId, from, to }) => ({ outlineId, from: to, to: from })),
        true,
      ),
    done: { title: 'Change undone' },
    failed,
    always: true,
  })
  return useChange(moveEndpoints.move, {
    input: (moves: readonly Move[]) => body(moves, false),
    done: ({ moves }) => ({
      title: 'Dates moved',
      description: emailCount(moves.length),
      action: { label: 'Undo', onSelect: () => revert(moves) },
      duration: 8000,
    }),
    failed,
    always: true,
    onDone,
  })
}
