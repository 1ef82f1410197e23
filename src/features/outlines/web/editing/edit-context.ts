import { createContext, use } from 'react'
import { useObserved } from '#features/ideas/web/widgets/observable.ts'
import { type FieldPath, type ContentField, valueAt } from '../../content-fields.ts'
import type { Hint } from '../../editing-contract.ts'
import type { EditSession, EditSessionState } from './edit-session.ts'

interface Edit {
  session: EditSession
  language: string
}

export const EditContext = createContext<Edit | null>(null)

export function useEdit(): Edit {
  const edit = use(EditContext)
  if (edit === null) throw new Error('Nothing is being edited here')
  return edit
}

/** `pick` has to return a primitive, or the same object while nothing changes. */
export function useSession<Piece>(pick: (state: EditSessionState) => Piece): Piece {
  return useObserved(useEdit().session.state, pick)
}

export function useText(field: FieldPath): string {
  return useSession(({ draft }) => (valueAt(draft, field) as string | null) ?? '')
}

export function useLines(field: ContentField): string[] {
  return useSession(({ draft }) => valueAt(draft, field) as string[])
}

const NONE: readonly Hint[] = []

export function useHints(field: FieldPath): readonly Hint[] {
  const hints = useSession(({ editing }) => editing.hints)
  const own = hints.filter((hint) => hint.field === field)
  return own.length === 0 ? NONE : own
}

export function useConflict(field: FieldPath) {
  return useSession(({ conflicts }) => conflicts.find((conflict) => conflict.field === field))
}
