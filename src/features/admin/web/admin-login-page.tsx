import { authEndpoints } from '#features/auth/contract.ts'
import { AuthCard } from '#features/auth/web/widgets/auth-card.tsx'
import { loadLoginRules } from '#features/auth/web/widgets/check-login.ts'
import { FailureBanner } from '#features/auth/web/widgets/failure-banner.tsx'
import { PasswordField } from '#features/auth/web/widgets/password-field.tsx'
import { SecondStep } from '#features/auth/web/widgets/second-factor/second-step.tsx'
import { useArrival } from '#features/auth/web/widgets/use-arrival.ts'
import { useLoginForm } from '#features/auth/web/widgets/use-login-form.ts'
import { PlainButton } from '#web/kit/plain-button.tsx'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'
import { paths } from '#web/paths.ts'

export function AdminLoginPage() {
  const arrive = useArrival()
  const {
    email: { error: emailError, ...email },
    password,
    submit,
    logIn,
    failure,
    secondStep,
  } = useLoginForm({
    row: authEndpoints.logInAsSuperAdmin,
    fallback: 'Invalid superadmin credentials',
    onLoggedIn: (user) => arrive(user, paths.admin),
  })
  if (secondStep !== null) return <SecondStep {...secondStep} />

  return (
    <AuthCard title="Super Admin" description="For platform admins only. We log everything you do here.">
      {failure !== undefined && <FailureBanner>{failure}</FailureBanner>}
      <form noValidate className="mt-6 grid gap-4" onSubmit={submit} onInput={loadLoginRules}>
        <Field label="Email" error={emailError} required>
          <Input {...email} type="email" inputMode="email" autoComplete="username" size="touch" />
        </Field>
        <PasswordField {...password} label="Password" autoComplete="current-password" />
        <PlainButton type="submit" size="lg" className="mt-1 w-full" busy={logIn.isPending || logIn.isSuccess}>
          Log in as Super Admin
        </PlainButton>
      </form>
    </AuthCard>
  )
}
