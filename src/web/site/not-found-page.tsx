import { buttonClasses } from '../kit/button-classes.ts'
import { Wordmark } from '../kit/brand-mark.tsx'
import { paths } from '../paths.ts'

export function NotFoundPage() {
  return (
    <main className="paper grid min-h-dvh place-items-center px-6 py-16">
      <div className="grid max-w-md justify-items-center text-center">
        <a href={paths.frontPage} aria-label="Mailmonth, home" className="flex rounded-md">
          <Wordmark />
        </a>
        <EmptyMonth />
        <h1 className="text-h2 font-semibold">This page does not exist</h1>
        <p className="mt-3 text-md text-fg-3">
          Nothing is planned for this address. It may have moved, or the link has a typing mistake.
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <a href={paths.frontPage} className={buttonClasses({ size: 'lg' })}>
            Go to the front page
          </a>
          <a href={paths.dashboard} className={buttonClasses({ size: 'lg', variant: 'secondary' })}>
            Open the dashboard
          </a>
        </div>
      </div>
    </main>
  )
}

/** Five weeks without a single email; the day that was looked for is marked. */
function EmptyMonth() {
  const days = Array.from({ length: 35 }, (_, day) => day)
  return (
    <svg viewBox="0 0 224 160" aria-hidden className="my-10 w-56">
      {days.map((day) => (
        <rect
          key={day}
          x={(day % 7) * 32 + 1}
          y={Math.floor(day / 7) * 32 + 1}
          width="28"
          height="28"
          rx="6"
          className={day === 18 ? 'fill-teal-soft stroke-teal' : 'fill-surface stroke-line-2'}
          strokeWidth={day === 18 ? 2 : 1}
        />
      ))}
      <path d="M137 72l12 12m0-12l-12 12" className="stroke-teal" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  )
}
