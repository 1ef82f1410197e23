import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError, errorMessage } from '#web/api-client.ts'

/** Shows an error at the field that the server names. Returns false if the form has no such field. */
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
