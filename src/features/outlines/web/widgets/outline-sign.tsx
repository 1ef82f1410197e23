import { type ReactNode, createContext, use } from 'react'

export interface SignedOutline {
  id: string
  brandId: string
}

/** What features on the right show beside an outline where only a small sign fits. */
export const OutlineSignContext = createContext<((outline: SignedOutline) => ReactNode) | null>(null)

export function OutlineSign(outline: SignedOutline) {
  return use(OutlineSignContext)?.(outline) ?? null
}
