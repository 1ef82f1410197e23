import type { ReactNode } from 'react'
import type { BodyOf } from '#shared/endpoint.ts'
import type { Brand, brandEndpoints } from '../../contract.ts'

export type BrandChange = BodyOf<typeof brandEndpoints.update>

/** What every step after the first is given. */
export interface StepProps {
  brand: Brand
  editing: boolean
  locked: string | undefined
  busy: boolean
  onBack: () => void
  /** Saves, then goes on. `showRefusal` is told what the server refused. */
  onSave: (change: BrandChange, showRefusal: (error: unknown) => void) => void
}

/** How past campaigns come in lies right of the brands: whoever composes the pages hands it in. */
export interface HistorySources {
  csv: (brand: Brand, onImported: () => void) => ReactNode
  klaviyo: (brand: Brand, onImported: () => void) => ReactNode
}

export const submitLabel = (editing: boolean) => (editing ? 'Save and Continue' : 'Continue')
