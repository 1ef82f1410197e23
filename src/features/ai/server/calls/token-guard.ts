import type { AppContext } from '#server/app-context.ts'
import { AppError } from '#shared/errors.ts'
import { correctTokens, takeTokens, tokensOf } from './call-store.ts'

const PLATFORM = 'platform'

/** Tokens that were put aside for a call. */
export interface TokenReservation {
  /** Replaces what was put aside by what was used. */
  settle(used: number): Promise<void>
}

type Parts = Pick<AppContext, 'db' | 'env' | 'clock'>

/** Puts tokens aside for one call; refuses when the workspace or the platform has none left today (UTC). */
export async function reserveTokens(app: Parts, workspaceId: string, tokens: number): Promise<TokenReservation> {
  const day = dayOf(app)
  const { AI_WORKSPACE_TOKENS_PER_DAY: ofWorkspace, AI_PLATFORM_TOKENS_PER_DAY: ofPlatform } = app.env
  if (!(await takeTokens(app.db, workspaceId, day, tokens, ofWorkspace))) {
    throw new AppError('AI_BUDGET_REACHED', { details: { scope: 'workspace' } })
  }
  if (!(await takeTokens(app.db, PLATFORM, day, tokens, ofPlatform))) {
    await correctTokens(app.db, workspaceId, day, -tokens)
    throw new AppError('AI_BUDGET_REACHED', { details: { scope: 'platform' } })
  }
  return {
    async settle(used) {
      await correctTokens(app.db, workspaceId, day, used - tokens)
      await correctTokens(app.db, PLATFORM, day, used - tokens)
    },
  }
}

export async function tokensToday(app: Parts): Promise<number> {
  return tokensOf(app.db, PLATFORM, dayOf(app))
}

const dayOf = ({ clock }: Parts): string => clock.now().toISOString().slice(0, 10)
