import { workspaceEndpoints } from '#features/access/contract.ts'
import { setPlanOverride } from '#features/access/server/subscription-store.ts'
import { brandEndpoints } from '#features/brands/contract.ts'
import { newId } from '#server/db/new-id.ts'
import type { BenchApp } from './bench-app.ts'

export async function aBrand(bench: BenchApp, workspaceId: string): Promise<string> {
  const fields = { name: `Brand ${newId()}`, country: 'US', language: 'en', defaultEmailType: 'design-based' }
  const created = await bench.call(brandEndpoints.create, {}, { ...fields, workspaceId })
  return (created.json() as { brand: { id: string } }).brand.id
}

/** The same app with another workspace, which has one brand. */
export async function anotherWorkspace(bench: BenchApp, name: string): Promise<BenchApp> {
  const created = await bench.call(workspaceEndpoints.create, {}, { name })
  const { id: workspaceId } = (created.json() as { workspace: { id: string } }).workspace
  await setPlanOverride(bench.app.db, workspaceId, 'OMNI')
  return { ...bench, workspaceId, brandId: await aBrand(bench, workspaceId) }
}

/** Milliseconds until the response is there. */
export async function timed(bench: BenchApp, url: string, query: Record<string, string> = {}): Promise<number> {
  const start = performance.now()
  const { statusCode, body } = await bench.server.inject({ url, query, headers: { cookie: bench.cookie() } })
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}: ${body}`)
  return performance.now() - start
}
