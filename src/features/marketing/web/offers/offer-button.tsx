import type { ReactNode } from 'react'
import type { SoldPlan } from '#shared/plan-texts.ts'
import { LIFETIME_CODE } from '#shared/promotions.ts'
import { buttonClasses } from '#web/kit/button-classes.ts'
import { classNames } from '#web/kit/class-names.ts'
import { paths } from '#web/paths.ts'

const signupWithCoupon = `${paths.signup}?coupon=${LIFETIME_CODE}`

/** Goes to the checkout with the code while the offer runs; afterwards it says that it is over. */
export function OfferButton(props: { plan: SoldPlan; wide?: boolean; children: ReactNode }) {
  const size = props.wide === true ? 'w-full' : 'h-12 px-6 text-md'
  return (
    <>
      <a
        href={signupWithCoupon}
        data-while="running"
        data-checkout={props.plan}
        data-code={LIFETIME_CODE}
        className={classNames(
          buttonClasses({ size: 'lg' }),
          size,
          'aria-busy:pointer-events-none aria-busy:opacity-70',
        )}
      >
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
      <a href={signupWithCoupon} data-while="running" className={look}>
        Start Free
      </a>
      <a href={paths.signup} data-while="over" className={look}>
        Start Free
      </a>
    </>
  )
}
