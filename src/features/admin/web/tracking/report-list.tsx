import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { TrackingReport } from '../../tracking-contract.ts'

export function ReportList({ report: { inserted, leftOut, warnings } }: { report: TrackingReport }) {
  return (
    <div role="status" className="grid gap-2 rounded-lg bg-surface-2 p-4 text-sm hairline">
      <p className="flex items-center gap-2 font-medium">
        <CircleCheck aria-hidden className="size-4 shrink-0 text-ok" />
        {inserted.length === 0
          ? "The pages won't load anything."
          : inserted.length === 1
            ? 'The pages will load one element.'
            : `The pages will load ${inserted.length} elements.`}
      </p>
      {inserted.length > 0 && (
        <ol className="grid gap-1 text-xs text-fg-2">
          {inserted.map(({ element, line, source, length }, index) => (
            <li key={`${line}.${String(index)}`} className="break-words">
              <code className="font-mono">{`<${element}>`}</code>
              {` in line ${line}, `}
              {source === null ? `${length.toLocaleString('en')} characters` : <span>{`from ${source}`}</span>}
            </li>
          ))}
        </ol>
      )}
      {leftOut.length > 0 && (
        <Warning>{`Skipped because only those three elements are allowed: ${leftOut.join(', ')}.`}</Warning>
      )}
      {warnings.map((warning) => (
        <Warning key={warning}>{warning}</Warning>
      ))}
    </div>
  )
}

function Warning({ children }: { children: string }) {
  return (
    <p className="flex items-start gap-2 text-xs text-warn">
      <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      {children}
    </p>
  )
}
