import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import type { CurrentUser } from '#features/auth/contract.ts'
import { FailureBanner } from '#features/auth/web/widgets/failure-banner.tsx'
import { NewPasswordFields } from '#features/auth/web/widgets/new-password-fields.tsx'
import { useArrival } from '#features/auth/web/widgets/use-arrival.ts'
import { useFirstFocus } from '#features/auth/web/widgets/use-first-focus.ts'
import { ApiError, errorMessage } from '#web/api-client.ts'
import { Button } from '#web/kit/button.tsx'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'
import { toast } from '#web/kit/toast-store.ts'
import { paths } from '#web/paths.ts'
import { useProductForm } from '#web/product-form.ts'
import { useChange, useRefresh } from '#web/use-change.ts'
import { teamEndpoints } from '../contract.ts'
import { acceptInviteForm } from './accept-invite-form.ts'

const FALLBACK = 'Failed to accept invitation'

interface Accepted {
  token: string
  password?: string
  name?: string
}

function useAccept() {
  const arrive = useArrival()
  const queryClient = useQueryClient()
  const refresh = useRefresh()
  return useChange(teamEndpoints.accept, {
    input: (body: Accepted) => ({ body }),
    leavesPage: true,
    async onAnswer({ user }) {
      // The current workspace changed, so drop everything that was read before.
      queryClient.removeQueries({ predicate: ({ queryKey }) => !queryKey.includes('validate') })
      toast({ title: 'Success!', description: "You've successfully joined the workspace." })
      await arrive(user, paths.dashboard)
    },
    failed: { title: 'Error', fallback: FALLBACK },
    onError(error) {
      const { code } = error instanceof ApiError ? error.body : {}
      if (code !== 'SEAT_LIMIT_REACHED' && code !== 'INVALID_INPUT') {
        void refresh('members')
      }
    },
  })
}

export function JoinAsYourself({ token, user }: { token: string; user: CurrentUser }) {
  const accept = useAccept()
  return (
    <>
      {accept.isError && <FailureBanner>{errorMessage(accept.error, FALLBACK)}</FailureBanner>}
      <p className="mt-6 text-base text-fg-2">
        You&apos;re logged in as <strong className="font-medium wrap-anywhere text-fg">{user.email}</strong>.
      </p>
      <Button
        size="lg"
        className="mt-6 w-full"
        busy={accept.isPending || accept.isSuccess}
        onClick={() => accept.mutate({ token })}
      >
        Accept invitation
      </Button>
    </>
  )
}

export function JoinWithNewAccount({ token, email }: { token: string; email: string }) {
  const accept = useAccept()
  const form = useProductForm({
    resolver: zodResolver(acceptInviteForm),
    defaultValues: { name: '', password: '', confirmPassword: '' },
  })
  const { errors } = form.formState
  useFirstFocus(() => form.setFocus('name'))
  return (
    <>
      {accept.isError && <FailureBanner>{errorMessage(accept.error, FALLBACK)}</FailureBanner>}
      <form
        noValidate
        className="mt-6 grid gap-4"
        onSubmit={(event) =>
          void form.handleSubmit(({ name, password }) =>
            accept.mutate({ token, password, ...(name !== '' && { name }) }),
          )(event)
        }
      >
        <Field label="Email" hint="We sent the invitation to this address.">
          <Input type="email" autoComplete="username" value={email} readOnly size="touch" />
        </Field>
        <Field label="Name" optional error={errors.name?.message}>
          <Input {...form.register('name')} autoComplete="name" maxLength={100} size="touch" />
        </Field>
        <NewPasswordFields
          password={form.register('password', { deps: ['confirmPassword'] })}
          confirmPassword={form.register('confirmPassword')}
          errors={errors}
        />
        <Button type="submit" size="lg" className="mt-1 w-full" busy={accept.isPending || accept.isSuccess}>
          Accept invitation
        </Button>
      </form>
    </>
  )
}
