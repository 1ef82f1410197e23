import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { PlanLimits } from '#shared/plan-catalogue.ts'
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

/** Past results make ideas better; the step can always be skipped. */
export function HistoryStep(props: HistoryStepProps) {
  const { brand, limits, mayUpgrade, historySources, locked, busy, onBack, onSave } = props
  const [imported, setImported] = useState(false)
  return (
    <StepFrame
      title="Historical Data"
      description="What past campaigns achieved makes the next ones better. You can skip this: ideas work from your brand profile alone."
      submitLabel={imported ? 'Finish' : 'Skip and Finish'}
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
          description="Reads the export of your sending platform."
          requirement="Available on the Pro plan and above"
          {...(mayUpgrade && { action: <Upgrade label="Upgrade to Pro" /> })}
        />
      )}
      {limits.klaviyoIntegrationEnabled ? (
        historySources.klaviyo(brand, () => setImported(true))
      ) : (
        <LockedCard
          title="Klaviyo sync"
          description="Takes over a year of campaigns with their results."
          requirement="Available only on Teams plan"
          {...(mayUpgrade && { action: <Upgrade label="Upgrade to Teams" /> })}
        />
      )}
    </StepFrame>
  )
}

function Upgrade({ label }: { label: string }) {
  return (
    <Button asChild variant="secondary" size="sm" className="max-md:h-(--touch)">
      <Link to={paths.billing}>{label}</Link>
    </Button>
  )
}
