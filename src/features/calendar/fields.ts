import { z } from 'zod'
import { WORKFLOW_STATUSES } from '#features/outlines/contract.ts'

export const outlineFacts = {
  outlineId: z.uuid(),
  campaignTitle: z.string(),
  subjectLine: z.string(),
  previewText: z.string(),
  template: z.string(),
  workflowStatus: z.enum(WORKFLOW_STATUSES),
  mainTopicTitle: z.string(),
  /** Only if it is an email of a series, whose emails share a topic on purpose. */
  isOfSeries: z.literal(true).optional(),
  segment: z.string(),
  promotion: z.boolean(),
  occasion: z.object({ name: z.string(), day: z.iso.date(), lastDay: z.iso.date() }).nullable(),
}

export const scheduleSchema = z.object({
  id: z.uuid(),
  ...outlineFacts,
  /** ISO 8601 with the offset of the brand's zone on that day. */
  sendTime: z.string(),
  manualOverride: z.boolean(),
  justification: z.string().nullable(),
  notes: z.string().nullable(),
})
export type Schedule = z.infer<typeof scheduleSchema>

export const day = z.iso.date('Choose a date.')

const unplacedSchema = z.object({ outlineId: z.uuid(), campaignTitle: z.string(), reason: z.string() })

export const placedPlanSchema = z.object({
  schedules: z.array(scheduleSchema),
  unplaced: z.array(unplacedSchema),
  campaigns: z.int(),
  learnsFrom: z.int(),
  keptFree: z.array(z.object({ day: z.string(), name: z.string() })),
  /** Applies to every scheduled email. Null when there is no shared reason. */
  sharedReason: z.string().nullable(),
  reasons: z.array(z.object({ outlineId: z.uuid(), reason: z.string().nullable(), against: z.string().nullable() })),
  tooMany: z.string().nullable(),
})

/** The archived status is missing, because the calendar shows no archived emails. */
export const CALENDAR_STATUSES = z.enum(WORKFLOW_STATUSES).exclude(['archived'])
