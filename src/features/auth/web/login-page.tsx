import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { call, errorMessage } from '#web/api-client.ts'
import { Button } from '#web/kit/button.tsx'
import { toast } from '#web/kit/toast-store.ts'
import { afterSignIn, paths } from '#web/paths.ts'
import { keepSuperadminToken } from '#web/superadmin-token.ts'
import { authEndpoints, credentials } from '../contract.ts'
import { AuthCard } from './widgets/auth-card.tsx'
import { AuthLink } from './auth-link.tsx'
import { EmailField } from './email-field.tsx'
import { FailureBanner } from './widgets/failure-banner.tsx'
import { PasswordField } from './widgets/password-field.tsx'
import { useArrival } from './widgets/use-arrival.ts'
import { useFirstFocus } from './widgets/use-first-focus.ts'

const FALLBACK = 'Failed to login. Please try again.'

export function LoginPage() {
  const search = useSearch({ strict: false })
  const next = afterSignIn(search)
  const arrive = useArrival()
  const form = useForm({ resolver: zodResolver(credentials), defaultValues: { email: '', password: '' } })
  const { errors } = form.formState
  useFirstFocus(() => form.setFocus('email'))
  const logIn = useMutation({
    mutationFn: (body: { email: string; password: string }) => call(authEndpoints.logIn, { body }),
    onSuccess: async ({ superadminToken, ...user }) => {
      keepSuperadminToken(superadminToken)
      toast({ title: 'Welcome back!', description: "You've successfully logged in." })
      await arrive(user, next ?? paths.dashboard)
    },
    onError: (error) => {
      toast({ title: 'Login failed', description: errorMessage(error, FALLBACK), variant: 'destructive' })
      form.setFocus('password', { shouldSelect: true })
    },
  })

  return (
    <AuthCard
      title="Log in"
      description={
        search.session_id !== undefined
          ? 'Log in to activate your subscription.'
          : next === undefined
            ? 'Welcome back. Your month is where you left it.'
            : 'Please log in to go on. You come back to the page you were on.'
      }
      footer={
        <>
          New here? <AuthLink to={paths.signup}>Create an account</AuthLink>
        </>
      }
    >
      {logIn.isError && <FailureBanner>{errorMessage(logIn.error, FALLBACK)}</FailureBanner>}
      <form
        noValidate
        className="mt-6 grid gap-4"
        onSubmit={(event) => void form.handleSubmit((typed) => logIn.mutate(typed))(event)}
      >
        <EmailField {...form.register('email')} error={errors.email?.message} />
        <PasswordField
          {...form.register('password')}
          label="Password"
          error={errors.password?.message}
          autoComplete="current-password"
        />
        <Button type="submit" size="lg" className="mt-1 w-full" busy={logIn.isPending || logIn.isSuccess}>
          Log in
        </Button>
      </form>
      <p className="mt-4 text-center text-sm">
        <AuthLink to={paths.forgotPassword}>Forgot password?</AuthLink>
      </p>
    </AuthCard>
  )
}
