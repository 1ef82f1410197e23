import { classNames } from '#web/kit/class-names.ts'

interface Bar {
  key: string
  label: string
  /** Said to whoever cannot see the bar. */
  longLabel: string
  value: number | null
  text: string
}

/** One bar a month; negative values hang down. Scrolls sideways where twelve do not fit. */
export function MonthBars({ bars }: { bars: readonly Bar[] }) {
  const values = bars.map(({ value }) => value ?? 0)
  const highest = Math.max(0, ...values)
  const lowest = Math.min(0, ...values)
  const reach = highest - lowest || 1
  const zero = (highest / reach) * 100
  return (
    <ul
      className="relative grid h-52 auto-cols-[minmax(2.25rem,1fr)] grid-flow-col gap-1.5 overflow-x-auto pb-1"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard could not scroll it otherwise
      tabIndex={0}
      aria-label="By month"
    >
      {bars.map(({ key, label, longLabel, value, text }) => (
        <li key={key} className="relative grid min-w-0 grid-rows-[1rem_1fr_1.25rem] gap-1 text-center text-2xs">
          <span aria-hidden className="tabular-nums text-fg-2">
            {text}
          </span>
          <span aria-hidden className="relative">
            <span className="absolute inset-x-0 h-px bg-line-2" style={{ top: `${zero}%` }} />
            {value !== null && (
              <span
                className={classNames(
                  'absolute inset-x-[12%] min-h-0.5',
                  value >= 0 ? 'rounded-t-md bg-teal' : 'rounded-b-md bg-fg-3',
                )}
                style={
                  value >= 0
                    ? { top: `${zero - (value / reach) * 100}%`, bottom: `${100 - zero}%` }
                    : { top: `${zero}%`, bottom: `${100 - zero + (value / reach) * 100}%` }
                }
              />
            )}
          </span>
          <span aria-hidden className="text-fg-3">
            {label}
          </span>
          <span className="sr-only">{`${longLabel}: ${text}`}</span>
        </li>
      ))}
    </ul>
  )
}
