import { createHash } from 'node:crypto'
import { type BrandRow, readBrand } from '#features/brands/server/service.ts'
import type { AppContext } from '#server/app-context.ts'
import { newId } from '#server/db/new-id.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/http/route.ts'
import { campaignThemeOf } from '#server/marketing-knowledge/campaign-themes.ts'
import type { BodyOf } from '#shared/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import {
  type CsvPreview,
  type ImportAnswer,
  LARGEST_FILE,
  type UnderstoodCampaign,
  type historyEndpoints,
} from '../contract.ts'
import { datesAndTop } from './campaign-summary.ts'
import { decodeCsv } from './csv/decode-csv.ts'
import { failedRowsCsv } from './csv/failed-rows-csv.ts'
import { FileRefusal } from './csv/file-refusal.ts'
import type { ParsedFile } from './csv/parse-file.ts'
import { parseInThread } from './csv/parse-in-thread.ts'
import { readHeaders } from './csv/read-table.ts'
import { findImportTime } from './import-store.ts'
import { storeImport } from './imports.ts'

const PREVIEW_ROWS = 8

function bytesOf(content: string): Buffer {
  const bytes = Buffer.from(content, 'base64')
  if (bytes.length > LARGEST_FILE) {
    throw new AppError('TOO_LARGE', { message: 'This file is larger than 10 MB. Please split it.' })
  }
  return bytes
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url')

/** What is wrong with a file is a refusal a person can act on. */
async function refusing<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error
    if (error.tooLarge) throw new AppError('TOO_LARGE', { message: error.message })
    throw new AppError('INVALID_INPUT', { message: error.message, details: { field: 'content' } })
  }
}

export async function headersOf(content: string): Promise<string[]> {
  return refusing(() => readHeaders(decodeCsv(bytesOf(content))))
}

function parseFor(
  app: AppContext,
  { language, country, timezone }: BrandRow,
  bytes: Buffer,
  { fieldMapping, dateOrder }: Pick<BodyOf<typeof historyEndpoints.preview>, 'fieldMapping' | 'dateOrder'>,
): Promise<ParsedFile> {
  const now = app.clock.now()
  return refusing(() =>
    parseInThread(bytes, { mapping: fieldMapping, language, country, timezone, now, order: dateOrder }),
  )
}

export async function previewFile(
  app: AppContext,
  scope: Scope,
  brandId: string,
  body: BodyOf<typeof historyEndpoints.preview>,
): Promise<CsvPreview> {
  const bytes = bytesOf(body.content)
  const brand = await readBrand(app, scope, brandId)
  const parsed = await parseFor(app, brand, bytes, body)
  const importedAt = await withWorkspace(app.db, scope.workspaceId, (tx) => findImportTime(tx, brandId, hashOf(bytes)))
  const { readableRows, failedRows, duplicateRows, skipped, errors, warnings, dateOrder } = parsed
  return {
    rows: parsed.campaigns.slice(0, PREVIEW_ROWS),
    readableRows,
    failedRows,
    duplicateRows,
    skipped,
    errors,
    warnings,
    dateOrder,
    alreadyImportedAt: importedAt?.toISOString() ?? null,
  }
}

/** Stores what a file says. Campaigns that are known are updated, never counted twice. */
export async function importFile(
  app: AppContext,
  scope: Scope,
  body: BodyOf<typeof historyEndpoints.upload>,
): Promise<ImportAnswer> {
  const { workspaceId } = scope
  const { brandId, filename } = body
  const bytes = bytesOf(body.content)
  const brand = await readBrand(app, scope, brandId)
  const parsed = await parseFor(app, brand, bytes, body)
  const rows = parsed.campaigns.map((campaign) => ({
    ...withoutRow(campaign),
    workspaceId,
    id: newId(),
    brandId,
    theme: campaignThemeOf(campaign.name, campaign.subject),
    source: 'csv' as const,
  }))
  const file = { brandId, filename, fileHash: hashOf(bytes), failedRows: parsed.failedRows }
  const stored = rows.length === 0 ? null : await storeImport(app, scope, file, rows)
  const { failedRows, duplicateRows, skipped, errors, warnings, headers, failedCells } = parsed
  return {
    importId: stored?.id ?? null,
    summary: {
      ...datesAndTop(parsed.campaigns),
      successfulRows: parsed.campaigns.length,
      failedRows,
      updatedRows: stored?.updatedRows ?? 0,
      duplicateRows,
      skippedRows: skipped.reduce((sum, entry) => sum + entry.rows, 0),
    },
    errors,
    warnings,
    failedRowsCsv: failedRowsCsv(headers, failedCells),
  }
}

function withoutRow({ row, ...campaign }: UnderstoodCampaign): Omit<UnderstoodCampaign, 'row'> {
  void row
  return campaign
}
