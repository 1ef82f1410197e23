/** `workspace.plan_changed` becomes `Workspace plan changed`. */
export function actionText(action: string): string {
  const words = action
    .replace(/[._-]+/g, ' ')
    .toLowerCase()
    .trim()
    .replace(/^superadmin\b/, 'super admin')
    .replace(/\bai\b/, 'AI')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export interface Fact {
  name: string
  value: string
}

/** We compare long texts line by line instead. */
export interface Change extends Fact {
  before: string
}

export interface EntryDetails {
  facts: Fact[]
  changes: Change[]
  texts: { name: string; before: string; after: string }[]
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function shown(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const isLong = (value: unknown) => typeof value === 'string' && (value.includes('\n') || value.length > 80)

export function detailsOf({ before, after, ...others }: Record<string, unknown>): EntryDetails {
  const facts = Object.entries(others).map(([name, value]) => ({ name, value: shown(value) }))
  if (before === undefined && after === undefined) return { facts, changes: [], texts: [] }
  const pairs =
    isRecord(before) || isRecord(after)
      ? namesIn(before, after).map((name) => ({ name, before: valueAt(before, name), after: valueAt(after, name) }))
      : [{ name: 'text', before, after }]
  const long = pairs.filter((pair) => isLong(pair.before) || isLong(pair.after))
  return {
    facts,
    changes: pairs
      .filter((pair) => !long.includes(pair))
      .map((pair) => ({ name: pair.name, before: shown(pair.before), value: shown(pair.after) })),
    texts: long.map((pair) => ({ name: pair.name, before: textOf(pair.before), after: textOf(pair.after) })),
  }
}

const namesIn = (...sides: unknown[]) => [
  ...new Set(sides.flatMap((side) => (isRecord(side) ? Object.keys(side) : []))),
]
const valueAt = (side: unknown, name: string) => (isRecord(side) ? side[name] : undefined)
const textOf = (value: unknown) => (typeof value === 'string' ? value : value === undefined ? '' : shown(value))
