const units = ['days', 'hours', 'minutes', 'seconds'] as const

/** The page's script counts down. */
export function Countdown() {
  return (
    <div
      role="timer"
      aria-label="Time left until the offer ends"
      className="mt-10 grid grid-cols-4 divide-x divide-on-navy/15 rounded-2xl bg-on-navy/6 shadow-[inset_0_0_0_1px_color-mix(in_oklab,var(--on-navy)_14%,transparent)]"
    >
      {units.map((unit) => (
        <div key={unit} className="grid justify-items-center gap-1 px-4 py-4 sm:px-8 sm:py-5">
          <span data-left={unit} className="tnum text-2xl font-semibold sm:text-[2.5rem] sm:leading-none">
            00
          </span>
          <span className="text-xs text-on-navy/75 sm:text-sm">{unit}</span>
        </div>
      ))}
    </div>
  )
}
