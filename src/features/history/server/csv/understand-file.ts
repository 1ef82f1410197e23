import type { Country, Language } from '#shared/brand-brief.ts'
import { cleanText, oneLine } from '#shared/text.ts'
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
import { campaignKey, keyOf } from '../campaign-key.ts'
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

export interface ParsedCampaign extends UnderstoodCampaign {
  naturalKey: string
}

export interface Understood {
  /** If a file repeats a campaign, the later row wins. */
  campaigns: ParsedCampaign[]
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
  const kept: Kept = { rows: [], records: [] }
  table.records.forEach((cells, at) => {
    const reason = skipReason(cells)
    if (reason === null) {
      kept.rows.push(table.firstRow + at)
      kept.records.push(cells)
    } else if (reason !== 'Blank rows' || at < table.records.length - 1) {
      skipped.set(reason, (skipped.get(reason) ?? 0) + 1)
    }
  })
  const { rows, records } = kept
  if (rows.length === 0 && skipped.size === 0) {
    throw new FileRefusal('This file has column headers but no rows. Export your campaigns again and choose that file.')
  }
  if (rows.length > MOST_ROWS) {
    throw new FileRefusal(
      `This file has more than ${MOST_ROWS.toLocaleString('en')} rows. Split it and import the parts.`,
      {
        tooLarge: true,
      },
    )
  }
  const reader = rowReader(table, kept, columns, settings)
  const campaigns = new Map<string, ParsedCampaign>()
  const result = { readableRows: 0, failedRows: 0, errors: [] as RowError[], failedCells: [] as string[][] }
  for (let at = 0; at < rows.length; at++) {
    try {
      const campaign = reader.row(at)
      result.readableRows++
      campaigns.delete(campaign.naturalKey)
      campaigns.set(campaign.naturalKey, campaign)
    } catch (error) {
      if (!(error instanceof BadCell)) throw error
      const [row, cells] = [rows[at]!, records[at]!]
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
    warnings: [...table.warnings, ...(rows.length === 0 ? [NO_CAMPAIGNS] : []), ...reader.warnings()],
    sentTimes: reader.sentTimes,
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

type Cells = readonly string[]
type Kept = { rows: number[]; records: Cells[] }

function rowReader(table: Table, { rows, records }: Kept, columns: Columns, settings: FileSettings) {
  const valuesOf = (target: CsvTarget) => {
    const column = columns[target]
    return column === undefined ? [] : records.map((cells) => cells[column] ?? '')
  }
  const sentTimes = sentTimesOf(table.headers, records, { ...settings, column: columns.sent_at! })
  const money = columnDecimal(valuesOf('revenue'), table.delimiter, settings.language)
  const variant = table.headers.findIndex((header) => normaliseHeader(header) === 'variant name')
  const seen = warningCounter()
  if (columns.revenue !== undefined && money.ambiguous) {
    seen.say(`Values such as 1.234 in “${table.headers[columns.revenue]}” are ambiguous. Please check them.`)
  }
  const named = currencyColumn(table.headers)
  const currencies = records.map(
    (cells) =>
      (named === -1 ? null : currencyCode(cells[named] ?? '')) ??
      (columns.revenue === undefined ? null : currencyIn(cells[columns.revenue] ?? '', settings.country)),
  )
  const given = new Set(currencies.filter((currency) => currency !== null))
  if (given.size > 1) seen.say("The revenue column mixes currencies. We don't convert amounts.")
  // If the file names only one currency, it applies to amounts without a currency, too.
  const [only = null] = given.size === 1 ? given : []
  const today = settings.now.toISOString().slice(0, 10)
  const fiveYearsAgo = `${Number(today.slice(0, 4)) - 5}${today.slice(4)}`

  // Each column is looked up once for the file, because that takes longer than reading a cell.
  const cellReader = (target: CsvTarget) => {
    const column = columns[target]
    return (cells: Cells): string => (column === undefined ? '' : (cells[column] ?? ''))
  }
  const bad = (cells: Cells, target: CsvTarget, message: string) =>
    new BadCell(table.headers[columns[target]!] ?? target, cellReader(target)(cells), message)
  const sayUnreadable = (target: CsvTarget) =>
    seen.count(`we can't read the value in “${table.headers[columns[target]!]}”, so we left it empty`)
  const textReader = (target: CsvTarget, longest: number) => {
    const cell = cellReader(target)
    return (cells: Cells): string | null => oneLine(cleanText(cell(cells))).slice(0, longest) || null
  }
  const countReader = (target: CsvTarget) => {
    const cell = cellReader(target)
    return (cells: Cells): number | null => {
      const given = cell(cells)
      if (given === '') return null
      const read = readCount(given)
      if (read === UNREADABLE) {
        sayUnreadable(target)
        return null
      }
      if (read !== null && read < 0) throw bad(cells, target, "A count can't be negative")
      if (read !== null && read > LARGEST_COUNT) throw bad(cells, target, 'This number is too large')
      if (/e\+?\d/i.test(given)) seen.count('a count lost digits in a spreadsheet (1.2E+05)')
      return read
    }
  }
  const rateReader = (target: 'open_rate' | 'ctr') => {
    const cell = cellReader(target)
    const scale = rateScale(valuesOf(target))
    return (cells: Cells): number | null => {
      const given = cell(cells)
      if (given === '') return null
      const read = readRate(given, scale)
      if (read === UNREADABLE) return null
      if (read !== null && (read > 1 || read < 0)) throw bad(cells, target, 'A rate must be between 0% and 100%')
      return read
    }
  }
  const read = {
    name: textReader('campaign_name', 300),
    subject: textReader('subject', 500),
    segment: textReader('segment', 500),
    deliveries: cellReader('deliveries'),
    opens: countReader('opens'),
    openRate: rateReader('open_rate'),
    clicks: countReader('clicks'),
    clickRate: rateReader('ctr'),
    orders: countReader('orders'),
    revenue: cellReader('revenue'),
    unsubscribes: countReader('unsubscribes'),
    spamReports: countReader('spam_reports'),
  }
  const moneyRules = { kind: 'money', decimal: money.decimal, language: settings.language } as const

  const row = (at: number): ParsedCampaign => {
    const cells = records[at]!
    const sentAt = sentTimes.read(cells)
    if (sentAt === null) throw bad(cells, 'sent_at', 'The date is missing')
    if (sentAt === UNREADABLE) throw bad(cells, 'sent_at', "This isn't a date")
    const subject = read.subject(cells)
    const given = read.name(cells) ?? subject
    if (given === null) throw bad(cells, 'campaign_name', 'The name is missing')
    const suffix =
      variant === -1
        ? ''
        : cleanText(cells[variant] ?? '')
            .trim()
            .slice(0, LONGEST_VARIANT)
    const name = suffix === '' ? given : `${given} (variant ${suffix})`
    const deliveries = readCount(read.deliveries(cells))
    if (deliveries === null) throw bad(cells, 'deliveries', 'The number of deliveries is missing')
    if (deliveries === UNREADABLE) throw bad(cells, 'deliveries', "This isn't a whole number")
    if (deliveries < 1) throw bad(cells, 'deliveries', 'There must be at least one delivery')
    if (deliveries > LARGEST_COUNT) throw bad(cells, 'deliveries', 'This number is too large')

    const openRate = read.openRate(cells)
    const clickRate = read.clickRate(cells)
    const opens = read.opens(cells) ?? (openRate === null ? null : Math.round(openRate * deliveries))
    const clicks = read.clicks(cells) ?? (clickRate === null ? null : Math.round(clickRate * deliveries))
    const orders = read.orders(cells)
    const revenueRead = readNumber(read.revenue(cells), moneyRules)
    if (revenueRead === UNREADABLE) sayUnreadable('revenue')
    const revenue = revenueRead === UNREADABLE ? null : revenueRead

    if (opens !== null && opens > deliveries) {
      seen.count('more opens than deliveries (you may have mapped total opens)')
    }
    if (clicks !== null && clicks > deliveries) seen.count('more clicks than deliveries')
    if (revenue !== null && revenue > 0 && orders === 0) seen.count('revenue without orders')
    if (revenue !== null && revenue < 0) seen.count('negative revenue (refunds)')
    const day = sentAt.slice(0, 10)
    if (day > today) seen.count('the date is in the future')
    if (day < fiveYearsAgo) seen.count('more than five years old')
    if (deliveries < 50) seen.count('fewer than 50 deliveries, may be a test')
    const segment = read.segment(cells)
    return {
      row: rows[at]!,
      naturalKey: keyOf(campaignKey({ name, sentAt, segment })),
      name,
      subject,
      segment,
      sentAt,
      deliveries,
      opens,
      clicks,
      orders,
      revenue,
      currency: revenue === null ? null : (currencies[at] ?? only),
      unsubscribes: read.unsubscribes(cells),
      spamReports: read.spamReports(cells),
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
