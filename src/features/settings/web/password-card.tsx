import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
import { authEndpoints } from '#features/auth/contract.ts'
import { passwordChange } from '#features/auth/fields.ts'
import { useSignedIn } from '#features/auth/web/queries.ts'
import { Button } from '#web/kit/button.tsx'
import { Card, CardBody, CardHeader } from '#web/kit/card.tsx'
import { Field } from '#web/kit/field.tsx'
import { PasswordInput } from '#web/kit/password-input.tsx'
import { useProductForm } from '#web/product-form.ts'
import { useChange } from '#web/use-change.ts'

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
  const form = useProductForm({ resolver: zodResolver(passwordForm), defaultValues: empty })
  const { errors } = form.formState
  const save = useChange(authEndpoints.changePassword, {
    input: (body: { currentPassword: string; newPassword: string }) => ({ body }),
    onAnswer: () => form.reset(empty),
    done: { title: 'Password changed', description: 'We logged you out on every other device.' },
    failed: { title: 'Update Failed', fallback: 'Failed to change your password' },
    form,
  })
  return (
    <Card as="section">
      <CardHeader title="Password" description="Changing your password logs you out on every other device." />
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
          {/* Password managers need the user name. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <Field label="Current password" required error={errors.currentPassword?.message}>
            <PasswordInput {...form.register('currentPassword')} size="touch" autoComplete="current-password" />
          </Field>
          <Field label="New password" required hint="At least 8 characters" error={errors.newPassword?.message}>
            <PasswordInput
              {...form.register('newPassword', { deps: ['confirmPassword'] })}
              size="touch"
              autoComplete="new-password"
            />
          </Field>
          <Field label="Confirm password" required error={errors.confirmPassword?.message}>
            <PasswordInput {...form.register('confirmPassword')} size="touch" autoComplete="new-password" />
          </Field>
          <div>
            <Button type="submit" variant="secondary" size="touch" busy={save.isPending}>
              Change password
            </Button>
          </div>
        </form>
      </CardBody>
    </Card>
  )
}
