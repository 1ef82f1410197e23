import { z } from 'zod'
import { WORKFLOW_STATUSES } from '#features/outlines/contract.ts'
import { endpoint } from '#shared/endpoint.ts'

/** The hour of an email that is dropped on a day. */
export const DEFAULT_SEND_TIME = '10:00'

const outlineFacts = {
  outlineId: z.uuid(),
  campaignTitle: z.string(),
  subjectLine: z.string(),
  template: z.string(),
  workflowStatus: z.enum(WORKFLOW_STATUSES),
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

export const unscheduledSchema = z.object(outlineFacts)
export type Unscheduled = z.infer<typeof unscheduledSchema>

/** `2026-12-04T10:00`, with or without seconds; `Z` or an offset may follow, without one it is the brand's own clock. */
const ISO_TIME =
  /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)?$/

const isDayOfMonth = (text: string) => {
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text.slice(0, 10))
}

const newSendTime = z
  .string()
  .regex(ISO_TIME, 'Please give a date and a time.')
  .refine(isDayOfMonth, 'This day does not exist.')

export const calendarEndpoints = {
  month: endpoint({
    method: 'GET',
    path: '/api/calendar',
    summary: 'The scheduled emails of the six weeks that show a month, and those of the month without a date',
    query: z.object({
      brandId: z.uuid(),
      year: z.coerce.number().int().min(2000).max(2099),
      month: z.coerce.number().int().min(1).max(12),
    }),
    answer: z.object({ schedules: z.array(scheduleSchema), unscheduled: z.array(unscheduledSchema) }),
    access: { permission: 'VIEW_EMAIL_IDEAS', tenant: { brand: 'query.brandId' } },
    gate: 'calendar',
    whenSuspended: 'allow',
    rate: 'read',
    audit: null,
    errors: [],
  }),
  schedule: endpoint({
    method: 'POST',
    path: '/api/calendar/schedule',
    summary: 'Give an outline a date by hand (`outlineId` and `brandId`), or move one that has a date (`scheduleId`)',
    body: z
      .object({
        scheduleId: z.uuid().optional(),
        outlineId: z.uuid().optional(),
        brandId: z.uuid().optional(),
        newSendTime,
      })
      .refine(({ scheduleId, outlineId, brandId }) => scheduleId !== undefined || (outlineId && brandId), {
        message: 'Name a schedule, or an outline and its brand.',
        path: ['scheduleId'],
      }),
    answer: z.object({ schedule: scheduleSchema }),
    access: {
      permission: 'MANAGE_OUTLINES',
      tenant: { schedule: 'body.scheduleId', outline: 'body.outlineId', brand: 'body.brandId' },
    },
    gate: 'calendar',
    whenSuspended: 'refuse',
    rate: 'write',
    audit: null,
    errors: ['CONFLICT'],
  }),
  unschedule: endpoint({
    method: 'DELETE',
    path: '/api/calendar/schedule/{id}',
    summary: 'Take an email off the calendar',
    params: z.object({ id: z.uuid() }),
    answer: z.object({ ok: z.literal(true) }),
    access: { permission: 'MANAGE_OUTLINES', tenant: { schedule: 'path.id' } },
    gate: 'calendar',
    whenSuspended: 'refuse',
    rate: 'write',
    audit: null,
    errors: ['CONFLICT'],
  }),
}
