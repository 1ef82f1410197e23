import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { SERIES } from '#shared/series.ts'
import { textField } from '#shared/text-fields.ts'
import { mainTopicSchema } from './contract.ts'

export const LONGEST_NAME = 120

export const seriesEndpoints = {
  add: endpoint({
    method: 'POST',
    path: '/api/brands/{id}/series',
    summary: 'Create a manual topic with three to five ideas, each planned for a day before, on or after an anchor day',
    params: z.object({ id: z.uuid() }),
    body: z.object({
      kind: z.enum(SERIES, 'Choose a series.'),
      date: z.iso.date('Choose a date.'),
      /** An id from the calendar's observances, if `date` is that day. */
      observanceId: z.string().max(100).optional(),
      name: textField(LONGEST_NAME, 'Name the product, offer or holiday.'),
    }),
    answer: z.object({ topic: mainTopicSchema, year: z.int(), month: z.int() }),
    status: 201,
    access: { permission: 'CREATE_EMAIL_IDEAS', tenant: { brand: 'path.id' } },
    gate: null,
    whenSuspended: 'refuse',
    rate: 'write',
    token: 'write',
    audit: null,
    changes: ['ideas'],
    errors: ['MANUAL_IDEA_LIMIT_REACHED'],
  }),
}
