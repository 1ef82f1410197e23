import { useMutation, useQuery } from '@tanstack/react-query'
import { VenetianMask } from 'lucide-react'
import { sessionOptions } from '#features/auth/web/queries.ts'
import { call, errorMessage } from '#web/api-client.ts'
import { Button } from '#web/kit/button.tsx'
import { toast } from '#web/kit/toast-store.ts'
import { paths } from '#web/paths.ts'
import { keepSuperadminToken } from '#web/superadmin-token.ts'
import { adminPeopleEndpoints } from '../../people-contract.ts'

/** Stands over every page while a super admin is signed in as somebody else, with the way back. */
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
          <strong className="font-semibold text-violet">You are impersonating {user.name}</strong> ({user.email}). What
          you do is written down with both your names; it ends after an hour.
        </span>
      </p>
      <StopButton />
    </section>
  )
}

function StopButton() {
  const stop = useMutation({
    mutationFn: () => call(adminPeopleEndpoints.stopImpersonating, {}),
    onSuccess: ({ superadminToken }) => {
      keepSuperadminToken(superadminToken)
      // A page load: nothing of the other person may stay in memory.
      location.assign(paths.admin)
    },
    onError: (error) => {
      const description = errorMessage(error, 'You are still signed in as somebody else. Please try again.')
      toast({ title: 'Failed to stop impersonation', description, variant: 'destructive' })
    },
  })
  return (
    <Button
      variant="secondary"
      size="sm"
      className="max-md:h-(--touch) max-md:w-full"
      busy={stop.isPending || stop.isSuccess}
      onClick={() => stop.mutate()}
    >
      Stop Impersonating
    </Button>
  )
}
