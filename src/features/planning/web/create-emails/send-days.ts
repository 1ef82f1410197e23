import { DEFAULT_SEND_TIME } from '#features/calendar/contract.ts'
import { type Schedule } from '#features/calendar/fields.ts'
import type { Subtopic } from '#features/ideas/contract.ts'
import type { MonthPlan } from '#features/ideas/web/widgets/plan/plan-words.ts'

export interface SendDay {
  outlineId: string
  title: string
  day: string
  time: string
}

/** Starts with the scheduled time, else with the day of the plan. In the order of the days, undated ones last. */
export function sendDays(
  ideas: readonly Subtopic[],
  plan: MonthPlan | null,
  schedules: readonly Pick<Schedule, 'outlineId' | 'sendTime'>[],
): SendDay[] {
  const planned = new Map(plan?.emails.map((email) => [email.subtopicId, email]))
  const scheduled = new Map(schedules.map(({ outlineId, sendTime }) => [outlineId, sendTime]))
  return ideas
    .flatMap(({ id, outlineId, title, suggestedDate }) => {
      if (outlineId === null) return []
      const sendTime = scheduled.get(outlineId)
      if (sendTime !== undefined) {
        return [{ outlineId, title, day: sendTime.slice(0, 10), time: sendTime.slice(11, 16) }]
      }
      const email = planned.get(id)
      return [{ outlineId, title, day: email?.date ?? suggestedDate ?? '', time: email?.time ?? DEFAULT_SEND_TIME }]
    })
    .toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)))
}

const orderOf = ({ day, time }: SendDay) => `${day === '' ? '9999' : day} ${time}`
