import { createContext, use } from 'react'
import type { SearchOf } from '#web/searches.ts'
import type { OutlineSummary } from '../../library-contract.ts'

export interface LibraryRows {
  open: ReadonlySet<string>
  setOpen: (id: string, open: boolean) => void
  showDetails: (outline: OutlineSummary) => void
  /** The query of the address of an outline's own page. */
  filters: SearchOf<'outline'>
  opensAsked: boolean
}

export const LibraryRowsContext = createContext<LibraryRows>({
  open: new Set(),
  setOpen: () => {},
  showDetails: () => {},
  filters: {},
  opensAsked: true,
})

export function useLibraryRows(): LibraryRows {
  return use(LibraryRowsContext)
}
