import { Link, useSearch } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type CurrentWorkspace, useWorkspace } from '#features/workspaces/web/queries.ts'
import { PLAN_CATALOGUE, remaining } from '#shared/plan-catalogue.ts'
import { BrandMark } from '#web/kit/brand-mark.tsx'
import { Button } from '#web/kit/button.tsx'
import { Card } from '#web/kit/card.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { PageHeader } from '#web/kit/page-header.tsx'
import { Progress } from '#web/kit/progress.tsx'
import { Stepper } from '#web/kit/stepper.tsx'
import { paths } from '#web/paths.ts'
import type { Brand } from '../../contract.ts'
import { brandsOptions } from '../queries.ts'
import { AvatarStep } from './avatar-step.tsx'
import { BasicsStep } from './basics-step.tsx'
import { BrandLimitScreen } from './brand-limit-screen.tsx'
import { GuidelinesStep } from './guidelines-step.tsx'
import { HistoryStep } from './history-step.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { ProductsStep } from './products-step.tsx'
import { useWizard } from './use-wizard.ts'
import { useWizardDraft } from './use-wizard-draft.ts'
import { LAST_STEP, STEP_NAMES, brandToResume, maySelectStep, stepToShow } from './wizard-steps.ts'

/** Describes a new brand in five steps, or changes one: with a brand in the address, inside the dashboard. */
export function OnboardingPage() {
  const { brandId, step: asked } = useSearch({ strict: false })
  const current = useWorkspace()
  const draft = useWizardDraft()
  const { data } = useSuspenseQuery(brandsOptions)
  const editing = brandId !== undefined
  const ofWorkspace = data.brands.filter(({ workspaceId }) => workspaceId === current?.workspace.id)
  const brand = editing
    ? (data.brands.find(({ id }) => id === brandId) ?? null)
    : brandToResume(ofWorkspace, draft.brandId())
  // What may be changed is a question to the workspace of the brand, which need not be the one worked in last.
  const place = useWorkspace(brand?.workspaceId)
  const wizard = useWizard({ brand, editing, workspaceId: place?.workspace.id ?? null })

  if (editing && brand === null) return <UnknownBrand />
  const limit = place?.limits.brands ?? PLAN_CATALOGUE.FREE.limits.brands
  const isFull =
    !editing && brand === null && place !== null && (wizard.full || remaining(limit, ofWorkspace.length) === 0)
  const content =
    isFull && place !== null ? (
      <BrandLimitScreen plan={place.workspace.plan} limit={limit} />
    ) : (
      <>
        <LeaveGuard brandId={brand?.id ?? null} />
        <Steps {...{ brand, editing, place, wizard }} step={stepToShow(asked, { editing, brand })} />
      </>
    )
  return editing ? (
    <div className="mx-auto max-w-3xl">
      <title>Edit Your Brand · Mailmonth</title>
      <PageHeader title="Edit Your Brand" description={brand?.name} />
      {content}
    </div>
  ) : (
    <div className="mx-auto min-h-dvh max-w-3xl px-4 py-6 sm:px-6 sm:py-10">
      <title>Set up your brand · Mailmonth</title>
      <header className="mb-8 flex items-center justify-between gap-4">
        <BrandMark />
        {ofWorkspace.length > 0 && (
          <Button asChild variant="ghost" size="sm" className="max-md:h-(--touch)">
            <Link to={paths.dashboard}>Go to Dashboard</Link>
          </Button>
        )}
      </header>
      <h1 className="mb-6 text-xl font-semibold md:text-2xl">Set up your brand</h1>
      {content}
    </div>
  )
}

interface StepsProps {
  brand: Brand | null
  editing: boolean
  place: CurrentWorkspace | null
  wizard: ReturnType<typeof useWizard>
  step: number
}

function Steps({ brand, editing, place, wizard, step }: StepsProps) {
  const top = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    // The next step begins at its top, for eyes and for screen readers; the first one is left as it loads.
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
          needsWorkspace={place === null}
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
          limits={place?.limits ?? PLAN_CATALOGUE.FREE.limits}
          onSave={wizard.saveStep(LAST_STEP)}
        />
      )}
    </div>
  )
}

function lockReason(place: CurrentWorkspace | null, permission: 'EDIT_BRAND' | 'CREATE_BRAND'): string | undefined {
  if (place === null) return undefined
  if (place.readOnly) return 'This workspace is suspended: nothing can be changed.'
  return place.may(permission) ? undefined : 'Your role lets you read this brand, not change it.'
}

function UnknownBrand() {
  return (
    <Card>
      <title>Brand not found · Mailmonth</title>
      <EmptyState
        icon={<SearchX aria-hidden />}
        title="Brand not found"
        description="It may have been removed, or it belongs to a workspace you are no longer in."
        action={
          <Button asChild>
            <Link to={paths.dashboard}>Go to Dashboard</Link>
          </Button>
        }
      />
    </Card>
  )
}
