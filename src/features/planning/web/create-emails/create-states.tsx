import { Link } from '@tanstack/react-router'
import { Sparkles } from 'lucide-react'
import { monthTitle } from '#shared/calendar-dates.ts'
import type { Brand } from '#features/brands/contract.ts'
import { NoBrandCard } from '#features/brands/web/widgets/no-brand-card.tsx'
import type { PlanPlace } from '#features/ideas/web/queries.ts'
import { Button } from '#web/kit/button.tsx'
import { Card } from '#web/kit/card.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { paths } from '#web/paths.ts'
import type { CreateRights } from './create-rights.ts'

/** Ideas belong to a brand, and there is none. */
export const NoBrands = ({ mayCreate }: { mayCreate: boolean }) => (
  <NoBrandCard
    description="Ideas are made from what you tell about a brand, and there is none yet."
    mayCreate={mayCreate}
  />
)

interface NoIdeasProps {
  brand: Brand
  place: PlanPlace
  rights: CreateRights
  /** Topics the plan has left; Infinity without a limit, undefined while it is not known. */
  topicsLeft: number | undefined
}

/** The month has no ideas. A profile with gaps is named here, because the facts for the ideas are read from it. */
export function NoIdeas({ brand, place, rights, topicsLeft }: NoIdeasProps) {
  const step = missingStep(brand)
  return (
    <Card>
      <EmptyState
        icon={<Sparkles aria-hidden />}
        title={`No ideas for ${monthTitle(place)} yet`}
        description={
          rights.create ? emptyMonthText(brand.name, topicsLeft) : `Nobody has planned this month for ${brand.name}.`
        }
        {...(step !== undefined &&
          rights.editBrand && {
            action: (
              <Button asChild variant="secondary">
                <Link to={paths.onboarding} search={{ brandId: brand.id, step }}>
                  Complete the brand profile first
                </Link>
              </Button>
            ),
          })}
      />
    </Card>
  )
}

/** Promises what the plan gives, and no more. */
export function emptyMonthText(brandName: string, topicsLeft: number | undefined): string {
  if (topicsLeft === 0) return 'The topics of your plan are used up. Ideas you type yourself cost nothing.'
  const topics =
    topicsLeft === 1 ? 'one topic with ten ideas' : `up to ${Math.min(topicsLeft ?? 10, 10)} topics with ten ideas each`
  return `Generate Email Ideas plans ${topics}, from what we understood about ${brandName} and the days that matter this month.`
}

/** The first step of the brand's profile that was left out. */
export function missingStep(
  brand: Pick<Brand, 'customerAvatar' | 'productsInfo' | 'buyingJourney' | 'guidelines'>,
): number | undefined {
  if (brand.customerAvatar === null) return 2
  if (brand.productsInfo === null || brand.buyingJourney === null) return 3
  return brand.guidelines === null ? 4 : undefined
}
