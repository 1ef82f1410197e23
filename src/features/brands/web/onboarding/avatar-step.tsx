import { Field } from '#web/kit/field.tsx'
import { Textarea } from '#web/kit/textarea.tsx'
import { customerAvatarFields } from '../../fields.ts'
import { StepFrame } from './step-frame.tsx'
import { type StepProps, submitLabel } from './step-props.ts'
import { useStepForm } from './use-step-form.ts'

export function AvatarStep({ brand, editing, locked, busy, onBack, onSave }: StepProps) {
  const saved = brand.customerAvatar
  const { form, unsaved, discard, showRefusal } = useStepForm(
    customerAvatarFields,
    {
      demographics: saved?.demographics ?? '',
      interests: saved?.interests ?? '',
      buyingTriggers: saved?.buyingTriggers ?? '',
      painPoints: saved?.painPoints ?? '',
    },
    { brandId: brand.id, step: 2 },
  )
  const { errors } = form.formState
  return (
    <StepFrame
      title="Customer Avatar"
      description="Describe the customer you write to. Short, comma-separated phrases work best."
      submitLabel={submitLabel(editing)}
      busy={busy}
      locked={locked}
      unsaved={unsaved}
      onDiscard={discard}
      onBack={onBack}
      onSubmit={(event) => void form.handleSubmit((customerAvatar) => onSave({ customerAvatar }, showRefusal))(event)}
    >
      <Field label="Demographics" required error={errors.demographics?.message}>
        <Textarea {...form.register('demographics')} placeholder="Urban dog owners, 28-45" />
      </Field>
      <Field label="Interests" required error={errors.interests?.message}>
        <Textarea {...form.register('interests')} placeholder="Long walks, camping, looking after gear" />
      </Field>
      <Field label="Buying triggers" required error={errors.buyingTriggers?.message} hint="What makes them buy now?">
        <Textarea
          {...form.register('buyingTriggers')}
          placeholder="The old harness wore out, the first hike of the season"
        />
      </Field>
      <Field label="Pain points" optional error={errors.painPoints?.message}>
        <Textarea {...form.register('painPoints')} placeholder="Harnesses that chafe, slow shipping" />
      </Field>
    </StepFrame>
  )
}
