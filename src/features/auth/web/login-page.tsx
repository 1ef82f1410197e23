import { useSearch } from '@tanstack/react-router'
import { PlainButton } from '#web/kit/plain-button.tsx'
import { toast } from '#web/kit/toast-store.ts'
import { afterSignIn, paths } from '#web/paths.ts'
import { routeIds } from '#web/searches.ts'
import { authEndpoints } from '../contract.ts'
import { AuthCard } from './widgets/auth-card.tsx'
import { loadLoginRules } from './widgets/check-login.ts'
import { AuthLink } from './auth-link.tsx'
import { EmailField } from './email-field.tsx'
import { LoginRefusal } from './login-refusal.tsx'
import { PasswordField } from './widgets/password-field.tsx'
import { SecondStep } from './widgets/second-factor/second-step.tsx'
import { useArrival } from './widgets/use-arrival.ts'
import { useLoginForm } from './widgets/use-login-form.ts'

const FALLBACK = 'Failed to login. Please try again.'

export function LoginPage() {
  const search = useSearch({ from: routeIds.newcomers })
  const next = afterSignIn(search)
  const arrive = useArrival()
  const { email, password, submit, logIn, failure, secondStep } = useLoginForm({
    row: authEndpoints.logIn,
    fallback: FALLBACK,
    onLoggedIn: async (user) => {
      toast({ title: 'Welcome back!', description: "You've successfully logged in." })
      await arrive(user, next ?? paths.dashboard)
    },
    onRefused: (description) => toast({ title: 'Login failed', description, variant: 'destructive' }),
  })
  if (secondStep !== null) return <SecondStep {...secondStep} />

  return (
    <AuthCard
      title="Log in"
      description={
        search.session_id !== undefined
          ? 'Log in to activate your subscription.'
          : next === undefined
            ? 'Welcome back. Pick up where you left off.'
            : "Log in to continue. We'll take you back to the page you were on."
      }
      footer={
        <>
          New here? <AuthLink to={paths.signup}>Create an account</AuthLink>
        </>
      }
    >
      {failure !== undefined && <LoginRefusal error={logIn.error} sentence={failure} />}
      <form noValidate className="mt-6 grid gap-4" onSubmit={submit} onInput={loadLoginRules}>
        <EmailField {...email} />
        <PasswordField {...password} label="Password" autoComplete="current-password" />
        <PlainButton type="submit" size="lg" className="mt-1 w-full" busy={logIn.isPending || logIn.isSuccess}>
          Log in
        </PlainButton>
      </form>
      <p className="mt-4 text-center text-sm">
        <AuthLink to={paths.forgotPassword}>Forgot password?</AuthLink>
      </p>
    </AuthCard>
  )
}
