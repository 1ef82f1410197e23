import { OnboardingPage } from '#features/brands/web/onboarding/onboarding-page.tsx'
import type { HistorySources } from '#features/brands/web/onboarding/step-props.ts'
import { CsvImport } from '#features/history/web/widgets/csv-import.tsx'
import { KlaviyoCard } from '#features/history/web/widgets/klaviyo-card.tsx'

const historySources: HistorySources = {
  csv: (brand, onImported) => <CsvImport brand={brand} onImported={onImported} />,
  klaviyo: (brand, onImported) => <KlaviyoCard brand={brand} onSynced={onImported} />,
}

/** The wizard with its last step: what belongs to the history of a brand comes from there. */
export function OnboardingWizard() {
  return <OnboardingPage historySources={historySources} />
}
