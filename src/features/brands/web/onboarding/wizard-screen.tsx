import { READ_ONLY } from '#features/access/web/suspended.ts'
import { useEffect, useRef } from 'react'
import type { CurrentWorkspace } from '#features/access/web/queries.ts'
import { PLAN_CATALOG } from '#shared/plan-catalog.ts'
import { Progress } from '#web/kit/progress.tsx'
import { Stepper } from '#web/kit/stepper.tsx'
import type { Brand } from '../../contract.ts'
import { AvatarStep } from './avatar-step.tsx'
import { BasicsStep } from './basics-step.tsx'
import { GuidelinesStep } from './guidelines-step.tsx'
import { HistoryStep } from './history-step.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { ProductsStep } from './products-step.tsx'
import type { HistorySources } from './step-props.ts'
import type { useWizard } from './use-wizard.ts'
import { LAST_STEP, STEP_NAMES, maySelectStep, stepToShow } from './wizard-steps.ts'

interface WizardScreenProps {
  brand: Brand | null
  editing: boolean
  place: CurrentWorkspace | null
  wizard: ReturnType<typeof useWizard>
  asked: number | undefined
  historySources: HistorySources
}

export function WizardScreen({ brand, editing, place, wizard, asked, historySources }: WizardScreenProps) {
  const step = stepToShow(asked, { editing, brand })
  const top = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    // The next step begins at its top, for screen readers too. The first one stays as it loads.
    if (shown.current !== step) top.current?.focus()
    shown.current = step
  }, [step])

  const locked = lockReason(place, editing || brand !== null ? 'EDIT_BRAND' : 'CREATE_BRAND')
  const shared = { editing, locked, busy: wizard.busy, onBack: () => void wizard.goTo(step - 1) }
  return (
    <div
      ref={top}
      tabIndex={-1}
      aria-label={`Step ${step} of ${LAST_STEP}: ${STEP_NAMES[step - 1]}`}
      role="group"
      className="grid gap-6 outline-none"
    >
      <LeaveGuard brandId={brand?.id ?? null} />
      <Progress
        label="Progress"
        value={step}
        max={LAST_STEP}
        valueText={`Step ${step} of ${LAST_STEP}`}
        className="sr-only"
      />
      <Stepper
        steps={STEP_NAMES}
        current={step}
        canSelect={(target) => maySelectStep(target, step, editing)}
        onSelect={(target) => void wizard.goTo(target)}
      />
      {brand === null || step === 1 ? (
        <BasicsStep
          key={brand?.id ?? 'new'}
          brand={brand}
          workspaceId={place?.workspace.id ?? null}
          editing={editing}
          locked={locked}
          busy={wizard.busy}
          onSave={wizard.saveBasics}
        />
      ) : step === 2 ? (
        <AvatarStep key={brand.id} {...shared} brand={brand} onSave={wizard.saveStep(2)} />
      ) : step === 3 ? (
        <ProductsStep key={brand.id} {...shared} brand={brand} onSave={wizard.saveStep(3)} />
      ) : step === 4 ? (
        <GuidelinesStep key={brand.id} {...shared} brand={brand} onSave={wizard.saveStep(4)} />
      ) : (
        <HistoryStep
          key={brand.id}
          {...shared}
          brand={brand}
          historySources={historySources}
          limits={place?.limits ?? PLAN_CATALOG.FREE.limits}
          mayUpgrade={place?.may('VIEW_BILLING') ?? false}
          onSave={wizard.saveStep(LAST_STEP)}
        />
      )}
    </div>
  )
}

function lockReason(place: CurrentWorkspace | null, permission: 'EDIT_BRAND' | 'CREATE_BRAND'): string | undefined {
  if (place === null) return undefined
  if (place.readOnly) return READ_ONLY
  return place.may(permission) ? undefined : 'Your role can view this brand but not edit it.'
}
