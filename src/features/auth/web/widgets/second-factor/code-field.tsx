import type { Ref } from 'react'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'

const DIGITS = 6

interface CodeFieldProps {
  value: string
  onChange: (value: string) => void
  error: string | undefined
  ref?: Ref<HTMLInputElement>
}

export function CodeField(props: CodeFieldProps & { onComplete?: (code: string) => void }) {
  const { value, onChange, onComplete, error, ref } = props
  const change = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, DIGITS)
    onChange(digits)
    if (digits.length === DIGITS && digits !== value) onComplete?.(digits)
  }
  return (
    <Field label="Six-digit code" error={error} required>
      <Input
        ref={ref}
        value={value}
        onChange={(event) => change(event.target.value)}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        size="touch"
        className="max-w-48 text-lg tracking-[0.3em] tabular-nums"
      />
    </Field>
  )
}

export function RecoveryCodeField(props: CodeFieldProps & { takesBoth?: boolean }) {
  const { value, onChange, error, ref, takesBoth = false } = props
  return (
    <Field
      label={takesBoth ? 'Code' : 'Recovery code'}
      error={error}
      hint={takesBoth ? 'The code from your authenticator app or one of your recovery codes.' : 'Each code works once.'}
      required
    >
      <Input
        ref={ref}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        name="recovery-code"
        autoComplete={takesBoth ? 'one-time-code' : 'off'}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        size="touch"
        className="font-mono"
      />
    </Field>
  )
}
