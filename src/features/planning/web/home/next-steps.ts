import type { Brand } from '#features/brands/contract.ts'
import type { Usage } from '#features/access/usage-contract.ts'
import type { CurrentWorkspace } from '#features/access/web/queries.ts'
import { remaining } from '#shared/plan-catalogue.ts'
import { paths } from '#web/paths.ts'

export interface NextStep {
  label: string
  reason: string
  to: string
  search: { brandId: string; step?: number; filter?: string }
}

export interface Facts {
  brands: readonly Brand[]
  /** The brand whose outlines are known. */
  brand: Brand
  /** How many of its outlines wait for review. */
  readyForReview: number
  usage: Usage
  place: Pick<CurrentWorkspace, 'readOnly' | 'may'>
}

/** What is worth doing next, most urgent first: what waits for a person, then what is begun, then what is new. */
export function nextSteps({
  brands,
  brand,
  readyForReview: waiting,
  usage: { usage, limits },
  place,
}: Facts): NextStep[] {
  const steps: NextStep[] = []
  const mayChange = (permission: Parameters<typeof place.may>[0]) => !place.readOnly && place.may(permission)

  if (waiting > 0) {
    steps.push({
      label: waiting === 1 ? 'Review an outline' : `Review ${waiting} outlines`,
      reason: `${brand.name} has ${waiting === 1 ? 'one' : waiting} ready for review`,
      to: paths.emailOutlines,
      search: { brandId: brand.id, filter: 'ready_for_review' },
    })
  }
  for (const unfinished of mayChange('EDIT_BRAND') ? brands.filter((each) => each.onboardingStep !== null) : []) {
    steps.push({
      label: `Finish ${unfinished.name}`,
      reason: 'Ideas get better with every step of its profile',
      to: paths.onboarding,
      search: { brandId: unfinished.id, step: unfinished.onboardingStep ?? 1 },
    })
  }
  if (!mayChange('CREATE_EMAIL_IDEAS')) return steps
  if (usage.subtopics > 0 && usage.outlines === 0 && remaining(limits.outlines, 0) > 0) {
    steps.push({
      label: 'Turn ideas into outlines',
      reason: 'Choose ideas of a month and have their briefs written',
      to: paths.createEmails,
      search: { brandId: brand.id },
    })
  }
  if (usage.subtopics === 0 && remaining(limits.subtopics, 0) > 0) {
    steps.push({
      label: 'Plan a month',
      reason: 'No ideas have been made in this billing period',
      to: paths.createEmails,
      search: { brandId: brand.id },
    })
  }
  return steps
}
