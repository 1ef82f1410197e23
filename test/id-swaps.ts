import { and, eq, inArray, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { brands } from '#features/brands/server/tables.ts'
import { webhookDeliveries } from '#features/hooks/server/tables.ts'
import { generationRuns } from '#features/runs/server/tables.ts'
import { judgeNow, stateOf } from '#features/outlines/server/editing/hints.ts'
import { outlines } from '#features/outlines/server/tables.ts'
import { invites } from '#features/team/server/tables.ts'
import type { AnyEndpoint } from '#shared/endpoint.ts'
import type { AnyInput } from './client.ts'
import { ROWS } from './example-calls.ts'
import { testApp } from './test-app.ts'

export type Part = 'params' | 'query' | 'body'

export function slotsOf(row: AnyEndpoint): { part: Part; key: string; label: string }[] {
  if (typeof row.access !== 'object') return []
  return Object.values(row.access.tenant).map((place) => {
    const [where, key] = place.split('.') as [string, string]
    return { part: where === 'path' ? 'params' : (where as Part), key, label: place }
  })
}

export const put = (input: AnyInput, part: Part, key: string, id: string): AnyInput => ({
  ...input,
  // A list of ids gets a list with one id.
  [part]: { ...input[part], [key]: Array.isArray(input[part]?.[key]) ? [id] : id },
})

export const slots = [...ROWS].flatMap(([name, row]) => slotsOf(row).map((slot) => ({ name, row, ...slot })))

/** Reads all rows of the workspaces as text. Waits for active work. */
export async function contentsOf(...workspaceIds: string[]): Promise<unknown> {
  const { db } = testApp.app
  const runs = and(
    inArray(generationRuns.workspaceId, workspaceIds),
    eq(generationRuns.kind, 'bulk'),
    eq(generationRuns.status, 'waiting'),
  )
  const mails = and(inArray(invites.workspaceId, workspaceIds), eq(invites.mailState, 'sending'))
  const deliveries = and(inArray(webhookDeliveries.workspaceId, workspaceIds), eq(webhookDeliveries.state, 'waiting'))
  const unfinished = async () => [
    await db.$count(generationRuns, runs),
    await db.$count(invites, mails),
    await db.$count(webhookDeliveries, deliveries),
  ]
  // A delivery may be tried again after some seconds.
  await expect.poll(unfinished, { timeout: 60_000 }).toEqual([0, 0, 0])
  // A background job may still judge an outline that someone opened.
  const opened = await db
    .select({ outline: outlines, brand: { updatedAt: brands.updatedAt } })
    .from(outlines)
    .innerJoin(brands, and(eq(brands.workspaceId, outlines.workspaceId), eq(brands.id, outlines.brandId)))
    .where(inArray(outlines.workspaceId, workspaceIds))
  // The check of the others is up to date, so no job changes it.
  const unchecked = opened.filter(({ outline, brand }) => outline.hintsOf !== stateOf(outline, brand))
  await Promise.all(unchecked.map(({ outline }) => judgeNow(testApp.app, outline)))
  tables ??= tablesOfWorkspaces()
  const ids = sql.join(
    workspaceIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  const counted = (await tables).map(
    (name) => sql`
      select ${name}::text as name, count(*)::int as count, md5(string_agg(t::text, '|' order by t::text)) as hash
      from ${sql.identifier(name)} t where workspace_id in (${ids})`,
  )
  return ((await testApp.app.db.execute(sql.join(counted, sql` union all `))) as { rows: unknown[] }).rows
}

let tables: Promise<string[]> | undefined

async function tablesOfWorkspaces(): Promise<string[]> {
  const { rows } = (await testApp.app.db.execute(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'workspace_id' order by 1`)) as { rows: { name: string }[] }
  return rows.map(({ name }) => name)
}
