import { planNow } from '#features/access/server/plan-now.ts'
import type { AppContext } from '#server/app-context.ts'
import { AppError } from '#shared/errors.ts'
import { correctTokens, takeTokens, tokensOf } from '../call-store.ts'

const PLATFORM = 'platform'
/** The shared limit of all workspaces on Free, so that they can't use up the tokens of paying ones. */
const FREE = 'free'

export interface TokenReservation {
  settle(used: number): Promise<void>
}

type Parts = Pick<AppContext, 'db' | 'env' | 'clock'>

/** Reserves tokens for one call. Throws if the workspace, its plan or the platform has none left today (UTC). */
export async function reserveTokens(app: Parts, workspaceId: string, tokens: number): Promise<TokenReservation> {
  const day = dayOf(app)
  const { AI_WORKSPACE_TOKENS_PER_DAY, AI_PLATFORM_TOKENS_PER_DAY, AI_FREE_SHARE } = app.env
  const isFree = (await planNow(app, workspaceId)) === 'FREE'
  const limits = [
    { scope: workspaceId, limit: AI_WORKSPACE_TOKENS_PER_DAY },
    ...(isFree ? [{ scope: FREE, limit: Math.floor((AI_PLATFORM_TOKENS_PER_DAY * AI_FREE_SHARE) / 100) }] : []),
    { scope: PLATFORM, limit: AI_PLATFORM_TOKENS_PER_DAY },
  ]
  const taken: string[] = []
  const correct = async (difference: number) => {
    for (const scope of taken) await correctTokens(app.db, scope, day, difference)
  }
  for (const { scope, limit } of limits) {
    if (!(await takeTokens(app.db, scope, day, tokens, limit))) {
      await correct(-tokens)
      const whose = scope === workspaceId ? 'workspace' : 'platform'
      throw new AppError('AI_BUDGET_REACHED', { details: { scope: whose } })
    }
    taken.push(scope)
  }
  return { settle: (used) => correct(used - tokens) }
}

export async function tokensToday(app: Parts): Promise<number> {
  return tokensOf(app.db, PLATFORM, dayOf(app))
}

const dayOf = ({ clock }: Parts): string => clock.now().toISOString().slice(0, 10)
