import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { ApiError } from '#web/api-client.ts'
import { useWizardDraft } from './use-wizard-draft.ts'
import { draftPlace } from './wizard-draft.ts'

export interface StepForm<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>
  /** What is in the form was typed earlier and never saved. */
  restored: boolean
  /** Goes back to what is saved. */
  discard: () => void
  /** Shows a refusal of the server at the field it names. */
  showRefusal: (error: unknown) => void
}

/** A step's form: its values begin with what was typed earlier, else with what is saved, and are kept while typing. */
export function useStepForm<Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodType<Output, Input>,
  saved: Input,
  { brandId, step }: { brandId: string | null; step: number },
): StepForm<Input, Output> {
  const draft = useWizardDraft()
  const place = draftPlace(brandId, step)
  const [typed] = useState(() => draft.typed(place) as Input | undefined)
  const [restored, setRestored] = useState(typed !== undefined && brandId !== null)
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues: { ...saved, ...typed } as DefaultValues<Input>,
  })
  const keep = useEffectEvent((values: Input) => draft.keep(place, values, saved))
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }), [form])
  return {
    form,
    restored,
    discard() {
      form.reset(saved)
      draft.forget(place)
      setRestored(false)
    },
    showRefusal(error) {
      if (!(error instanceof ApiError) || error.field === undefined) return
      const [first, second] = error.field.split('.')
      const name = (second !== undefined && second in saved ? second : first) as Path<Input>
      if (name in saved) form.setError(name, { message: error.serverMessage ?? '' }, { shouldFocus: true })
    },
  }
}
