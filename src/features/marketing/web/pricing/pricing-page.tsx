import { PLAN_CATALOG } from '#shared/plan-catalog.ts'
import { BILLING_RULES, SOLD_PLANS } from '#shared/plan-texts.ts'
import { SITE_PLACEHOLDERS } from '#shared/site-placeholders.ts'
import { paths } from '#web/paths.ts'
import { ActionLink } from '../action-link.tsx'
import { ClosingCall } from '../closing-call.tsx'
import { PageTitle } from '../page-title.tsx'
import { SectionHeading } from '../section-heading.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { PlanAction } from './plan-action.tsx'
import { PlanCard, PlanCards, PlanPrice } from './plan-card.tsx'
import { QuestionList } from './question-list.tsx'

export function PricingPage() {
  return (
    <>
      <PageTitle
        title={
          <>
            Free until <span className="text-teal">you need more</span>
          </>
        }
        lead="Start with one brand and three outlines. Upgrade when you plan more."
      />
      <section aria-labelledby="plans" className="page">
        <h2 id="plans" className="sr-only">
          Plans
        </h2>
        <PlanCards>
          {SOLD_PLANS.map((name) => (
            <PlanCard
              key={name}
              name={name}
              price={<PlanPrice amount={String(PLAN_CATALOG[name].price)} />}
              action={<PlanAction name={name} />}
            />
          ))}
        </PlanCards>
        <div className="mt-10 grid justify-items-center gap-6 text-center">
          <p className="max-w-xl text-base text-fg-3">
            {BILLING_RULES.annual} {BILLING_RULES.changes}
          </p>
          <ActionLink href="#compare-plans" secondary>
            Compare Plans
          </ActionLink>
        </div>
      </section>
      <section id="compare-plans" className="pt-24 pb-20 md:pt-32 md:pb-28">
        <div className="page">
          <SectionHeading title="Plan by plan" />
          <div className="mt-10">
            <ComparisonTable />
          </div>
        </div>
      </section>
      <section id="questions" className="border-t border-line bg-surface-2/50 py-20 md:py-28">
        <div className="page grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
          <SectionHeading title="Frequently asked questions">
            Have another question? Email{' '}
            <a
              href={`mailto:${SITE_PLACEHOLDERS.supportEmail}`}
              className="rounded-xs wrap-anywhere text-teal underline underline-offset-4"
            >
              {SITE_PLACEHOLDERS.supportEmail}
            </a>
            .
          </SectionHeading>
          <QuestionList />
        </div>
      </section>
      <ClosingCall
        title="Want to see it first?"
        lead="We'll show you a month planned for a brand like yours and answer your questions."
      >
        <ActionLink href={SITE_PLACEHOLDERS.demoUrl}>Book a Demo</ActionLink>
        <ActionLink href={paths.signup} secondary>
          Start Free
        </ActionLink>
      </ClosingCall>
    </>
  )
}
