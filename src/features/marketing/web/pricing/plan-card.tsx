import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { PLAN_CATALOG } from '#shared/plan-catalog.ts'
import { PLAN_TEXTS, type SoldPlan } from '#shared/plan-texts.ts'
import { classNames } from '#web/kit/class-names.ts'

export function PlanCard({ name, price, action }: { name: SoldPlan; price: ReactNode; action: ReactNode }) {
  const { tagline, bullets, badge, highlighted } = PLAN_TEXTS[name]
  return (
    <article
      aria-labelledby={`plan-${name}`}
      className={classNames(
        'row-span-5 grid grid-rows-subgrid content-start gap-0 rounded-2xl bg-surface p-6',
        highlighted ? 'shadow-[0_0_0_2px_var(--teal),var(--e3)]' : 'shadow-[0_0_0_1px_var(--line),var(--e1)]',
      )}
    >
      <div className="flex min-h-7 items-center justify-between gap-3">
        <h3 id={`plan-${name}`} className="text-lg font-semibold">
          {PLAN_CATALOG[name].label}
        </h3>
        {badge !== undefined && (
          <span className="rounded-full bg-teal-soft px-2.5 py-1 text-2xs font-medium text-teal-ink">{badge}</span>
        )}
      </div>
      <p className="mt-2 text-base text-fg-3">{tagline}</p>
      <div className="mt-6">{price}</div>
      <div className="mt-6">{action}</div>
      <ul className="mt-7 grid content-start gap-3 border-t border-line pt-6 text-base text-fg-2">
        {bullets.map((bullet) => (
          <li key={bullet} className="flex gap-2.5">
            <Check aria-hidden strokeWidth={2.5} className="mt-0.5 size-4 shrink-0 text-teal" />
            {bullet}
          </li>
        ))}
      </ul>
    </article>
  )
}

export function PlanPrice({ amount, before }: { amount: string; before?: string }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-1.5 gap-y-1">
      {before !== undefined && (
        <s className="w-full text-md text-fg-3">
          <span className="sr-only">Before: </span>${before}
        </s>
      )}
      <span className="tnum text-[2.75rem] leading-none font-semibold tracking-[-0.04em]">${amount}</span>
      <span className="text-base text-fg-3">/ month</span>
    </p>
  )
}

export function PlanCards({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 sm:grid-rows-[repeat(10,auto)] lg:grid-cols-4 lg:grid-rows-[repeat(5,auto)]">
      {children}
    </div>
  )
}
