import type { Brand } from '#features/brands/contract.ts'
import type { CurrentWorkspace } from '#features/access/web/queries.ts'
import { type NextThing, nextThing, nextThingLabel } from '#features/outlines/web/next-thing.ts'
import type { MonthState } from '#features/outlines/overview-contract.ts'
import type { Permission } from '#shared/permissions.ts'
import { paths } from '#web/paths.ts'

export interface NextAction {
  label: string
  to: string
  search: { brandId: string; year?: number; month?: number; step?: number; filter?: string }
}

type Place = Pick<CurrentWorkspace, 'readOnly' | 'may'> & {
  limits: Pick<CurrentWorkspace['limits'], 'calendarEnabled'>
}

const NEEDS: Record<Exclude<NextThing['kind'], 'none'>, Permission> = {
  plan: 'CREATE_EMAIL_IDEAS',
  pick: 'CREATE_EMAIL_IDEAS',
  write: 'CREATE_EMAIL_IDEAS',
  review: 'MANAGE_OUTLINES',
  schedule: 'MANAGE_OUTLINES',
}

/** Null if nothing is left to do. `mine` is false if someone else has to do it. */
export function nextAction(
  brand: Pick<Brand, 'id' | 'onboardingStep'>,
  state: MonthState,
  place: Place,
): (NextAction & { mine: boolean }) | null {
  const allows = (permission: Permission) => !place.readOnly && place.may(permission)
  if (brand.onboardingStep !== null && allows('EDIT_BRAND')) {
    const search = { brandId: brand.id, step: brand.onboardingStep }
    return { label: 'Finish setup', to: paths.onboarding, search, mine: true }
  }
  const next = nextThing(state, { calendar: place.limits.calendarEnabled })
  if (next.kind === 'none') return null
  return { label: nextThingLabel(next, state), ...targetOf(next.kind, brand.id, state), mine: allows(NEEDS[next.kind]) }
}

function targetOf(
  kind: Exclude<NextThing['kind'], 'none'>,
  brandId: string,
  { year, month }: MonthState,
): Omit<NextAction, 'label'> {
  if (kind === 'review') return { to: paths.emailOutlines, search: { brandId, filter: 'ready_for_review' } }
  return { to: kind === 'schedule' ? paths.emailCalendar : paths.createEmails, search: { brandId, year, month } }
}
