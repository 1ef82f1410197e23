import type { Brand } from '#features/brands/contract.ts'
import { formatDay } from '#shared/calendar-dates.ts'
import type { KlaviyoSync, SyncSummary } from '../../contract.ts'

export const syncedText = (campaigns: number) =>
  `Successfully imported ${campaigns.toLocaleString('en')} campaigns from Klaviyo`

/** What a sync is at that was started here or elsewhere. */
export const runningText = (sync: KlaviyoSync | null | undefined) =>
  `${sync?.status === 'waiting' ? progressText(sync) : 'Starting'}…`

function progressText({ step, campaigns }: Pick<KlaviyoSync, 'step' | 'campaigns'>): string {
  const read = campaigns === 1 ? '1 campaign' : `${campaigns.toLocaleString('en')} campaigns`
  switch (step) {
    case 'waiting':
      return 'Waiting for its turn'
    case 'campaigns':
      return campaigns === 0 ? 'Reading campaigns' : `Reading campaigns: ${read} so far`
    case 'results':
      return `Asking for the results of ${read}; Klaviyo allows two such questions a minute`
    case 'storing':
      return `Storing ${read}`
  }
}

/** What a sync brought, sentence by sentence. */
export function summaryTexts(summary: SyncSummary, country: Brand['country']): string[] {
  const { successfulRows, updatedRows, skippedRows, dateRange, conversionMetric, sampleData } = summary
  const { earliest, latest } = dateRange
  if (successfulRows === 0) return ['No sent campaigns were found in this time.']
  return [
    ...(sampleData ? ['Sample data: these campaigns are made up.'] : []),
    `${successfulRows.toLocaleString('en')} campaigns${
      earliest === null || latest === null
        ? ''
        : ` from ${formatDay(earliest, country)} to ${formatDay(latest, country)}`
    }, ${updatedRows.toLocaleString('en')} of them known before.`,
    ...(skippedRows > 0 ? [`${skippedRows.toLocaleString('en')} without results were left out.`] : []),
    conversionMetric === null
      ? 'The account has no “Placed Order” event, so orders and revenue stay empty.'
      : `Orders and revenue are those of “${conversionMetric}”.`,
  ]
}
