import { Link } from '@tanstack/react-router'
import { Button } from '#web/kit/button.tsx'
import { EmptyMonth } from '#web/kit/empty-month.tsx'
import { paths } from '#web/paths.ts'

export function NotFoundPage() {
  return (
    <div className="arrive grid justify-items-center py-10 text-center">
      <title>Page not found · Mailmonth</title>
      <EmptyMonth className="mb-9 w-48" />
      <h1 className="text-xl font-semibold md:text-2xl">This page doesn&apos;t exist</h1>
      <p className="mt-2 max-w-md text-base text-fg-3">
        We couldn&apos;t find that page. It may have moved, or the link may have a typo.
      </p>
      <Button asChild size="touch" className="mt-7">
        <Link to={paths.dashboard}>Go to Dashboard</Link>
      </Button>
    </div>
  )
}
