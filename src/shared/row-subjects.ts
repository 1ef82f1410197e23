import type { BrowserRow, TenantObject } from './endpoint.ts'
import type { Subject } from './subjects.ts'

const SUBJECT_OF: Record<TenantObject, Subject> = {
  outline: 'outlines',
  outlineOrBrand: 'outlines',
  idea: 'ideas',
  otherIdea: 'ideas',
  schedule: 'schedules',
  import: 'imports',
  campaign: 'imports',
  run: 'run',
  invitation: 'members',
  member: 'members',
  comment: 'comments',
  apiToken: 'tokens',
  reviewLink: 'reviews',
  reviewDecision: 'reviews',
  webhook: 'webhooks',
  brand: 'brands',
  archivedBrand: 'brands',
  workspace: 'workspace',
}

/** Containers. A request that names them besides something else doesn't change them. */
const HOLDERS: readonly Subject[] = ['workspace', 'brands']

type Declared = 'changes' | 'changesOwn' | 'changesNothing'

/** Uses the row's declaration, else the ids in the request. */
export function changedBy(row: Pick<BrowserRow, 'method' | 'access' | Declared>): readonly Subject[] {
  if (row.changes !== undefined) return row.changes
  const saysOtherwise = row.changesOwn !== undefined || row.changesNothing !== undefined
  if (row.method === 'GET' || saysOtherwise || typeof row.access !== 'object') return []
  const named = [...new Set(Object.keys(row.access.tenant).map((object) => SUBJECT_OF[object as TenantObject]))]
  const inside = named.filter((subject) => !HOLDERS.includes(subject))
  return inside.length > 0 ? inside : named.toSorted((a, b) => HOLDERS.indexOf(b) - HOLDERS.indexOf(a)).slice(0, 1)
}

export const changedForCaller = (row: Parameters<typeof changedBy>[0]): readonly Subject[] => [
  ...changedBy(row),
  ...(row.changesOwn ?? []),
]

export interface SentParts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** Undefined if the request names no brand or several. */
export function brandNamedBy({ access }: BrowserRow, { params, query, body }: SentParts): string | undefined {
  const place = typeof access === 'object' ? access.tenant.brand : undefined
  if (place === undefined) return undefined
  const [part, name] = place.split('.') as ['path' | 'query' | 'body', string]
  const id = { path: params, query, body: body as Record<string, unknown> | undefined }[part]?.[name]
  return typeof id === 'string' && !id.includes(',') ? id : undefined
}
