import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError, errorMessage } from '#web/api-client.ts'
import { toast } from '#web/kit/toast-store.ts'

/** Shows a refusal at the field the server names; false when it names none of the form. */
export function showAtField<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  error: unknown,
  fallback: string,
): boolean {
  const field = error instanceof ApiError ? error.field : undefined
  if (field === undefined || !(field in form.getValues())) return false
  form.setError(field as Path<Input>, { message: errorMessage(error, fallback) }, { shouldFocus: true })
  return true
}

/** Shows a refusal at the field the server names, and as a message. What was typed stays. */
export function showFailure<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  error: unknown,
  fallback: string,
): void {
  showAtField(form, error, fallback)
  toast({ title: 'Update Failed', description: errorMessage(error, fallback), variant: 'destructive' })
}
