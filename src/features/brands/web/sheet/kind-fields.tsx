import { type UseFormReturn, useFormState } from 'react-hook-form'
import type { Language } from '#shared/brand-brief.ts'
import { EMAILS_A_MONTH, type FactKind } from '#shared/brand-sheet.ts'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'
import { Textarea } from '#web/kit/textarea.tsx'
import { Check, Choice, Numbers } from './editor-controls.tsx'
import type { EditorValues } from './editor-values.ts'
import { buyersOptions, factInWords, familyOptions } from './fact-words.ts'
import type { Fact } from './facts.ts'
import { OfferFields } from './offer-fields.tsx'
import { TextFormFields } from './text-form-fields.tsx'
import { MONTH_CHOICES, WEEKDAY_CHOICES } from './timing-choices.ts'
import { VoiceFields } from './voice-fields.tsx'

interface KindFieldsProps {
  kind: FactKind
  fact: Fact | undefined
  form: UseFormReturn<EditorValues>
  language: Language
}

const EMAIL_OPTIONS = EMAILS_A_MONTH.map((count) => ({ value: String(count), label: String(count) }))

export function KindFields({ kind, fact, form, language }: KindFieldsProps) {
  const { control } = form
  const { errors } = useFormState({ control })
  switch (kind) {
    case 'offer':
      return <OfferFields form={form} language={language} />
    case 'doubt':
      return (
        <Field
          label="Your answer"
          optional
          hint="One sentence. Without it, we don't write about this doubt."
          error={errors.answer?.message}
        >
          <Textarea {...form.register('answer')} rows={2} maxLength={1000} />
        </Field>
      )
    case 'pain':
      return (
        <>
          <TextFormFields kind={kind} form={form} language={language} />
          <Check
            control={control}
            name="isBodyComplaint"
            label="This is a physical complaint"
            hint="We never say that an offer helps with it."
          />
        </>
      )
    case 'moment':
      return (
        <>
          <TextFormFields kind={kind} form={form} language={language} />
          <Numbers
            control={control}
            name="months"
            label="Months"
            hint="When it happens. Leave them out if it can happen at any time."
            choices={MONTH_CHOICES}
          />
        </>
      )
    case 'rule':
      return fact?.kind === 'rule' ? <RuleFields rule={fact} form={form} /> : null
    case 'family':
      return <Choice control={control} name="family" label="Kind of business" options={familyOptions} />
    case 'buyers':
      return (
        <>
          <Choice control={control} name="buyers" label="Who buys" options={buyersOptions} />
          <Field label="Who orders in a business" optional error={errors.role?.message}>
            <Input {...form.register('role')} maxLength={200} placeholder="Office manager" />
          </Field>
        </>
      )
    case 'voice':
      return (
        <>
          <VoiceFields control={control} language={language} />
          <Field label="Who signs" optional hint="Above the name of the brand." error={errors.signedBy?.message}>
            <Input {...form.register('signedBy')} maxLength={60} placeholder="Ana and the team" />
          </Field>
        </>
      )
    case 'rhythm':
      return (
        <>
          <Choice control={control} name="emails" label="Emails a month" options={EMAIL_OPTIONS} />
          <Numbers
            control={control}
            name="weekdays"
            label="Weekdays you prefer"
            hint="Leave them out if you have no preference."
            choices={WEEKDAY_CHOICES}
          />
        </>
      )
    case 'answer':
      return fact?.kind === 'answer' ? <p className="text-sm text-fg-2">{`We asked: ${fact.value.question}`}</p> : null
    case 'business':
    case 'trade':
    case 'say':
    case 'neverSay':
      return null
  }
}

interface RuleFieldsProps {
  rule: Extract<Fact, { kind: 'rule' }>
  form: UseFormReturn<EditorValues>
}

function RuleFields({ rule, form }: RuleFieldsProps) {
  const { errors, dirtyFields } = useFormState({ control: form.control })
  return rule.value.check?.type === 'no-send' && dirtyFields.text !== true ? (
    <Numbers
      control={form.control}
      name="weekdays"
      label="Days without emails"
      choices={WEEKDAY_CHOICES}
      error={errors.weekdays?.message}
    />
  ) : (
    <p className="text-sm text-fg-3">{`We read: ${factInWords(rule)}`}</p>
  )
}
