import { type ReactNode, createContext, use } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import type { OutlineSummary } from '../../library-contract.ts'

export interface BulkExtraProps {
  outlines: readonly OutlineSummary[]
  brand: Brand
  onClose: () => void
  onMoved: () => void
}

export type RenderMoveDates = (props: BulkExtraProps) => ReactNode

export const MoveDatesContext = createContext<RenderMoveDates>(() => null)

export function useMoveDatesDialog(): RenderMoveDates {
  return use(MoveDatesContext)
}
