import { type FieldValues, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form'
import { config } from 'zod/v4/core'
import { refusedInput } from '#shared/refused-input.ts'

config({ customError: refusedInput })

/**
 * react-hook-form mutates one object, and the React Compiler caches `register()` while that object stays the same, so
 * input after a reset would be lost. Here the object is new whenever its state changes.
 */
export function useProductForm<Input extends FieldValues, Output = Input>(
  options: UseFormProps<Input, unknown, Output>,
): UseFormReturn<Input, unknown, Output> {
  const form = useForm(options)
  const { formState } = form
  return {
    ...form,
    formState,
    reset: (values, kept) => form.reset(values, { ...kept, keepFieldsRef: true }),
  }
}
