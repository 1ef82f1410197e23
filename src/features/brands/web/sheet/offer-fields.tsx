import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { Language } from '#shared/brand-brief.ts'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'
import { Textarea } from '#web/kit/textarea.tsx'
import { Check, Choice, More } from './editor-controls.tsx'
import { type EditorValues, OPEN, grammarIn } from './editor-values.ts'
import { kindOptions } from './fact-words.ts'
import { offerSentence } from './live-sentence.ts'
import { ReadsAs } from './reads-as.tsx'
import { sheetWords } from './sheet-words.ts'
import { SeasonFields } from './season-fields.tsx'

interface OfferFieldsProps {
  form: UseFormReturn<EditorValues>
  language: Language
}

export function OfferFields({ form, language }: OfferFieldsProps) {
  return (
    <>
      <Choice
        control={form.control}
        name="offerKind"
        label="Kind"
        options={[{ value: OPEN, label: 'Not decided' }, ...kindOptions]}
      />
      <Check control={form.control} name="isFirstPurchase" label="People usually buy this first" />
      <div>
        <DetailFields form={form} />
        <SeasonFields form={form} />
        <GrammarFields form={form} language={language} />
      </div>
    </>
  )
}

function DetailFields({ form }: Pick<OfferFieldsProps, 'form'>) {
  const { errors } = form.formState
  const texts = useWatch({ control: form.control, name: ['price', 'fact', 'forWhom', 'chooseIf'] })
  const known = texts.filter((text) => text.trim() !== '')
  return (
    <More
      title="Details"
      summary={known.length === 0 ? 'Price, who it is for, when to choose it' : known.join(' · ')}
      hasError={[errors.price, errors.fact, errors.forWhom, errors.chooseIf].some((error) => error !== undefined)}
    >
      <Field label="Price" optional error={errors.price?.message}>
        <Input {...form.register('price')} maxLength={200} placeholder="$48" />
      </Field>
      <Field label="One true sentence about it" optional error={errors.fact?.message}>
        <Textarea {...form.register('fact')} rows={2} maxLength={1000} placeholder="The straps are replaceable." />
      </Field>
      <Field label="Who it is for" optional error={errors.forWhom?.message}>
        <Input {...form.register('forWhom')} maxLength={1000} placeholder="Dogs that pull on walks" />
      </Field>
      <Field label="When to choose it" optional error={errors.chooseIf?.message}>
        <Input {...form.register('chooseIf')} maxLength={1000} placeholder="Your dog is heavier than 20 pounds" />
      </Field>
    </More>
  )
}

const GENDER_NAMES = { masculine: 'Masculine', feminine: 'Feminine', neuter: 'Neuter' } as const

function genderOptions(language: Language): { value: string; label: string }[] {
  const { genders } = sheetWords(language)
  return (['masculine', 'feminine', 'neuter'] as const).flatMap((value) =>
    genders[value] === undefined ? [] : [{ value, label: `${GENDER_NAMES[value]} (${genders[value]})` }],
  )
}

const NUMBERS = [
  { value: OPEN, label: 'Not decided' },
  { value: 'singular', label: 'One thing' },
  { value: 'plural', label: 'Several things' },
]

function GrammarFields({ form, language }: OfferFieldsProps) {
  const { errors } = form.formState
  const [text, shortName, number, gender] = useWatch({
    control: form.control,
    name: ['text', 'shortName', 'number', 'gender'],
  })
  const name = shortName.trim() === '' ? text.trim() : shortName.trim()
  const sentence = offerSentence(name, language, grammarIn({ number, gender }))
  const genders = genderOptions(language)
  const asksGender =
    genders.length > 0 && number !== OPEN && (number !== 'plural' || sheetWords(language).pluralHasGender)
  return (
    <More
      title="Grammar"
      summary={sentence === null ? 'How it reads in a sentence' : sentence.shown + sentence.after}
      hasError={errors.shortName !== undefined}
    >
      <Field
        label="Short name"
        optional
        hint="For subject lines. Without one, we use the name."
        error={errors.shortName?.message}
      >
        <Input {...form.register('shortName')} maxLength={200} />
      </Field>
      <Choice control={form.control} name="number" label="Is it one thing or several?" options={NUMBERS} />
      {asksGender && (
        <Choice
          control={form.control}
          name="gender"
          label="Gender"
          options={[{ value: OPEN, label: 'Not decided' }, ...genders]}
        />
      )}
      <ReadsAs
        sentence={sentence}
        otherwise={
          name === ''
            ? 'Enter the name, and we show you how it reads.'
            : asksGender
              ? 'Choose the gender, and we show you how it reads.'
              : 'Choose one thing or several, and we show you how it reads.'
        }
      />
    </More>
  )
}
