import type { ComponentProps } from 'react'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'

interface EmailFieldProps extends ComponentProps<'input'> {
  error: string | undefined
  hint?: string
}

/** The address one signs in with, in the form browsers and password managers know. */
export function EmailField({ error, hint, ...props }: EmailFieldProps) {
  return (
    <Field label="Email" error={error} required {...(hint !== undefined && { hint })}>
      <Input
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        className="read-only:bg-surface-2 read-only:text-fg-2 max-md:h-(--touch)"
        {...props}
      />
    </Field>
  )
}
