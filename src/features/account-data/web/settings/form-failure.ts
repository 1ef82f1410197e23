import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError, errorMessage } from '#web/api-client.ts'
import { toast } from '#web/kit/toast-store.ts'

/** Shows a refusal at the field the server names, and as a message. What was typed stays. */
export function showFailure<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  error: unknown,
  fallback: string,
): void {
  const message = errorMessage(error, fallback)
  const field = error instanceof ApiError ? error.field : undefined
  if (field !== undefined && field in form.getValues()) {
    form.setError(field as Path<Input>, { message }, { shouldFocus: true })
  }
  toast({ title: 'Update Failed', description: message, variant: 'destructive' })
}
