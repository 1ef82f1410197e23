import type { ComponentProps } from 'react'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'

/** The address one signs in with, in the form browsers and password managers know. */
export function EmailField({ error, ...props }: ComponentProps<'input'> & { error: string | undefined }) {
  return (
    <Field label="Email" error={error} required>
      <Input
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        className="max-md:h-(--touch)"
        {...props}
      />
    </Field>
  )
}
