import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { authEndpoints, credentials } from '#features/auth/contract.ts'
import { AuthCard } from '#features/auth/web/widgets/auth-card.tsx'
import { FailureBanner } from '#features/auth/web/widgets/failure-banner.tsx'
import { PasswordField } from '#features/auth/web/widgets/password-field.tsx'
import { useArrival } from '#features/auth/web/widgets/use-arrival.ts'
import { useFirstFocus } from '#features/auth/web/widgets/use-first-focus.ts'
import { call, errorMessage } from '#web/api-client.ts'
import { Button } from '#web/kit/button.tsx'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'
import { paths } from '#web/paths.ts'
import { keepSuperadminToken } from '#web/superadmin-token.ts'

export function AdminLoginPage() {
  const arrive = useArrival()
  const form = useForm({ resolver: zodResolver(credentials), defaultValues: { email: '', password: '' } })
  const { errors } = form.formState
  useFirstFocus(() => form.setFocus('email'))
  const logIn = useMutation({
    mutationFn: (body: { email: string; password: string }) => call(authEndpoints.logInAsSuperAdmin, { body }),
    onSuccess: async ({ superadminToken, ...user }) => {
      keepSuperadminToken(superadminToken)
      await arrive(user, paths.admin)
    },
    onError: () => form.setFocus('password', { shouldSelect: true }),
  })

  return (
    <AuthCard
      title="Super Admin"
      description="Only for those who run this platform. Everything done here is written down."
    >
      {logIn.isError && <FailureBanner>{errorMessage(logIn.error, 'Invalid superadmin credentials')}</FailureBanner>}
      <form
        noValidate
        className="mt-6 grid gap-4"
        onSubmit={(event) => void form.handleSubmit((typed) => logIn.mutate(typed))(event)}
      >
        <Field label="Email" error={errors.email?.message} required>
          <Input
            {...form.register('email')}
            type="email"
            inputMode="email"
            autoComplete="username"
            className="max-md:h-(--touch)"
          />
        </Field>
        <PasswordField
          {...form.register('password')}
          label="Password"
          error={errors.password?.message}
          autoComplete="current-password"
        />
        <Button type="submit" size="lg" className="mt-1 w-full" busy={logIn.isPending || logIn.isSuccess}>
          Log in as Super Admin
        </Button>
      </form>
    </AuthCard>
  )
}
