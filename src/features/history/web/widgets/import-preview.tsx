import type { UseQueryResult } from '@tanstack/react-query'
import { Info, TriangleAlert } from 'lucide-react'
import type { Brand } from '#features/brands/contract.ts'
import { formatDay, formatSendTime } from '#shared/calendar-dates.ts'
import { CURRENCY_OF, moneyText } from '#shared/money.ts'
import { errorMessage } from '#web/api-client.ts'
import { Button } from '#web/kit/button.tsx'
import { Skeleton } from '#web/kit/skeleton.tsx'
import { Touchable } from '#web/kit/touchable.tsx'
import { NO_THEME } from '../../campaign-contract.ts'
import type { CsvPreview } from '../../contract.ts'
import { countedText } from '../counted-text.ts'
import { countText, repeatsText, rowsText } from './csv-wording.ts'
import { RowErrors } from './row-errors.tsx'

interface ImportPreviewProps {
  country: Brand['country']
  preview: UseQueryResult<CsvPreview>
  onReadDatesAs: (order: 'DMY' | 'MDY') => void
}

export function ImportPreview({
  country,
  preview: { data, error, isPlaceholderData, refetch },
  onReadDatesAs,
}: ImportPreviewProps) {
  if (error !== null) {
    return (
      <div
        role="alert"
        className="flex flex-wrap items-center gap-3 rounded-lg bg-bad-soft px-2.5 py-2 text-sm text-bad"
      >
        {errorMessage(error, 'Failed to analyze CSV file')}
        <Button variant="secondary" size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    )
  }
  if (data === undefined) return <Skeleton className="h-40 rounded-lg" />
  const { rows, readableRows, duplicateRows, failedRows, skipped, warnings, dateOrder, alreadyImportedAt } = data
  return (
    <div className="grid min-w-0 gap-3" aria-busy={isPlaceholderData}>
      <h4 className="text-sm font-semibold">Preview</h4>
      <p role="status" className="text-sm text-fg-2">
        {rowsText(readableRows - duplicateRows)} can be imported.
        {failedRows > 0 && ` We can't read ${rowsText(failedRows)}.`}
        {duplicateRows > 0 && ` ${repeatsText(duplicateRows)}`}
        {skipped.length > 0 &&
          ` Skipped: ${skipped.map(({ reason, rows: left }) => `${reason.toLowerCase()} (${left})`).join(', ')}.`}
      </p>
      {alreadyImportedAt !== null && (
        <Notice icon={<Info aria-hidden />}>
          {`This file was already imported on ${formatDay(alreadyImportedAt, country)}. Its campaigns are updated, not counted twice.`}
        </Notice>
      )}
      {dateOrder !== null && (dateOrder.ambiguous || dateOrder.why === 'you said so') && (
        <fieldset className="grid gap-2 rounded-lg bg-warn-soft px-2.5 py-2.5 text-sm text-fg">
          <legend className="sr-only">How dates are read</legend>
          <p aria-hidden className="font-medium">{`What date is ${dateOrder.example.value}?`}</p>
          {(['DMY', 'MDY'] as const).map((order) => (
            <Touchable key={order}>
              <label className="flex items-center gap-2">
                <input
                  type="radio"
                  name="date-order"
                  className="accent-teal"
                  checked={dateOrder.order === order}
                  onChange={() => onReadDatesAs(order)}
                />
                {`${order === 'DMY' ? 'Day first' : 'Month first'}: ${formatDay(dateOrder.example[order], country)}`}
              </label>
            </Touchable>
          ))}
        </fieldset>
      )}
      {warnings.map((warning) => (
        <Notice key={warning} icon={<TriangleAlert aria-hidden />}>
          {warning}
        </Notice>
      ))}
      {rows.length > 0 && <Rows rows={rows} country={country} />}
      <RowErrors errors={data.errors} total={failedRows} />
    </div>
  )
}

function Notice({ icon, children }: { icon: React.ReactNode; children: string }) {
  return (
    <p className="flex items-start gap-2 text-sm text-fg-2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-warn">
      {icon}
      {children}
    </p>
  )
}

const COLUMNS = [
  'Sent at',
  'Campaign',
  'Segment',
  'Counted as',
  'Deliveries',
  'Opens',
  'Clicks',
  'Orders',
  'Revenue',
] as const

function Rows({ rows, country }: { rows: CsvPreview['rows']; country: Brand['country'] }) {
  return (
    // The table scrolls sideways in its own frame, also with the keyboard.
    <div
      role="region"
      aria-label="Preview of the first rows"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard could not scroll it otherwise
      tabIndex={0}
      className="overflow-x-auto rounded-lg shadow-[inset_0_0_0_1px_var(--line)]"
    >
      <table className="w-full text-left text-xs whitespace-nowrap">
        <thead className="bg-surface-2 text-fg-3">
          <tr>
            {COLUMNS.map((column, at) => (
              <th key={column} scope="col" className={`px-2.5 py-2 font-medium ${at > 3 ? 'text-right' : ''}`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={row.row}>
              <td className="px-2.5 py-2 tabular-nums">{formatSendTime(row.sentAt.replace(' ', 'T'), country)}</td>
              <td className="max-w-56 truncate px-2.5 py-2 font-medium" title={row.name}>
                {row.name}
              </td>
              <td className="max-w-28 truncate px-2.5 py-2 text-fg-2" title={row.segment ?? undefined}>
                {row.segment ?? '–'}
              </td>
              <td className="px-2.5 py-2 text-fg-2">{countedText(row.theme ?? NO_THEME)}</td>
              {[row.deliveries, row.opens, row.clicks, row.orders].map((count, at) => (
                <td key={COLUMNS[at + 4]} className="px-2.5 py-2 text-right tabular-nums">
                  {countText(count)}
                </td>
              ))}
              <td className="px-2.5 py-2 text-right tabular-nums">
                {row.revenue === null ? '–' : moneyText(row.revenue, row.currency ?? CURRENCY_OF[country])}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
