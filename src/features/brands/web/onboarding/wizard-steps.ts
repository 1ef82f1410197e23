import type { Brand } from '../../contract.ts'

export const STEP_NAMES = [
  'Brand Basics',
  'Customer Avatar',
  'Products & Journey',
  'Guidelines',
  'Historical Data',
] as const
export const LAST_STEP = STEP_NAMES.length

export const clampStep = (step: number) => (Number.isInteger(step) ? Math.min(Math.max(step, 1), LAST_STEP) : 1)

/** You can open any step of a brand that you edit. A new brand goes in order, up to the first step that isn't done. */
export function stepToShow(
  asked: number | undefined,
  { editing, brand }: { editing: boolean; brand: Brand | null },
): number {
  if (editing) return clampStep(asked ?? 1)
  if (brand === null) return 1
  const reached = clampStep(brand.onboardingStep ?? LAST_STEP)
  return Math.min(clampStep(asked ?? reached), reached)
}

export const maySelectStep = (step: number, current: number, editing: boolean) => editing || step < current

/** The brand of this tab comes first, then the newest. */
export function unfinishedBrands(brands: readonly Brand[], draftId: string | null): readonly Brand[] {
  const unfinished = brands.filter(({ onboardingStep }) => onboardingStep !== null).toReversed()
  return unfinished.toSorted((one, other) => Number(other.id === draftId) - Number(one.id === draftId))
}

/** The brand that a reload of a step continues with. */
export function brandToResume(brands: readonly Brand[], draftId: string | null): Brand | null {
  const unfinished = brands.filter(({ onboardingStep }) => onboardingStep !== null)
  const draft = unfinished.find(({ id }) => id === draftId)
  if (draft !== undefined) return draft
  return unfinished.length === brands.length ? (unfinished.at(-1) ?? null) : null
}

/** The last step can be open before the others are done. */
export const isDescribed = (brand: Brand) =>
  brand.customerAvatar !== null && brand.productsInfo !== null && brand.guidelines !== null
