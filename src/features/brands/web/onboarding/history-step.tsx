import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { PlanLimits } from '#shared/plan-catalog.ts'
import { Button } from '#web/kit/button.tsx'
import { LockedCard } from '#web/kit/locked-card.tsx'
import { paths } from '#web/paths.ts'
import { StepFrame } from './step-frame.tsx'
import type { HistorySources, StepProps } from './step-props.ts'
import { isDescribed } from './wizard-steps.ts'

interface HistoryStepProps extends StepProps {
  limits: PlanLimits
  mayUpgrade: boolean
  historySources: HistorySources
}

export function HistoryStep(props: HistoryStepProps) {
  const { brand, limits, mayUpgrade, historySources, locked, busy, onBack, onSave } = props
  const [imported, setImported] = useState(false)
  return (
    <StepFrame
      title="Historical Data"
      description="Past results make your next ideas better. You can skip this step. Ideas work from your brand profile alone."
      submitLabel={imported ? 'Finish' : 'Skip and finish'}
      busy={busy}
      locked={locked}
      onBack={onBack}
      onSubmit={(event) => {
        event.preventDefault()
        onSave(isDescribed(brand) ? { onboardingStep: null } : {}, () => {})
      }}
    >
      {limits.csvUploadEnabled ? (
        historySources.csv(brand, () => setImported(true))
      ) : (
        <LockedCard
          title="CSV import"
          description="Import a campaign export from your ESP."
          requirement="Available on Pro and above"
          {...(mayUpgrade && { action: <Upgrade label="Upgrade to Pro" /> })}
        />
      )}
      {limits.klaviyoIntegrationEnabled ? (
        historySources.klaviyo(brand, () => setImported(true))
      ) : (
        <LockedCard
          title="Klaviyo sync"
          description="Imports the last 12 months of campaigns and results."
          requirement="Available only on Teams plan"
          {...(mayUpgrade && { action: <Upgrade label="Upgrade to Teams" /> })}
        />
      )}
    </StepFrame>
  )
}

function Upgrade({ label }: { label: string }) {
  return (
    <Button asChild variant="secondary" size="touch-sm">
      <Link to={paths.billing}>{label}</Link>
    </Button>
  )
}
