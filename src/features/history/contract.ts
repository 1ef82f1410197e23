import { z } from 'zod'
import { CAMPAIGN_THEMES } from '#shared/campaign-themes.ts'
import { endpoint } from '#shared/endpoint.ts'
import { textField } from '#shared/text-fields.ts'

export const CSV_TARGETS = [
  'sent_at',
  'campaign_name',
  'subject',
  'segment',
  'deliveries',
  'opens',
  'open_rate',
  'clicks',
  'ctr',
  'orders',
  'revenue',
  'unsubscribes',
  'spam_reports',
] as const
export type CsvTarget = (typeof CSV_TARGETS)[number]

/** A row is useless without these. */
export const REQUIRED_TARGETS = ['sent_at', 'campaign_name', 'deliveries'] as const satisfies readonly CsvTarget[]

export const NOT_MAPPED = 'none'

export const LARGEST_FILE = 10 * 1_048_576
export const MOST_ROWS = 50_000
export const DEFAULT_SOURCE_LABEL = 'Custom CSV'

/** A file of 10 MB grows by a third in base64. */
const FILE_BODY_LIMIT = 15 * 1_048_576

const header = z.string().max(300, 'Use at most 300 characters')
const fieldMapping = z.partialRecord(z.enum(CSV_TARGETS), header)
export type FieldMapping = z.infer<typeof fieldMapping>

const headers = z.array(header).min(1, 'The file has no headers').max(500, 'Use a file with at most 500 columns')

/** Searches for invalid characters instead of matching the whole text, because a long match would exhaust the stack. */
function isBase64(text: string): boolean {
  const padding = text.indexOf('=')
  return (
    text.length % 4 === 0 && !/[^A-Za-z0-9+/=]/.test(text) && (padding === -1 || /^={1,2}$/.test(text.slice(padding)))
  )
}
const content = z
  .string('This file is empty.')
  .min(1, 'This file is empty.')
  .refine(isBase64, 'The upload was incomplete. Please try again.')
const dateOrder = z.enum(['DMY', 'MDY'])
/** The extension is enough, because Windows sends CSV files as `application/vnd.ms-excel`. */
export const isCsvFile = (filename: string, mimeType: string): boolean =>
  mimeType.split(';')[0]!.trim().toLowerCase() === 'text/csv' || filename.trim().toLowerCase().endsWith('.csv')

const ofBrand = z.object({ id: z.uuid() })

const understoodCampaign = z.object({
  row: z.int(),
  name: z.string(),
  subject: z.string().nullable(),
  segment: z.string().nullable(),
  sentAt: z.string(),
  deliveries: z.int(),
  opens: z.int().nullable(),
  clicks: z.int().nullable(),
  orders: z.int().nullable(),
  revenue: z.number().nullable(),
  currency: z.string().nullable(),
  unsubscribes: z.int().nullable(),
  spamReports: z.int().nullable(),
})
export type UnderstoodCampaign = z.infer<typeof understoodCampaign>

const rowError = z.object({ row: z.int(), column: z.string(), value: z.string(), message: z.string() })
export type RowError = z.infer<typeof rowError>

const skipped = z.array(z.object({ reason: z.string(), rows: z.int() }))

const preview = z.object({
  rows: z.array(understoodCampaign.extend({ theme: z.enum(CAMPAIGN_THEMES).nullable() })),
  readableRows: z.int(),
  failedRows: z.int(),
  duplicateRows: z.int(),
  skipped,
  errors: z.array(rowError),
  warnings: z.array(z.string()),
  /** Null if no value is ambiguous. */
  dateOrder: z
    .object({
      order: dateOrder,
      why: z.string(),
      /** The file doesn't decide it, so a user should check. */
      ambiguous: z.boolean(),
      example: z.object({ value: z.string(), DMY: z.string(), MDY: z.string() }),
    })
    .nullable(),
  alreadyImportedAt: z.iso.datetime().nullable(),
})
export type CsvPreview = z.infer<typeof preview>

const dateRange = z.object({ earliest: z.string().nullable(), latest: z.string().nullable() })
const topCampaigns = z.array(
  z.object({ campaign: z.string(), sentAt: z.string(), revenue: z.number(), currency: z.string().optional() }),
)

const importAnswer = z.object({
  importId: z.uuid().nullable(),
  summary: z.object({
    successfulRows: z.int(),
    failedRows: z.int(),
    updatedRows: z.int(),
    duplicateRows: z.int(),
    skippedRows: z.int(),
    dateRange,
    topCampaigns,
  }),
  errors: z.array(rowError),
  warnings: z.array(z.string()),
  failedRowsCsv: z.string().nullable(),
})
export type ImportAnswer = z.infer<typeof importAnswer>

