import { type ReactNode, createContext, use } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import type { OutlineSummary } from '../../library-contract.ts'
import type { OutlineMonth } from '../outline-months.ts'
import type { LibraryRights } from './library-rights.ts'

export interface ShareProps {
  outlines: readonly OutlineSummary[]
  brand: Brand
  onClose: () => void
}

/** What features on the right of this one add to the library. */
export interface LibraryExtras {
  row?: (outline: OutlineSummary, brand: Brand) => ReactNode
  month?: (month: OutlineMonth, brand: Brand, rights: LibraryRights) => ReactNode
  header?: (brand: Brand, rights: LibraryRights) => ReactNode
  share?: (props: ShareProps) => ReactNode
}

export const LibraryExtrasContext = createContext<LibraryExtras>({})

export function useLibraryExtras(): LibraryExtras {
  return use(LibraryExtrasContext)
}
