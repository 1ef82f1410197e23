import { Wordmark } from '#web/kit/brand-mark.tsx'
import { buttonClasses } from '#web/kit/button-classes.ts'
import { EmptyMonth } from '#web/kit/empty-month.tsx'
import { paths } from '#web/paths.ts'

export function NotFoundScreen() {
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center px-6 py-16">
      <title>Page not found · Mailmonth</title>
      <div className="grid max-w-md justify-items-center text-center">
        <a href={paths.frontPage} aria-label="Mailmonth, home" className="flex rounded-md">
          <Wordmark />
        </a>
        <EmptyMonth className="my-10 w-56" />
        <h1 className="text-h2 font-semibold">This page doesn&apos;t exist</h1>
        <p className="mt-3 text-md text-fg-3">
          We couldn&apos;t find that page. It may have moved, or the link may have a typo.
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <a href={paths.dashboard} className={buttonClasses({ size: 'lg' })}>
            Open the dashboard
          </a>
          <a href={paths.frontPage} className={buttonClasses({ size: 'lg', variant: 'secondary' })}>
            Go to the front page
          </a>
        </div>
      </div>
    </main>
  )
}
