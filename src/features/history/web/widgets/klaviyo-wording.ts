import type { KlaviyoSync, SyncSummary } from '../../contract.ts'
import { dateText } from './csv-wording.ts'

export const syncedText = (campaigns: number) =>
  `Successfully imported ${campaigns.toLocaleString('en')} campaigns from Klaviyo`

/** What a running sync is at. */
export function progressText({ step, campaigns }: Pick<KlaviyoSync, 'step' | 'campaigns'>): string {
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
export function summaryTexts(summary: SyncSummary): string[] {
  const { successfulRows, updatedRows, skippedRows, dateRange, conversionMetric, sampleData } = summary
  const { earliest, latest } = dateRange
  if (successfulRows === 0) return ['No sent campaigns were found in this time.']
  return [
    ...(sampleData ? ['Sample data: these campaigns are made up.'] : []),
    `${successfulRows.toLocaleString('en')} campaigns${
      earliest === null || latest === null ? '' : ` from ${dateText(earliest)} to ${dateText(latest)}`
    }, ${updatedRows.toLocaleString('en')} of them known before.`,
    ...(skippedRows > 0 ? [`${skippedRows.toLocaleString('en')} without results were left out.`] : []),
    conversionMetric === null
      ? 'The account has no “Placed Order” event, so orders and revenue stay empty.'
      : `Orders and revenue are those of “${conversionMetric}”.`,
  ]
}
