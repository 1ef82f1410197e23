import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { authEndpoints, passwordChange } from '#features/auth/contract.ts'
import { useSignedIn } from '#features/auth/web/queries.ts'
import { call } from '#web/api-client.ts'
import { endpointKey } from '#web/endpoint-query.ts'
import { Button } from '#web/kit/button.tsx'
import { Card, CardBody, CardHeader } from '#web/kit/card.tsx'
import { Field } from '#web/kit/field.tsx'
import { PasswordInput } from '#web/kit/password-input.tsx'
import { toast } from '#web/kit/toast-store.ts'
import { useProductForm } from '#web/product-form.ts'
import { showFailure } from './form-failure.ts'

const passwordForm = passwordChange
  .extend({ confirmPassword: z.string() })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
    when: () => true,
  })

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' }

export function PasswordCard() {
  const { email } = useSignedIn()
  const queryClient = useQueryClient()
  const form = useProductForm({ resolver: zodResolver(passwordForm), defaultValues: empty })
  const { errors } = form.formState
  const save = useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) =>
      call(authEndpoints.changePassword, { body }),
    async onSuccess() {
      form.reset(empty)
      toast({ title: 'Password Changed', description: 'Every other device has been signed out.' })
      await queryClient.invalidateQueries({ queryKey: endpointKey(authEndpoints.sessions, {}) })
    },
    onError: (error) => showFailure(form, error, 'Failed to change your password'),
  })
  return (
    <Card as="section">
      <CardHeader title="Password" description="A new password signs out every other device." />
      <CardBody>
        <form
          noValidate
          className="grid max-w-2xl gap-5"
          onSubmit={(event) =>
            void form.handleSubmit(({ currentPassword, newPassword }) => save.mutate({ currentPassword, newPassword }))(
              event,
            )
          }
        >
          {/* Password managers need to know whose password it is. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <Field label="Current password" required error={errors.currentPassword?.message}>
            <PasswordInput
              {...form.register('currentPassword')}
              className="max-md:h-(--touch)"
              autoComplete="current-password"
            />
          </Field>
          <Field label="New password" required hint="At least 8 characters" error={errors.newPassword?.message}>
            <PasswordInput
              {...form.register('newPassword', { deps: ['confirmPassword'] })}
              className="max-md:h-(--touch)"
              autoComplete="new-password"
            />
          </Field>
          <Field label="Confirm password" required error={errors.confirmPassword?.message}>
            <PasswordInput
              {...form.register('confirmPassword')}
              className="max-md:h-(--touch)"
              autoComplete="new-password"
            />
          </Field>
          <div>
            <Button type="submit" variant="secondary" className="max-md:h-(--touch)" busy={save.isPending}>
              Change Password
            </Button>
          </div>
        </form>
      </CardBody>
    </Card>
  )
}
