import { readBrand } from '#features/brands/server/service.ts'
import { type BrandRow } from '#features/brands/server/store.ts'
import type { AppContext } from '#server/app-context.ts'
import { newId } from '#server/db/new-id.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/scope.ts'
import { nextTurn } from '#server/steps.ts'
import type { BodyOf } from '#shared/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import { type CsvPreview, type ImportAnswer, LARGEST_FILE, type historyEndpoints } from '../contract.ts'
import { themeReaderOf } from './counted-campaigns.ts'
import { FileRefusal } from './csv/file-refusal.ts'
import { headersInThread, parseInThread, summaryInThread } from './csv/parse-in-thread.ts'
import type { FileSettings, ParsedCampaign } from './csv/understand-file.ts'
import { findImportTime } from './import-store.ts'
import { storeImport } from './imports.ts'
import type { KeyedCampaign } from './store.ts'

const ROWS_PER_STEP = 2000

function bytesOf(content: string): Buffer {
  const bytes = Buffer.from(content, 'base64')
  if (bytes.length > LARGEST_FILE) {
    throw new AppError('TOO_LARGE', { message: 'This file is larger than 10 MB. Split it and import the parts.' })
  }
  return bytes
}

async function refusing<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error
    if (error.tooLarge) throw new AppError('TOO_LARGE', { message: error.message })
    throw new AppError('INVALID_INPUT', { message: error.message, details: { field: error.field } })
  }
}

export async function headersOf(content: string): Promise<string[]> {
  return refusing(() => headersInThread(bytesOf(content)))
}

const settingsFor = (
  app: AppContext,
  { language, country, timezone }: BrandRow,
  { fieldMapping, dateOrder }: Pick<BodyOf<typeof historyEndpoints.preview>, 'fieldMapping' | 'dateOrder'>,
): FileSettings => ({ mapping: fieldMapping, language, country, timezone, now: app.clock.now(), order: dateOrder })

export async function previewFile(
  app: AppContext,
  scope: Scope,
  brandId: string,
  body: BodyOf<typeof historyEndpoints.preview>,
): Promise<CsvPreview> {
  const bytes = bytesOf(body.content)
  const brand = await readBrand(app, scope, brandId)
  const read = await refusing(() => summaryInThread(bytes, settingsFor(app, brand, body)))
  const { importedAt, themeOf } = await withWorkspace(app.db, scope.workspaceId, async (tx) => ({
    importedAt: await findImportTime(tx, brandId, read.hash),
    themeOf: await themeReaderOf(tx, brand),
  }))
  const { firstRows, readableRows, failedRows, duplicateRows, skipped, errors, warnings, dateOrder } = read
  return {
    rows: firstRows.map((row) => ({ ...row, theme: themeOf(row.name, row.subject) })),
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

export async function importFile(
  app: AppContext,
  scope: Scope,
  body: BodyOf<typeof historyEndpoints.upload>,
): Promise<ImportAnswer> {
  const { workspaceId } = scope
  const { brandId, filename } = body
  const bytes = bytesOf(body.content)
  const brand = await readBrand(app, scope, brandId)
  const parsed = await refusing(() => parseInThread(bytes, settingsFor(app, brand, body)))
  const rows: KeyedCampaign[] = []
  for (const campaign of parsed.campaigns) {
    if (rows.length % ROWS_PER_STEP === 0) await nextTurn()
    rows.push({ ...withoutRow(campaign), workspaceId, id: newId(), brandId, source: 'csv' })
  }
  const file = { brandId, filename, fileHash: parsed.hash, failedRows: parsed.failedRows }
  const stored = rows.length === 0 ? null : await storeImport(app, scope, file, rows)
  const { failedRows, duplicateRows, skipped, errors, warnings } = parsed
  return {
    importId: stored?.id ?? null,
    summary: {
      ...parsed.period,
      successfulRows: parsed.campaigns.length,
      failedRows,
      updatedRows: stored?.updatedRows ?? 0,
      duplicateRows,
      skippedRows: skipped.reduce((sum, entry) => sum + entry.rows, 0),
    },
    errors,
    warnings,
    failedRowsCsv: parsed.failedRowsCsv,
  }
}

function withoutRow({ row, ...campaign }: ParsedCampaign): Omit<ParsedCampaign, 'row'> {
  void row
  return campaign
}
