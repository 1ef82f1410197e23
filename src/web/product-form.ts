import { type FieldValues, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form'

/**
 * The one way to a form in this product. react-hook-form changes one object in place and drops its registered fields at a
 * reset. The React Compiler reuses the result of `register()` while that object stays the same, so after a reset nothing
 * that a user types would reach the form. Here the object is new whenever its state is, and a reset keeps the fields.
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
