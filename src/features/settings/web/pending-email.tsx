import { useMutation, useQueryClient } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { type CurrentUser, authEndpoints } from '#features/auth/contract.ts'
import { sessionOptions } from '#features/auth/web/queries.ts'
import { SimulatedMailNote } from '#features/auth/web/widgets/simulated-mail-note.tsx'
import { call, errorMessage } from '#web/api-client.ts'
import { Button } from '#web/kit/button.tsx'
import { toast } from '#web/kit/toast-store.ts'

/** The address that waits for its link to be opened, with what can be done about it. */
export function PendingEmail({ user: { email, pendingEmail } }: { user: CurrentUser }) {
  const queryClient = useQueryClient()
  const change = useMutation({
    mutationFn: (wish: 'resend' | 'cancel') =>
      wish === 'resend'
        ? call(authEndpoints.resendEmailLink, {})
        : call(authEndpoints.updateProfile, { body: { email } }),
    onSuccess(user, wish) {
      queryClient.setQueryData(sessionOptions.queryKey, user)
      if (wish === 'cancel') {
        toast({ title: 'Email change canceled', description: `You keep logging in with ${user.email}.` })
      } else if (user.pendingEmail === null) {
        toast({ title: 'No link sent', description: 'There is no email change to confirm anymore.' })
      } else {
        toast({ title: 'Link sent', description: `Open the link we sent to ${user.pendingEmail}.` })
      }
    },
    onError: (error, wish) =>
      toast({
        title: 'Update Failed',
        description: errorMessage(
          error,
          `We couldn't ${wish === 'resend' ? 'send the link' : 'cancel the change'}. Please try again.`,
        ),
        variant: 'destructive',
      }),
  })
  if (pendingEmail === null) return null
  const busyWith = change.isPending ? change.variables : null
  return (
    <div role="status" className="grid gap-3 rounded-md bg-teal-soft px-3 py-3 text-sm text-fg">
      <p className="flex items-start gap-2">
        <MailCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-teal-ink" />
        <span className="min-w-0 break-words">
          We sent a link to <strong className="font-semibold break-all">{pendingEmail}</strong>. Your email changes when
          you open it within 24 hours. Until then, you log in with {email}.
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          type="button"
          size="sm"
          variant="secondary"
          className="max-md:h-(--touch)"
          busy={busyWith === 'resend'}
          onClick={() => change.mutate('resend')}
        >
          Resend link
        </Button>
        <Button
          type="button"
          size="sm"
          variant="ghost"
          className="max-md:h-(--touch)"
          busy={busyWith === 'cancel'}
          onClick={() => change.mutate('cancel')}
        >
          Cancel the change
        </Button>
      </div>
      <SimulatedMailNote />
    </div>
  )
}
