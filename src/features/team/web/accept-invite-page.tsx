import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { CloudOff, Unlink } from 'lucide-react'
import type { ReactNode } from 'react'
import { sessionOptions } from '#features/auth/web/queries.ts'
import { AuthCard } from '#features/auth/web/widgets/auth-card.tsx'
import { Outcome } from '#features/auth/web/widgets/outcome.tsx'
import { useLogOut } from '#features/auth/web/widgets/use-log-out.ts'
import { ApiError, errorMessage } from '#web/api-client.ts'
import { Button } from '#web/kit/button.tsx'
import { Skeleton } from '#web/kit/skeleton.tsx'
import { paths } from '#web/paths.ts'
import { routeIds } from '#web/searches.ts'
import type { InviteCheck } from '../contract.ts'
import { invalidTitle } from './accept-invite-form.ts'
import { JoinAsYourself, JoinWithNewAccount } from './accepting.tsx'
import { inviteCheckOptions } from './queries.ts'
import { ROLE_LABELS } from './role-labels.ts'

export function AcceptInvitePage() {
  const { token } = useSearch({ from: routeIds.acceptInvite })
  return (
    <>
      {/* The address contains the token, so other sites must not get it as a referrer. */}
      <meta name="referrer" content="no-referrer" />
      {token === undefined ? (
        <InvalidInvite title="Invalid Invitation">This invitation link is invalid or has expired.</InvalidInvite>
      ) : (
        <Invitation token={token} />
      )}
    </>
  )
}

function Invitation({ token }: { token: string }) {
  const check = useQuery(inviteCheckOptions(token))
  const session = useQuery(sessionOptions)
  if (check.isPending || session.isPending) return <Checking />
  const invite = check.data
  if (invite === undefined || session.data === undefined) {
    const error = check.error ?? session.error
    if (error instanceof ApiError && error.status < 500 && error.status !== 429) {
      return <InvalidInvite title="Invalid Invitation">{errorMessage(error, '')}</InvalidInvite>
    }
    const retry = () => void Promise.all([check.refetch(), session.refetch()])
    return <NotLoaded error={error} retrying={check.isFetching || session.isFetching} onRetry={retry} />
  }
  const { valid, email, workspaceName } = invite
  if (!valid || email === null || workspaceName === null) {
    return <InvalidInvite title={invalidTitle(invite.status)}>{invite.error}</InvalidInvite>
  }
  const user = session.data
  const address = `${paths.acceptInvite}?${new URLSearchParams({ token }).toString()}`
  const title = `Join ${workspaceName}`
  const description = <InvitedAs invite={invite} />
  if (user !== null && user.email.toLowerCase() === email.toLowerCase()) {
    return (
      <AuthCard title={title} description={description}>
        <JoinAsYourself token={token} user={user} />
      </AuthCard>
    )
  }
  if (user !== null) return <OtherAccount invited={email} signedInAs={user.email} next={address} />
  if (invite.hasAccount === true) {
    return (
      <AuthCard title={title} description={description}>
        <p className="mt-6 text-base text-fg-2">
          <strong className="font-medium wrap-anywhere text-fg">{email}</strong> already has an account. Log in to
          accept the invitation.
        </p>
        <Button asChild size="lg" className="mt-6 w-full">
          <Link to={paths.login} search={{ next: address }}>
            Log in to accept
          </Link>
        </Button>
      </AuthCard>
    )
  }
  return (
    <AuthCard title={title} description={description}>
      <JoinWithNewAccount token={token} email={email} />
    </AuthCard>
  )
}

function InvitedAs({ invite: { inviterName, role } }: { invite: InviteCheck }) {
  return (
    <>
      <span dir="auto">{inviterName}</span>
      {` invited you${role === null ? '' : ` as ${ROLE_LABELS[role]}`}.`}
    </>
  )
}

function OtherAccount({ invited, signedInAs, next }: { invited: string; signedInAs: string; next: string }) {
  const logOut = useLogOut(next)
  return (
    <AuthCard title="This invitation is for someone else" description="You're logged in with another account.">
      <Outcome icon={<Unlink aria-hidden />}>
        We sent it to <strong className="font-medium wrap-anywhere text-fg">{invited}</strong>, and you&apos;re logged
        in as <strong className="font-medium wrap-anywhere text-fg">{signedInAs}</strong>. Log out, then accept it with
        the right account.
      </Outcome>
      <Button
        size="lg"
        className="mt-6 w-full"
        busy={logOut.isPending || logOut.isSuccess}
        onClick={() => logOut.mutate()}
      >
        Log out
      </Button>
      <Button asChild variant="secondary" size="lg" className="mt-2.5 w-full">
        <Link to={paths.dashboard}>Go to your dashboard</Link>
      </Button>
    </AuthCard>
  )
}

function InvalidInvite({ title, children }: { title: string; children: ReactNode }) {
  return (
    <AuthCard title={title} description="You can't join a workspace with this link.">
      <Outcome icon={<Unlink aria-hidden />}>{children}</Outcome>
      <Button asChild size="lg" className="mt-6 w-full">
        <Link to={paths.login}>Go to Login</Link>
      </Button>
    </AuthCard>
  )
}

function NotLoaded(props: { error: unknown; retrying: boolean; onRetry: () => void }) {
  return (
    <AuthCard title="We couldn't load your invitation" description="Your invitation is still valid.">
      <Outcome icon={<CloudOff aria-hidden />}>
        {errorMessage(props.error, "We couldn't reach the server. Check your connection and try again.")}
      </Outcome>
      <Button size="lg" className="mt-6 w-full" busy={props.retrying} onClick={props.onRetry}>
        Try again
      </Button>
    </AuthCard>
  )
}

function Checking() {
  return (
    <AuthCard title="Your invitation" description="One moment.">
      <div role="status" aria-busy="true" className="mt-6 grid gap-4">
        <span className="sr-only">Checking your invitation</span>
        <Skeleton className="h-9 w-full" />
        <Skeleton className="h-9 w-full" />
      </div>
    </AuthCard>
  )
}
