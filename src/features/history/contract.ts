import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { textField } from '#shared/text.ts'

/** What a column of a file may stand for, in the order the form shows them. */
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

/** Without these a row says nothing. */
export const REQUIRED_TARGETS = ['sent_at', 'campaign_name', 'deliveries'] as const satisfies readonly CsvTarget[]

/** The value of a target that no column stands for. */
export const NOT_MAPPED = 'none'

export const LARGEST_FILE = 10 * 1_048_576
export const MOST_ROWS = 50_000
export const DEFAULT_SOURCE_LABEL = 'Custom CSV'

/** A file of 10 MB grows by a third in base64. */
const FILE_BODY_LIMIT = 15 * 1_048_576

const header = z.string().max(300, 'Please use at most 300 characters')
/** Target to header; `none` and an absent target mean the same. */
const fieldMapping = z.partialRecord(z.enum(CSV_TARGETS), header)
export type FieldMapping = z.infer<typeof fieldMapping>

const headers = z.array(header).min(1, 'The file has no headers').max(500, 'Please use a file with at most 500 columns')

/** Looks for what may not be there: a pattern for the whole of a long text would run out of room. */
function isBase64(text: string): boolean {
  const padding = text.indexOf('=')
  return (
    text.length % 4 === 0 && !/[^A-Za-z0-9+/=]/.test(text) && (padding === -1 || /^={1,2}$/.test(text.slice(padding)))
  )
}
const content = z
  .string()
  .min(1, 'This file is empty.')
  .refine(isBase64, 'The file did not arrive in one piece. Please try again.')
const dateOrder = z.enum(['DMY', 'MDY'])
const ofBrand = z.object({ id: z.uuid() })

const understoodCampaign = z.object({
  /** The row as a spreadsheet counts it. */
  row: z.int(),
  name: z.string(),
  subject: z.string().nullable(),
  segment: z.string().nullable(),
  /** Wall-clock time of the brand, e.g. `2026-05-04 10:00:00`. */
  sentAt: z.string(),
  deliveries: z.int(),
  opens: z.int().nullable(),
  clicks: z.int().nullable(),
  orders: z.int().nullable(),
  revenue: z.number().nullable(),
  unsubscribes: z.int().nullable(),
  spamReports: z.int().nullable(),
})
export type UnderstoodCampaign = z.infer<typeof understoodCampaign>

const rowError = z.object({ row: z.int(), column: z.string(), value: z.string(), message: z.string() })
export type RowError = z.infer<typeof rowError>

const skipped = z.array(z.object({ reason: z.string(), rows: z.int() }))

const preview = z.object({
  rows: z.array(understoodCampaign),
  readableRows: z.int(),
  failedRows: z.int(),
  duplicateRows: z.int(),
  skipped,
  errors: z.array(rowError),
  warnings: z.array(z.string()),
  /** Null when no value of the file can be read both ways. */
  dateOrder: z
    .object({
      order: dateOrder,
      why: z.string(),
      /** The file itself does not settle it: a person should look. */
      ambiguous: z.boolean(),
      example: z.object({ value: z.string(), DMY: z.string(), MDY: z.string() }),
    })
    .nullable(),
  /** When this very file was imported for the brand before. */
  alreadyImportedAt: z.iso.datetime().nullable(),
})
export type CsvPreview = z.infer<typeof preview>

const importAnswer = z.object({
  summary: z.object({
    /** Campaigns stored, new and updated. */
    successfulRows: z.int(),
    failedRows: z.int(),
    /** How many of the stored ones were known before. */
    updatedRows: z.int(),
    /** Rows that say again what another row of the file says. */
    duplicateRows: z.int(),
    skippedRows: z.int(),
    dateRange: z.object({ earliest: z.string().nullable(), latest: z.string().nullable() }),
    topCampaigns: z.array(z.object({ campaign: z.string(), sentAt: z.string(), revenue: z.number() })),
  }),
  /** The first hundred. */
  errors: z.array(rowError),
  warnings: z.array(z.string()),
  /** The rows that failed with the reason in a last column, as a CSV file; at most the first thousand. */
  failedRowsCsv: z.string().nullable(),
})
export type ImportAnswer = z.infer<typeof importAnswer>

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
    // Nothing is stored and no workspace is named: whoever is signed in may have a file looked at.
    access: 'session',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'write',
    audit: null,
    errors: ['TOO_LARGE'],
    bodyLimit: FILE_BODY_LIMIT,
  }),
  detectMapping: endpoint({
    method: 'POST',
    path: '/api/brands/{id}/csv-mappings/detect',
    summary: 'Which column stands for what: a mapping saved before, a known export, or a suggestion',
    params: ofBrand,
    body: z.object({ headers }),
    answer: z.object({
      type: z.enum(['known', 'saved', 'suggested']),
      mapping: z.record(z.enum(CSV_TARGETS), z.string()),
      sourceLabel: z.string(),
      /** How sure the match of each mapped target is. */
      confidence: z.partialRecord(z.enum(CSV_TARGETS), z.enum(['high', 'medium'])),
    }),
    access: { permission: 'UPLOAD_HISTORICAL_DATA', tenant: { brand: 'path.id' } },
    ...maySendFiles,
    audit: null,
    errors: [],
  }),
  saveMapping: endpoint({
    method: 'POST',
    path: '/api/brands/{id}/csv-mappings',
    summary: 'Remember a mapping for files with these headers',
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
    summary: 'How a CSV file would be understood; stores nothing',
    params: ofBrand,
    body: z.object({ content, fieldMapping, dateOrder: dateOrder.optional() }),
    answer: preview,
    access: { permission: 'UPLOAD_HISTORICAL_DATA', tenant: { brand: 'path.id' } },
    ...maySendFiles,
    audit: null,
    errors: ['TOO_LARGE'],
    bodyLimit: FILE_BODY_LIMIT,
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/files',
    summary: 'Import past campaigns from a CSV file; the same campaign never counts twice',
    body: z.object({
      workspaceId: z.uuid(),
      brandId: z.uuid(),
      filename: textField(255),
      mimeType: textField(255),
      size: z.int().min(0),
      content,
      fieldMapping,
      dateOrder: dateOrder.optional(),
    }),
    answer: importAnswer,
    access: {
      permission: 'UPLOAD_HISTORICAL_DATA',
      tenant: { workspace: 'body.workspaceId', brand: 'body.brandId' },
    },
    ...maySendFiles,
    audit: 'history.imported',
    errors: ['TOO_LARGE'],
    bodyLimit: FILE_BODY_LIMIT,
  }),
}
