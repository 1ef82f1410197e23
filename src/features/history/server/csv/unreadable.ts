import { oneLine } from '#shared/text.ts'

/** The cell has a value that we can't read. Null means an empty cell. */
export const UNREADABLE = Symbol('unreadable')
export type Reading<T> = T | null | typeof UNREADABLE

const NOTHING = new Set([
  '',
  '-',
  '--',
  '–',
  '—',
  'n/a',
  'na',
  'n.a.',
  'n.v.',
  'k.a.',
  'null',
  'none',
  'nan',
  '#n/a',
  's/o',
  'n.d.',
  'nd',
])

const LONGEST_NOTHING = Math.max(...[...NOTHING].map(({ length }) => length))

export function isNothing(text: string): boolean {
  const value = text.trim()
  return value.length <= LONGEST_NOTHING && NOTHING.has(value.toLowerCase())
}

const LONGEST_VALUE = 80

/** Returns one line with single spaces, or null if the text is longer than any date or number. */
export function valueIn(cell: string): string | null {
  const line = oneLine(cell)
  return line.length > LONGEST_VALUE ? null : line
}
