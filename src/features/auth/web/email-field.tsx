import { Field } from '#web/kit/field.tsx'
import { Input, type InputProps } from '#web/kit/input.tsx'

interface EmailFieldProps extends InputProps {
  error: string | undefined
  hint?: string
}

export function EmailField({ error, hint, ...props }: EmailFieldProps) {
  return (
    <Field label="Email" error={error} required {...(hint !== undefined && { hint })}>
      <Input
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        size="touch"
        className="read-only:bg-surface-2 read-only:text-fg-2"
        {...props}
      />
    </Field>
  )
}
