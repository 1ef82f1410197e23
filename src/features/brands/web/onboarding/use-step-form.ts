import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent, useState } from 'react'
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { ApiError } from '#web/api-client.ts'
import { useProductForm } from '#web/product-form.ts'
import { useWizardDraft } from './use-wizard-draft.ts'
import { isAsRead } from './website/website-fields.ts'
import { draftKey } from './wizard-draft.ts'

export type Unsaved = 'typed' | 'website' | null

export interface StepForm<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>
  unsaved: Unsaved
  discard: () => void
  showRefusal: (error: unknown) => void
}

/** Starts with unsaved values, else with saved ones, and keeps changes while the user types. */
export function useStepForm<Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodType<Output, Input>,
  saved: Input,
  { brandId, step }: { brandId: string | null; step: number },
): StepForm<Input, Output> {
  const draft = useWizardDraft()
  const place = draftKey(brandId, step)
  const [typed] = useState(() => draft.typed(place) as Input | undefined)
  const [unsaved, setUnsaved] = useState<Unsaved>(() => {
    if (typed === undefined || brandId === null) return null
    const accepted = draft.accepted(brandId)
    const isTyped = (field: string) =>
      JSON.stringify(typed[field]) !== JSON.stringify(saved[field]) && !isAsRead(typed[field], accepted[field])
    return Object.keys(typed).some(isTyped) ? 'typed' : 'website'
  })
  const form = useProductForm<Input, Output>({
    resolver: zodResolver(schema),
    defaultValues: { ...saved, ...typed } as DefaultValues<Input>,
  })
  const keep = useEffectEvent((values: Input) => draft.keep(place, values, saved))
  const { subscribe } = form
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }), [subscribe])
  return {
    form,
    unsaved,
    discard() {
      form.reset(saved)
      draft.forget(place)
      setUnsaved(null)
    },
    showRefusal(error) {
      if (!(error instanceof ApiError) || error.field === undefined) return
      const [first, second] = error.field.split('.')
      const name = (second !== undefined && second in saved ? second : first) as Path<Input>
      if (name in saved) form.setError(name, { message: error.serverMessage ?? '' }, { shouldFocus: true })
    },
  }
}
