import { z } from 'zod'
import { WORKFLOW_STATUSES } from '#features/outlines/contract.ts'
import { endpoint } from '#shared/endpoint.ts'

/** The hour of an email that is dropped on a day. */
export const DEFAULT_SEND_TIME = '10:00'

const outlineFacts = {
  outlineId: z.uuid(),
  campaignTitle: z.string(),
  subjectLine: z.string(),
  previewText: z.string(),
  template: z.string(),
  workflowStatus: z.enum(WORKFLOW_STATUSES),
  mainTopicTitle: z.string(),
  /** Whom the email is for, in the words of its outline. */
  segment: z.string(),
  /** It sells with an offer rather than with something to read. */
  promotion: z.boolean(),
  /** The day of the year it is about, if it is about one. */
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

export const unscheduledSchema = z.object(outlineFacts)
export type Unscheduled = z.infer<typeof unscheduledSchema>

/** A month with outlines that have no date. */
/** An idea that the plan of a month gives a day, and that has no outline yet. */
export const plannedIdeaSchema = z.object({ ideaId: z.uuid(), title: z.string(), date: z.iso.date() })
export type PlannedIdea = z.infer<typeof plannedIdeaSchema>

export const waitingMonthSchema = z.object({ year: z.int(), month: z.int(), outlines: z.int() })
export type WaitingMonth = z.infer<typeof waitingMonthSchema>

export const observanceSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** `sensitive`: a day on which nothing is sold. */
  kind: z.enum(['gift', 'sale', 'holiday', 'season', 'awareness', 'sensitive']),
  date: z.iso.date(),
  lastDay: z.iso.date(),
  /** Announced anew each year, or the brand's own to decide. */
  approximate: z.boolean(),
})
export type ShownObservance = z.infer<typeof observanceSchema>

/** A feed as its brand knows it. Its address is told once, when it is made: the server keeps only a hash of it. */
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

const day = z.iso.date('Choose a date.')

/** What a person asks of the scheduler beyond what it does by itself. */
export const scheduleLimits = z.object({
  /** Days on which nothing goes out. */
  blackoutDates: z.array(day).max(62, 'Please choose at most 62 days.').default([]),
  /** 0 is Sunday. */
  weekdays: z
    .array(z.int().min(0).max(6))
    .min(1, 'Choose at least one day of the week.')
    .max(7)
    .default([0, 1, 2, 3, 4, 5, 6]),
  /** The most emails in any seven days; null leaves it to the scheduler. */
  maxPerWeek: z
    .int()
    .min(1, 'At least one email a week.')
    .max(14, 'At most 14 emails a week.')
    .nullable()
    .default(null),
})
export type ScheduleLimits = z.infer<typeof scheduleLimits>

const unplacedSchema = z.object({ outlineId: z.uuid(), campaignTitle: z.string(), reason: z.string() })

export const placedPlanSchema = z.object({
  schedules: z.array(scheduleSchema),
  /** What found no day, with the reason. */
  unplaced: z.array(unplacedSchema),
  /** How many past campaigns it could learn from; below `learnsFrom` it follows general practice. */
  campaigns: z.int(),
  learnsFrom: z.int(),
  /** Days without sends: holidays, and days on which nothing is sold out of respect. */
  keptFree: z.array(z.object({ day: z.string(), name: z.string() })),
  /** What is true of every email that was placed; null when nothing is. */
  sharedReason: z.string().nullable(),
  /** For each email, further reasons for its place, and what speaks against that place. */
  reasons: z.array(z.object({ outlineId: z.uuid(), reason: z.string().nullable(), against: z.string().nullable() })),
  /** Says that there are more emails than the days can hold, and what became of them. */
  tooMany: z.string().nullable(),
})

const slotSchema = z.object({ sendTime: z.string(), reason: z.string() })
export type SlotProposal = z.infer<typeof slotSchema>

