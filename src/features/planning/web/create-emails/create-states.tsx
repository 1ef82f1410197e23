import { Link } from '@tanstack/react-router'
import { Sparkles } from 'lucide-react'
import { monthTitle } from '#shared/calendar-dates.ts'
import type { Brand } from '#features/brands/contract.ts'
import type { BrandMonth } from '#features/ideas/web/queries.ts'
import { Button } from '#web/kit/button.tsx'
import { Card } from '#web/kit/card.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { paths } from '#web/paths.ts'
import type { CreateRights } from './create-rights.ts'

interface NoIdeasProps {
  brand: Brand
  place: BrandMonth
  rights: CreateRights
  topicsLeft: number | undefined
}

/** Names the first gap in the profile, because ideas build on its facts. */
export function NoIdeas({ brand, place, rights, topicsLeft }: NoIdeasProps) {
  const step = missingStep(brand)
  return (
    <Card>
      <EmptyState
        icon={<Sparkles aria-hidden />}
        title={`No ideas for ${monthTitle(place)} yet`}
        description={
          rights.create ? emptyMonthText(brand.name, topicsLeft) : `${brand.name} has no ideas for this month yet.`
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

export function emptyMonthText(brandName: string, topicsLeft: number | undefined): string {
  if (topicsLeft === 0) {
    return "You've used all your topics in this billing cycle. Manual ideas don't count toward your plan."
  }
  const topics =
    topicsLeft === 1 ? 'one topic with ten ideas' : `up to ${Math.min(topicsLeft ?? 10, 10)} topics with ten ideas each`
  return `Generate Email Ideas creates ${topics} from what we understood about ${brandName} and this month's holidays.`
}

export function missingStep(
  brand: Pick<Brand, 'customerAvatar' | 'productsInfo' | 'buyingJourney' | 'guidelines'>,
): number | undefined {
  if (brand.customerAvatar === null) return 2
  if (brand.productsInfo === null || brand.buyingJourney === null) return 3
  return brand.guidelines === null ? 4 : undefined
}
