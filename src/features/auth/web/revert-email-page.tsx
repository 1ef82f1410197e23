import { Link, useSearch } from '@tanstack/react-router'
import { CircleCheck, Unlink } from 'lucide-react'
import { errorMessage } from '#web/api-client.ts'
import { Button } from '#web/kit/button.tsx'
import { paths } from '#web/paths.ts'
import { routeIds } from '#web/searches.ts'
import { rememberSignedIn } from '#web/session-hint.ts'
import { useChange } from '#web/use-change.ts'
import { authEndpoints } from '../contract.ts'
import { AuthCard } from './widgets/auth-card.tsx'
import { FailureBanner } from './widgets/failure-banner.tsx'
import { Outcome } from './widgets/outcome.tsx'

/** The page waits for a click because email programs open links on their own. */
export function RevertEmailPage() {
  const { token } = useSearch({ from: routeIds.revertEmail })
  const revert = useChange(authEndpoints.revertEmail, {
    input: (given: string) => ({ body: { token: given } }),
    onAnswer: () => rememberSignedIn(false),
  })
  if (token === undefined) {
    return (
      <AuthCard title="This link doesn't work" description="This link works once and expires after seven days.">
        <Outcome icon={<Unlink aria-hidden />}>This link is invalid or has expired.</Outcome>
        <Button asChild size="lg" className="mt-6 w-full">
          <Link to={paths.login}>Go to Login</Link>
        </Button>
      </AuthCard>
    )
  }
  if (revert.isSuccess) {
    return (
      <AuthCard title="Your email address is restored" description="We logged you out on every device.">
        <Outcome icon={<CircleCheck aria-hidden />}>
          Choose a new password now. The person who changed your email may know your old one.
        </Outcome>
        <Button asChild size="lg" className="mt-6 w-full">
          <a href={paths.forgotPassword}>Choose a new password</a>
        </Button>
      </AuthCard>
    )
  }
  return (
    <AuthCard
      title="Restore your email address"
      description="We'll restore this email address to your account and log you out on every device."
    >
      {revert.isError && (
        <FailureBanner>
          {errorMessage(revert.error, "We couldn't restore your email address. Please try again.")}
        </FailureBanner>
      )}
      <Button size="lg" className="mt-6 w-full" busy={revert.isPending} onClick={() => revert.mutate(token)}>
        Restore email address
      </Button>
    </AuthCard>
  )
}
