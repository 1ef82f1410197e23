import { ApiError, errorMessage } from '#web/api-client.ts'
import { buttonClasses } from '#web/kit/button-classes.ts'
import { ErrorState } from '#web/kit/error-state.tsx'
import { paths } from '#web/paths.ts'

interface AdminErrorProps {
  error: Error
  fallback: string
  onRetry: () => void
  retrying: boolean
}

/** What could not be loaded. A token that opens nothing any more is no failure to try again: it asks for a sign-in. */
export function AdminError({ error, fallback, onRetry, retrying }: AdminErrorProps) {
  if (error instanceof ApiError && error.body.code === 'FORBIDDEN') {
    return (
      <ErrorState
        title="Your sign-in as a super admin has ended"
        description={
          <span className="grid justify-items-center gap-5">
            It lasts eight hours at most, and less when nothing is done.
            <a href={paths.adminLogin} className={buttonClasses()}>
              Log in as Super Admin
            </a>
          </span>
        }
      />
    )
  }
  return <ErrorState description={errorMessage(error, fallback)} onRetry={onRetry} retrying={retrying} />
}
