import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import type { CurrentWorkspace } from '#features/access/web/queries.ts'
import { Button } from '#web/kit/button.tsx'
import { paths } from '#web/paths.ts'
import { addBrandRefusal } from './add-brand-refusal.ts'

export function AddBrand({ place, brandCount }: { place: CurrentWorkspace | null; brandCount: number }) {
  const label = brandCount === 0 ? 'Create Your First Brand' : 'Add Brand'
  const refusal = addBrandRefusal(place, brandCount)
  const content = (
    <>
      <Plus aria-hidden />
      {label}
    </>
  )
  if (refusal === undefined) {
    return (
      <Button asChild variant={brandCount === 0 ? 'primary' : 'secondary'} size="touch">
        <Link to={paths.onboarding}>{content}</Link>
      </Button>
    )
  }
  return (
    <Button reason={refusal} variant="secondary" size="touch">
      {content}
    </Button>
  )
}
