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
    body: z.object({
      moves: z
        .array(z.object({ outlineId: z.uuid(), from: wallTime, to: wallTime }))
        .min(1)
        .max(MOST_MOVED)
        .refine((all) => new Set(all.map(({ outlineId }) => outlineId)).size === all.length, 'Name an outline once.'),
      /** Undoes such a step, also back into a month that is over by now. */
      undo: z.boolean().default(false),
    }),
    answer: z.object({ moves: z.array(z.object({ outlineId: z.uuid(), from: wallTime, to: wallTime })) }),
    access: { permission: 'MANAGE_OUTLINES', tenant: { brand: 'path.id' } },
    gate: 'calendar',
    whenSuspended: 'refuse',
    rate: 'write',
    audit: null,
    changes: ['schedules', 'outlines'],
    errors: ['CONFLICT'],
  }),
}
