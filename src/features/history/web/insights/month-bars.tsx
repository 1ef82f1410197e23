import { classNames } from '#web/kit/class-names.ts'

interface Bar {
  key: string
  label: string
  longLabel: string
  value: number | null
  text: string
}

/** Where not all months fit, the latest are in view. */
function showLatest(list: HTMLElement | null): void {
  if (list !== null) list.scrollLeft = list.scrollWidth
}

export function MonthBars({ bars }: { bars: readonly Bar[] }) {
  const values = bars.map(({ value }) => value ?? 0)
  const highest = Math.max(0, ...values)
  const lowest = Math.min(0, ...values)
  const reach = highest - lowest || 1
  const zero = (highest / reach) * 100
  return (
    <ul
      ref={showLatest}
      className="relative grid h-56 auto-cols-[minmax(2.75rem,1fr)] grid-flow-col overflow-x-auto pb-1"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard could not scroll it otherwise
      tabIndex={0}
      aria-label="By month"
    >
      {bars.map(({ key, label, longLabel, value, text }) => {
        const end = zero - ((value ?? 0) / reach) * 100
        const above = (value ?? 0) >= 0
        return (
          <li key={key} className="grid min-w-0 grid-rows-[1fr_1.25rem] gap-1 text-center text-2xs">
            {/* Without a gap between the months, the baseline is one line. */}
            <span aria-hidden className={classNames('relative mt-5', lowest < 0 && 'mb-5')}>
              <span data-part="baseline" className="absolute inset-x-0 h-px bg-line-2" style={{ top: `${zero}%` }} />
              {value !== null && (
                <span
                  data-part="bar"
                  className={classNames(
                    'absolute inset-x-[16%] min-h-0.5',
                    above ? 'rounded-t-md bg-teal' : 'rounded-b-md bg-fg-3',
                  )}
                  style={
                    above ? { top: `${end}%`, bottom: `${100 - zero}%` } : { top: `${zero}%`, bottom: `${100 - end}%` }
                  }
                />
              )}
              <span
                data-part="value"
                className="absolute inset-x-0 leading-4 whitespace-nowrap tabular-nums text-fg-2"
                style={above ? { bottom: `calc(${100 - end}% + 2px)` } : { top: `calc(${end}% + 2px)` }}
              >
                {text}
              </span>
            </span>
            <span aria-hidden className="text-fg-3">
              {label}
            </span>
            <span className="sr-only">{`${longLabel}: ${text}`}</span>
          </li>
        )
      })}
    </ul>
  )
}
