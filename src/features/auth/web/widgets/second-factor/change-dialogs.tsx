import { Dialog } from '#web/kit/dialog.tsx'
import { useChange } from '#web/use-change.ts'
import { factorEndpoints } from '../../../factor-contract.ts'
import { type Proof, ProofForm } from './proof-form.tsx'
import { RecoveryCodeList, useSaving } from './recovery-code-list.tsx'

export function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const replace = useChange(factorEndpoints.replaceRecoveryCodes, {
    input: (proof: Proof) => ({ body: proof }),
  })
  const saving = useSaving(onClose)
  const codes = replace.data?.recoveryCodes
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (open) return
        if (codes === undefined) onClose()
        else saving.close()
      }}
      title={codes === undefined ? 'Create new recovery codes' : 'Save your recovery codes'}
    >
      {codes === undefined ? (
        <div className="grid gap-5">
          <p className="text-base text-fg-2">Your old recovery codes will stop working.</p>
          <ProofForm
            asksFor="a code"
            submitLabel="Create new codes"
            busy={replace.isPending}
            error={replace.error}
            fallback="We couldn't create new recovery codes. Please try again."
            onSubmit={replace.mutate}
            onChange={replace.reset}
            onCancel={onClose}
          />
        </div>
      ) : (
        <RecoveryCodeList codes={codes} saving={saving} />
      )}
    </Dialog>
  )
}

export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const turnOff = useChange(factorEndpoints.turnOff, {
    input: (proof: Proof) => ({ body: proof }),
    onDone: onClose,
    done: { title: 'Two-factor authentication is off', description: 'You now log in with your password alone.' },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Turn off two-factor authentication?"
    >
      <div className="grid gap-5">
        <p className="text-base text-fg-2">Your password alone will be enough to log in again.</p>
        <ProofForm
          asksFor="a code or a recovery code"
          submitLabel="Turn off"
          destructive
          busy={turnOff.isPending}
          error={turnOff.error}
          fallback="We couldn't turn off two-factor authentication. Please try again."
          onSubmit={turnOff.mutate}
          onChange={turnOff.reset}
          onCancel={onClose}
        />
      </div>
    </Dialog>
  )
}
