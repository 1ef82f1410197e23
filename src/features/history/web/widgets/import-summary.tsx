import { CircleCheck, Download, TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import { formatDay } from '#shared/calendar-dates.ts'
import { CURRENCY_OF, moneyText } from '#shared/money.ts'
import { Button } from '#web/kit/button.tsx'
import type { ImportAnswer } from '../../contract.ts'
import { downloadText } from './chosen-file.ts'
import { RowErrors } from './row-errors.tsx'

interface ImportSummaryProps {
  answer: ImportAnswer
  country: Brand['country']
  onStartOver: () => void
}

export function ImportSummary({ answer, country, onStartOver }: ImportSummaryProps) {
  const { summary, errors, failedRowsCsv } = answer
  const { earliest, latest } = summary.dateRange
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button is gone, so the result takes the focus.
  useEffect(() => heading.current?.focus(), [])
  const figures = [
    ['Rows imported', summary.successfulRows.toLocaleString('en')],
    ['Rows with errors', summary.failedRows.toLocaleString('en')],
    ['Updated', summary.updatedRows.toLocaleString('en')],
    ['Duplicates', summary.duplicateRows.toLocaleString('en')],
    ['Skipped', summary.skippedRows.toLocaleString('en')],
    [
      'Period',
      earliest === null || latest === null ? '–' : `${formatDay(earliest, country)} – ${formatDay(latest, country)}`,
    ],
  ] as const
  return (
    <div className="grid min-w-0 gap-4">
      <h4 ref={heading} tabIndex={-1} className="flex items-center gap-2 text-base font-semibold outline-none">
        {summary.failedRows === 0 ? (
          <CircleCheck aria-hidden className="size-5 text-ok" />
        ) : (
          <TriangleAlert aria-hidden className="size-5 text-warn" />
        )}
        {summary.failedRows === 0 ? 'Import complete' : 'Upload completed with warnings'}
      </h4>
      <dl className="grid gap-3 sm:grid-cols-2">
        {figures.map(([label, value]) => (
          <div key={label} className="rounded-lg bg-surface-2 px-4 py-3">
            <dt className="text-xs text-fg-3">{label}</dt>
            <dd className="mt-0.5 text-base font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {summary.topCampaigns.length > 0 && (
        <div>
          <h5 className="mb-1 text-sm font-semibold">Top campaigns by revenue</h5>
          <ol className="divide-y divide-line text-sm">
            {summary.topCampaigns.map(({ campaign, sentAt, revenue, currency }) => (
              <li key={`${campaign} ${sentAt}`} className="flex items-baseline justify-between gap-4 py-2">
                <span className="min-w-0">
                  <span className="break-words">{campaign}</span>{' '}
                  <span className="text-xs whitespace-nowrap text-fg-3">{formatDay(sentAt, country)}</span>
                </span>
                <span className="font-medium tabular-nums">{moneyText(revenue, currency ?? CURRENCY_OF[country])}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
      <RowErrors errors={errors} total={summary.failedRows} />
      <div className="flex flex-wrap gap-2">
        {failedRowsCsv !== null && (
          <Button variant="secondary" size="touch" onClick={() => downloadText(failedRowsCsv, 'failed-rows.csv')}>
            <Download aria-hidden />
            Download failed rows
          </Button>
        )}
        <Button variant="ghost" size="touch" onClick={onStartOver}>
          Import another file
        </Button>
      </div>
    </div>
  )
}
