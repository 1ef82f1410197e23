import { useMutation } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { CircleCheck, Unlink } from 'lucide-react'
import { call, errorMessage } from '#web/api-client.ts'
import { Button } from '#web/kit/button.tsx'
import { paths } from '#web/paths.ts'
import { rememberSignedIn } from '#web/session-hint.ts'
import { authEndpoints } from '../contract.ts'
import { AuthCard } from './widgets/auth-card.tsx'
import { FailureBanner } from './widgets/failure-banner.tsx'
import { Outcome } from './widgets/outcome.tsx'

/** Where the mail about a changed email address leads. It waits for a press: mail programs open links by themselves. */
export function RevertEmailPage() {
  const { token } = useSearch({ strict: false })
  const revert = useMutation({
    mutationFn: (given: string) => call(authEndpoints.revertEmail, { body: { token: given } }),
    onSuccess: () => rememberSignedIn(false),
  })
  if (token === undefined) {
    return (
      <AuthCard title="This link does not work" description="It works once, for seven days.">
        <Outcome icon={<Unlink aria-hidden />}>This link is invalid or has expired.</Outcome>
        <Button asChild size="lg" className="mt-6 w-full">
          <Link to={paths.login}>Go to Login</Link>
        </Button>
      </AuthCard>
    )
  }
  if (revert.isSuccess) {
    return (
      <AuthCard title="Your email is back" description="Every device has been signed out.">
        <Outcome icon={<CircleCheck aria-hidden />}>
          Choose a new password now: whoever changed your email may know the old one.
        </Outcome>
        <Button asChild size="lg" className="mt-6 w-full">
          <a href={paths.forgotPassword}>Choose a new password</a>
        </Button>
      </AuthCard>
    )
  }
  return (
    <AuthCard
      title="Bring your email back"
      description="Your account goes back to the address this mail came to, and every device is signed out."
    >
      {revert.isError && (
        <FailureBanner>
          {errorMessage(revert.error, 'Your email could not be changed. Please try again.')}
        </FailureBanner>
      )}
      <Button size="lg" className="mt-6 w-full" busy={revert.isPending} onClick={() => revert.mutate(token)}>
        Bring my email back
      </Button>
    </AuthCard>
  )
}
