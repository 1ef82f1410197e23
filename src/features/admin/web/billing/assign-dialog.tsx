import { type FormEvent, useId, useState } from 'react'
import { PLAN_CATALOG } from '#shared/plan-catalog.ts'
import { errorMessage } from '#web/api-client.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'
import { useChange } from '#web/use-change.ts'
import { type UnlinkedPayment, adminBillingEndpoints } from '../../billing-contract.ts'

const FALLBACK = "We couldn't assign the payment. Please try again."

export function AssignDialog({ payment, onClose }: { payment: UnlinkedPayment; onClose: () => void }) {
  const formId = useId()
  const [email, setEmail] = useState('')
  const assign = useChange(adminBillingEndpoints.assign, {
    input: () => ({ params: { paymentId: payment.id }, body: { email } }),
    done({ plan, workspaceId }) {
      const where =
        workspaceId === null ? "We'll link it to their first workspace." : 'We linked it to their workspace.'
      return { title: 'Payment assigned', description: `${PLAN_CATALOG[plan].label} belongs to ${email}. ${where}` }
    },
    onDone: onClose,
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
      description={`${payment.email ?? 'Someone'} paid without signing up. Assign the payment only if you know whose it is.`}
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
          hint="We link it to one of their workspaces that has no subscription. If all of them have one, we cancel and refund it."
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
