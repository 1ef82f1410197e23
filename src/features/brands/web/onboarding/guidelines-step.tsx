import { TriangleAlert } from 'lucide-react'
import { Controller, useWatch } from 'react-hook-form'
import { Field } from '#web/kit/field.tsx'
import { TagInput } from '#web/kit/tag-input.tsx'
import { Textarea } from '#web/kit/textarea.tsx'
import { guidelinesFields } from '../../fields.ts'
import { phrasesOfEveryText } from './phrases-of-every-text.ts'
import { phrasesOnBothSides } from './phrases-on-both-sides.ts'
import { StepFrame } from './step-frame.tsx'
import { type StepProps, submitLabel } from './step-props.ts'
import { guidelinesValues } from './step-values.ts'
import { UnderstoodNote } from './understood-note.tsx'
import { useStepForm } from './use-step-form.ts'
import { useAcceptedTexts } from './website/use-accepted-texts.tsx'

export function GuidelinesStep({ brand, editing, locked, busy, onBack, onSave }: StepProps) {
  const { form, unsaved, discard, showRefusal } = useStepForm(guidelinesFields, guidelinesValues(brand), {
    brandId: brand.id,
    step: 4,
  })
  const { errors } = form.formState
  const { tone, say = [], dontSay = [], complianceNotes } = useWatch({ control: form.control })
  const website = useAcceptedTexts(brand.id)
  const both = phrasesOnBothSides(say, dontSay)
  const needed = phrasesOfEveryText(dontSay)
  return (
    <StepFrame
      title="Guidelines"
      description="How your brand sounds, the phrases it uses, and the phrases it never uses."
      submitLabel={submitLabel(editing)}
      busy={busy}
      locked={locked}
      unsaved={unsaved}
      onDiscard={discard}
      onBack={onBack}
      onSubmit={(event) =>
        void form.handleSubmit((guidelines) => onSave({ guidelines, ...website.toSave(4) }, showRefusal))(event)
      }
    >
      <UnderstoodNote brand={brand} />
      <Field label="Brand tone" required aside={website.mark('tone', tone)} error={errors.tone?.message}>
        <Textarea {...form.register('tone')} placeholder="Warm and practical, with dry humor" />
      </Field>
      <Field
        label="Phrases to say"
        optional
        aside={website.mark('say', say)}
        error={errors.say?.message}
        hint="Press Enter after each."
      >
        <Controller
          control={form.control}
          name="say"
          render={({ field }) => (
            <TagInput value={field.value} onChange={field.onChange} disabled={locked !== undefined} />
          )}
        />
      </Field>
      <Field label="Phrases to avoid" optional error={errors.dontSay?.message} hint="We'll never use these.">
        <Controller
          control={form.control}
          name="dontSay"
          render={({ field }) => (
            <TagInput value={field.value} onChange={field.onChange} disabled={locked !== undefined} />
          )}
        />
      </Field>
      {needed.length > 0 && (
        <p role="status" className="flex items-start gap-2 text-sm text-warn">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {`Almost every text contains ${needed.map((phrase) => `“${phrase}”`).join(', ')}. If you avoid ${needed.length === 1 ? 'it' : 'them'}, we may not be able to write anything.`}
        </p>
      )}
      {both.length > 0 && (
        <p role="status" className="flex items-start gap-2 text-sm text-warn">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {`${both.map((phrase) => `“${phrase}”`).join(', ')} ${both.length === 1 ? 'is' : 'are'} in both lists. We'll avoid ${both.length === 1 ? 'it' : 'them'}.`}
        </p>
      )}
      <Field
        label="Compliance notes"
        optional
        aside={website.mark('complianceNotes', complianceNotes)}
        error={errors.complianceNotes?.message}
        hint="Industry rules, such as health or pricing claims."
      >
        <Textarea {...form.register('complianceNotes')} />
      </Field>
    </StepFrame>
  )
}
