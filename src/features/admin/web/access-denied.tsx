import { ShieldX } from 'lucide-react'
import { buttonClasses } from '#web/kit/button-classes.ts'
import { paths } from '#web/paths.ts'

export function AccessDenied() {
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center p-4">
      <title>Access denied · Mailmonth</title>
      <div className="grid justify-items-center text-center">
        <div className="mb-5 grid size-12 place-items-center rounded-xl bg-bad-soft text-bad">
          <ShieldX aria-hidden className="size-5.5" />
        </div>
        <h1 className="text-xl font-semibold">Access denied.</h1>
        <p className="mt-1.5 max-w-sm text-base text-fg-3">You don&apos;t have permission to view this page.</p>
        <div className="mt-6 flex flex-wrap justify-center gap-2">
          {/* A page load clears the memory of the earlier session. */}
          <a href={paths.dashboard} className={buttonClasses({ variant: 'secondary' })}>
            Go to Dashboard
          </a>
          <a href={paths.adminLogin} className={buttonClasses()}>
            Log in as Super Admin
          </a>
        </div>
      </div>
    </main>
  )
}
