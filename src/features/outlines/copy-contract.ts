import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { outlineSchema } from './contract.ts'
import { hintSchema } from './editing-contract.ts'

export const COPIES_A_DAY = 50

export const copyEndpoints = {
  copy: endpoint({
    method: 'POST',
    path: '/api/outlines/{id}/copy',
    summary: `Copy an outline to a month, also of another brand. Uses no quota, but a workspace gets ${COPIES_A_DAY} copies a day`,
    params: z.object({ id: z.uuid() }),
    body: z.object({
      /** By default, the brand of the outline. */
      brandId: z.uuid('Choose a brand.').optional(),
      year: z.int('Please choose a year').min(2000, 'Please choose a year').max(2100, 'Please choose a year'),
      month: z.int('Please choose a month').min(1, 'Please choose a month').max(12, 'Please choose a month'),
    }),
    answer: z.object({
      outline: outlineSchema,
      /** What the quality check says of the copy in its brand. */
      hints: z.array(hintSchema),
    }),
    status: 201,
    access: { permission: 'CREATE_EMAIL_IDEAS', tenant: { outline: 'path.id', brand: 'body.brandId' } },
    gate: null,
    whenSuspended: 'refuse',
    rate: 'write',
    token: 'write',
    audit: null,
    changes: ['outlines'],
    errors: [],
  }),
}
