import { withZoneOffset } from '#shared/calendar-dates.ts'
import type { Schedule, Unscheduled } from '../contract.ts'
import type { ScheduledOutline } from './store.ts'

export function presentUnscheduled(outline: ScheduledOutline['outline']): Unscheduled {
  return {
    outlineId: outline.id,
    campaignTitle: outline.title || outline.ideaTitle,
    subjectLine: outline.content.subjectLines[0] ?? '',
    template: outline.template,
    workflowStatus: outline.workflowStatus,
  }
}

export function presentSchedule({ schedule, outline }: ScheduledOutline, timeZone: string): Schedule {
  const { id, manualOverride, justification } = schedule
  return {
    id,
    ...presentUnscheduled(outline),
    sendTime: withZoneOffset(outline.scheduledSendAt!, timeZone),
    manualOverride,
    justification,
    notes: outline.notes,
  }
}
