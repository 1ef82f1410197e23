import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useWorkspace } from '#features/access/web/queries.ts'
import { remaining } from '#shared/plan-catalog.ts'
import { BrandMark } from '#web/kit/brand-mark.tsx'
import { Button } from '#web/kit/button.tsx'
import { PageHeader } from '#web/kit/page-header.tsx'
import { paths } from '#web/paths.ts'
import { routeIds } from '#web/searches.ts'
import type { Brand } from '../../contract.ts'
import { brandsOptions } from '../queries.ts'
import { BrandLimitScreen } from './brand-limit-screen.tsx'
import type { HistorySources } from './step-props.ts'
import { ResumeQuestion } from './resume-question.tsx'
import { UnknownBrand } from './unknown-brand.tsx'
import { useWizardDraft } from './use-wizard-draft.ts'
import { useWizard } from './use-wizard.ts'
import { WizardScreen } from './wizard-screen.tsx'
import { brandToResume, unfinishedBrands } from './wizard-steps.ts'

interface Composed {
  historySources: HistorySources
}

export function OnboardingPage({ historySources }: Composed) {
  const { brandId, step } = useSearch({ from: routeIds.onboardingWizard })
  return brandId === undefined ? (
    <NewBrand asked={step} historySources={historySources} />
  ) : (
    <EditBrand brandId={brandId} asked={step} historySources={historySources} />
  )
}

function NewBrand({ asked, historySources }: Composed & { asked: number | undefined }) {
  const place = useWorkspace()
  const draft = useWizardDraft()
  const { data } = useSuspenseQuery(brandsOptions)
  const brands = data.brands.filter(({ workspaceId }) => workspaceId === place?.workspace.id)
  const navigate = useNavigate()
  const unfinished = unfinishedBrands(brands, draft.brandId())
  // Decided once, so that the brand stays the same after its last step finishes it.
  const [describedId, describe] = useState(() =>
    draft.startsNew() ? null : (brandToResume(brands, draft.brandId())?.id ?? null),
  )
  // An address with a step is a way through the wizard or a reload, so it doesn't ask.
  const [asks, setAsks] = useState(asked === undefined && unfinished.length > 0)
  const brand = brands.find(({ id }) => id === describedId) ?? null
  const answer = (chosen: Brand | null) => {
    if (chosen === null) draft.startNew()
    else draft.rememberBrand(chosen.id)
    describe(chosen?.id ?? null)
    setAsks(false)
    void navigate({ to: paths.onboarding, search: { step: chosen?.onboardingStep ?? 1 }, replace: true })
  }
  const wizard = useWizard({ brand, editing: false, workspaceId: place?.workspace.id ?? null, onCreated: describe })
  const isFull =
    brand === null && place !== null && (wizard.full || remaining(place.limits.brands, brands.length) === 0)
  return (
    <div className="mx-auto min-h-dvh max-w-[54rem] px-4 py-6 sm:px-6 sm:py-10">
      <title>Set up your brand · Mailmonth</title>
      <header className="mb-8 flex items-center justify-between gap-4">
        <BrandMark />
        {brands.length > 0 && (
          <Button asChild variant="ghost" size="touch-sm" className="-mr-2.5">
            <Link to={paths.dashboard}>Go to Dashboard</Link>
          </Button>
        )}
      </header>
      <h1 className="mb-6 text-xl font-semibold break-words md:text-2xl">
        {brand === null || asks ? 'Set up your brand' : `Set up ${brand.name}`}
      </h1>
      {asks ? (
        <ResumeQuestion brands={unfinished} onAnswer={answer} />
      ) : isFull ? (
        <BrandLimitScreen place={place} />
      ) : (
        <WizardScreen {...{ brand, place, wizard, asked, historySources }} editing={false} />
      )}
    </div>
  )
}

function EditBrand({ brandId, asked, historySources }: Composed & { brandId: string; asked: number | undefined }) {
  const { data } = useSuspenseQuery(brandsOptions)
  const brand = data.brands.find(({ id }) => id === brandId) ?? null
  // The brand's workspace decides, and it may not be the current one.
  const place = useWorkspace(brand?.workspaceId)
  const wizard = useWizard({ brand, editing: true, workspaceId: brand?.workspaceId ?? null })
  if (brand === null) return <UnknownBrand />
  return (
    <div className="mx-auto max-w-[54rem]">
      <title>Edit Your Brand · Mailmonth</title>
      <PageHeader title="Edit Your Brand" description={brand.name} />
      <WizardScreen {...{ brand, place, wizard, asked, historySources }} editing />
    </div>
  )
}
