import { PLAN_CATALOGUE } from '#shared/plan-catalogue.ts'
import { PLAN_TEXTS, type SoldPlan } from '#shared/plan-texts.ts'
import { buttonClasses } from '#web/kit/button-classes.ts'
import { classNames } from '#web/kit/class-names.ts'
import { paths, shortPaths } from '#web/paths.ts'

/**
 * What can be done with a plan. Visitors start free or go to the checkout; signed-in people see their own plan and the
 * way to another. Which of the two shows is a matter of style, so it is right before any script has run.
 */
export function PlanAction({ name }: { name: SoldPlan }) {
  const look = classNames(
    buttonClasses({ variant: PLAN_TEXTS[name].highlighted ? 'primary' : 'secondary', size: 'lg' }),
    'w-full aria-busy:pointer-events-none aria-busy:opacity-70',
  )
  return (
    <>
      {name === 'FREE' ? (
        <a href={paths.signup} data-signed-out className={look}>
          Start Free
        </a>
      ) : (
        <a href={paths.signup} data-signed-out data-checkout={name} className={look}>
          Choose {PLAN_CATALOGUE[name].label}
        </a>
      )}
      <a href={shortPaths.billing} data-signed-in data-plan-offer={name} data-waiting className={look}>
        Upgrade
      </a>
    </>
  )
}
