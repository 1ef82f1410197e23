import { Check } from 'lucide-react'
import { PLAN_CATALOG } from '#shared/plan-catalog.ts'
import { PLAN_TEXTS, type SoldPlan } from '#shared/plan-texts.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { Card } from '#web/kit/card.tsx'
import { classNames } from '#web/kit/class-names.ts'
import { Touchable } from '#web/kit/touchable.tsx'
import { OFFER_LABELS, type PlanOffer } from './plan-offer.ts'

interface PlanCardProps {
  plan: SoldPlan
  offer: PlanOffer
  refusal: string | undefined
  busy: boolean
  onChoose: () => void
}

export function PlanCard({ plan, offer, refusal, busy, onChoose }: PlanCardProps) {
  const { label, price } = PLAN_CATALOG[plan]
  const { tagline, bullets, badge, highlighted } = PLAN_TEXTS[plan]
  const current = offer === 'current'
  return (
    <Card
      as="li"
      className={classNames(
        'flex flex-col p-5',
        current && 'shadow-[0_0_0_2px_var(--teal),var(--e1)]',
        highlighted && !current && 'shadow-[0_0_0_1px_var(--line-2),var(--e3)]',
      )}
    >
      <div className="flex min-h-5.5 items-center justify-between gap-2">
        <h3 className="text-base font-semibold">{label}</h3>
        {badge !== undefined && !current && <Badge>{badge}</Badge>}
      </div>
      <p className="mt-3 flex items-baseline gap-1">
        <span className="tnum text-2xl font-semibold">{`$${price}`}</span>
        <span className="text-sm text-fg-3">/ month</span>
      </p>
      <p className="mt-1.5 text-sm text-fg-3 @2xl:min-h-10">{tagline}</p>
      <ul className="mt-4 mb-6 grid gap-2 text-sm text-fg-2">
        {bullets.map((bullet) => (
          <li key={bullet} className="flex items-start gap-2">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-teal" />
            {bullet}
          </li>
        ))}
      </ul>
      <div className="mt-auto grid [&>span]:grid">
        {current ? (
          <Touchable>
            <p className="inline-flex h-(--control-h) items-center justify-center gap-2 rounded-md bg-teal-soft text-sm font-medium text-teal-ink">
              <Check aria-hidden className="size-4" />
              {OFFER_LABELS.current}
            </p>
          </Touchable>
        ) : (
          <Button
            variant={offer === 'upgrade' && highlighted ? 'primary' : 'secondary'}
            size="touch"
            reason={refusal}
            busy={busy}
            onClick={onChoose}
          >
            <span>
              {OFFER_LABELS[offer]}
              <span className="sr-only">{offer === 'settle' ? ` for ${label}` : ` to ${label}`}</span>
            </span>
          </Button>
        )}
      </div>
    </Card>
  )
}
