import { zodResolver } from '@hookform/resolvers/zod'
import { MailCheck } from 'lucide-react'
import { errorMessage } from '#web/api-client.ts'
import { Button } from '#web/kit/button.tsx'
import { paths } from '#web/paths.ts'
import { useProductForm } from '#web/product-form.ts'
import { useChange } from '#web/use-change.ts'
import { authEndpoints } from '../contract.ts'
import { AuthCard } from './widgets/auth-card.tsx'
import { AuthLink } from './auth-link.tsx'
import { EmailField } from './email-field.tsx'
import { FailureBanner } from './widgets/failure-banner.tsx'
import { Outcome } from './widgets/outcome.tsx'
import { forgotPasswordForm } from './password-forms.ts'
import { SimulatedMailNote } from './widgets/simulated-mail-note.tsx'
import { useFirstFocus } from './widgets/use-first-focus.ts'

const FALLBACK = "We couldn't send the link. Please try again."

export function ForgotPasswordPage() {
  const form = useProductForm({ resolver: zodResolver(forgotPasswordForm), defaultValues: { email: '' } })
  useFirstFocus(() => form.setFocus('email'))
  const send = useChange(authEndpoints.forgotPassword, {
    input: (body: { email: string }) => ({ body }),
    onError: () => form.setFocus('email'),
  })
  const footer = (
    <>
      Remembered it? <AuthLink to={paths.login}>Back to login</AuthLink>
    </>
  )

  if (send.isSuccess) {
    return (
      <AuthCard
        title="Check your email"
        description="Follow the link in the email to reset your password."
        footer={footer}
      >
        <Outcome icon={<MailCheck aria-hidden />}>
          If an account exists for <strong className="font-semibold break-all text-fg">{send.variables.email}</strong>,
          we sent it a link to reset your password. The link works once and expires after one hour.
        </Outcome>
        <SimulatedMailNote />
        <Button variant="secondary" size="lg" className="mt-6 w-full" onClick={() => send.reset()}>
          Use another address
        </Button>
      </AuthCard>
    )
  }
  return (
    <AuthCard
      title="Forgot your password?"
      description="Enter your email and we'll send you a reset link."
      footer={footer}
    >
      {send.isError && <FailureBanner>{errorMessage(send.error, FALLBACK)}</FailureBanner>}
      <form
        noValidate
        className="mt-6 grid gap-4"
        onSubmit={(event) => void form.handleSubmit((typed) => send.mutate(typed))(event)}
      >
        <EmailField {...form.register('email')} error={form.formState.errors.email?.message} />
        <Button type="submit" size="lg" className="mt-1 w-full" busy={send.isPending}>
          Send reset link
        </Button>
      </form>
    </AuthCard>
  )
}
