import { useQuery } from '@tanstack/react-query'
import { VenetianMask } from 'lucide-react'
import { sessionOptions } from '#features/auth/web/queries.ts'
import { Button } from '#web/kit/button.tsx'
import { paths } from '#web/paths.ts'
import { keepSuperadminToken } from '#web/superadmin-token.ts'
import { useChange } from '#web/use-change.ts'
import { adminPeopleEndpoints } from '../../people-contract.ts'

export function ImpersonationBanner() {
  const { data: user } = useQuery(sessionOptions)
  if (user?.tokenType !== 'impersonation') return null
  return (
    <section
      aria-label="Impersonation"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-violet-soft px-4 py-3 md:px-6"
    >
      <p className="flex min-w-0 flex-1 basis-64 items-start gap-2.5 text-sm wrap-anywhere text-fg">
        <VenetianMask aria-hidden className="mt-0.5 size-4 shrink-0 text-violet" />
        <span>
          <strong className="font-semibold text-violet">You're impersonating {user.name}</strong> ({user.email}). We log
          what you do with both names. Impersonation ends after one hour.
        </span>
      </p>
      <StopButton />
    </section>
  )
}

function StopButton() {
  const stop = useChange(adminPeopleEndpoints.stopImpersonating, {
    input: () => ({}),
    leavesPage: true,
    onAnswer: ({ superadminToken }) => {
      keepSuperadminToken(superadminToken)
      location.assign(paths.admin)
    },
    failed: {
      title: 'Failed to stop impersonation',
      fallback: "We couldn't stop impersonation. Please try again.",
    },
  })
  return (
    <Button
      variant="secondary"
      size="touch-sm"
      className="max-md:w-full"
      busy={stop.isPending || stop.isSuccess}
      onClick={() => stop.mutate()}
    >
      Stop impersonating
    </Button>
  )
}
