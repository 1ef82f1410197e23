import { z } from 'zod'

/** The most rows of a list that are answered at once, and how many come when nobody says. */
export const PAGE_SIZE = 200

/** Query fields of a list that comes page by page: `cursor` is the `nextCursor` of the page before. */
export const pageFields = {
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(PAGE_SIZE).default(PAGE_SIZE),
}

/** Where the next page begins; null after the last one. */
export const nextCursor = z.string().nullable()
