import { dayOfReset } from '#features/ideas/web/widgets/topic-limits.ts'
import { countOf } from '#features/ideas/web/widgets/idea-wording.ts'
import type { Usage } from '#features/access/usage-contract.ts'
import { ASK_FOR_UPGRADE } from '#features/access/web/widgets/upgrade-advice.ts'
import { remaining } from '#shared/plan-catalog.ts'
import type { CreateRights } from './create-rights.ts'

export interface OutlineAllowance {
  left: number
  mayUpgrade: boolean
  /** Why nothing can be written. */
  refusal: string | undefined
}

export function outlineAllowance(
  usage: Usage | undefined,
  { upgrade, askForUpgrade }: Pick<CreateRights, 'upgrade' | 'askForUpgrade'>,
): OutlineAllowance {
  const left = usage === undefined ? Infinity : remaining(usage.limits.outlines, usage.usage.outlines)
  const allowance = { left, mayUpgrade: upgrade }
  if (usage === undefined || left > 0) return { ...allowance, refusal: undefined }
  if (!upgrade && !askForUpgrade) {
    return { ...allowance, refusal: `You have no outlines left until ${dayOfReset(usage.periodEndsAt)}.` }
  }
  const used = 'You have no outlines left in this billing cycle.'
  return { ...allowance, refusal: upgrade ? used : `${used} ${ASK_FOR_UPGRADE}` }
}

/** Undefined if the plan has enough outlines for all of them, or none. */
export function shortageText(
  { left }: Pick<OutlineAllowance, 'left'>,
  wanted: number,
  what: string,
): string | undefined {
  if (left === 0 || left >= wanted) return undefined
  const first = left === 1 ? `the first ${what} gets one` : `the first ${left} ${what}s get one`
  return `You have ${countOf(left, 'outline')} left, so only ${first}.`
}
