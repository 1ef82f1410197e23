import type { Brand } from '../../contract.ts'

export const STEP_NAMES = [
  'Brand Basics',
  'Customer Avatar',
  'Products & Journey',
  'Guidelines',
  'Historical Data',
] as const
export const LAST_STEP = STEP_NAMES.length

/** The step a number stands for; what is no whole number stands for the first. */
export const clampStep = (step: number) => (Number.isInteger(step) ? Math.min(Math.max(step, 1), LAST_STEP) : 1)

/**
 * The step to show. A brand that is being edited may be opened anywhere. A new one goes in order: without a draft there is
 * only the first step, with one every step up to the first that is not done.
 */
export function stepToShow(
  asked: number | undefined,
  { editing, brand }: { editing: boolean; brand: Brand | null },
): number {
  if (editing) return clampStep(asked ?? 1)
  if (brand === null) return 1
  const reached = clampStep(brand.onboardingStep ?? LAST_STEP)
  return Math.min(clampStep(asked ?? reached), reached)
}

/** While editing every step is a click away, on the way through only what lies behind. */
export const maySelectStep = (step: number, current: number, editing: boolean) => editing || step < current

/**
 * The brand a new wizard goes on with: the draft of this tab, else an unfinished brand when there is no finished one,
 * which is someone coming back for the first time.
 */
export function brandToResume(brands: readonly Brand[], draftId: string | null): Brand | null {
  const unfinished = brands.filter(({ onboardingStep }) => onboardingStep !== null)
  const draft = unfinished.find(({ id }) => id === draftId)
  if (draft !== undefined) return draft
  return unfinished.length === brands.length ? (unfinished.at(-1) ?? null) : null
}

/** Whoever opens the last step straight away has not finished the ones before. */
export const isDescribed = (brand: Brand) =>
  brand.customerAvatar !== null && brand.productsInfo !== null && brand.guidelines !== null
