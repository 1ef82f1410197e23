import { getBrand } from '#features/brands/server/service.ts'
import { soldNamesOf } from '#features/brands/server/sold-names.ts'
import type { BrandRow } from '#features/brands/server/store.ts'
import type { HistoryFacts, PastCampaign } from '#writing/requests/history-facts.ts'
import type { AppContext } from '#server/app-context.ts'
import { type WorkspaceTx, readWorkspace } from '#server/db/workspace-transaction.ts'
import { keepingLast } from '#server/keeping-last.ts'
import type { Scope } from '#server/scope.ts'
import { CURRENCY_OF } from '#shared/money.ts'
import { DAY_MS } from '#shared/calendar-dates.ts'
import type { Insights } from '../insight-contract.ts'
import { baseName, isResend } from './csv/campaign-names.ts'
import { findCountedSince } from './counted-campaigns.ts'
import { clearThemes } from './insight/group-effects.ts'
import { insightsOf } from './insight/insights.ts'
import { measuredSends } from './measured-sends.ts'
import { liftsOf } from './insight/performers.ts'
import { sweepImports } from './imports.ts'
import { sweepSyncs } from './klaviyo-sync.ts'
import { bestAndWorst, pastCampaign } from './performance-facts.ts'
import { type SendEffects, estimateSendEffects } from './send-effects.ts'
import { wholeSends } from './whole-sends.ts'
import { findCampaignVersions, findSendsSince } from './store.ts'

const DAYS = 365
const HABIT_DAYS = 3 * 365
const SWEEP_EVERY_MS = 15_000

export function sweepHistory(app: AppContext): { stop(): void } {
  const sweep = async (deadAfterMs?: number) => {
    try {
      await sweepImports(app, deadAfterMs)
      await sweepSyncs(app)
    } catch (error) {
      app.log.error({ err: error }, 'history cleanup failed')
    }
  }
  // The embedded database belongs to this process, so every import from before the start is dead.
  if (app.database.kind === 'embedded') void sweep(0)
  const timer = setInterval(() => void sweep(), SWEEP_EVERY_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

export async function historyFactsOf(scope: WorkspaceTx, brandId: string, now: Date): Promise<HistoryFacts | null> {
  const campaigns = await findCountedSince(scope, brandId, daysBefore(now, DAYS))
  if (campaigns.length === 0) return null
  const sends = wholeSends(campaigns)
  const measured = measuredSends(sends)
  return { ...bestAndWorst(sends, liftsOf(measured)), themeLifts: clearThemes(measured) }
}

const MOST_SENDS = 1000

export async function sentEmailsOf(
  scope: WorkspaceTx,
  brandId: string,
  since: string,
): Promise<{ name: string; sentOn: string }[]> {
  const emails = new Map<string, { name: string; sentOn: string }>()
  for (const { name, segment, sentAt } of await findSendsSince(scope, brandId, since, MOST_SENDS)) {
    const email = { name: baseName(name), sentOn: sentAt.slice(0, 10) }
    if (!isResend(name, segment)) emails.set(`${email.sentOn} ${email.name}`, email)
  }
  return [...emails.values()]
}

export async function findPastCampaign(
  scope: WorkspaceTx,
  brandId: string,
  id: string,
  now: Date,
): Promise<PastCampaign | null> {
  const sends = wholeSends(await findCountedSince(scope, brandId, daysBefore(now, DAYS)))
  const campaign = sends.find((send) => send.id === id)
  return campaign === undefined ? null : pastCampaign(campaign, liftsOf(measuredSends(sends)).get(id) ?? 0)
}

/** Uses three years, because habits last longer than tastes and need more sends. */
export async function sendEffectsOf(scope: WorkspaceTx, brandId: string, now: Date): Promise<SendEffects> {
  return estimateSendEffects(wholeSends(await findCountedSince(scope, brandId, daysBefore(now, HABIT_DAYS))))
}

export async function readInsights(
  app: AppContext,
  { workspaceId }: Scope,
  brandId: string,
): Promise<{ campaigns: number; insights: Insights | null }> {
  const now = app.clock.now()
  const since = daysBefore(now, DAYS)
  return readWorkspace(app.db, workspaceId, async (scope) => {
    const brand = await getBrand(scope, brandId)
    const { language, country } = brand
    const soldNames = await soldNamesOf(scope, brand)
    const stored = await findCampaignVersions(scope, brandId, since)
    return keptInsights({
      brand: { brandId, language, country, soldNames },
      stored,
      since,
      read: async () => {
        const campaigns = await findCountedSince(scope, brandId, since)
        return { campaigns: campaigns.length, insights: insightsOf(wholeSends(campaigns), now, CURRENCY_OF[country]) }
      },
    })
  })
}

interface InsightsGiven {
  brand: Pick<BrandRow, 'language' | 'country'> & { brandId: string; soldNames: readonly string[] }
  stored: { campaigns: number; versions: string }
  since: string
  /** Not part of the key, because JSON has no functions. */
  read: () => Promise<{ campaigns: number; insights: Insights | null }>
}

const INSIGHTS_KEPT = 100
const keptInsights = keepingLast(INSIGHTS_KEPT, ({ read }: InsightsGiven) => read())

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10)
