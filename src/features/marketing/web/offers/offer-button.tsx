import type { ReactNode } from 'react'
import type { SoldPlan } from '#shared/plan-texts.ts'
import { LIFETIME_CODE } from '#shared/promotions.ts'
import { buttonClasses } from '#web/kit/button-classes.ts'
import { classNames } from '#web/kit/class-names.ts'
import { paths, shortPaths } from '#web/paths.ts'

const signupWithCoupon = `${paths.signup}?coupon=${LIFETIME_CODE}`
/** Users who are logged in apply the code under Billing, where plans change. */
export const billingWithCoupon = (code: string) => `${shortPaths.billing}?coupon=${code}`

export function OfferButton(props: { plan: SoldPlan; wide?: boolean; children: ReactNode }) {
  const size = props.wide === true ? 'w-full' : 'h-12 px-6 text-md'
  const look = classNames(buttonClasses({ size: 'lg' }), size)
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

/** The Free plan has no price to halve, so the coupon waits for the first paid plan. */
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
