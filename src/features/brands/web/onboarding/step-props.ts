import type { ReactNode } from 'react'
import type { BodyOf } from '#shared/endpoint.ts'
import type { Brand, brandEndpoints } from '../../contract.ts'

export type BrandChange = BodyOf<typeof brandEndpoints.update>

export interface StepProps {
  brand: Brand
  editing: boolean
  locked: string | undefined
  busy: boolean
  onBack: () => void
  onSave: (change: BrandChange, showRefusal: (error: unknown) => void) => void
}

/** History comes after brands in the order of features, so the app passes this in. */
export interface HistorySources {
  csv: (brand: Brand, onImported: () => void) => ReactNode
  klaviyo: (brand: Brand, onImported: () => void) => ReactNode
}

export const submitLabel = (editing: boolean) => (editing ? 'Save and continue' : 'Continue')
