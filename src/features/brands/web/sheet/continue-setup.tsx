import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { Button } from '#web/kit/button.tsx'
import { paths } from '#web/paths.ts'
import type { Brand } from '../../contract.ts'
import { useWizardDraft } from '../onboarding/use-wizard-draft.ts'
import { STEP_NAMES } from '../onboarding/wizard-steps.ts'

export function ContinueSetup({ brand, step }: { brand: Brand; step: number }) {
  const draft = useWizardDraft()
  const isOnTheWay = draft.brandId() === brand.id
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-xl bg-surface-2 px-4 py-3">
      <p className="text-sm text-fg-2">{`You haven't finished setting up ${brand.name}.`}</p>
      <Button asChild variant="secondary" size="touch">
        <Link to={paths.onboarding} search={isOnTheWay ? { step } : { brandId: brand.id, step }}>
          {`Continue with ${STEP_NAMES[step - 1]}`}
          <ArrowRight aria-hidden />
        </Link>
      </Button>
    </div>
  )
}