const pastImport = z.object({
  id: z.uuid(),
  filename: z.string(),
  importedAt: z.iso.datetime(),
  importedBy: z.string().nullable(),
  successfulRows: z.int(),
  failedRows: z.int(),
  updatedRows: z.int(),
  status: z.enum(['storing', 'done', 'undone', 'interrupted']),
})
export type PastImport = z.infer<typeof pastImport>

export const SYNC_STEPS = ['waiting', 'campaigns', 'results', 'storing'] as const
export type SyncStep = (typeof SYNC_STEPS)[number]

export const SYNC_DAYS = 365

const syncSummary = z.object({
  successfulRows: z.int(),
  updatedRows: z.int(),
  /** Campaigns without a delivery, for example canceled ones. */
  skippedRows: z.int(),
  dateRange,
  topCampaigns,
  /** The event that counts as an order. Null if the account has none, and then orders and revenue stay empty. */
  conversionMetric: z.string().nullable(),
  currency: z.string().nullable(),
  sampleData: z.boolean(),
})
export type SyncSummary = z.infer<typeof syncSummary>

const sync = z.object({
  id: z.uuid(),
  status: z.enum(['waiting', 'done', 'failed']),
  days: z.int(),
  step: z.enum(SYNC_STEPS),
  campaigns: z.int(),
  summary: syncSummary.nullable(),
  error: z.string().nullable(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
})
export type KlaviyoSync = z.infer<typeof sync>

const connection = z.object({
  connected: z.boolean(),
  maskedKey: z.string().nullable(),
  accountName: z.string().nullable(),
  connectedAt: z.iso.datetime().nullable(),
  lastSyncAt: z.iso.datetime().nullable(),
  sync: sync.nullable(),
})
export type KlaviyoConnection = z.infer<typeof connection>

/** Printable ASCII, because the key becomes a header. */
const klaviyoKey = z
  .string('Please enter your Klaviyo Private API Key')
  .trim()
  .min(1, 'Please enter your Klaviyo Private API Key')
  .max(200, 'Invalid Klaviyo API key')
  .regex(/^[!-~]*$/, 'Invalid Klaviyo API key')

const maySync = {
  access: { permission: 'UPLOAD_HISTORICAL_DATA', tenant: { brand: 'path.id' } },
  gate: 'klaviyo',
  whenSuspended: 'refuse',
  rate: 'write',
} as const

const maySendFiles = {
  gate: 'csvUpload',
  whenSuspended: 'refuse',
  rate: 'write',
} as const

export const historyEndpoints = {
  parseHeaders: endpoint({
    method: 'POST',
    path: '/api/csv/parse-headers',
    summary: 'The column headers of a CSV file',
    body: z.object({ content }),
    answer: z.object({ headers: z.array(z.string()) }),
    // Stores nothing and names no workspace, so every user may call it.
    access: 'session',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'write',
    audit: null,
    changesNothing: 'It stores nothing.',
    errors: ['TOO_LARGE'],
    bodyLimit: FILE_BODY_LIMIT,
  }),
  detectMapping: endpoint({
    method: 'POST',
    path: '/api/brands/{id}/csv-mappings/detect',
    summary: 'Detect the column mapping: saved, known or suggested',
    params: ofBrand,
    body: z.object({ headers }),
    answer: z.object({
      type: z.enum(['known', 'saved', 'suggested']),
      mapping: z.record(z.enum(CSV_TARGETS), z.string()),
      sourceLabel: z.string(),
      confidence: z.partialRecord(z.enum(CSV_TARGETS), z.enum(['high', 'medium'])),
    }),
    access: { permission: 'UPLOAD_HISTORICAL_DATA', tenant: { brand: 'path.id' } },
    ...maySendFiles,
    audit: null,
    changesNothing: 'It stores nothing.',
    errors: [],
  }),
  saveMapping: endpoint({
    method: 'POST',
    path: '/api/brands/{id}/csv-mappings',
    summary: 'Save a mapping for files with these headers',
    params: ofBrand,
    body: z.object({ mapping: fieldMapping, sourceLabel: textField(100).default(DEFAULT_SOURCE_LABEL), headers }),
    answer: z.object({ ok: z.boolean() }),
    access: { permission: 'UPLOAD_HISTORICAL_DATA', tenant: { brand: 'path.id' } },
    ...maySendFiles,
    audit: null,
    errors: [],
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/brands/{id}/csv-preview',
    summary: 'Preview a CSV import. Stores nothing',
    params: ofBrand,
    body: z.object({ content, fieldMapping, dateOrder: dateOrder.optional() }),
    answer: preview,
    access: { permission: 'UPLOAD_HISTORICAL_DATA', tenant: { brand: 'path.id' } },
    ...maySendFiles,
    audit: null,
    changesNothing: 'It stores nothing.',
    errors: ['TOO_LARGE'],
    bodyLimit: FILE_BODY_LIMIT,
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/files',
    summary: 'Import past campaigns from a CSV file. The same campaign never counts twice',
    body: z
      .object({
        workspaceId: z.uuid(),
        brandId: z.uuid(),
        filename: textField(255),
        mimeType: textField(255),
        size: z.int().min(0),
        content,
        fieldMapping,
        dateOrder: dateOrder.optional(),
      })
      .refine(({ filename, mimeType }) => isCsvFile(filename, mimeType), {
        message: 'Please upload a CSV file',
        path: ['filename'],
      }),
    answer: importAnswer,
    access: {
      permission: 'UPLOAD_HISTORICAL_DATA',
      tenant: { workspace: 'body.workspaceId', brand: 'body.brandId' },
    },
    ...maySendFiles,
    audit: 'history.imported',
    errors: ['TOO_LARGE', 'CONFLICT'],
    bodyLimit: FILE_BODY_LIMIT,
  }),
  imports: endpoint({
    method: 'GET',
    path: '/api/brands/{id}/imports',
    summary: 'List the imported files of a brand, newest first',
    params: ofBrand,
    answer: z.object({ imports: z.array(pastImport) }),
    access: { permission: 'UPLOAD_HISTORICAL_DATA', tenant: { brand: 'path.id' } },
    gate: null,
    whenSuspended: 'allow',
    rate: 'read',
    token: 'read',
    audit: null,
    shows: ['imports', 'brands'],
    errors: [],
  }),
  undoImport: endpoint({
    method: 'DELETE',
    path: '/api/imports/{id}',
    summary: 'Undo an import',
    params: z.object({ id: z.uuid() }),
    answer: z.object({ removed: z.int(), restored: z.int() }),
    access: { permission: 'UPLOAD_HISTORICAL_DATA', tenant: { import: 'path.id' } },
    gate: null,
    whenSuspended: 'refuse',
    rate: 'write',
    audit: 'history.import_undone',
    errors: ['CONFLICT'],
  }),
  validateKlaviyo: endpoint({
    method: 'POST',
    path: '/api/settings/klaviyo/validate',
    summary: 'Check a Klaviyo key and store it for the brand if it works',
    body: z.object({ apiKey: klaviyoKey, brandId: z.uuid() }),
    answer: z.object({ valid: z.literal(true), accountName: z.string() }),
    access: { permission: 'UPLOAD_HISTORICAL_DATA', tenant: { brand: 'body.brandId' } },
    gate: 'klaviyo',
    whenSuspended: 'refuse',
    rate: 'write',
    whileImpersonating: 'refuse',
    audit: 'klaviyo.connected',
    errors: ['KLAVIYO_KEY_INVALID', 'KLAVIYO_SCOPES_MISSING', 'KLAVIYO_BUSY', 'KLAVIYO_FAILED'],
  }),
  klaviyo: endpoint({
    method: 'GET',
    path: '/api/brands/{id}/klaviyo',
    summary: 'Get the Klaviyo connection of a brand and the state of its newest sync',
    params: ofBrand,
    answer: connection,
    access: { permission: 'VIEW_BRAND', tenant: { brand: 'path.id' } },
    gate: null,
    whenSuspended: 'allow',
    rate: 'read',
    audit: null,
    shows: ['imports', 'brands'],
    errors: [],
  }),
  syncKlaviyo: endpoint({
    method: 'POST',
    path: '/api/brands/{id}/klaviyo/sync',
    summary: 'Import sent campaigns from Klaviyo. Responds when done, or with 202 if it takes longer',
    params: ofBrand,
    body: z.object({
      /** We check and store this key first. Without it, we use the stored key. */
      apiKey: klaviyoKey.optional(),
      /** Without it, the first sync reads a year, and later syncs read what may have changed. */
      days: z.int().min(1).max(SYNC_DAYS).optional(),
    }),
    answer: z.object({ summary: syncSummary.nullable(), sync }),
    ...maySync,
    whileImpersonating: 'refuse',
    audit: 'klaviyo.synced',
    errors: [
      'KLAVIYO_KEY_REQUIRED',
      'KLAVIYO_KEY_INVALID',
      'KLAVIYO_SCOPES_MISSING',
      'KLAVIYO_BUSY',
      'KLAVIYO_FAILED',
      'SYNC_IN_PROGRESS',
    ],
  }),
  disconnectKlaviyo: endpoint({
    method: 'DELETE',
    path: '/api/brands/{id}/klaviyo',
    summary: 'Disconnect Klaviyo from a brand. Imported campaigns stay',
    params: ofBrand,
    answer: z.object({ ok: z.boolean() }),
    ...maySync,
    // Members can remove the key even if the plan no longer includes Klaviyo.
    gate: null,
    audit: 'klaviyo.disconnected',
    errors: [],
  }),
}
