import { Check, Copy } from 'lucide-react'
import { PLAN_CATALOG } from '#shared/plan-catalog.ts'
import { PLAN_TEXTS } from '#shared/plan-texts.ts'
import { FRIENDS_CODE, FRIENDS_FREE_DAYS } from '#shared/promotions.ts'
import { buttonClasses } from '#web/kit/button-classes.ts'
import { classNames } from '#web/kit/class-names.ts'
import { paths } from '#web/paths.ts'

const steps = [
  { title: 'Copy the code', text: `${FRIENDS_CODE} is your code from a friend.` },
  { title: 'Go to checkout', text: 'Choose Pro here, or any paid plan on the pricing page.' },
  { title: 'Enter it there', text: `Your first ${FRIENDS_FREE_DAYS} days are free, with every feature of the plan.` },
]

const startLook = classNames(buttonClasses({ size: 'lg' }), 'mt-8 h-12 w-full text-md')

export function FriendsPage() {
  return (
    <section className="paper overflow-x-clip">
      <div className="page grid items-center gap-x-20 gap-y-16 pt-32 pb-24 sm:pt-40 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] lg:pb-32">
        <div>
          <h1 className="max-w-2xl text-display font-semibold">
            A friend gives you <span className="text-teal">{FRIENDS_FREE_DAYS} days free</span>
          </h1>
          <p className="mt-6 max-w-xl text-lg text-fg-2">
            An unlimited trial of a paid plan: plan, write and approve a whole month of email before you pay for one.
          </p>
          <ol className="mt-12 grid max-w-xl gap-7">
            {steps.map((step, index) => (
              <li key={step.title} className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-4">
                <span
                  aria-hidden
                  className="tnum grid size-9 place-items-center rounded-full bg-teal-soft text-md font-semibold text-teal-ink"
                >
                  {index + 1}
                </span>
                <div>
                  <h2 className="text-lg font-semibold">{step.title}</h2>
                  <p className="mt-0.5 text-md text-fg-2">{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <div className="ticket rounded-2xl bg-surface shadow-[0_0_0_1px_var(--line),var(--e4)]">
          <div className="grid justify-items-center gap-5 px-7 pt-10 pb-9 text-center">
            <p className="text-base text-fg-3">Your code</p>
            <p className="font-semibold tracking-[0.06em] text-[2.25rem] leading-none">{FRIENDS_CODE}</p>
            <button
              type="button"
              data-copy={FRIENDS_CODE}
              className={classNames(buttonClasses({ variant: 'secondary', size: 'lg' }), 'min-w-36')}
            >
              <Copy aria-hidden />
              <span data-copy-label aria-live="polite">
                Copy code
              </span>
            </button>
          </div>
          <div className="ticket-tear px-7 pt-9 pb-8">
            <p className="flex items-baseline justify-between gap-4 pb-5">
              <span className="text-lg font-semibold">{PLAN_CATALOG.PRO.label}</span>
              <span className="text-base text-fg-3">
                <s>${PLAN_CATALOG.PRO.price}</s> $0 for {FRIENDS_FREE_DAYS} days
              </span>
            </p>
            <ul className="grid gap-2.5 text-base text-fg-2">
              {PLAN_TEXTS.PRO.bullets.map((bullet) => (
                <li key={bullet} className="flex gap-2.5">
                  <Check aria-hidden strokeWidth={2.5} className="mt-0.5 size-4 shrink-0 text-teal" />
                  {bullet}
                </li>
              ))}
            </ul>
            <a href={paths.signup} data-signed-out data-checkout="PRO" className={startLook}>
              Start {FRIENDS_FREE_DAYS} days free
            </a>
            <a href={paths.billing} data-signed-in data-checkout="PRO" className={startLook}>
              Start {FRIENDS_FREE_DAYS} days free
            </a>
            <p className="mt-3 text-center text-sm text-fg-3">
              Then ${PLAN_CATALOG.PRO.price} a month. Cancel before then and you pay nothing.
            </p>
            <a
              href={paths.pricing}
              className={classNames(buttonClasses({ variant: 'ghost', size: 'lg' }), 'mt-2 w-full text-md')}
            >
              See all plans
            </a>
          </div>
        </div>
      </div>
    </section>
  )
}
