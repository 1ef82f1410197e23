import { type ReactNode, createContext, use } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import type { Outline } from '../../contract.ts'

export type RenderDetailsExtra = (outline: Outline, brand: Brand) => ReactNode

export const DetailsExtraContext = createContext<RenderDetailsExtra>(() => null)

export function useDetailsExtra(): RenderDetailsExtra {
  return use(DetailsExtraContext)
}
