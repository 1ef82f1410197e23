import type { z } from 'zod'
import { AppError } from '#shared/errors.ts'

/** The last row of a page, by the columns that the list is sorted by, as text that nobody has to understand. */
export function cursorAfter(keys: readonly string[]): string {
  return Buffer.from(JSON.stringify(keys)).toString('base64url')
}

/** What `cursorAfter()` was given. Refuses what it did not make. */
export function readCursor<Keys>(cursor: string, keys: z.ZodType<Keys>): Keys {
  try {
    return keys.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    throw new AppError('INVALID_INPUT', {
      message: 'This page of the list does not exist.',
      details: { field: 'cursor' },
    })
  }
}

/** Rows that were asked for with one more than the page holds: the page, and where the next one begins. */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  keysOf: (row: Row) => readonly string[],
): { rows: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { rows: page, nextCursor: rows.length > limit && last !== undefined ? cursorAfter(keysOf(last)) : null }
}
