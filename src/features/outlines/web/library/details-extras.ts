import { type ReactNode, createContext, use } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import type { Outline } from '../../contract.ts'

/** More about an outline than this feature knows, for its details. */
export type RenderDetailsExtra = (outline: Outline, brand: Brand) => ReactNode

/** Who composes the product hands it in: what comes from features that build on outlines is unknown here. */
export const DetailsExtraContext = createContext<RenderDetailsExtra>(() => null)

export function useDetailsExtra(): RenderDetailsExtra {
  return use(DetailsExtraContext)
}