export const calendarEndpoints = {
  month: endpoint({
    method: 'GET',
    path: '/api/calendar',
    summary: 'The scheduled emails of the six weeks that show a month, and those of the month without a date',
    query: ofMonth,
    answer: z.object({
      schedules: z.array(scheduleSchema),
      unscheduled: z.array(unscheduledSchema),
      /** How many outlines wait for a date, by the month they were planned for. */
      waiting: z.array(waitingMonthSchema),
      /** Planned emails of these weeks whose outline has yet to be written. */
      planned: z.array(plannedIdeaSchema),
      observances: z.array(observanceSchema),
    }),
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
        /** Takes a change back: at the time that the scheduler chose, the email is its placement again. */
        undo: z.boolean().default(false),
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
    whileImpersonating: 'allow',
    audit: null,
    errors: ['CONFLICT'],
  }),
  suggest: endpoint({
    method: 'POST',
    path: '/api/calendar/suggest',
    summary: 'Give unscheduled outlines of a month their best days and times, each with its reason',
    body: z.object({
      brandId: z.uuid('No brand selected'),
      year: z.int().min(2000).max(2099),
      month: z.int().min(1).max(12),
      outlineIds: z.array(z.uuid()).min(1, 'No unscheduled outlines to schedule').max(200),
      limits: scheduleLimits.optional(),
      /** Outlines that the scheduler has placed before, and nobody moved since, are placed anew. */
      again: z.boolean().default(false),
    }),
    answer: placedPlanSchema,
    access: { permission: 'MANAGE_OUTLINES', tenant: { brand: 'body.brandId', outline: 'body.outlineIds' } },
    gate: 'calendar',
    whenSuspended: 'refuse',
    rate: 'write',
    audit: null,
    errors: ['CONFLICT'],
  }),
  undoSuggest: endpoint({
    method: 'POST',
    path: '/api/calendar/suggest/undo',
    summary: 'Take off the calendar what the scheduler has placed and nobody has moved since',
    body: z.object({ brandId: z.uuid('No brand selected'), outlineIds: z.array(z.uuid()).min(1).max(200) }),
    answer: z.object({ outlineIds: z.array(z.uuid()) }),
    access: { permission: 'MANAGE_OUTLINES', tenant: { brand: 'body.brandId', outline: 'body.outlineIds' } },
    gate: 'calendar',
    whenSuspended: 'refuse',
    rate: 'write',
    audit: null,
    errors: [],
  }),
  slots: endpoint({
    method: 'GET',
    path: '/api/calendar/slots',
    summary: 'The three best times for one outline, each with its reason',
    query: z.object({ outlineId: z.uuid() }),
    answer: z.object({ slots: z.array(slotSchema), campaigns: z.int(), learnsFrom: z.int() }),
    access: { permission: 'VIEW_EMAIL_IDEAS', tenant: { outline: 'query.outlineId' } },
    gate: 'calendar',
    whenSuspended: 'allow',
    rate: 'read',
    audit: null,
    errors: [],
  }),
  exportCsv: endpoint({
    method: 'GET',
    path: '/api/calendar/export/csv',
    summary: 'Download the plan of a month as a spreadsheet: what is scheduled in it, then what still waits for a date',
    query: ofMonth,
    answer: 'csv',
    access: { permission: 'DOWNLOAD_OUTLINES', tenant: { brand: 'query.brandId' } },
    gate: 'calendar',
    whenSuspended: 'allow',
    rate: 'export',
    audit: null,
    errors: [],
  }),
  feed: endpoint({
    method: 'GET',
    path: '/api/brands/{brandId}/calendar-feed',
    summary: 'Whether a brand has an iCal feed, and when a calendar program last read it',
    params: ofBrand,
    answer: z.object({ feed: feedSchema.nullable() }),
    access: { permission: 'VIEW_EMAIL_IDEAS', tenant: { brand: 'path.brandId' } },
    gate: 'calendar',
    whenSuspended: 'allow',
    rate: 'read',
    audit: null,
    errors: [],
  }),
  createFeed: endpoint({
    method: 'POST',
    path: '/api/brands/{brandId}/calendar-feed',
    summary: 'Make the iCal feed of a brand, or give it a new address; the old one stops at once. Told only here',
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
    summary: 'End the iCal feed of a brand: its address answers no more',
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
      'The scheduled emails of a brand for calendar programs; the address is the key. Gone when revoked, and while the workspace is suspended or its plan has no calendar',
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
