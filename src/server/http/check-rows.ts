import { type AnyEndpoint, tokenUseOf } from '#shared/endpoint.ts'
import { changedForCaller } from '#shared/row-subjects.ts'

const REQUIRED = [
  'method',
  'path',
  'summary',
  'answer',
  'access',
  'gate',
  'whenSuspended',
  'rate',
  'audit',
  'errors',
] as const

/** Path parameters that are numbers and not ids. */
export const COUNTED: ReadonlySet<string> = new Set(['year', 'month', 'number'])

const takesTokens = (row: AnyEndpoint) => tokenUseOf(row) !== 'refuse'

const isShown = ({ method, answer }: AnyEndpoint) => method === 'GET' && typeof answer !== 'string'

function isSilent(row: AnyEndpoint): boolean {
  if (row.method === 'GET') return isShown(row) && row.showsNothing === undefined && !row.shows?.length
  return row.changesNothing === undefined && changedForCaller(row).length === 0
}

/** The server doesn't start while a row has a gap. */
export function gapsIn(rows: readonly AnyEndpoint[]): string[] {
  const gaps: string[] = []
  const seen = new Set<string>()
  for (const row of rows) {
    const name = `${row.method} ${row.path}`
    const gap = (text: string) => gaps.push(`${name}: ${text}`)
    if (seen.has(name)) gap('appears twice in the endpoint table')
    seen.add(name)
    for (const key of REQUIRED) if (row[key] === undefined) gap(`says nothing about ${key}`)
    if (!row.path?.startsWith('/api/')) gap('is not under /api/')
    const named = [...(row.path ?? '').matchAll(/\{(\w+)\}/g)].map((match) => match[1]!)
    const declared = row.params === undefined ? [] : Object.keys((row.params as { shape?: object }).shape ?? {})
    if (named.toSorted().join() !== declared.toSorted().join()) gap('its path and its params name different ids')
    if (typeof row.access === 'object') {
      const places = Object.values(row.access.tenant)
      if (places.length === 0) gap("doesn't name its workspace")
      if (row.whenSuspended === 'ignore') gap('must state what a suspended workspace gets')
      for (const id of named) {
        if (!COUNTED.has(id) && !places.includes(`path.${id}`)) gap(`the id ${id} doesn't lead to a workspace`)
      }
    } else if (row.gate !== null) gap('has a plan gate but no workspace')
    if (row.method !== 'GET' && row.body === undefined && row.query !== undefined) gap('writes by query')
    if (takesTokens(row) && typeof row.access !== 'object' && row.access !== 'session') {
      gap('takes a token, but knows no user')
    }
    if (row.token === 'read' && row.method !== 'GET' && row.changesNothing === undefined) {
      gap('changes something, so a token that reads is not enough')
    }
    if (isSilent(row)) gap(row.method === 'GET' ? 'does not say what it shows' : 'does not say what it changes')
    const sameForAll = row.method === 'GET' && row.access === 'public'
    if (row.cacheSeconds !== undefined && !sameForAll) gap("may be cached, but isn't the same for everyone")
  }
  return gaps
}
