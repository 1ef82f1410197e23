import type { ToastMessage } from '#web/kit/toast-store.ts'
import { CSV_TARGETS, type CsvTarget, type ImportAnswer, NOT_MAPPED, REQUIRED_TARGETS } from '../../contract.ts'

type ImportOutcome = Pick<ImportAnswer['summary'], 'successfulRows' | 'failedRows'>

export const TARGET_LABELS: Record<CsvTarget, string> = {
  sent_at: 'Sent at',
  campaign_name: 'Campaign name',
  subject: 'Subject',
  segment: 'Segment',
  deliveries: 'Deliveries',
  opens: 'Opens',
  open_rate: 'Open rate',
  clicks: 'Clicks',
  ctr: 'Click rate',
  orders: 'Orders',
  revenue: 'Revenue',
  unsubscribes: 'Unsubscribes',
  spam_reports: 'Spam reports',
}

export const isRequired = (target: CsvTarget) => (REQUIRED_TARGETS as readonly CsvTarget[]).includes(target)

export type CompleteMapping = Record<CsvTarget, string>

export const missingTargets = (mapping: CompleteMapping) =>
  CSV_TARGETS.filter((target) => isRequired(target) && mapping[target] === NOT_MAPPED).map(
    (target) => TARGET_LABELS[target],
  )

export const rowsText = (rows: number) => `${rows.toLocaleString('en')} ${rows === 1 ? 'row' : 'rows'}`

export const repeatsText = (rows: number) =>
  `${rowsText(rows)} ${rows === 1 ? 'is a duplicate and counts' : 'are duplicates and count'} once.`

export const countText = (value: number | null) => (value === null ? '–' : value.toLocaleString('en'))

export function outcomeToast({ successfulRows, failedRows }: ImportOutcome): ToastMessage {
  return failedRows > 0
    ? {
        title: 'Upload completed with warnings',
        description: `${rowsText(successfulRows)} imported, ${rowsText(failedRows)} had errors.`,
        variant: 'warning',
      }
    : { title: 'Upload complete', description: `${rowsText(successfulRows)} imported.` }
}
