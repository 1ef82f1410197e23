import { useEffect, useEffectEvent, useState } from 'react'
import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form'
import { useSignedIn } from '#features/auth/web/queries.ts'
import { typedDraft } from '#web/typed-draft.ts'

interface KeptForm<Input extends FieldValues> {
  name: string
  parse: (kept: unknown) => Input
  /** If nothing can be saved, the form shows the stored values. */
  mayChange: boolean
  /** A field that we never keep, such as a password. */
  secret?: Path<Input>
}

export function useKeptForm<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  { name, parse, mayChange, secret }: KeptForm<Input>,
): void {
  const draft = typedDraft(useSignedIn().id, name, parse)
  const [found] = useState(() => draft.read())
  const values = useWatch({
    control: form.control,
    compute: (typed: Input) => (secret === undefined ? typed : { ...typed, [secret]: '' }),
  })
  const { isDirty } = form.formState
  const restore = useEffectEvent(() => {
    if (mayChange && found !== null) form.reset(found, { keepDefaultValues: true })
  })
  const keep = useEffectEvent((typed: Input | null) => {
    if (mayChange) draft.keep(typed)
  })
  useEffect(() => restore(), [])
  useEffect(() => keep(isDirty ? values : null), [values, isDirty])
}
