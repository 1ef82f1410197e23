import type { BrandRow } from '#features/brands/server/store.ts'
import { withZoneOffset } from '#shared/calendar-dates.ts'
import type { Unscheduled } from '../contract.ts'
import type { Schedule } from '../fields.ts'
import { dayItIsAbout } from './plan-facts.ts'
import { isPromo } from './scheduling/planned-outline.ts'
import type { PlannedFacts, ScheduledFacts } from './store.ts'

export function presentUnscheduled({ outline, meta }: PlannedFacts, { country }: BrandRow): Unscheduled {
  return {
    outlineId: outline.id,
    campaignTitle: outline.title || outline.ideaTitle,
    subjectLine: outline.content.subjectLines[0] ?? '',
    previewText: outline.content.previewText ?? '',
    template: outline.template,
    workflowStatus: outline.workflowStatus,
    mainTopicTitle: outline.mainTopicTitle,
    ...(meta?.series !== undefined && { isOfSeries: true as const }),
    segment: outline.content.segment,
    promotion: isPromo({ template: outline.template, meta }),
    occasion: dayItIsAbout(outline, meta, country),
  }
}

export function presentSchedule(found: ScheduledFacts, brand: BrandRow): Schedule {
  const { id, manualOverride, justification } = found.schedule
  return {
    id,
    ...presentUnscheduled(found, brand),
    sendTime: withZoneOffset(found.outline.scheduledSendAt!, brand.timezone),
    manualOverride,
    justification,
    notes: found.outline.notes,
  }
}
