import { OnboardingPage } from '#features/brands/web/onboarding/onboarding-page.tsx'
import { CsvImport } from '#features/history/web/widgets/csv-import.tsx'

/** The wizard with its last step: what belongs to the history of a brand comes from there. */
export function OnboardingWizard() {
  return <OnboardingPage renderCsvImport={(brand, onImported) => <CsvImport brand={brand} onImported={onImported} />} />
}
