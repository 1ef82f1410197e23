import { monthFacts, monthProgress } from './month-facts.ts'
import type { MonthState } from '../overview-contract.ts'

/** How far a month is, in words with a thin bar. */
export function MonthStateLine({ state }: { state: MonthState }) {
  return (
    <div className="grid min-w-0 gap-1.5">
      <p className="tnum text-sm text-fg-3">{monthFacts(state).join(' · ')}</p>
      {state.outlines + state.toWrite > 0 && (
        <div aria-hidden className="h-1 overflow-hidden rounded-full bg-surface-3">
          <div className="h-full rounded-full bg-teal" style={{ width: `${monthProgress(state) * 100}%` }} />
        </div>
      )}
    </div>
  )
}
