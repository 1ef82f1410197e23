import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { CircleCheck, Unlink } from 'lucide-react'
import { ApiError, errorMessage } from '#web/api-client.ts'
import { Button } from '#web/kit/button.tsx'
import { paths } from '#web/paths.ts'
import { routeIds } from '#web/searches.ts'
import { rememberSignedIn } from '#web/session-hint.ts'
import { useChange } from '#web/use-change.ts'
import { authEndpoints } from '../contract.ts'
import { CheckedLink } from './checked-link.tsx'
import { sessionOptions } from './queries.ts'
import { AuthCard } from './widgets/auth-card.tsx'
import { FailureBanner } from './widgets/failure-banner.tsx'
import { Outcome } from './widgets/outcome.tsx'

const FALLBACK = "We couldn't confirm your new email. Check your connection and try again."

/** The page waits for a click because email programs open links on their own. */
export function ConfirmEmailPage() {
  const { token } = useSearch({ from: routeIds.confirmEmail })
  return (
    <CheckedLink purpose="confirm_email" token={token} invalid={<InvalidLink />}>
      {(works) => <Confirmation token={works} />}
    </CheckedLink>
  )
}

function Confirmation({ token }: { token: string }) {
  const queryClient = useQueryClient()
  const { data: person } = useQuery(sessionOptions)
  const confirm = useChange(authEndpoints.confirmEmail, {
    input: () => ({ body: { token } }),
    onDone: () => rememberSignedIn(Boolean(queryClient.getQueryData(sessionOptions.queryKey))),
  })
  if (confirm.error instanceof ApiError && confirm.error.body.code === 'INVALID_TOKEN') return <InvalidLink />
  if (confirm.isSuccess) return <EmailChanged email={confirm.data.email} />
  const isOthers = person?.pendingEmail === null
  return (
    <AuthCard
      title="Confirm your new email"
      description="From then on, you log in with this address. We'll log you out on every other device."
    >
      {isOthers && (
        <p className="mt-5 rounded-lg bg-warn-soft px-3.5 py-3 text-sm break-words text-fg">
          You&apos;re logged in as <strong className="font-semibold">{person.email}</strong>. This link changes the
          email of another account.
        </p>
      )}
      {confirm.isError && <FailureBanner>{errorMessage(confirm.error, FALLBACK)}</FailureBanner>}
      <Button size="lg" className="mt-6 w-full" busy={confirm.isPending} onClick={() => confirm.mutate()}>
        Confirm my new email
      </Button>
    </AuthCard>
  )
}

function EmailChanged({ email }: { email: string }) {
  const { data: person } = useQuery(sessionOptions)
  return (
    <AuthCard title="Your email is changed" description="We logged you out on every other device.">
      <Outcome icon={<CircleCheck aria-hidden />}>
        You now log in with <strong className="font-semibold break-all text-fg">{email}</strong>.
      </Outcome>
      <NextStep isLoggedIn={person?.email === email} />
    </AuthCard>
  )
}

function InvalidLink() {
  const { data: person } = useQuery(sessionOptions)
  return (
    <AuthCard title="This link doesn't work" description="This link works once and expires after 24 hours.">
      <Outcome icon={<Unlink aria-hidden />}>
        This link is invalid, was already used or has expired.{' '}
        {person
          ? `You're logged in as ${person.email}. Ask for another link in your profile.`
          : 'Log in to see your current email and to ask for another link.'}
      </Outcome>
      <NextStep isLoggedIn={Boolean(person)} />
    </AuthCard>
  )
}

function NextStep({ isLoggedIn }: { isLoggedIn: boolean }) {
  return (
    <Button asChild size="lg" className="mt-6 w-full">
      {isLoggedIn ? (
        <Link to={paths.settings} search={{ tab: 'profile' }}>
          Go to your profile
        </Link>
      ) : (
        <Link to={paths.login}>Go to Login</Link>
      )}
    </Button>
  )
}
