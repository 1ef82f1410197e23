import { buttonClasses } from '../kit/button-classes.ts'
import { Wordmark } from '../kit/brand-mark.tsx'
import { EmptyMonth } from '../kit/empty-month.tsx'
import { paths } from '../paths.ts'

export function NotFoundPage() {
  return (
    <main className="paper grid min-h-dvh place-items-center px-6 py-16">
      <div className="grid max-w-md justify-items-center text-center">
        <a href={paths.frontPage} aria-label="Mailmonth, home" className="flex rounded-md">
          <Wordmark />
        </a>
        <EmptyMonth className="my-10" />
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
