import { createContext, use } from 'react'
import type { OutlineSummary } from '../../library-contract.ts'

export interface OutlineSelection {
  selected: ReadonlyMap<string, OutlineSummary>
  toggle: (outline: OutlineSummary) => void
  /** A selected outline has become this one. */
  renew: (outline: OutlineSummary) => void
}

/** Null for those who may not select. */
export const OutlineSelectionContext = createContext<OutlineSelection | null>(null)

export function useOutlineSelection(): OutlineSelection | null {
  return use(OutlineSelectionContext)
}
