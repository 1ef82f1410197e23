import { useState } from 'react'
import { typedDraft } from './typed-draft.ts'

export function useTypedDraft<Value>(
  userId: string,
  name: string,
  parse: (kept: unknown) => Value,
): [Value | null, (typed: Value | null) => void] {
  const draft = typedDraft(userId, name, parse)
  const [shown, setShown] = useState(() => ({ key: draft.key, typed: draft.read() }))
  if (shown.key !== draft.key) setShown({ key: draft.key, typed: draft.read() })
  return [
    shown.typed,
    (typed) => {
      setShown({ key: draft.key, typed })
      draft.keep(typed)
    },
  ]
}
