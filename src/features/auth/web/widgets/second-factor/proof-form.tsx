import { useState } from 'react'
import { Button } from '#web/kit/button.tsx'
import { DialogActions } from '#web/kit/dialog-actions.tsx'
import { Field } from '#web/kit/field.tsx'
import { PasswordInput } from '#web/kit/password-input.tsx'
import { useSignedIn } from '../../queries.ts'
import { FailureBanner } from '../failure-banner.tsx'
import { CodeField, RecoveryCodeField } from './code-field.tsx'
import { refusedField, refusedOtherwise } from './refused-field.ts'

export interface Proof {
  currentPassword: string
  code: string
}

interface ProofFormProps {
  asksFor: 'nothing else' | 'a code' | 'a code or a recovery code'
  submitLabel: string
  destructive?: boolean
  busy: boolean
  error: unknown
  fallback: string
  onSubmit: (proof: Proof) => void
  onChange: () => void
  onCancel: () => void
}

export function ProofForm(props: ProofFormProps) {
  const { asksFor, submitLabel, destructive = false, busy, error, fallback, onSubmit, onChange, onCancel } = props
  const { email } = useSignedIn()
  const [proof, setProof] = useState<Proof>({ currentPassword: '', code: '' })
  const change = (typed: Partial<Proof>) => {
    onChange()
    setProof({ ...proof, ...typed })
  }
  const codeField = {
    value: proof.code,
    onChange: (code: string) => change({ code }),
    error: refusedField(error, 'code'),
  }
  const failure = refusedOtherwise(error, fallback)
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) onSubmit(proof)
      }}
    >
      {failure !== undefined && <FailureBanner>{failure}</FailureBanner>}
      {/* Password managers need to know whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field label="Current password" required error={refusedField(error, 'currentPassword')}>
        <PasswordInput
          value={proof.currentPassword}
          onChange={(event) => change({ currentPassword: event.target.value })}
          size="touch"
          autoComplete="current-password"
        />
      </Field>
      {asksFor === 'a code' && <CodeField {...codeField} />}
      {asksFor === 'a code or a recovery code' && <RecoveryCodeField {...codeField} takesBoth />}
      <DialogActions>
        <Button variant="secondary" size="touch" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant={destructive ? 'destructive' : 'primary'} size="touch" busy={busy}>
          {submitLabel}
        </Button>
      </DialogActions>
    </form>
  )
}
