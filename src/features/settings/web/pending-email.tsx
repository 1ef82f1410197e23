import { useQueryClient } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { type CurrentUser, authEndpoints } from '#features/auth/contract.ts'
import { sessionOptions } from '#features/auth/web/queries.ts'
import { SimulatedMailNote } from '#features/auth/web/widgets/simulated-mail-note.tsx'
import { Button } from '#web/kit/button.tsx'
import { useChanges } from '#web/use-change.ts'

export function PendingEmail({ user: { email, pendingEmail } }: { user: CurrentUser }) {
  const queryClient = useQueryClient()
  const change = useChanges(
    (ask, action: 'resend' | 'cancel') =>
      action === 'resend'
        ? ask(authEndpoints.resendEmailLink, {})
        : ask(authEndpoints.updateProfile, { body: { email } }),
    {
      onAnswer: (user) => queryClient.setQueryData(sessionOptions.queryKey, user),
      done(user, action) {
        if (action === 'cancel') {
          return { title: 'Email change canceled', description: `You keep logging in with ${user.email}.` }
        }
        return user.pendingEmail === null
          ? { title: 'No link sent', description: "There's no longer an email change to confirm." }
          : { title: 'Link sent', description: `Open the link we sent to ${user.pendingEmail}.` }
      },
      failed: (_, action) => ({
        title: 'Update Failed',
        fallback: `We couldn't ${action === 'resend' ? 'send the link' : 'cancel the change'}. Please try again.`,
      }),
    },
  )
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
          size="touch-sm"
          variant="secondary"
          busy={busyWith === 'resend'}
          onClick={() => change.mutate('resend')}
        >
          Resend link
        </Button>
        <Button
          type="button"
          size="touch-sm"
          variant="ghost"
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
