import { ApiError } from '#web/api-client.ts'
import { buttonClasses } from '#web/kit/button-classes.ts'
import { ErrorState } from '#web/kit/error-state.tsx'
import { paths } from '#web/paths.ts'
import { QueryFailed, type QueryFailedProps } from '#web/query-failed.tsx'

/** An expired token asks for a login instead of a retry. */
export function AdminError(props: QueryFailedProps) {
  const { error } = props.query
  if (error instanceof ApiError && error.body.code === 'FORBIDDEN') {
    return (
      <ErrorState
        title="Your super admin session has ended"
        description={
          <span className="grid justify-items-center gap-5">
            A session lasts up to eight hours and ends earlier when you're inactive.
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
