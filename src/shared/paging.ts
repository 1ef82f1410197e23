import { z } from 'zod'

export const PAGE_SIZE = 200

/** `cursor` is the `nextCursor` of the previous page. */
export const pageFields = {
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(PAGE_SIZE).default(PAGE_SIZE),
}

export const nextCursor = z.string().nullable()
