import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { PLAN_CATALOGUE } from '#shared/plan-catalogue.ts'
import { call, errorMessage } from '#web/api-client.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'
import { toast } from '#web/kit/toast-store.ts'
import { type UnlinkedPayment, adminBillingEndpoints } from '../../billing-contract.ts'
import { BILLING_CHANGED } from './billing-changed.ts'

const FALLBACK = 'The payment could not be assigned. Please try again.'

/** Gives a payment to an account with another address than the payer's. */
export function AssignDialog({ payment, onClose }: { payment: UnlinkedPayment; onClose: () => void }) {
  const queryClient = useQueryClient()
  const formId = useId()
  const [email, setEmail] = useState('')
  const assign = useMutation({
    mutationFn: () => call(adminBillingEndpoints.assign, { params: { paymentId: payment.id }, body: { email } }),
    async onSuccess({ plan, workspaceId }) {
      await queryClient.invalidateQueries(BILLING_CHANGED)
      const where = workspaceId === null ? 'It waits for their first workspace.' : 'Their workspace has it now.'
      toast({ title: 'Payment Assigned', description: `${PLAN_CATALOGUE[plan].label} belongs to ${email}. ${where}` })
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!assign.isPending) assign.mutate()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Assign this payment?"
      description={`${payment.email ?? 'Somebody'} paid without signing up. Only give it to an account when you know that it is theirs.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={assign.isPending}>
            Assign
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Field
          label="Email of the account"
          required
          error={assign.isError ? errorMessage(assign.error, FALLBACK) : undefined}
          hint="It goes to a workspace of theirs without a subscription. Where all have one it is ended and paid back."
        >
          <Input
            type="email"
            autoComplete="off"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            placeholder="name@example.com"
          />
        </Field>
      </form>
    </Dialog>
  )
}
