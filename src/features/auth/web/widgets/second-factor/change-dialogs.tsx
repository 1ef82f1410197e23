import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/api-client.ts'
import { endpointKey } from '#web/endpoint-query.ts'
import { Dialog } from '#web/kit/dialog.tsx'
import { toast } from '#web/kit/toast-store.ts'
import { factorEndpoints } from '../../../factor-contract.ts'
import { type Proof, ProofForm } from './proof-form.tsx'
import { RecoveryCodeList, useSaving } from './recovery-code-list.tsx'

const statusKey = endpointKey(factorEndpoints.status, {})

/** Asks for the password and a code, then shows ten new recovery codes. */
export function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient()
  const replace = useMutation({
    mutationFn: (proof: Proof) => call(factorEndpoints.replaceRecoveryCodes, { body: proof }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: statusKey }),
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
  const queryClient = useQueryClient()
  const turnOff = useMutation({
    mutationFn: (proof: Proof) => call(factorEndpoints.turnOff, { body: proof }),
    async onSuccess() {
      await queryClient.invalidateQueries({ queryKey: statusKey })
      onClose()
      toast({ title: 'Two-factor authentication is off', description: 'You now log in with your password alone.' })
    },
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
