import { Link } from '@tanstack/react-router'
import { FileSpreadsheet, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PlanLimits } from '#shared/plan-catalogue.ts'
import { Button } from '#web/kit/button.tsx'
import { LockedCard } from '#web/kit/locked-card.tsx'
import { paths } from '#web/paths.ts'
import { StepFrame } from './step-frame.tsx'
import type { StepProps } from './step-props.ts'
import { isDescribed } from './wizard-steps.ts'

/** Past results make ideas better; the step can always be skipped. */
export function HistoryStep({ brand, limits, locked, busy, onBack, onSave }: StepProps & { limits: PlanLimits }) {
  return (
    <StepFrame
      title="Historical Data"
      description="What past campaigns achieved makes the next ones better. You can skip this: ideas work from your brand profile alone."
      submitLabel="Skip and Finish"
      busy={busy}
      locked={locked}
      onBack={onBack}
      onSubmit={(event) => {
        event.preventDefault()
        onSave(isDescribed(brand) ? { onboardingStep: null } : {}, () => {})
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {limits.klaviyoIntegrationEnabled ? (
          <LaterCard icon={<RefreshCw aria-hidden />} title="Klaviyo sync" />
        ) : (
          <LockedCard
            title="Klaviyo sync"
            description="Takes over a year of campaigns with their results."
            requirement="Available only on Teams plan"
            action={<Upgrade label="Upgrade to Teams" />}
          />
        )}
        {limits.csvUploadEnabled ? (
          <LaterCard icon={<FileSpreadsheet aria-hidden />} title="CSV import" />
        ) : (
          <LockedCard
            title="CSV import"
            description="Reads the export of your sending platform."
            requirement="Available on the Pro plan and above"
            action={<Upgrade label="Upgrade to Pro" />}
          />
        )}
      </div>
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
function LaterCard({ icon, title }: { icon: ReactNode; title: string }) {
  return (
    <section
      aria-label={title}
      className="grid content-start gap-3 rounded-xl p-5 shadow-[inset_0_0_0_1px_var(--line-2)]"
    >
      <div className="flex items-center gap-2.5 [&_svg]:size-4">
        <span className="grid size-8 place-items-center rounded-lg bg-teal-soft text-teal-ink">{icon}</span>
        <h3 className="text-base font-semibold">{title}</h3>
      </div>
      <p className="text-sm text-fg-2">
        Your plan includes it, but this version cannot import yet. Skip this step: you can come back to it.
      </p>
    </section>
  )
}
