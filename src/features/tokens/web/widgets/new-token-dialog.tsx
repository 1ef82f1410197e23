import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Controller } from 'react-hook-form'
import { useSignedIn } from '#features/auth/web/queries.ts'
import { RecoveryCodeField } from '#features/auth/web/widgets/second-factor/code-field.tsx'
import type { CurrentWorkspace } from '#features/access/web/queries.ts'
import { Button } from '#web/kit/button.tsx'
import { DialogActions } from '#web/kit/dialog-actions.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'
import { PasswordInput } from '#web/kit/password-input.tsx'
import { Select } from '#web/kit/select.tsx'
import { ShownOnce } from '#web/kit/shown-once.tsx'
import { useProductForm } from '#web/product-form.ts'
import { useChange } from '#web/use-change.ts'
import { tokenEndpoints } from '../../contract.ts'
import { TOKEN_DAYS, newTokenFields } from '../../fields.ts'
import { secondFactorOptions } from '../queries.ts'
import { SCOPE_LABELS } from '../token-texts.ts'

const LIFETIMES = TOKEN_DAYS.map((days) => ({ value: String(days), label: `${days} days` }))

export function NewTokenDialog({ current, onClose }: { current: CurrentWorkspace; onClose: () => void }) {
  const [token, setToken] = useState<string | null>(null)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={token === null ? 'New token' : 'Your new token'}
      {...(token === null && { description: 'We email you when a token is created.' })}
    >
      {token === null ? (
        <TokenForm current={current} onCreated={setToken} onCancel={onClose} />
      ) : (
        <CreatedToken token={token} onDone={onClose} />
      )}
    </Dialog>
  )
}

interface TokenFormProps {
  current: CurrentWorkspace
  onCreated: (token: string) => void
  onCancel: () => void
}

function TokenForm({ current, onCreated, onCancel }: TokenFormProps) {
  const { email } = useSignedIn()
  const needsCode = useQuery(secondFactorOptions).data?.on === true
  const mayWrite = current.may('CREATE_EMAIL_IDEAS')
  const form = useProductForm({
    resolver: zodResolver(newTokenFields),
    defaultValues: { name: '', scope: 'read', expiresInDays: 90, currentPassword: '', code: '' },
  })
  const { errors } = form.formState
  const create = useChange(tokenEndpoints.create, {
    input: (body: Parameters<Parameters<typeof form.handleSubmit>[0]>[0]) => ({
      params: { workspaceId: current.workspace.id },
      body,
    }),
    onDone: ({ token }) => onCreated(token),
    failed: { title: 'Token Not Created', fallback: "We couldn't create the token. Please try again." },
    form,
  })
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => void form.handleSubmit((body) => create.mutate(body))(event)}
    >
      {/* Password managers need to know whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field label="Name" required hint="What will use it, such as “Weekly sheet”." error={errors.name?.message}>
        <Input {...form.register('name')} size="touch" maxLength={60} autoComplete="off" />
      </Field>
      <Field
        label="Scope"
        error={errors.scope?.message}
        hint={
          mayWrite
            ? 'A token never deletes, invites, pays or exports all data.'
            : 'Your role can only create read-only tokens.'
        }
      >
        <Controller
          control={form.control}
          name="scope"
          render={({ field }) => (
            <Select
              size="touch"
              value={field.value}
              onValueChange={field.onChange}
              options={[
                { value: 'read', label: SCOPE_LABELS.read },
                { value: 'write', label: SCOPE_LABELS.write, disabled: !mayWrite },
              ]}
            />
          )}
        />
      </Field>
      <Field label="Expires in" error={errors.expiresInDays?.message}>
        <Controller
          control={form.control}
          name="expiresInDays"
          render={({ field }) => (
            <Select
              size="touch"
              value={String(field.value)}
              onValueChange={(days) => field.onChange(Number(days))}
              options={LIFETIMES}
            />
          )}
        />
      </Field>
      <Field label="Current password" required error={errors.currentPassword?.message}>
        <PasswordInput {...form.register('currentPassword')} size="touch" autoComplete="current-password" />
      </Field>
      {needsCode && (
        <Controller
          control={form.control}
          name="code"
          render={({ field }) => (
            <RecoveryCodeField
              value={field.value ?? ''}
              onChange={field.onChange}
              error={errors.code?.message}
              takesBoth
            />
          )}
        />
      )}
      <DialogActions>
        <Button variant="secondary" size="touch" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" size="touch" busy={create.isPending}>
          Create token
        </Button>
      </DialogActions>
    </form>
  )
}

function CreatedToken({ token, onDone }: { token: string; onDone: () => void }) {
  const intro = useRef<HTMLParagraphElement>(null)
  useEffect(() => intro.current?.focus(), [])
  return (
    <div className="grid gap-5">
      <p ref={intro} tabIndex={-1} className="text-base text-fg-2 outline-none!">
        Copy your token now. You won't be able to see it again.
      </p>
      <ShownOnce secret={token} copyLabel="Copy token" onDone={onDone} />
    </div>
  )
}
