import { PLAN_CATALOG } from '#shared/plan-catalog.ts'
import { PLAN_TEXTS, type SoldPlan } from '#shared/plan-texts.ts'
import { buttonClasses } from '#web/kit/button-classes.ts'
import { classNames } from '#web/kit/class-names.ts'
import { paths, shortPaths } from '#web/paths.ts'

/**
 * The page holds the actions of visitors and of logged-in users, and style picks one, so that it's right before any
 * script runs.
 */
export function PlanAction({ name }: { name: SoldPlan }) {
  const look = classNames(
    buttonClasses({ variant: PLAN_TEXTS[name].highlighted ? 'primary' : 'secondary', size: 'lg' }),
    'w-full',
  )
  return (
    <>
      {name === 'FREE' ? (
        <a href={paths.signup} data-signed-out className={look}>
          Start Free
        </a>
      ) : (
        <a href={paths.signup} data-signed-out data-checkout={name} className={look}>
          Choose {PLAN_CATALOG[name].label}
        </a>
      )}
      <a href={shortPaths.billing} data-signed-in data-plan-offer={name} data-waiting className={look}>
        Upgrade
      </a>
    </>
  )
}
