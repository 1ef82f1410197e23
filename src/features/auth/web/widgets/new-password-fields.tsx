import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form'
import { PasswordField } from './password-field.tsx'

interface NewPasswordFieldsProps {
  label?: string
  /**
   * Register this with `deps: ['confirmPassword']`, so that the second field is compared again when the first changes.
   */
  password: UseFormRegisterReturn
  confirmPassword: UseFormRegisterReturn
  errors: FieldErrors<{ password: string; confirmPassword: string }>
}

export function NewPasswordFields({ label = 'Password', password, confirmPassword, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        {...password}
        label={label}
        hint="At least 8 characters"
        error={errors.password?.message}
        autoComplete="new-password"
      />
      <PasswordField
        {...confirmPassword}
        label="Confirm password"
        error={errors.confirmPassword?.message}
        autoComplete="new-password"
      />
    </>
  )
}
