import { zodResolver } from '@hookform/resolvers/zod'
import { Link, useSearch } from '@tanstack/react-router'
import { CircleCheck, Unlink } from 'lucide-react'
import { ApiError, errorMessage } from '#web/api-client.ts'
import { Button } from '#web/kit/button.tsx'
import { paths } from '#web/paths.ts'
import { useProductForm } from '#web/product-form.ts'
import { routeIds } from '#web/searches.ts'
import { useChange } from '#web/use-change.ts'
import { authEndpoints } from '../contract.ts'
import { CheckedLink } from './checked-link.tsx'
import { AuthCard } from './widgets/auth-card.tsx'
import { AuthLink } from './auth-link.tsx'
import { FailureBanner } from './widgets/failure-banner.tsx'
import { Outcome } from './widgets/outcome.tsx'
import { NewPasswordFields } from './widgets/new-password-fields.tsx'
import { resetPasswordForm } from './password-forms.ts'
import { useFirstFocus } from './widgets/use-first-focus.ts'

const FALLBACK = "We couldn't change your password. Please try again."

export function ResetPasswordPage() {
  const { token } = useSearch({ from: routeIds.resetPassword })
  return (
    <CheckedLink purpose="reset_password" token={token} invalid={<InvalidLink />}>
      {(works) => <ResetForm token={works} />}
    </CheckedLink>
  )
}

function ResetForm({ token }: { token: string }) {
  const form = useProductForm({
    resolver: zodResolver(resetPasswordForm),
    defaultValues: { password: '', confirmPassword: '' },
  })
  const { errors } = form.formState
  useFirstFocus(() => form.setFocus('password'))
  const reset = useChange(authEndpoints.resetPassword, {
    input: (password: string) => ({ body: { token, password } }),
    onError: () => form.setFocus('password'),
  })
  if (reset.error instanceof ApiError && reset.error.body.code === 'INVALID_TOKEN') return <InvalidLink />
  if (reset.isSuccess) return <PasswordChanged />
  return (
    <AuthCard title="Choose a new password" description="You'll be logged out on every device.">
      {reset.isError && <FailureBanner>{errorMessage(reset.error, FALLBACK)}</FailureBanner>}
      <form
        noValidate
        className="mt-6 grid gap-4"
        onSubmit={(event) => void form.handleSubmit(({ password }) => reset.mutate(password))(event)}
      >
        <NewPasswordFields
          label="New password"
          password={form.register('password', { deps: ['confirmPassword'] })}
          confirmPassword={form.register('confirmPassword')}
          errors={errors}
        />
        <Button type="submit" size="lg" className="mt-1 w-full" busy={reset.isPending}>
          Save new password
        </Button>
      </form>
    </AuthCard>
  )
}

function PasswordChanged() {
  return (
    <AuthCard title="Password changed" description="You're all set.">
      <Outcome icon={<CircleCheck aria-hidden />}>
        Log in with your new password. We logged you out everywhere else.
      </Outcome>
      <Button asChild size="lg" className="mt-6 w-full">
        <Link to={paths.login}>Go to Login</Link>
      </Button>
    </AuthCard>
  )
}

function InvalidLink() {
  return (
    <AuthCard
      title="This link doesn't work"
      description="A reset link works once and expires after one hour."
      footer={
        <>
          Remembered it? <AuthLink to={paths.login}>Back to login</AuthLink>
        </>
      }
    >
      <Outcome icon={<Unlink aria-hidden />}>This link is invalid or has expired.</Outcome>
      <Button asChild size="lg" className="mt-6 w-full">
        <Link to={paths.forgotPassword}>Request a new link</Link>
      </Button>
    </AuthCard>
  )
}
