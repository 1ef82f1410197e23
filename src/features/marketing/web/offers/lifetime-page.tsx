import { PLAN_CATALOGUE } from '#shared/plan-catalogue.ts'
import { SOLD_PLANS } from '#shared/plan-texts.ts'
import { LIFETIME_CODE, LIFETIME_PERCENT_OFF, lifetimePrice } from '#shared/promotions.ts'
import { SITE_PLACEHOLDERS } from '#shared/site-placeholders.ts'
import { paths } from '#web/paths.ts'
import { PlanCard, PlanCards, PlanPrice } from '../pricing/plan-card.tsx'
import { Testimonials } from '../testimonials.tsx'
import { Countdown } from './countdown.tsx'
import { OfferButton, SignupWithCoupon } from './offer-button.tsx'

/** The offer while it runs and after it has ended. Both are on the page; style shows the one that is true. */
export function LifetimePage() {
  return (
    <div data-offer="over" data-offer-ends={SITE_PLACEHOLDERS.offerEnds}>
      <section className="bg-navy text-on-navy">
        <div className="page grid justify-items-center pt-32 pb-20 text-center sm:pt-40 md:pb-24">
          <h1 className="max-w-3xl text-display font-semibold">
            {LIFETIME_PERCENT_OFF}% off, <span className="text-[oklch(0.8_0.11_187)]">for life</span>
          </h1>
          <p className="mt-6 max-w-xl text-lg text-balance text-on-navy/80">
            With the code <b className="font-semibold tracking-wide text-on-navy">{LIFETIME_CODE}</b> a paid plan costs
            half, for as long as you keep it. The offer lasts 30 days.
          </p>
          <Countdown />
          <p data-while="over" className="mt-8 max-w-lg text-md text-on-navy/80">
            This offer has ended. New users pay full price; whoever took it keeps it.
          </p>
          <div className="mt-8">
            <OfferButton plan="PRO">Claim {LIFETIME_PERCENT_OFF}% Off for Life</OfferButton>
          </div>
        </div>
      </section>
      <section aria-labelledby="lifetime-plans" className="py-20 md:py-28">
        <div className="page">
          <h2 id="lifetime-plans" className="text-h2 font-semibold">
            <span data-while="running">Half of every price</span>
            <span data-while="over">What half would have been</span>
          </h2>
          <div className="mt-12">
            <PlanCards>
              {SOLD_PLANS.map((name) => {
                const { price } = PLAN_CATALOGUE[name]
                return (
                  <PlanCard
                    key={name}
                    name={name}
                    price={
                      price === 0 ? (
                        <PlanPrice amount="0" />
                      ) : (
                        <PlanPrice amount={lifetimePrice(price)} before={String(price)} />
                      )
                    }
                    action={
                      price === 0 ? (
                        <SignupWithCoupon />
                      ) : (
                        <OfferButton plan={name} wide>
                          Get {PLAN_CATALOGUE[name].label} for Half
                        </OfferButton>
                      )
                    }
                  />
                )
              })}
            </PlanCards>
          </div>
        </div>
      </section>
      <Testimonials />
      <section className="border-t border-line py-20 md:py-28">
        <div className="page grid justify-items-center text-center">
          <h2 className="text-h2 font-semibold">
            <span data-while="running">Once it is over, it is over</span>
            <span data-while="over">Start where everybody starts</span>
          </h2>
          <p className="mt-4 max-w-lg text-lg text-balance text-fg-2">
            <span data-while="running">The price you take now is the price you keep.</span>
            <span data-while="over">
              The Free plan is still free, and{' '}
              <a href={paths.pricing} className="text-teal underline underline-offset-4">
                the regular prices
              </a>{' '}
              are on one page.
            </span>
          </p>
          <div className="mt-8">
            <OfferButton plan="PRO">Claim {LIFETIME_PERCENT_OFF}% Off for Life</OfferButton>
          </div>
        </div>
      </section>
    </div>
  )
}
