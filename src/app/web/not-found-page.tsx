import { Link } from '@tanstack/react-router'
import { Button } from '#web/kit/button.tsx'
import { EmptyMonth } from '#web/kit/empty-month.tsx'
import { paths } from '#web/paths.ts'

/** An address of the dashboard that leads nowhere: the shell stays around it. */
export function NotFoundPage() {
  return (
    <div className="arrive grid justify-items-center py-10 text-center">
      <title>Page not found · Mailmonth</title>
      <EmptyMonth className="mb-9 w-48" />
      <h1 className="text-xl font-semibold md:text-2xl">This page does not exist</h1>
      <p className="mt-2 max-w-md text-base text-fg-3">
        Nothing is planned for this address. It may have moved, or the link has a typing mistake.
      </p>
      <Button asChild className="mt-7 max-md:h-(--touch)">
        <Link to={paths.dashboard}>Go to Dashboard</Link>
      </Button>
    </div>
  )
}
