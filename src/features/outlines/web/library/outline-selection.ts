import { createContext, use } from 'react'

export interface OutlineSelection {
  selected: ReadonlySet<string>
  toggle: (id: string) => void
}

/** Null for those who may not select. */
export const OutlineSelectionContext = createContext<OutlineSelection | null>(null)

export function useOutlineSelection(): OutlineSelection | null {
  return use(OutlineSelectionContext)
}
