import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'

export const MOST_MOVED = 100

/** The brand's local time, `2026-12-04T10:00`. */
const wallTime = z.iso
  .datetime({ local: true, precision: -1, error: 'Enter a date and a time.' })
  .regex(/^20\d\d-.{11}$/, 'Enter a date and a time.')

const shift = z.discriminatedUnion('by', [
  z.object({
    by: z.literal('days'),
    days: z
      .int('Enter a number of days.')
      .min(-366, 'Use at most 366 days.')
      .max(366, 'Use at most 366 days.')
      .refine((days) => days !== 0, 'Enter a number of days.'),
  }),
  z.object({ by: z.literal('month'), year: z.int().min(2000).max(2099), month: z.int().min(1).max(12) }),
])

export const STAYS = ['unscheduled', 'sent', 'archived', 'month_over'] as const
export type Stays = (typeof STAYS)[number]

const shownMove = z.object({
  outlineId: z.uuid(),
  campaignTitle: z.string(),
  from: wallTime.nullable(),
  to: wallTime.nullable(),
  /** The new day is before today, in a month that isn't over. */
  past: z.boolean(),
  /** Why the email keeps its date. Null if it moves. */
  stays: z.enum(STAYS).nullable(),
})
export type ShownMove = z.infer<typeof shownMove>

const ofBrand = z.object({ id: z.uuid() })

const MOST_MOVED_DAYS = 20

/** The day that the caller knows, and the new one. */
const movedDays = z
  .array(z.object({ ideaId: z.uuid(), from: z.iso.date('Choose a date.'), to: z.iso.date('Choose a date.') }))
  .max(MOST_MOVED_DAYS)
  .refine((all) => new Set(all.map(({ ideaId }) => ideaId)).size === all.length, 'Name an idea once.')

const seriesDay = z.object({
  ideaId: z.uuid(),
  title: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  past: z.boolean(),
  /** Its scheduled email is among the moves, or it's the anchor itself. */
  isHidden: z.boolean(),
})
export type SeriesDay = z.infer<typeof seriesDay>

export const moveEndpoints = {
  look: endpoint({
    method: 'POST',
    path: '/api/brands/{id}/calendar-moves/preview',
    summary: 'Look at what moving the dates of several outlines would do, without moving any',
    params: ofBrand,
    body: z.object({ outlineIds: z.array(z.uuid()).min(1).max(MOST_MOVED), shift }),
    answer: z.object({
      moves: z.array(shownMove),
      /** Warnings that the calendar would show afterward and doesn't show now. */
      conflicts: z.array(z.string()),
    }),
    access: { permission: 'MANAGE_OUTLINES', tenant: { brand: 'path.id', outline: 'body.outlineIds' } },
    gate: 'calendar',
    whenSuspended: 'refuse',
    rate: 'write',
    audit: null,
    changesNothing: 'It only looks.',
    errors: [],
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/brands/{id}/calendar-moves',
    summary: 'Move several scheduled outlines in one step, or none of them. `from` is the time that the caller knows',
    params: ofBrand,
    body: z
      .object({
        moves: z
          .array(z.object({ outlineId: z.uuid(), from: wallTime, to: wallTime }))
          .max(MOST_MOVED)
          .refine((all) => new Set(all.map(({ outlineId }) => outlineId)).size === all.length, 'Name an outline once.'),
        /** Planned days of ideas of a series, which move with it. */
        days: movedDays.default([]),
        /** Undoes such a step, also back into a month that is over by now. */
        undo: z.boolean().default(false),
      })
      .refine(({ moves, days }) => moves.length + days.length > 0, {
        message: 'Name the emails to move.',
        path: ['moves'],
      }),
    answer: z.object({
      moves: z.array(z.object({ outlineId: z.uuid(), from: wallTime, to: wallTime })),
      days: movedDays,
    }),
    access: { permission: 'MANAGE_OUTLINES', tenant: { brand: 'path.id' } },
    gate: 'calendar',
    whenSuspended: 'refuse',
    rate: 'write',
    audit: null,
    changes: ['schedules', 'outlines', 'ideas'],
    errors: ['CONFLICT'],
  }),
  moveDays: endpoint({
    method: 'POST',
    path: '/api/brands/{id}/planned-days',
    summary: 'Move the planned days of ideas of a series in one step, or none of them',
    params: ofBrand,
    body: z.object({ days: movedDays.min(1) }),
    answer: z.object({ days: movedDays }),
    access: { permission: 'CREATE_EMAIL_IDEAS', tenant: { brand: 'path.id' } },
    gate: null,
    whenSuspended: 'refuse',
    rate: 'write',
    audit: null,
    changes: ['ideas', 'outlines'],
    errors: ['CONFLICT'],
  }),
  series: endpoint({
    method: 'GET',
    path: '/api/email-ideas/{id}/series-moves',
    summary:
      'Look at the other emails of a series after its anchor email moved: what moves with it to keep the distances',
    params: z.object({ id: z.uuid() }),
    query: z.object({ from: z.iso.date('Choose a date.'), to: z.iso.date('Choose a date.') }),
    answer: z.object({
      name: z.string(),
      moves: z.array(shownMove),
      days: z.array(seriesDay),
      conflicts: z.array(z.string()),
    }),
    access: { permission: 'VIEW_EMAIL_IDEAS', tenant: { idea: 'path.id' } },
    gate: null,
    whenSuspended: 'allow',
    rate: 'read',
    audit: null,
    shows: ['schedules', 'outlines', 'ideas'],
    errors: [],
  }),
}
