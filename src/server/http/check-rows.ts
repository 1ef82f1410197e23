import type { AnyEndpoint } from '#shared/endpoint.ts'

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

/** What counts within something that an id names, and is no id itself. */
export const COUNTED: ReadonlySet<string> = new Set(['year', 'month', 'number'])

/** Every way in which a table of endpoints is incomplete; the server does not start while there is one. */
export function gapsIn(rows: readonly AnyEndpoint[]): string[] {
  const gaps: string[] = []
  const seen = new Set<string>()
  for (const row of rows) {
    const name = `${row.method} ${row.path}`
    const gap = (text: string) => gaps.push(`${name}: ${text}`)
    if (seen.has(name)) gap('stands twice in the table')
    seen.add(name)
    for (const key of REQUIRED) if (row[key] === undefined) gap(`says nothing about ${key}`)
    if (!row.path?.startsWith('/api/')) gap('is not under /api/')
    const named = [...(row.path ?? '').matchAll(/\{(\w+)\}/g)].map((match) => match[1]!)
    const declared = row.params === undefined ? [] : Object.keys((row.params as { shape?: object }).shape ?? {})
    if (named.toSorted().join() !== declared.toSorted().join()) gap('its path and its params name different ids')
    if (typeof row.access === 'object') {
      const places = Object.values(row.access.tenant)
      if (places.length === 0) gap('does not say which workspace it is about')
      if (row.whenSuspended === 'ignore') gap('must say what a suspended workspace gets')
      for (const id of named) {
        if (!COUNTED.has(id) && !places.includes(`path.${id}`)) gap(`the id ${id} leads to no workspace`)
      }
    } else if (row.gate !== null) gap('has a plan gate but no workspace')
    if (row.method !== 'GET' && row.body === undefined && row.query !== undefined) gap('writes by query')
    const sameForAll = row.method === 'GET' && row.access === 'public'
    if (row.cacheSeconds !== undefined && !sameForAll) gap('may be kept, but is not the same for everyone')
  }
  return gaps
}
