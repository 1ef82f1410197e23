import { createHash } from 'node:crypto'
import { getBrand } from '#features/brands/server/service.ts'
import type { AppContext } from '#server/app-context.ts'
import { newId } from '#server/db/new-id.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/scope.ts'
import type { BodyOf } from '#shared/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import { CSV_TARGETS, type CsvTarget, NOT_MAPPED, REQUIRED_TARGETS, type historyEndpoints } from '../contract.ts'
import { type DetectedMapping, detectMapping } from './csv/detect-mapping.ts'
import { normaliseHeader } from './csv/header-names.ts'
import { findMappings, saveMappingRow } from './store.ts'

const ENOUGH_OVERLAP = 0.95

const fingerprintOf = (headers: readonly string[]) =>
  createHash('sha256').update(headers.map(normaliseHeader).toSorted().join('\n')).digest('base64url')

/** A mapping of the brand comes before one of the workspace, and both before a suggestion. */
export async function detectForBrand(
  app: AppContext,
  { workspaceId }: Scope,
  brandId: string,
  headers: readonly string[],
): Promise<DetectedMapping> {
  const rows = await withWorkspace(app.db, workspaceId, findMappings)
  const fingerprint = fingerprintOf(headers)
  const names = new Map(headers.map((header) => [normaliseHeader(header), header]))
  const same = rows.filter((row) => row.fingerprint === fingerprint)
  const saved =
    same.find((row) => row.brandId === brandId) ??
    same[0] ??
    rows.find((row) => row.brandId === brandId && overlaps(row.headers, names))
  if (saved === undefined) return detectMapping(headers)
  const mapping = Object.fromEntries(
    CSV_TARGETS.map((target) => [target, names.get(normaliseHeader(saved.mapping[target] ?? '')) ?? NOT_MAPPED]),
  ) as Record<CsvTarget, string>
  const mapped = CSV_TARGETS.filter((target) => mapping[target] !== NOT_MAPPED)
  return {
    type: 'saved',
    mapping,
    sourceLabel: saved.sourceLabel,
    confidence: Object.fromEntries(mapped.map((target) => [target, 'high'])),
  }
}

function overlaps(known: readonly string[], given: ReadonlyMap<string, string>): boolean {
  const shared = known.filter((header) => given.has(normaliseHeader(header))).length
  return shared >= ENOUGH_OVERLAP * Math.max(known.length, given.size)
}

export async function saveMapping(
  app: AppContext,
  { workspaceId }: Scope,
  brandId: string,
  { mapping, sourceLabel, headers }: BodyOf<typeof historyEndpoints.saveMapping>,
): Promise<void> {
  for (const target of CSV_TARGETS) {
    const header = mapping[target] ?? NOT_MAPPED
    const isMissing = header === NOT_MAPPED && (REQUIRED_TARGETS as readonly CsvTarget[]).includes(target)
    if (isMissing || (header !== NOT_MAPPED && !headers.includes(header))) {
      const message = isMissing ? 'Missing required mappings' : "This column isn't in the file"
      throw new AppError('INVALID_INPUT', { message, details: { field: `mapping.${target}` } })
    }
  }
  await withWorkspace(app.db, workspaceId, async (scope) => {
    await getBrand(scope, brandId)
    await saveMappingRow(scope, {
      workspaceId,
      id: newId(),
      brandId,
      fingerprint: fingerprintOf(headers),
      sourceLabel: sourceLabel || 'Custom CSV',
      headers,
      mapping,
      updatedAt: app.clock.now(),
    })
  })
}
