import type { Country, Language } from '#shared/brand-brief.ts'
import { cleanText } from '#shared/text.ts'
import {
  type CsvTarget,
  type FieldMapping,
  type RowError,
  type UnderstoodCampaign,
  CSV_TARGETS,
  MOST_ROWS,
  NOT_MAPPED,
  REQUIRED_TARGETS,
} from '../../contract.ts'
import { campaignKey } from '../campaign-key.ts'
import { currencyCode, currencyColumn, currencyIn } from './currencies.ts'
import type { DateOrder } from './dates.ts'
import { FileRefusal } from './file-refusal.ts'
import { normaliseHeader } from './header-names.ts'
import { columnDecimal, rateScale, readCount, readNumber, readRate } from './numbers.ts'
import type { Table } from './read-table.ts'
import { type SentTimes, sentTimesOf } from './sent-times.ts'
import { skipReasons } from './skipped-rows.ts'
import { UNREADABLE } from './unreadable.ts'

export interface FileSettings {
  mapping: FieldMapping
  language: Language
  country: Country
  timezone: string
  now: Date
  order?: DateOrder | undefined
}

export interface Understood {
  /** If a file repeats a campaign, the later row wins. */
  campaigns: UnderstoodCampaign[]
  readableRows: number
  duplicateRows: number
  failedRows: number
  errors: RowError[]
  failedCells: string[][]
  skipped: { reason: string; rows: number }[]
  warnings: string[]
  sentTimes: SentTimes
}

const MOST_ERRORS = 100
const MOST_FAILED_CELLS = 1000
const LONGEST_VARIANT = 100
const LARGEST_COUNT = 2_147_483_647

const NO_CAMPAIGNS = 'No row in this file is a campaign, so we skipped every row.'

class BadCell extends Error {
  readonly column: string
  readonly value: string

  constructor(column: string, value: string, message: string) {
    super(message)
    this.column = column
    this.value = value
  }
}

export function understandFile(table: Table, settings: FileSettings): Understood {
  const columns = columnsOf(table.headers, settings.mapping)
  const skipReason = skipReasons(table.headers)
  const skipped = new Map<string, number>()
  const kept: { row: number; cells: string[] }[] = []
  table.records.forEach((cells, at) => {
    const reason = skipReason(cells)
    if (reason === null) kept.push({ row: table.firstRow + at, cells })
    else if (reason !== 'Blank rows' || at < table.records.length - 1) {
      skipped.set(reason, (skipped.get(reason) ?? 0) + 1)
    }
  })
  if (kept.length === 0 && skipped.size === 0) {
    throw new FileRefusal('This file has column headers but no rows. Export your campaigns again and choose that file.')
  }
  if (kept.length > MOST_ROWS) {
    throw new FileRefusal(
      `This file has more than ${MOST_ROWS.toLocaleString('en')} rows. Split it and import the parts.`,
      {
        tooLarge: true,
      },
    )
  }
  const read = rowReader(table, kept, columns, settings)
  const campaigns = new Map<string, UnderstoodCampaign>()
  const result = { readableRows: 0, failedRows: 0, errors: [] as RowError[], failedCells: [] as string[][] }
  for (const { row, cells } of kept) {
    try {
      const campaign = read.row(row, cells)
      const key = campaignKey(campaign)
      result.readableRows++
      campaigns.delete(key)
      campaigns.set(key, campaign)
    } catch (error) {
      if (!(error instanceof BadCell)) throw error
      const { column, value, message } = error
      result.failedRows++
      if (result.errors.length < MOST_ERRORS) result.errors.push({ row, column, value: value.slice(0, 200), message })
      if (result.failedCells.length < MOST_FAILED_CELLS) {
        result.failedCells.push([...table.headers.map((_, at) => cells[at] ?? ''), `${column}: ${message}`])
      }
    }
  }
  return {
    ...result,
    campaigns: [...campaigns.values()],
    duplicateRows: result.readableRows - campaigns.size,
    skipped: [...skipped].map(([reason, rows]) => ({ reason, rows })),
    warnings: [...table.warnings, ...(kept.length === 0 ? [NO_CAMPAIGNS] : []), ...read.warnings()],
    sentTimes: read.sentTimes,
  }
}

type Columns = Partial<Record<CsvTarget, number>>

function columnsOf(headers: readonly string[], mapping: FieldMapping): Columns {
  const columns: Columns = {}
  for (const target of CSV_TARGETS) {
    const header = mapping[target]
    if (header === undefined || header === NOT_MAPPED) continue
    const column = headers.indexOf(header)
    if (column === -1) throw new FileRefusal(`The file has no column "${header}".`, { field: `fieldMapping.${target}` })
    columns[target] = column
  }
  const missing = REQUIRED_TARGETS.filter((target) => columns[target] === undefined)
  if (missing.length > 0) {
    throw new FileRefusal(`Missing required mappings: ${missing.join(', ')}`, { field: `fieldMapping.${missing[0]}` })
  }
  return columns
}

type Kept = { row: number; cells: string[] }

