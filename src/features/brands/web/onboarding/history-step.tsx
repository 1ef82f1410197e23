import { Link } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { PlanLimits } from '#shared/plan-catalogue.ts'
import { Button } from '#web/kit/button.tsx'
import { LockedCard } from '#web/kit/locked-card.tsx'
import { paths } from '#web/paths.ts'
import { StepFrame } from './step-frame.tsx'
import type { RenderCsvImport, StepProps } from './step-props.ts'
import { isDescribed } from './wizard-steps.ts'

interface HistoryStepProps extends StepProps {
  limits: PlanLimits
  mayUpgrade: boolean
  renderCsvImport: RenderCsvImport
}

/** Past results make ideas better; the step can always be skipped. */
export function HistoryStep(props: HistoryStepProps) {
  const { brand, limits, mayUpgrade, renderCsvImport, locked, busy, onBack, onSave } = props
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
        renderCsvImport(brand, () => setImported(true))
      ) : (
        <LockedCard
          title="CSV import"
          description="Reads the export of your sending platform."
          requirement="Available on the Pro plan and above"
          {...(mayUpgrade && { action: <Upgrade label="Upgrade to Pro" /> })}
        />
      )}
      {limits.klaviyoIntegrationEnabled ? (
        <KlaviyoLater />
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

/** Included in the plan, but not part of this version: says so instead of offering a button that does nothing. */
function KlaviyoLater() {
  return (
    <section
      aria-label="Klaviyo sync"
      className="grid content-start gap-3 rounded-xl p-5 shadow-[inset_0_0_0_1px_var(--line-2)]"
    >
      <div className="flex items-center gap-2.5">
        <span className="grid size-8 place-items-center rounded-lg bg-teal-soft text-teal-ink">
          <RefreshCw aria-hidden className="size-4" />
        </span>
        <h3 className="text-base font-semibold">Klaviyo sync</h3>
      </div>
      <p className="text-sm text-fg-2">
        Your plan includes it, but this version cannot sync yet. The export of Klaviyo’s campaigns can be imported as a
        CSV file.
      </p>
    </section>
  )
}
