import { useEffect, useRef, useState } from 'react'
import type { AnswerOf } from '#shared/endpoint.ts'
import { Button } from '#web/kit/button.tsx'
import { DialogActions } from '#web/kit/dialog-actions.tsx'
import { CopyButton } from '#web/kit/copy-button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { toast } from '#web/kit/toast-store.ts'
import { useChange } from '#web/use-change.ts'
import { factorEndpoints } from '../../../factor-contract.ts'
import { FailureBanner } from '../failure-banner.tsx'
import { CodeField } from './code-field.tsx'
import { ProofForm } from './proof-form.tsx'
import { RecoveryCodeList, useSaving } from './recovery-code-list.tsx'
import { refusedField, refusedOtherwise } from './refused-field.ts'

type Setup = AnswerOf<typeof factorEndpoints.begin>

type Step =
  | { name: 'password' }
  | { name: 'scan'; setup: Setup }
  | { name: 'code'; setup: Setup }
  | { name: 'codes'; codes: readonly string[] }

const FALLBACK = "We couldn't turn on two-factor authentication. Please try again."

export function SetupDialog({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState<Step>({ name: 'password' })
  const saving = useSaving(() => {
    onClose()
    toast({ title: 'Two-factor authentication is on', description: 'We logged you out on your other devices.' })
  })
  const begin = useChange(factorEndpoints.begin, {
    input: (currentPassword: string) => ({ body: { currentPassword } }),
    onAnswer: (setup) => setStep({ name: 'scan', setup }),
  })
  const turnedOn = (codes: readonly string[]) => setStep({ name: 'codes', codes })
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (open) return
        if (step.name === 'codes') saving.close()
        else onClose()
      }}
      title={step.name === 'codes' ? 'Save your recovery codes' : 'Turn on two-factor authentication'}
    >
      {step.name === 'password' && (
        <ProofForm
          asksFor="nothing else"
          submitLabel="Continue"
          busy={begin.isPending}
          error={begin.error}
          fallback={FALLBACK}
          onSubmit={({ currentPassword }) => begin.mutate(currentPassword)}
          onChange={begin.reset}
          onCancel={onClose}
        />
      )}
      {step.name === 'scan' && (
        <ScanStep setup={step.setup} onContinue={() => setStep({ ...step, name: 'code' })} onCancel={onClose} />
      )}
      {step.name === 'code' && <CodeStep onBack={() => setStep({ ...step, name: 'scan' })} onTurnedOn={turnedOn} />}
      {step.name === 'codes' && <RecoveryCodeList codes={step.codes} saving={saving} />}
    </Dialog>
  )
}

function ScanStep({ setup, onContinue, onCancel }: { setup: Setup; onContinue: () => void; onCancel: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const groups = setup.secret.match(/.{1,4}/g) ?? []
  return (
    <div className="grid gap-5">
      <div className="grid justify-items-center gap-4">
        <h3 ref={heading} tabIndex={-1} className="justify-self-start text-base font-medium outline-none!">
          Scan this QR code with your authenticator app
        </h3>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(setup.qr)}`}
          alt="QR code that adds your Mailmonth account to an authenticator app. The key below does the same."
          className="size-52 rounded-lg bg-white shadow-[0_0_0_1px_var(--line)]"
        />
      </div>
      <div className="grid gap-1.5">
        <h3 className="text-sm font-medium">Can't scan it? Enter this key instead</h3>
        <div className="flex items-center gap-2 rounded-lg bg-surface-2 py-1.5 pr-1.5 pl-4 hairline">
          <code className="min-w-0 flex-1 font-mono text-sm">{groups.join(' ')}</code>
          <CopyButton text={() => setup.secret} label="Copy key">
            Copy
          </CopyButton>
        </div>
      </div>
      <DialogActions>
        <Button variant="secondary" size="touch" onClick={onCancel}>
          Cancel
        </Button>
        <Button size="touch" onClick={onContinue}>
          Continue
        </Button>
      </DialogActions>
    </div>
  )
}

function CodeStep({ onBack, onTurnedOn }: { onBack: () => void; onTurnedOn: (codes: readonly string[]) => void }) {
  const [code, setCode] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const confirm = useChange(factorEndpoints.confirm, {
    input: (typed: string) => ({ body: { code: typed } }),
    onAnswer: ({ recoveryCodes }) => onTurnedOn(recoveryCodes),
    onError: () => {
      input.current?.focus()
      input.current?.select()
    },
  })
  const submit = (typed: string) => {
    if (!confirm.isPending) confirm.mutate(typed)
  }
  const failure = refusedOtherwise(confirm.error, FALLBACK)
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        submit(code)
      }}
    >
      <p className="text-base text-fg-2">Enter the code that your authenticator app shows for Mailmonth.</p>
      {failure !== undefined && <FailureBanner>{failure}</FailureBanner>}
      <CodeField
        ref={input}
        value={code}
        onChange={(typed) => {
          confirm.reset()
          setCode(typed)
        }}
        onComplete={submit}
        error={refusedField(confirm.error, 'code')}
      />
      <DialogActions>
        <Button variant="secondary" size="touch" onClick={onBack}>
          Back
        </Button>
        <Button type="submit" size="touch" busy={confirm.isPending}>
          Turn on
        </Button>
      </DialogActions>
    </form>
  )
}
