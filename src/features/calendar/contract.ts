import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { day, outlineFacts, placedPlanSchema, scheduleSchema } from './fields.ts'

export const DEFAULT_SEND_TIME = '10:00'

export const unscheduledSchema = z.object(outlineFacts)
export type Unscheduled = z.infer<typeof unscheduledSchema>

export const plannedIdeaSchema = z.object({ ideaId: z.uuid(), title: z.string(), date: z.iso.date() })
export type PlannedIdea = z.infer<typeof plannedIdeaSchema>

export const waitingMonthSchema = z.object({ year: z.int(), month: z.int(), outlines: z.int() })
export type WaitingMonth = z.infer<typeof waitingMonthSchema>

export const observanceSchema = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['gift', 'sale', 'holiday', 'season', 'awareness', 'sensitive']),
  date: z.iso.date(),
  lastDay: z.iso.date(),
  /** The date is announced each year, or the brand decides it. */
  approximate: z.boolean(),
})
export type ShownObservance = z.infer<typeof observanceSchema>

/** The server stores only a hash of the key, so the link is never part of a feed. */
export const feedSchema = z.object({
  createdAt: z.iso.datetime(),
  createdByName: z.string(),
  lastReadAt: z.iso.datetime().nullable(),
})
export type CalendarFeed = z.infer<typeof feedSchema>

const ofMonth = z.object({
  brandId: z.uuid(),
  year: z.coerce.number().int().min(2000).max(2099),
  month: z.coerce.number().int().min(1).max(12),
})
const ofBrand = z.object({ brandId: z.uuid() })

/** `2026-12-04T10:00`, optionally with seconds, `Z` or an offset. Without an offset, it is the brand's local time. */
const ISO_TIME =
  /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)?$/

const isDayOfMonth = (text: string) => {
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text.slice(0, 10))
}

const newSendTime = z
  .string()
  .regex(ISO_TIME, 'Enter a date and a time.')
  .refine(isDayOfMonth, "This date doesn't exist.")

export const scheduleLimits = z.object({
  blackoutDates: z.array(day).max(62, 'Choose at most 62 days.').default([]),
  /** 0 is Sunday. */
  weekdays: z
    .array(z.int().min(0).max(6))
    .min(1, 'Choose at least one day of the week.')
    .max(7)
    .default([0, 1, 2, 3, 4, 5, 6]),
  maxPerWeek: z
    .int()
    .min(1, 'Choose at least one email a week.')
    .max(14, 'Choose at most 14 emails a week.')
    .nullable()
    .default(null),
})
export type ScheduleLimits = z.infer<typeof scheduleLimits>

const slotSchema = z.object({ sendTime: z.string(), reason: z.string() })
export type SlotProposal = z.infer<typeof slotSchema>

/** The email that a series is planned around is on another day. */
const movedAnchorSchema = z.object({ ideaId: z.uuid(), brandId: z.uuid(), from: z.iso.date(), to: z.iso.date() })
export type MovedAnchor = z.infer<typeof movedAnchorSchema>

