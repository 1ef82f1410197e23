import { createContext, use } from 'react'
import type { OutlineSummary } from '../../library-contract.ts'

export interface OutlineSelection {
  selected: ReadonlyMap<string, OutlineSummary>
  toggle: (outline: OutlineSummary) => void
  renew: (outline: OutlineSummary) => void
}

export const OutlineSelectionContext = createContext<OutlineSelection | null>(null)

export function useOutlineSelection(): OutlineSelection | null {
  return use(OutlineSelectionContext)
}
