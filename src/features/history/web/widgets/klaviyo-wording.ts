import type { Brand } from '#features/brands/contract.ts'
import { formatDay } from '#shared/calendar-dates.ts'
import type { KlaviyoSync, SyncSummary } from '../../contract.ts'

export const syncedText = (campaigns: number) =>
  `Successfully imported ${campaigns.toLocaleString('en')} campaigns from Klaviyo`

export const runningText = (sync: KlaviyoSync | null | undefined) =>
  `${sync?.status === 'waiting' ? progressText(sync) : 'Starting'}…`

function progressText({ step, campaigns }: Pick<KlaviyoSync, 'step' | 'campaigns'>): string {
  const read = campaigns === 1 ? '1 campaign' : `${campaigns.toLocaleString('en')} campaigns`
  switch (step) {
    case 'waiting':
      return 'Queued'
    case 'campaigns':
      return campaigns === 0 ? 'Reading campaigns' : `Reading campaigns: ${read} so far`
    case 'results':
      return `Getting results for ${read}. Klaviyo allows two requests a minute.`
    case 'storing':
      return `Storing ${read}`
  }
}

export function summaryTexts(summary: SyncSummary, country: Brand['country']): string[] {
  const { successfulRows, updatedRows, skippedRows, dateRange, conversionMetric, sampleData } = summary
  const { earliest, latest } = dateRange
  if (successfulRows === 0) return ['We found no sent campaigns in this period.']
  return [
    ...(sampleData ? ["Sample data. These campaigns aren't real."] : []),
    `${successfulRows.toLocaleString('en')} campaigns${
      earliest === null || latest === null
        ? ''
        : ` from ${formatDay(earliest, country)} to ${formatDay(latest, country)}`
    }, ${updatedRows.toLocaleString('en')} already imported.`,
    ...(skippedRows > 0
      ? [
          `We skipped ${skippedRows === 1 ? '1 campaign' : `${skippedRows.toLocaleString('en')} campaigns`} without results.`,
        ]
      : []),
    conversionMetric === null
      ? 'The account has no “Placed Order” event, so orders and revenue stay empty.'
      : `Orders and revenue come from “${conversionMetric}”.`,
  ]
}
