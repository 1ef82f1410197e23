import type { Insights } from '../../insight-contract.ts'
import { eachText } from './insight-wording.ts'

export function SegmentTable({ rows, currency }: { rows: Insights['segments']['rows']; currency: string }) {
  if (rows.length === 0) return <p className="text-sm text-fg-3">No segment has at least three sends yet.</p>
  return (
    <div
      className="relative overflow-x-auto"
      role="region"
      aria-label="Segments"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard could not scroll it otherwise
      tabIndex={0}
    >
      <table className="w-full min-w-96 text-sm">
        <thead className="text-left text-xs text-fg-3">
          <tr>
            <th scope="col" className="py-1.5 pr-3 font-medium">
              Segment
            </th>
            <th scope="col" className="px-3 py-1.5 text-right font-medium">
              Sends
            </th>
            <th scope="col" className="px-3 py-1.5 text-right font-medium">
              Per recipient
            </th>
            <th scope="col" className="py-1.5 pl-3 text-right font-medium">
              Unsubscribes per 1,000
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ segment, sends, revenuePerRecipient, unsubscribesPerThousand }) => (
            <tr key={segment}>
              <th scope="row" className="max-w-48 py-2 pr-3 text-left font-medium break-words">
                {segment}
              </th>
              <td className="px-3 py-2 text-right tabular-nums">{sends}</td>
              <td className="px-3 py-2 text-right tabular-nums">{eachText(revenuePerRecipient, currency)}</td>
              <td className="py-2 pl-3 text-right tabular-nums">
                {unsubscribesPerThousand === null ? '–' : unsubscribesPerThousand.toFixed(1)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
