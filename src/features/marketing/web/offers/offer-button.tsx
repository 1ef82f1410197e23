import type { ReactNode } from 'react'
import type { SoldPlan } from '#shared/plan-texts.ts'
import { LIFETIME_CODE } from '#shared/promotions.ts'
import { buttonClasses } from '#web/kit/button-classes.ts'
import { classNames } from '#web/kit/class-names.ts'
import { paths, shortPaths } from '#web/paths.ts'

const signupWithCoupon = `${paths.signup}?coupon=${LIFETIME_CODE}`
/** Whoever is signed in has an account: the code goes along to where plans are changed. */
export const billingWithCoupon = (code: string) => `${shortPaths.billing}?coupon=${code}`

/** Goes to the checkout with the code while the offer runs; afterwards it says that it is over. */
export function OfferButton(props: { plan: SoldPlan; wide?: boolean; children: ReactNode }) {
  const size = props.wide === true ? 'w-full' : 'h-12 px-6 text-md'
  const look = classNames(buttonClasses({ size: 'lg' }), size, 'aria-busy:pointer-events-none aria-busy:opacity-70')
  return (
    <>
      <a
        href={signupWithCoupon}
        data-while="running"
        data-signed-out
        data-checkout={props.plan}
        data-code={LIFETIME_CODE}
        className={look}
      >
        {props.children}
      </a>
      <a href={billingWithCoupon(LIFETIME_CODE)} data-while="running" data-signed-in className={look}>
        {props.children}
      </a>
      <button
        type="button"
        disabled
        data-while="over"
        className={classNames(buttonClasses({ size: 'lg', variant: 'secondary' }), size)}
      >
        Offer Expired
      </button>
    </>
  )
}

/** The Free plan has no price to halve; the coupon waits for the first plan that does. */
export function SignupWithCoupon() {
  const look = classNames(buttonClasses({ size: 'lg', variant: 'secondary' }), 'w-full')
  return (
    <>
      <a href={signupWithCoupon} data-while="running" data-signed-out className={look}>
        Start Free
      </a>
      <a href={paths.signup} data-while="over" data-signed-out className={look}>
        Start Free
      </a>
      <a href={paths.dashboard} data-signed-in className={look}>
        Go to Dashboard
      </a>
    </>
  )
}
