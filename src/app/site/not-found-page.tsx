import { buttonClasses } from '#web/kit/button-classes.ts'
import { classNames } from '#web/kit/class-names.ts'
import { EmptyMonth } from '#web/kit/empty-month.tsx'
import { paths } from '#web/paths.ts'
import { SiteFrame } from './site-frame.tsx'

const look = (variant: 'primary' | 'secondary') =>
  classNames(buttonClasses({ size: 'lg', variant }), 'h-12 px-6 text-md')

export function NotFoundPage() {
  return (
    <SiteFrame path="">
      <section className="paper">
        <div className="page grid min-h-[calc(100dvh-1px)] content-center justify-items-center pt-28 pb-20 text-center">
          <EmptyMonth className="mb-10 w-56" />
          <p className="tnum text-md font-medium text-fg-3">404</p>
          <h1 className="mt-2 text-h2 font-semibold">This page doesn&apos;t exist</h1>
          <p className="mt-4 max-w-md text-lg text-fg-2">
            We couldn&apos;t find that page. It may have moved, or the link may have a typo.
          </p>
          <div className="mt-8 flex flex-wrap justify-center gap-3">
            <a href={paths.frontPage} className={look('primary')}>
              Go to the front page
            </a>
            <a href={paths.dashboard} className={look('secondary')}>
              Open the dashboard
            </a>
          </div>
        </div>
      </section>
    </SiteFrame>
  )
}
