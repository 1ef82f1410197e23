import { Link } from '@tanstack/react-router'
import { Sparkles, Store } from 'lucide-react'
import { monthTitle } from '#shared/calendar-dates.ts'
import type { Brand } from '#features/brands/contract.ts'
import type { PlanPlace } from '#features/ideas/web/queries.ts'
import { errorMessage } from '#web/api-client.ts'
import { Button } from '#web/kit/button.tsx'
import { Card } from '#web/kit/card.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { ErrorState } from '#web/kit/error-state.tsx'
import { paths } from '#web/paths.ts'
import type { CreateRights } from './create-rights.ts'

/** Ideas belong to a brand, and there is none. */
export function NoBrands({ mayCreate }: { mayCreate: boolean }) {
  return (
    <Card>
      <EmptyState
        icon={<Store aria-hidden />}
        title="No brands yet"
        description={
          mayCreate
            ? 'Ideas are made from what you tell about a brand. It takes a few minutes.'
            : 'Ideas are made for a brand, and this workspace has none yet. Ask its owner to create one.'
        }
        {...(mayCreate && {
          action: (
            <Button asChild>
              <Link to={paths.onboarding}>Create Your First Brand</Link>
            </Button>
          ),
        })}
      />
    </Card>
  )
}

interface NoIdeasProps {
  brand: Brand
  place: PlanPlace
  rights: CreateRights
  /** Topics the plan has left; Infinity without a limit, undefined while it is not known. */
  topicsLeft: number | undefined
}

/** The month has no ideas. A profile with gaps is named here, because it is what the ideas are made from. */
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
  return `Generate Email Ideas plans ${topics}, from the profile of ${brandName}, its products and the days that matter this month.`
}

/** The first step of the brand's profile that was left out. */
export function missingStep(
  brand: Pick<Brand, 'customerAvatar' | 'productsInfo' | 'buyingJourney' | 'guidelines'>,
): number | undefined {
  if (brand.customerAvatar === null) return 2
  if (brand.productsInfo === null || brand.buyingJourney === null) return 3
  return brand.guidelines === null ? 4 : undefined
}

export function LoadingFailed(props: { error: unknown; what: string; retry: () => void; retrying: boolean }) {
  return (
    <Card>
      <ErrorState
        description={errorMessage(
          props.error,
          `${props.what} could not be loaded. Check your connection and try again.`,
        )}
        onRetry={props.retry}
        retrying={props.retrying}
      />
    </Card>
  )
}
