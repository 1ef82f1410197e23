import { calendarEndpoints } from '#features/calendar/contract.ts'
import type { Offer } from '#features/calendar/web/widgets/series/series-offer-state.ts'
import { errorMessage } from '#web/api-client.ts'
import { useChanges } from '#web/use-change.ts'
import type { SendDay } from './send-days.ts'

interface Done {
  scheduleId: string
  outlineId: string
  /** Null if the email wasn't scheduled before. */
  before: string | null
}

export interface ScheduledMany {
  done: Done[]
  failed: { outlineId: string; reason: string }[]
  /** The email that a series is planned around, if it got another day. */
  anchor: Offer | null
}

export function useSchedulingMany(brandId: string) {
  const { mutateAsync, isPending } = useChanges(
    async (change, { days, before }: { days: readonly SendDay[]; before: ReadonlyMap<string, string> }) => {
      const outcome: ScheduledMany = { done: [], failed: [], anchor: null }
      for (const { outlineId, day, time } of days) {
        const body = { outlineId, brandId, newSendTime: `${day}T${time}` }
        try {
          const { schedule, anchor } = await change(calendarEndpoints.schedule, { body })
          if (anchor !== undefined) outcome.anchor = { ...anchor, outlineId }
          outcome.done.push({ scheduleId: schedule.id, outlineId, before: before.get(outlineId) ?? null })
        } catch (error) {
          const fallback = "We couldn't change the calendar. Check your connection and try again."
          outcome.failed.push({ outlineId, reason: errorMessage(error, fallback) })
        }
      }
      return outcome
    },
    { always: true },
  )
  const { mutate: undo } = useChanges(
    async (change, done: readonly Done[]) => {
      for (const { scheduleId, outlineId, before } of done) {
        if (before === null) await change(calendarEndpoints.unschedule, { params: { id: scheduleId } })
        else await change(calendarEndpoints.schedule, { body: { outlineId, brandId, newSendTime: before, undo: true } })
      }
    },
    {
      done: { title: 'Change undone' },
      failed: {
        title: 'Update failed',
        fallback: "We couldn't change the calendar. Check your connection and try again.",
      },
      always: true,
    },
  )
  return { schedule: mutateAsync, isPending, undo }
}