function rowReader(table: Table, kept: readonly Kept[], columns: Columns, settings: FileSettings) {
  const valuesOf = (target: CsvTarget) => kept.map(({ cells }) => cells[columns[target] ?? -1] ?? '')
  const records = kept.map(({ cells }) => cells)
  const sentTimes = sentTimesOf(table.headers, records, { ...settings, column: columns.sent_at! })
  const money = columnDecimal(valuesOf('revenue'), table.delimiter, settings.language)
  const scales = { open_rate: rateScale(valuesOf('open_rate')), ctr: rateScale(valuesOf('ctr')) }
  const variant = table.headers.findIndex((header) => normaliseHeader(header) === 'variant name')
  const seen = warningCounter()
  if (columns.revenue !== undefined && money.ambiguous) {
    seen.say(`Values such as 1.234 in “${table.headers[columns.revenue]}” are ambiguous. Please check them.`)
  }
  const named = currencyColumn(table.headers)
  const currencyOf = (cells: readonly string[]): string | null =>
    currencyCode(cells[named] ?? '') ?? currencyIn(cells[columns.revenue ?? -1] ?? '', settings.country)
  const given = new Set(kept.flatMap(({ cells }) => currencyOf(cells) ?? []))
  if (given.size > 1) seen.say("The revenue column mixes currencies. We don't convert amounts.")
  // If the file names only one currency, it applies to amounts without a currency, too.
  const [only = null] = given.size === 1 ? given : []
  const today = settings.now.toISOString().slice(0, 10)
  const fiveYearsAgo = `${Number(today.slice(0, 4)) - 5}${today.slice(4)}`

  const row = (number: number, cells: readonly string[]): UnderstoodCampaign => {
    const cell = (target: CsvTarget) => cells[columns[target] ?? -1] ?? ''
    const bad = (target: CsvTarget, message: string) =>
      new BadCell(table.headers[columns[target]!] ?? target, cell(target), message)
    const text = (target: CsvTarget, longest: number) =>
      cleanText(cell(target)).replace(/\s+/g, ' ').trim().slice(0, longest) || null
    const count = (target: CsvTarget): number | null => {
      const read = readCount(cell(target))
      if (read === UNREADABLE) {
        seen.count(`we can't read the value in “${table.headers[columns[target]!]}”, so we left it empty`)
        return null
      }
      if (read !== null && read < 0) throw bad(target, "A count can't be negative")
      if (read !== null && read > LARGEST_COUNT) throw bad(target, 'This number is too large')
      if (/e\+?\d/i.test(cell(target))) seen.count('a count lost digits in a spreadsheet (1.2E+05)')
      return read
    }
    const rate = (target: 'open_rate' | 'ctr'): number | null => {
      const read = readRate(cell(target), scales[target])
      if (read === UNREADABLE) return null
      if (read !== null && (read > 1 || read < 0)) throw bad(target, 'A rate must be between 0% and 100%')
      return read
    }

    const sentAt = sentTimes.read(cells)
    if (sentAt === null) throw bad('sent_at', 'The date is missing')
    if (sentAt === UNREADABLE) throw bad('sent_at', "This isn't a date")
    const subject = text('subject', 500)
    const given = text('campaign_name', 300) ?? subject
    if (given === null) throw bad('campaign_name', 'The name is missing')
    const suffix = cleanText(cells[variant] ?? '')
      .trim()
      .slice(0, LONGEST_VARIANT)
    const name = suffix === '' ? given : `${given} (variant ${suffix})`
    const deliveries = readCount(cell('deliveries'))
    if (deliveries === null) throw bad('deliveries', 'The number of deliveries is missing')
    if (deliveries === UNREADABLE) throw bad('deliveries', "This isn't a whole number")
    if (deliveries < 1) throw bad('deliveries', 'There must be at least one delivery')
    if (deliveries > LARGEST_COUNT) throw bad('deliveries', 'This number is too large')

    const openRate = rate('open_rate')
    const clickRate = rate('ctr')
    const opens = count('opens') ?? (openRate === null ? null : Math.round(openRate * deliveries))
    const clicks = count('clicks') ?? (clickRate === null ? null : Math.round(clickRate * deliveries))
    const orders = count('orders')
    const revenueRead = readNumber(cell('revenue'), {
      kind: 'money',
      decimal: money.decimal,
      language: settings.language,
    })
    if (revenueRead === UNREADABLE) {
      seen.count(`we can't read the value in “${table.headers[columns.revenue!]}”, so we left it empty`)
    }
    const revenue = revenueRead === UNREADABLE ? null : revenueRead

    if (opens !== null && opens > deliveries) {
      seen.count('more opens than deliveries (you may have mapped total opens)')
    }
    if (clicks !== null && clicks > deliveries) seen.count('more clicks than deliveries')
    if (revenue !== null && revenue > 0 && orders === 0) seen.count('revenue without orders')
    if (revenue !== null && revenue < 0) seen.count('negative revenue (refunds)')
    if (sentAt.slice(0, 10) > today) seen.count('the date is in the future')
    if (sentAt.slice(0, 10) < fiveYearsAgo) seen.count('more than five years old')
    if (deliveries < 50) seen.count('fewer than 50 deliveries, may be a test')
    return {
      row: number,
      name,
      subject,
      segment: text('segment', 500),
      sentAt,
      deliveries,
      opens,
      clicks,
      orders,
      revenue,
      currency: revenue === null ? null : (currencyOf(cells) ?? only),
      unsubscribes: count('unsubscribes'),
      spamReports: count('spam_reports'),
    }
  }
  return { row, sentTimes, warnings: seen.all }
}

/** Collects warnings, and counts those that occur per row. */
function warningCounter() {
  const sentences: string[] = []
  const counts = new Map<string, number>()
  return {
    say: (sentence: string) => void sentences.push(sentence),
    count: (text: string) => void counts.set(text, (counts.get(text) ?? 0) + 1),
    all: () => [
      ...sentences,
      ...[...counts].map(([text, rows]) => `${rows.toLocaleString('en')} ${rows === 1 ? 'row' : 'rows'}: ${text}.`),
    ],
  }
}
