import { useId } from 'react'
import type { ClientDecision } from '#features/outlines/contract.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'
import { Textarea } from '#web/kit/textarea.tsx'
import { useProductForm } from '#web/product-form.ts'

export interface TypedDecision {
  decision: ClientDecision
  name: string
  note: string
}

const WORDS = {
  approved: { title: 'Approve this email', button: 'Approve' },
  changes_requested: { title: 'Request changes', button: 'Send request' },
}

export function DecisionDialog(props: {
  decision: ClientDecision
  title: string
  name: string
  pending: boolean
  onDecide: (typed: TypedDecision) => void
  onClose: () => void
}) {
  const { decision, pending, onDecide, onClose } = props
  const id = useId()
  const form = useProductForm({ defaultValues: { name: props.name, note: '' } })
  const { errors } = form.formState
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !pending) onClose()
      }}
      title={WORDS[decision].title}
      description={props.title}
      footer={
        <Button size="touch" type="submit" form={id} busy={pending}>
          {WORDS[decision].button}
        </Button>
      }
    >
      <form
        id={id}
        noValidate
        className="grid gap-4"
        onSubmit={(event) =>
          void form.handleSubmit(({ name, note }) => onDecide({ decision, name: name.trim(), note: note.trim() }))(
            event,
          )
        }
      >
        <Field label="Your name" required hint="The team sees it with your decision." error={errors.name?.message}>
          <Input
            size="touch"
            autoComplete="name"
            maxLength={80}
            {...form.register('name', { validate: (text) => text.trim() !== '' || 'Enter your name' })}
          />
        </Field>
        {decision === 'changes_requested' && (
          <Field label="What should change?" required error={errors.note?.message}>
            <Textarea
              rows={5}
              maxLength={2000}
              {...form.register('note', { validate: (text) => text.trim() !== '' || 'Describe what should change.' })}
            />
          </Field>
        )}
      </form>
    </Dialog>
  )
}
