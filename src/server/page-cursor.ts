import type { z } from 'zod'
import { AppError } from '#shared/errors.ts'

/** The sort columns of the last row, as opaque text. */
export function cursorAfter(keys: readonly string[]): string {
  return Buffer.from(JSON.stringify(keys)).toString('base64url')
}

export function readCursor<Keys>(cursor: string, keys: z.ZodType<Keys>): Keys {
  try {
    return keys.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    throw new AppError('INVALID_INPUT', {
      message: "This page doesn't exist. Go back to the first page.",
      details: { field: 'cursor' },
    })
  }
}

/** Takes one row more than the page holds, which shows whether there is a next page. */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  keysOf: (row: Row) => readonly string[],
): { rows: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { rows: page, nextCursor: rows.length > limit && last !== undefined ? cursorAfter(keysOf(last)) : null }
}
