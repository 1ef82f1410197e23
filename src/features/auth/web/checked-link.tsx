import { useQuery } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { call, errorMessage } from '#web/api-client.ts'
import { Button } from '#web/kit/button.tsx'
import { Skeleton } from '#web/kit/skeleton.tsx'
import { type LinkPurpose, authEndpoints } from '../contract.ts'
import { AuthCard } from './widgets/auth-card.tsx'
import { Outcome } from './widgets/outcome.tsx'

interface CheckedLinkProps {
  purpose: LinkPurpose
  /** As it stands in the address. */
  token: string | undefined
  /** What a link that was used, expired or never existed shows. */
  invalid: ReactNode
  children: (token: string) => ReactNode
}

/** Says whether the link of an email works before anything is typed. */
export function CheckedLink({ token, ...props }: CheckedLinkProps) {
  return (
    <>
      {/* The address holds the key: no other site is told it. */}
      <meta name="referrer" content="no-referrer" />
      {token === undefined ? props.invalid : <Checked key={token} token={token} {...props} />}
    </>
  )
}

function Checked({ purpose, token, invalid, children }: CheckedLinkProps & { token: string }) {
  const check = useQuery({
    queryKey: ['link', purpose, token],
    queryFn: () => call(authEndpoints.checkLink, { body: { purpose, token } }),
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
