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

/** The labels of the required columns that are not mapped yet. */
export const missingTargets = (mapping: CompleteMapping) =>
  CSV_TARGETS.filter((target) => isRequired(target) && mapping[target] === NOT_MAPPED).map(
    (target) => TARGET_LABELS[target],
  )

export const rowsText = (rows: number) => `${rows.toLocaleString('en')} ${rows === 1 ? 'row' : 'rows'}`

/** What becomes of rows that say again what another row of the file says. */
export const repeatsText = (rows: number) =>
  `${rowsText(rows)} ${rows === 1 ? 'repeats another row and counts' : 'repeat another row and count'} once.`

export const countText = (value: number | null) => (value === null ? '–' : value.toLocaleString('en'))

/** How the toast after an import ends. */
export function outcomeToast({ successfulRows, failedRows }: ImportOutcome): ToastMessage {
  return failedRows > 0
    ? {
        title: 'Upload completed with warnings',
        description: `${rowsText(successfulRows)} imported, ${rowsText(failedRows)} had errors.`,
        variant: 'warning',
      }
    : { title: 'Upload complete', description: `${rowsText(successfulRows)} imported.` }
}
