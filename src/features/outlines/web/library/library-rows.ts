import { createContext, use } from 'react'
import type { OutlineSummary } from '../../library-contract.ts'

/** What the rows of a library share. It outlives a row that is out of view or has left the list. */
export interface LibraryRows {
  open: ReadonlySet<string>
  setOpen: (id: string, open: boolean) => void
  showDetails: (outline: OutlineSummary) => void
}

export const LibraryRowsContext = createContext<LibraryRows>({
  open: new Set(),
  setOpen: () => {},
  showDetails: () => {},
})

export function useLibraryRows(): LibraryRows {
  return use(LibraryRowsContext)
}
