import type { Brand } from '#features/brands/contract.ts'
import { OnboardingPage } from '#features/brands/web/onboarding/onboarding-page.tsx'
import type { HistorySources } from '#features/brands/web/onboarding/step-props.ts'
import { CsvImport } from '#features/history/web/widgets/csv-import.tsx'
import { KlaviyoCard } from '#features/history/web/widgets/klaviyo-card.tsx'
import { useWorkspace } from '#features/access/web/queries.ts'

const historySources: HistorySources = {
  csv: (brand, onImported) => <CsvStep brand={brand} onImported={onImported} />,
  klaviyo: (brand, onImported) => <KlaviyoCard brand={brand} onSynced={onImported} />,
}

function CsvStep({ brand, onImported }: { brand: Brand; onImported: () => void }) {
  const mayImport = useWorkspace(brand.workspaceId)?.may('UPLOAD_HISTORICAL_DATA') ?? false
  return <CsvImport brand={brand} mayImport={mayImport} onImported={onImported} />
}

export function OnboardingWizard() {
  return <OnboardingPage historySources={historySources} />
}
