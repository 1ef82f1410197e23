import type { ComponentProps, ReactNode } from 'react'
import { Field } from '#web/kit/field.tsx'
import { PasswordInput } from '#web/kit/password-input.tsx'

interface PasswordFieldProps extends ComponentProps<typeof PasswordInput> {
  label: string
  error: string | undefined
  hint?: string
  aside?: ReactNode
}

export function PasswordField({ label, error, hint, aside, ...props }: PasswordFieldProps) {
  return (
    <Field
      label={label}
      error={error}
      required
      {...(hint !== undefined && { hint })}
      {...(aside !== undefined && { aside })}
    >
      <PasswordInput size="touch" {...props} />
    </Field>
  )
}
