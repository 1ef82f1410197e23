import type { AnswerOf } from '#shared/endpoint.ts'
import { daysFrom } from '#shared/calendar-dates.ts'
import type { SeriesDay, ShownMove, moveEndpoints } from '../../../moves-contract.ts'
import { movable } from '../move-dates/use-moves.ts'
import type { SeriesMoves } from './use-move-series.ts'

export interface OfferedMoves {
  name: string
  /** `3 days later` */
  shift: string
  count: number
  shownMoves: readonly ShownMove[]
  shownDays: readonly SeriesDay[]
  conflicts: readonly string[]
  wanted: SeriesMoves
}

/** Null if nothing would move. Without the right to schedule, only planned days move. */
export function offeredMoves(
  { name, moves, days, conflicts }: AnswerOf<typeof moveEndpoints.series>,
  { from, to }: { from: string; to: string },
  maySchedule: boolean,
): OfferedMoves | null {
  const shownDays = days.filter(({ isHidden }) => !isHidden)
  const shownMoves = maySchedule ? moves : []
  const wantedMoves = movable(shownMoves)
  const count = wantedMoves.length + shownDays.length
  if (count === 0) return null
  const wantedDays = (maySchedule ? days : shownDays).map(({ ideaId, from: day, to: next }) => ({
    ideaId,
    from: day,
    to: next,
  }))
  return {
    name,
    shift: shiftText(daysFrom(from, to)),
    count,
    shownMoves,
    shownDays,
    conflicts: maySchedule ? conflicts : [],
    wanted: { moves: wantedMoves, days: wantedDays, count },
  }
}

export function shiftText(days: number): string {
  const count = Math.abs(days)
  return `${count} ${count === 1 ? 'day' : 'days'} ${days > 0 ? 'later' : 'earlier'}`
}
