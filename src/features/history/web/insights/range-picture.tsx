import { classNames } from '#web/kit/class-names.ts'
import type { Change } from '../../insight-contract.ts'
import { percentText, rangeText } from './insight-wording.ts'

interface RangeRow extends Change {
  label: string
  note?: string
  clear?: boolean
}

export function RangePicture({ rows }: { rows: readonly RangeRow[] }) {
  const reach = Math.max(5, ...rows.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]))
  const at = (percent: number) => 50 + (percent / reach) * 48
  return (
    <ul className="grid gap-1">
      {rows.map((row) => {
        const { label, percent, low, high, sends, note, clear = true } = row
        const sure = clear && low > 0 ? 'good' : clear && high < 0 ? 'bad' : 'open'
        return (
          <li
            key={label}
            className="relative grid grid-cols-[minmax(0,8.5rem)_1fr_3.5rem] items-center gap-3 py-1 text-sm"
          >
            <span className="min-w-0">
              <span className="block font-medium break-words">{label}</span>
              <span className="block text-2xs text-fg-3">
                {sends} {sends === 1 ? 'send' : 'sends'}
                {note !== undefined && `, ${note}`}
              </span>
            </span>
            <span aria-hidden title={rangeText(row)} className="relative h-7 rounded-md bg-surface-2">
              <span className="absolute inset-y-0 left-1/2 w-px bg-line-2" />
              <span
                className={classNames(
                  'absolute top-1/2 h-1.5 -translate-y-1/2 rounded-full opacity-45',
                  { good: 'bg-ok', bad: 'bg-bad', open: 'bg-fg-3' }[sure],
                )}
                style={{ left: `${at(low)}%`, width: `${at(high) - at(low)}%` }}
              />
              <span
                className={classNames(
                  'absolute top-1/2 size-2.5 -translate-1/2 rounded-full ring-2 ring-surface',
                  { good: 'bg-ok', bad: 'bg-bad', open: 'bg-fg-3' }[sure],
                )}
                style={{ left: `${at(percent)}%` }}
              />
            </span>
            <span className="text-right tabular-nums">
              {percentText(percent)}
              <span className="sr-only">, {rangeText(row)}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