export const calendarEndpoints = {
  month: endpoint({
    method: 'GET',
    path: '/api/calendar',
    summary: 'Get the scheduled emails of the six weeks around a month, and the unscheduled emails of the month',
    query: ofMonth,
    answer: z.object({
      schedules: z.array(scheduleSchema),
      unscheduled: z.array(unscheduledSchema),
      waiting: z.array(waitingMonthSchema),
      planned: z.array(plannedIdeaSchema),
      observances: z.array(observanceSchema),
    }),
    access: { permission: 'VIEW_EMAIL_IDEAS', tenant: { brand: 'query.brandId' } },
    gate: 'calendar',
    whenSuspended: 'allow',
    rate: 'read',
    token: 'read',
    audit: null,
    shows: ['schedules', 'outlines'],
    errors: [],
  }),
  observances: endpoint({
    method: 'GET',
    path: '/api/brands/{id}/observances',
    summary: 'Get the holidays of the six weeks around a month that concern a brand, on every plan',
    params: z.object({ id: z.uuid() }),
    query: ofMonth.omit({ brandId: true }),
    answer: z.object({ observances: z.array(observanceSchema) }),
    access: { permission: 'VIEW_EMAIL_IDEAS', tenant: { brand: 'path.id' } },
    gate: null,
    whenSuspended: 'allow',
    rate: 'read',
    audit: null,
    shows: ['brands'],
    errors: [],
  }),
  schedule: endpoint({
    method: 'POST',
    path: '/api/calendar/schedule',
    summary: 'Schedule an outline (`outlineId` and `brandId`) or reschedule it (`scheduleId`)',
    body: z
      .object({
        scheduleId: z.uuid().optional(),
        outlineId: z.uuid().optional(),
        brandId: z.uuid().optional(),
        newSendTime,
        /** Undoes a change. At the time that AI Schedule All chose, the email counts as scheduled by AI again. */
        undo: z.boolean().default(false),
      })
      .refine(({ scheduleId, outlineId, brandId }) => scheduleId !== undefined || (outlineId && brandId), {
        message: 'Send a schedule, or an outline and its brand.',
        path: ['scheduleId'],
      }),
    answer: z.object({ schedule: scheduleSchema, anchor: movedAnchorSchema.optional() }),
    access: {
      permission: 'MANAGE_OUTLINES',
      tenant: { schedule: 'body.scheduleId', outline: 'body.outlineId', brand: 'body.brandId' },
    },
    gate: 'calendar',
    whenSuspended: 'refuse',
    rate: 'write',
    token: 'write',
    tool: {
      name: 'schedule_email',
      title: 'Schedule an email',
      description:
        'Plans the send time of an outline in the local time of its brand, with `outlineId` and `brandId`, or moves it with `scheduleId`. Nothing is sent.',
      idempotent: true,
      omits: ['undo'],
    },
    audit: null,
    errors: ['CONFLICT'],
  }),
  unschedule: endpoint({
    method: 'DELETE',
    path: '/api/calendar/schedule/{id}',
    summary: 'Unschedule an email',
    params: z.object({ id: z.uuid() }),
    answer: z.object({ ok: z.literal(true) }),
    access: { permission: 'MANAGE_OUTLINES', tenant: { schedule: 'path.id' } },
    gate: 'calendar',
    whenSuspended: 'refuse',
    rate: 'write',
    token: 'write',
    whileImpersonating: 'allow',
    audit: null,
    errors: ['CONFLICT'],
  }),
  suggest: endpoint({
    method: 'POST',
    path: '/api/calendar/suggest',
    summary: 'Schedule the unscheduled outlines of a month, with a reason for each',
    body: z.object({
      brandId: z.uuid('No brand selected'),
      year: z.int().min(2000).max(2099),
      month: z.int().min(1).max(12),
      outlineIds: z.array(z.uuid()).min(1, 'No unscheduled outlines to schedule').max(200),
      limits: scheduleLimits.optional(),
      /** Also reschedules the outlines that AI Schedule All scheduled and no one has moved since. */
      again: z.boolean().default(false),
    }),
    answer: placedPlanSchema,
    access: { permission: 'MANAGE_OUTLINES', tenant: { brand: 'body.brandId', outline: 'body.outlineIds' } },
    gate: 'calendar',
    whenSuspended: 'refuse',
    rate: 'write',
    token: 'write',
    audit: null,
    errors: ['CONFLICT'],
  }),
  undoSuggest: endpoint({
    method: 'POST',
    path: '/api/calendar/suggest/undo',
    summary: 'Undo an AI schedule. Emails that moved since then stay',
    body: z.object({ brandId: z.uuid('No brand selected'), outlineIds: z.array(z.uuid()).min(1).max(200) }),
    answer: z.object({ outlineIds: z.array(z.uuid()) }),
    access: { permission: 'MANAGE_OUTLINES', tenant: { brand: 'body.brandId', outline: 'body.outlineIds' } },
    gate: 'calendar',
    whenSuspended: 'refuse',
    rate: 'write',
    token: 'write',
    audit: null,
    errors: [],
  }),
  slots: endpoint({
    method: 'GET',
    path: '/api/calendar/slots',
    summary: 'Suggest the three best send times for an outline, with a reason for each',
    query: z.object({ outlineId: z.uuid() }),
    answer: z.object({ slots: z.array(slotSchema), campaigns: z.int(), learnsFrom: z.int() }),
    access: { permission: 'VIEW_EMAIL_IDEAS', tenant: { outline: 'query.outlineId' } },
    gate: 'calendar',
    whenSuspended: 'allow',
    rate: 'read',
    token: 'read',
    tool: {
      name: 'suggest_send_times',
      title: 'Suggest send times',
      description:
        'Suggests the three best send times for an outline, each with its reason, from past results, holidays and what else is scheduled.',
    },
    audit: null,
    shows: ['schedules', 'outlines'],
    errors: [],
  }),
  exportCsv: endpoint({
    method: 'GET',
    path: '/api/calendar/export/csv',
    summary: 'Export the schedule of a month as CSV, scheduled emails first',
    query: ofMonth,
    answer: 'csv',
    access: { permission: 'DOWNLOAD_OUTLINES', tenant: { brand: 'query.brandId' } },
    gate: 'calendar',
    whenSuspended: 'allow',
    rate: 'export',
    token: 'read',
    audit: null,
    errors: [],
  }),
  feed: endpoint({
    method: 'GET',
    path: '/api/brands/{brandId}/calendar-feed',
    summary: 'Get the iCal feed status of a brand, with the last time a calendar app read it',
    params: ofBrand,
    answer: z.object({ feed: feedSchema.nullable() }),
    access: { permission: 'VIEW_EMAIL_IDEAS', tenant: { brand: 'path.brandId' } },
    gate: 'calendar',
    whenSuspended: 'allow',
    rate: 'read',
    token: 'read',
    audit: null,
    shows: ['brands'],
    errors: [],
  }),
  createFeed: endpoint({
    method: 'POST',
    path: '/api/brands/{brandId}/calendar-feed',
    summary:
      'Create or replace the iCal feed link of a brand. The old link stops working, and only this response contains the new one',
    params: ofBrand,
    answer: z.object({ url: z.string(), feed: feedSchema }),
    access: { permission: 'MANAGE_OUTLINES', tenant: { brand: 'path.brandId' } },
    gate: 'calendar',
    whenSuspended: 'refuse',
    rate: 'write',
    whileImpersonating: 'refuse',
    audit: 'calendar_feed.created',
    errors: [],
  }),
  revokeFeed: endpoint({
    method: 'DELETE',
    path: '/api/brands/{brandId}/calendar-feed',
    summary: 'Turn off the iCal feed of a brand. Its link stops working',
    params: ofBrand,
    answer: z.object({ ok: z.literal(true) }),
    access: { permission: 'MANAGE_OUTLINES', tenant: { brand: 'path.brandId' } },
    gate: 'calendar',
    whenSuspended: 'refuse',
    rate: 'write',
    audit: 'calendar_feed.revoked',
    errors: [],
  }),
  readFeed: endpoint({
    method: 'GET',
    path: '/api/calendar/feed/{token}/plan.ics',
    summary:
      'Get the scheduled emails of a brand as iCal. The link is the key. Returns an error when the link is revoked, the workspace is suspended or the plan has no calendar',
    params: z.object({ token: z.string().regex(/^[\w-]{43}$/) }),
    answer: 'ics',
    access: 'public',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'read',
    audit: null,
    errors: ['NOT_FOUND'],
  }),
}
