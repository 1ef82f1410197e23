import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/kit/button.tsx'
import { dayOf } from '../deletion-dates.ts'
import { deletionsOptions } from '../queries.ts'
import { useWithdrawal } from '../use-withdrawal.ts'

export function DeletionBanner() {
  const { data } = useQuery(deletionsOptions)
  if (data === undefined) return null
  const { account, workspaces } = data
  // Canceling the deletion of the account also cancels that of its workspaces.
  const alone = workspaces.filter(({ isOwner }) => !(isOwner && account !== null))
  return (
    <>
      {account !== null && (
        <Banner label="Account deletion" action={<Keep>Keep my account</Keep>}>
          <strong className="font-semibold text-bad">Your account will be deleted on {dayOf(account.closesAt)}.</strong>{' '}
          You can cancel until then.
        </Banner>
      )}
      {alone.map(({ id, name, closesAt, isOwner }) => (
        <Banner
          key={id}
          label={`Deletion of ${name}`}
          {...(isOwner && { action: <Keep workspaceId={id}>Keep workspace</Keep> })}
        >
          <strong className="font-semibold text-bad">
            The workspace {name} will be deleted on {dayOf(closesAt)}.
          </strong>{' '}
          {isOwner ? 'You can cancel until then.' : 'The owner can cancel until then.'}
        </Banner>
      ))}
    </>
  )
}

function Banner({ label, action, children }: { label: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-bad-soft px-4 py-3 md:px-6"
    >
      <p className="flex min-w-0 flex-1 basis-64 items-start gap-2.5 text-sm wrap-anywhere text-fg">
        <Trash2 aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
        <span>{children}</span>
      </p>
      {action}
    </section>
  )
}

function Keep({ workspaceId, children }: { workspaceId?: string; children: string }) {
  const withdrawal = useWithdrawal(workspaceId)
  return (
    <Button
      variant="secondary"
      size="touch-sm"
      className="max-md:w-full"
      busy={withdrawal.isPending}
      onClick={() => withdrawal.mutate()}
    >
      {children}
    </Button>
  )
}
