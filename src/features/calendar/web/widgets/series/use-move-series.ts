import { useChanges } from '#web/use-change.ts'
import { moveEndpoints } from '../../../moves-contract.ts'
import type { UndoSteps } from '../../undo-steps.ts'
import { type Move, emailCount } from '../move-dates/use-moves.ts'

export interface SeriesMoves {
  moves: readonly Move[]
  days: readonly { ideaId: string; from: string; to: string }[]
  /** Emails that move, for the toast. */
  count: number
}

export interface MoveSeriesOptions {
  brandId: string
  /** Others move only planned days. */
  maySchedule: boolean
  steps?: UndoSteps | undefined
  onDone: () => void
}

/** One step, which Undo reverts as a whole. */
export function useMoveSeries({ brandId, maySchedule, steps, onDone }: MoveSeriesOptions) {
  const params = { id: brandId }
  const failed = {
    title: 'Moving failed',
    fallback: "We couldn't move the series. Check your connection and try again.",
  }
  const { mutate: revert } = useChanges(
    async (change, { moves, days }: SeriesMoves): Promise<unknown> => {
      const body = { moves: moves.map(turned), days: days.map(turned) }
      return maySchedule
        ? change(moveEndpoints.move, { params, body: { ...body, undo: true } })
        : change(moveEndpoints.moveDays, { params, body: { days: body.days } })
    },
    { done: { title: 'Change undone' }, failed, always: true },
  )
  return useChanges(
    async (change, { moves, days }: SeriesMoves): Promise<unknown> => {
      const body = { moves: [...moves], days: [...days] }
      return maySchedule
        ? change(moveEndpoints.move, { params, body: { ...body, undo: false } })
        : change(moveEndpoints.moveDays, { params, body: { days: body.days } })
    },
    {
      done: (_, series) => {
        const step = { kind: 'series' as const, revert: () => revert(series) }
        steps?.push(step)
        return {
          title: 'Series moved',
          description: emailCount(series.count),
          action: {
            label: 'Undo',
            onSelect: () => {
              if (steps === undefined || steps.remove(step)) step.revert()
            },
          },
          duration: 8000,
        }
      },
      failed,
      always: true,
      onDone,
    },
  )
}

const turned = <Moved extends { from: string; to: string }>(moved: Moved): Moved => ({
  ...moved,
  from: moved.to,
  to: moved.from,
})
