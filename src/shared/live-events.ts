import { z } from 'zod'
import { type AnyEndpoint, type TenantObject, endpoint } from './endpoint.ts'

/** What can have changed. A hint names it and nothing more: what it has become is asked for with the rights of the asker. */
export const LIVE_SUBJECTS = [
  'outlines',
  'ideas',
  'schedules',
  'notifications',
  'members',
  'workspace',
  'brands',
  'run',
  'imports',
  'session',
] as const
export type LiveSubject = (typeof LIVE_SUBJECTS)[number]

export interface LiveEvent {
  type: 'changed'
  what: LiveSubject
  brandId?: string
  id?: string
}

/** A hint on its way to whom it concerns: the members of a workspace, or one person. */
export interface LiveHint {
  /** Null where it is about the person alone. */
  workspaceId: string | null
  userId?: string
  event: LiveEvent
}

/** The first thing a stream says. */
export interface LiveGreeting {
  /** Hints may have been lost since the caller last knew everything: what is shown has to be asked for again. */
  missed: boolean
  /** Only hints of this process come through, so whoever wants to be sure asks again by themselves. */
  partial: boolean
}

export const liveEndpoint = endpoint({
  method: 'GET',
  path: '/api/events',
  summary: 'Hints about what changed in the workspaces of the person, as server-sent events',
  query: z.object({
    /** How long ago the caller last knew everything; what was hinted at since then is said again. */
    sinceMs: z.coerce.number().int().min(0).max(86_400_000).optional(),
    /** Says what there is to say and ends, for those who cannot keep a stream open. */
    once: z.literal('true').optional(),
  }),
  answer: 'events',
  access: 'session',
  gate: null,
  whenSuspended: 'ignore',
  rate: 'stream',
  audit: null,
  errors: [],
})

const SUBJECT_OF: Record<TenantObject, LiveSubject> = {
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
  brand: 'brands',
  archivedBrand: 'brands',
  workspace: 'workspace',
}

/** The places that merely hold something: named beside it, they have not changed themselves. */
const HOLDERS: readonly LiveSubject[] = ['workspace', 'brands']

/** What a call changes when it succeeds: what its row says, else what its ids name. */
export function changedBy(row: Pick<AnyEndpoint, 'method' | 'access' | 'changes' | 'rate'>): readonly LiveSubject[] {
  if (row.changes !== undefined) return row.changes
  if (row.method === 'GET' || row.rate === 'export' || typeof row.access !== 'object') return []
  const named = [...new Set(Object.keys(row.access.tenant).map((object) => SUBJECT_OF[object as TenantObject]))]
  const inside = named.filter((subject) => !HOLDERS.includes(subject))
  return inside.length > 0 ? inside : named.toSorted((a, b) => HOLDERS.indexOf(b) - HOLDERS.indexOf(a)).slice(0, 1)
}
