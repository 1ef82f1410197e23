import { useQuery } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { SHOWS_NOTHING } from '#web/changes.ts'
import { errorMessage, read } from '#web/api-client.ts'
import { Button } from '#web/kit/button.tsx'
import { Skeleton } from '#web/kit/skeleton.tsx'
import { type LinkPurpose, authEndpoints } from '../contract.ts'
import { AuthCard } from './widgets/auth-card.tsx'
import { Outcome } from './widgets/outcome.tsx'

interface CheckedLinkProps {
  purpose: LinkPurpose
  token: string | undefined
  invalid: ReactNode
  children: (token: string) => ReactNode
}

export function CheckedLink({ token, ...props }: CheckedLinkProps) {
  return (
    <>
      {/* The address contains the token, so other sites must not get it as a referrer. */}
      <meta name="referrer" content="no-referrer" />
      {token === undefined ? props.invalid : <Checked key={token} token={token} {...props} />}
    </>
  )
}

function Checked({ purpose, token, invalid, children }: CheckedLinkProps & { token: string }) {
  const check = useQuery({
    queryKey: ['link', purpose, token],
    meta: SHOWS_NOTHING,
    queryFn: () => read(authEndpoints.checkLink, { body: { purpose, token } }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  if (check.data !== undefined) return check.data.works ? children(token) : invalid
  if (check.isPending && !check.isPaused) return <Checking />
  return (
    <AuthCard title="We couldn't check this link" description="Nothing has changed.">
      <Outcome icon={<CloudOff aria-hidden />}>
        {errorMessage(check.error, "We couldn't check this link. Check your connection and try again.")}
      </Outcome>
      <Button size="lg" className="mt-6 w-full" busy={check.isFetching} onClick={() => void check.refetch()}>
        Try again
      </Button>
    </AuthCard>
  )
}

function Checking() {
  return (
    <AuthCard title="One moment" description="We're checking your link.">
      <div aria-busy="true" className="mt-6 grid gap-4">
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </div>
    </AuthCard>
  )
}
