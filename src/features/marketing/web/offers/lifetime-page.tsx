import { PLAN_CATALOG } from '#shared/plan-catalog.ts'
import { SOLD_PLANS } from '#shared/plan-texts.ts'
import { LIFETIME_CODE, LIFETIME_PERCENT_OFF, lifetimePrice } from '#shared/promotions.ts'
import { SITE_PLACEHOLDERS } from '#shared/site-placeholders.ts'
import { buttonClasses } from '#web/kit/button-classes.ts'
import { classNames } from '#web/kit/class-names.ts'
import { paths } from '#web/paths.ts'
import { PlanCard, PlanCards, PlanPrice } from '../pricing/plan-card.tsx'
import { Testimonials } from '../testimonials.tsx'
import { Countdown } from './countdown.tsx'
import { OfferButton, SignupWithCoupon } from './offer-button.tsx'

/** The page holds the running and the ended offer, and style shows the current one, because the page is prerendered. */
export function LifetimePage() {
  return (
    <div data-offer="over" data-offer-ends={SITE_PLACEHOLDERS.offerEnds} className="group/offer">
      <section className="group-data-[offer=running]/offer:bg-navy group-data-[offer=running]/offer:text-on-navy">
        <div className="page grid justify-items-center pt-32 pb-20 text-center group-data-[offer=over]/offer:pb-0 sm:pt-40 md:pb-24">
          <h1 className="max-w-3xl text-h2 font-semibold group-data-[offer=running]/offer:text-display">
            <span data-while="running">
              {LIFETIME_PERCENT_OFF}% off, <span className="text-[oklch(0.8_0.11_187)]">for life</span>
            </span>
            <span data-while="over">This offer has ended</span>
          </h1>
          <p data-while="running" className="mt-6 max-w-xl text-lg text-balance text-on-navy/80">
            With the code <b className="font-semibold tracking-wide text-on-navy">{LIFETIME_CODE}</b> a paid plan costs
            half for as long as you keep it. The offer lasts 30 days.
          </p>
          <p data-while="over" className="mt-4 max-w-xl text-lg text-balance text-fg-2">
            New users pay full price. If you claimed it, you keep it.
          </p>
          <div data-while="running">
            <Countdown />
          </div>
          <div className="mt-8">
            <OfferButton plan="PRO">Claim {LIFETIME_PERCENT_OFF}% off for life</OfferButton>
          </div>
        </div>
      </section>
      <section aria-labelledby="lifetime-plans" className="py-20 md:py-28">
        <div className="page">
          <h2 id="lifetime-plans" className="text-h2 font-semibold">
            <span data-while="running">Half of every price</span>
            <span data-while="over">Regular prices</span>
          </h2>
          <div className="mt-12">
            <PlanCards>
              {SOLD_PLANS.map((name) => {
                const { price } = PLAN_CATALOG[name]
                return (
                  <PlanCard
                    key={name}
                    name={name}
                    price={
                      price === 0 ? (
                        <PlanPrice amount="0" />
                      ) : (
                        <>
                          <div data-while="running">
                            <PlanPrice amount={lifetimePrice(price)} before={String(price)} />
                          </div>
                          <div data-while="over">
                            <PlanPrice amount={String(price)} />
                          </div>
                        </>
                      )
                    }
                    action={
                      price === 0 ? (
                        <SignupWithCoupon />
                      ) : (
                        <OfferButton plan={name} wide>
                          Get {PLAN_CATALOG[name].label} for half
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
            <span data-while="running">Get {LIFETIME_PERCENT_OFF}% off before the offer ends</span>
            <span data-while="over">Start with the Free plan</span>
          </h2>
          <p className="mt-4 max-w-lg text-lg text-balance text-fg-2">
            <span data-while="running">You keep this price for as long as you keep the plan.</span>
            <span data-while="over">
              The Free plan is still free. See{' '}
              <a href={paths.pricing} className="text-teal underline underline-offset-4">
                the regular prices
              </a>
              .
            </span>
          </p>
          <div className="mt-8 flex flex-wrap justify-center gap-3">
            <a
              href={paths.signup}
              data-while="over"
              data-signed-out
              className={classNames(buttonClasses({ size: 'lg' }), 'h-12 px-6 text-md')}
            >
              Start Free
            </a>
            <OfferButton plan="PRO">Claim {LIFETIME_PERCENT_OFF}% off for life</OfferButton>
          </div>
        </div>
      </section>
    </div>
  )
}
