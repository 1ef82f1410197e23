import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { Lock, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { authEndpoints } from '#features/auth/contract.ts'
import { PASSWORD_MAX, profileFields } from '#features/auth/fields.ts'
import { sessionOptions, useSignedIn } from '#features/auth/web/queries.ts'
import { SecondFactorCard } from '#features/auth/web/widgets/second-factor/second-factor-card.tsx'
import { NotificationSettingsCard } from '#features/notifications/web/widgets/notification-settings-card.tsx'
import { NOTHING_CHANGED } from '#web/kit/button-reasons.ts'
import { Button } from '#web/kit/button.tsx'
import { Card, CardBody, CardHeader } from '#web/kit/card.tsx'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'
import { PasswordInput } from '#web/kit/password-input.tsx'
import { Textarea } from '#web/kit/textarea.tsx'
import { useProductForm } from '#web/product-form.ts'
import { useChange } from '#web/use-change.ts'
import { PasswordCard } from './password-card.tsx'
import { PendingEmail } from './pending-email.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { useKeptForm } from './use-kept-form.ts'
import { YourDataCard } from './your-data-card.tsx'

/** Keeps invalid input, too. */
const typedFields = z.object({ name: z.string(), email: z.string(), phone: z.string(), address: z.string() })

/** Changing the email requires the password, so that an unattended device can't give the account away. */
const profileForm = (email: string) =>
  profileFields
    .extend({ currentPassword: z.string().max(PASSWORD_MAX) })
    .refine((typed) => typed.email === email.toLowerCase() || typed.currentPassword !== '', {
      path: ['currentPassword'],
      message: 'Please enter your current password',
      when: () => true,
    })

export function UserProfileTab() {
  const { email, impersonator } = useSignedIn()
  return (
    <div className="grid gap-6">
      <ForThemAlone>
        <ProfileCard key={email} />
        <PasswordCard />
        {impersonator === null && <SecondFactorCard />}
      </ForThemAlone>
      <NotificationSettingsCard />
      <ForThemAlone>
        <YourDataCard />
        {/* The last card, because its length isn't known until it has loaded. */}
        <SessionsCard />
      </ForThemAlone>
    </div>
  )
}

function ForThemAlone({ children }: { children: ReactNode }) {
  const { name, impersonator } = useSignedIn()
  if (impersonator === null) return children
  return (
    <fieldset disabled className="grid min-w-0 gap-6">
      <legend className="mb-3 flex items-start gap-2 text-sm text-fg-2">
        <Lock aria-hidden className="mt-0.5 size-4 shrink-0 text-fg-3" />
        Only {name} can change this.
      </legend>
      {children}
    </fieldset>
  )
}

function ProfileCard() {
  const user = useSignedIn()
  const queryClient = useQueryClient()
  const { name, email, phone, address } = user
  const saved = { name, email, phone, address, currentPassword: '' }
  const form = useProductForm({ resolver: zodResolver(profileForm(email)), defaultValues: saved })
  useKeptForm(form, {
    name: 'profile',
    parse: (kept) => ({ ...typedFields.parse(kept), currentPassword: '' }),
    secret: 'currentPassword',
    mayChange: user.impersonator === null,
  })
  const { errors, isDirty } = form.formState
  const typedEmail = useWatch({ control: form.control, name: 'email' })
  const moves = typedEmail.trim().toLowerCase() !== email.toLowerCase()
  const save = useChange(authEndpoints.updateProfile, {
    // Sending the current address would cancel a pending change.
    input: ({
      email: wanted,
      currentPassword,
      ...rest
    }: z.output<typeof typedFields> & { currentPassword: string }) => ({
      body: moves ? { ...rest, email: wanted, currentPassword } : rest,
    }),
    onAnswer(user) {
      const { name, email, phone, address } = user
      form.reset({ name, email, phone, address, currentPassword: '' })
      queryClient.setQueryData(sessionOptions.queryKey, user)
    },
    done: ({ pendingEmail }) => ({
      title: 'Profile Updated',
      description: moves
        ? `We sent a link to ${pendingEmail}. Open it to change your email.`
        : 'We saved your profile.',
    }),
    failed: { title: 'Update Failed', fallback: 'Failed to update profile' },
    form,
  })
  return (
    <Card as="section">
      <CardHeader title="Profile" description="How your team sees you and how you log in." />
      <CardBody>
        <form
          noValidate
          className="grid max-w-2xl gap-5"
          onSubmit={(event) => void form.handleSubmit((body) => save.mutate(body))(event)}
        >
          <Field label="Name" error={errors.name?.message}>
            <Input {...form.register('name')} size="touch" autoComplete="name" maxLength={100} />
          </Field>
          <div className="grid gap-2">
            <Field label="Email" required error={errors.email?.message}>
              <Input
                {...form.register('email')}
                type="email"
                size="touch"
                autoComplete="email"
                autoCapitalize="none"
                maxLength={254}
              />
            </Field>
            <div aria-live="polite" className="empty:hidden">
              {moves && (
                <p className="flex items-start gap-2 rounded-md bg-warn-soft px-3 py-2 text-sm text-fg">
                  <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
                  Changing your email will also update your login credentials. You'll need to use this new email to sign
                  in.
                </p>
              )}
            </div>
            {moves && (
              <Field label="Current password" required error={errors.currentPassword?.message}>
                <PasswordInput {...form.register('currentPassword')} size="touch" autoComplete="current-password" />
              </Field>
            )}
            {!moves && <PendingEmail user={user} />}
          </div>
          <Field label="Phone" optional error={errors.phone?.message}>
            <Input {...form.register('phone')} type="tel" size="touch" autoComplete="tel" maxLength={50} />
          </Field>
          <Field label="Address" optional error={errors.address?.message}>
            <Textarea {...form.register('address')} rows={3} autoComplete="street-address" maxLength={500} />
          </Field>
          <div>
            <Button type="submit" size="touch" busy={save.isPending} reason={isDirty ? undefined : NOTHING_CHANGED}>
              Save Changes
            </Button>
          </div>
        </form>
      </CardBody>
    </Card>
  )
}
