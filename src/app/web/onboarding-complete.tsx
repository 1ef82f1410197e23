import type { Brand } from '#features/brands/contract.ts'
import { OnboardingCompletePage } from '#features/brands/web/onboarding/onboarding-complete-page.tsx'
import { FirstIdeasButton } from '#features/planning/web/first-ideas/first-ideas-button.tsx'

const firstIdeas = (brand: Brand) => <FirstIdeasButton brand={brand} />

export function OnboardingComplete() {
  return <OnboardingCompletePage firstIdeas={firstIdeas} />
}
