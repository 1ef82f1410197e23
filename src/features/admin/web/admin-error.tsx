import { ApiError } from '#web/api-client.ts'
import { buttonClasses } from '#web/kit/button-classes.ts'
import { ErrorState } from '#web/kit/error-state.tsx'
import { paths } from '#web/paths.ts'
import { QueryFailed, type QueryFailedProps } from '#web/query-failed.tsx'

/** What could not be loaded. A token that opens nothing any more is no failure to try again: it asks for a sign-in. */
export function AdminError(props: QueryFailedProps) {
  const { error } = props.query
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
  return <QueryFailed {...props} />
}
