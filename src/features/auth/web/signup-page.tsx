import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { ApiError, call, errorMessage } from '#web/api-client.ts'
import { Button } from '#web/kit/button.tsx'
import { toast } from '#web/kit/toast-store.ts'
import { paths } from '#web/paths.ts'
import { authEndpoints } from '../contract.ts'
import { AuthCard } from './auth-card.tsx'
import { AuthLink } from './auth-link.tsx'
import { EmailField } from './email-field.tsx'
import { FailureBanner } from './failure-banner.tsx'
import { PasswordField } from './password-field.tsx'
import { signupForm } from './password-forms.ts'
import { useArrival } from './use-arrival.ts'
import { useFirstFocus } from './use-first-focus.ts'

const FALLBACK = 'Failed to create account. Please try again.'

export function SignupPage() {
  const arrive = useArrival()
  const form = useForm({
    resolver: zodResolver(signupForm),
    defaultValues: { email: '', password: '', confirmPassword: '' },
  })
  const { errors } = form.formState
  useFirstFocus(() => form.setFocus('email'))
  const signUp = useMutation({
    mutationFn: (body: { email: string; password: string }) => call(authEndpoints.signUp, { body }),
    onSuccess: async (user) => {
      toast({ title: 'Account created!', description: "Let's set up your brand." })
      await arrive(user, paths.onboarding)
    },
    onError: (error) => {
      const sentence = errorMessage(error, FALLBACK)
      toast({ title: 'Signup failed', description: sentence, variant: 'destructive' })
      const field = error instanceof ApiError ? error.field : undefined
      if (field === 'email' || field === 'password') form.setError(field, { message: sentence }, { shouldFocus: true })
      else form.setFocus('email')
    },
  })
  const taken = signUp.error instanceof ApiError && signUp.error.body.code === 'EMAIL_TAKEN'

  return (
    <AuthCard
      title="Create your account"
      description="Free forever. No credit card required."
      footer={
        <>
          Already have an account? <AuthLink to={paths.login}>Log in</AuthLink>
        </>
      }
    >
      {signUp.isError && (
        <FailureBanner>
          {errorMessage(signUp.error, FALLBACK)}
          {taken && (
            <>
              {' '}
              <AuthLink to={paths.login}>Go to Login</AuthLink>
            </>
          )}
        </FailureBanner>
      )}
      <form
        noValidate
        className="mt-6 grid gap-4"
        onSubmit={(event) => void form.handleSubmit(({ email, password }) => signUp.mutate({ email, password }))(event)}
      >
        <EmailField {...form.register('email')} error={errors.email?.message} />
        <PasswordField
          {...form.register('password', { deps: ['confirmPassword'] })}
          label="Password"
          hint="At least 8 characters"
          error={errors.password?.message}
          autoComplete="new-password"
        />
        <PasswordField
          {...form.register('confirmPassword')}
          label="Confirm password"
          error={errors.confirmPassword?.message}
          autoComplete="new-password"
        />
        <Button type="submit" size="lg" className="mt-1 w-full" busy={signUp.isPending || signUp.isSuccess}>
          Create account
        </Button>
      </form>
    </AuthCard>
  )
}
