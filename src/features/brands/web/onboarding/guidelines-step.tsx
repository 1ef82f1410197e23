import { TriangleAlert } from 'lucide-react'
import { Controller, useWatch } from 'react-hook-form'
import { Field } from '#web/kit/field.tsx'
import { TagInput } from '#web/kit/tag-input.tsx'
import { Textarea } from '#web/kit/textarea.tsx'
import { guidelinesFields } from '../../contract.ts'
import { phrasesOnBothSides } from './phrases-on-both-sides.ts'
import { StepFrame } from './step-frame.tsx'
import { type StepProps, submitLabel } from './step-props.ts'
import { useStepForm } from './use-step-form.ts'

export function GuidelinesStep({ brand, editing, locked, busy, onBack, onSave }: StepProps) {
  const saved = brand.guidelines
  const { form, restored, discard, showRefusal } = useStepForm(
    guidelinesFields,
    {
      tone: saved?.tone ?? '',
      say: saved?.say ?? [],
      dontSay: saved?.dontSay ?? [],
      complianceNotes: saved?.complianceNotes ?? '',
    },
    { brandId: brand.id, step: 4 },
  )
  const { errors } = form.formState
  const [say, dontSay] = useWatch({ control: form.control, name: ['say', 'dontSay'] })
  const both = phrasesOnBothSides(say, dontSay)
  return (
    <StepFrame
      title="Guidelines"
      description="How the brand sounds, what it likes to say and what must never appear in an email."
      submitLabel={submitLabel(editing)}
      busy={busy}
      locked={locked}
      restored={restored}
      onDiscard={discard}
      onBack={onBack}
      onSubmit={(event) => void form.handleSubmit((guidelines) => onSave({ guidelines }, showRefusal))(event)}
    >
      <Field label="Brand tone" required error={errors.tone?.message}>
        <Textarea {...form.register('tone')} placeholder="Warm and practical, with dry humour" />
      </Field>
      <Field label="Phrases to say" optional error={errors.say?.message} hint="Press Enter after each.">
        <Controller
          control={form.control}
          name="say"
          render={({ field }) => (
            <TagInput value={field.value} onChange={field.onChange} disabled={locked !== undefined} />
          )}
        />
      </Field>
      <Field
        label="Phrases to avoid"
        optional
        error={errors.dontSay?.message}
        hint="Nothing that is written contains them."
      >
        <Controller
          control={form.control}
          name="dontSay"
          render={({ field }) => (
            <TagInput value={field.value} onChange={field.onChange} disabled={locked !== undefined} />
          )}
        />
      </Field>
      {both.length > 0 && (
        <p role="status" className="flex items-start gap-2 text-sm text-warn">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {`${both.map((phrase) => `“${phrase}”`).join(', ')} ${both.length === 1 ? 'stands' : 'stand'} in both lists: avoiding wins.`}
        </p>
      )}
      <Field
        label="Compliance notes"
        optional
        error={errors.complianceNotes?.message}
        hint="Rules of your trade, for example on health or price claims."
      >
        <Textarea {...form.register('complianceNotes')} />
      </Field>
    </StepFrame>
  )
}
