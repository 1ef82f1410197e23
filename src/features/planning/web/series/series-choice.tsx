import { useId } from 'react'
import { SERIES, type SeriesKind } from '#shared/series.ts'
import { SERIES_WORDS, seriesSentence } from './series-words.ts'

export function SeriesChoice(props: { kind: SeriesKind; onChange: (kind: SeriesKind) => void }) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label="Series" className="grid gap-2">
      {SERIES.map((kind) => (
        <div
          key={kind}
          className="grid grid-cols-[auto_minmax(0,1fr)] rounded-lg shadow-[inset_0_0_0_1px_var(--line)] hover:bg-surface-2 has-checked:bg-teal-soft/60 has-checked:shadow-[inset_0_0_0_1px_var(--teal)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal"
        >
          <input
            id={`${name} ${kind}`}
            type="radio"
            name={name}
            checked={props.kind === kind}
            onChange={() => props.onChange(kind)}
            className="mt-3 ml-3 size-4 accent-(--teal)"
          />
          <label htmlFor={`${name} ${kind}`} className="grid min-w-0 gap-0.5 px-3 py-2.5">
            <span className="text-base font-medium">{SERIES_WORDS[kind].label}</span>
            <span className="text-sm text-fg-3">{seriesSentence(kind)}</span>
          </label>
        </div>
      ))}
    </div>
  )
}
