import { sentEmails } from '../provided.ts'
import type { AppContext } from '#server/app-context.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import type { BrandFact, ProposedFact } from '#shared/brand-sheet.ts'
import { monthKey, monthOf, monthsAfter } from '#shared/calendar-dates.ts'
import { readHistory } from '#writing/brand/read-history.ts'
import type { BrandRow } from '../store.ts'
import { nameOf } from './merged-facts.ts'

const MONTHS = 12

export type WithHistory = (profile: readonly ProposedFact[], stored: readonly BrandFact[]) => ProposedFact[]

export async function historyReader(app: AppContext, scope: WorkspaceTx, brand: BrandRow): Promise<WithHistory> {
  const thisMonth = monthOf(app.clock.now(), brand.timezone)
  const since = `${monthKey(monthsAfter(thisMonth, -MONTHS))}-01`
  const emails = await app.registered.get(sentEmails)(scope, brand.id, since)
  return (profile, stored) => {
    const history = readHistory(emails, {
      brandName: brand.name,
      language: brand.language,
      thisMonth: monthKey(thisMonth),
      known: [...profile, ...stored.filter(({ source }) => source !== 'history')],
    })
    const named = new Set(profile.map(nameOf))
    return [...profile, ...history.filter((fact) => !named.has(nameOf(fact)))]
  }
}
