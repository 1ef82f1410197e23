import type { AppContext } from '#server/app-context.ts'
import { recordAudit } from '#server/audit.ts'
import type { Actor } from '#server/scope.ts'
import type { TrackingScripts } from '../../contract.ts'
import type { TrackingReport } from '../../tracking-contract.ts'
import { readScripts, replaceScripts } from './store.ts'
import { inspectTrackingMarkup } from './tracking-markup.ts'

export async function trackingScripts(app: AppContext): Promise<TrackingScripts> {
  const row = await readScripts(app.db)
  return { scripts: row?.scripts ?? '', updatedAt: row?.updatedAt.toISOString() ?? null }
}

/** Writes the change and its audit entry, with both versions, in one transaction. */
export async function saveTrackingScripts(
  app: AppContext,
  markup: string,
  by: { actor: Actor; requestId: string },
): Promise<TrackingScripts & TrackingReport> {
  const scripts = markup.trim()
  const report = reportOn(app, scripts)
  const updatedAt = app.clock.now()
  await app.db.transaction(async (tx) => {
    const before = await replaceScripts(tx, { scripts, updatedAt })
    const target = { type: 'tracking_scripts', metadata: { before: before?.scripts ?? '', after: scripts } }
    await recordAudit({ ...app, db: tx }, 'tracking_scripts.saved', { ...by, scope: null, target })
  })
  return { scripts, updatedAt: updatedAt.toISOString(), ...report }
}

export const reportOn = ({ env }: Pick<AppContext, 'env'>, markup: string): TrackingReport => ({
  ...inspectTrackingMarkup(markup),
  sharesOrigin: env.SITE_URL === undefined,
})
