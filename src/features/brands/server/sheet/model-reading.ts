import { guardAttempt } from '#features/auth/server/service.ts'
import type { AppContext } from '#server/app-context.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/scope.ts'
import { observanceNames } from '#writing/knowledge/observances.ts'
import type { AnswerOf } from '#shared/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import { type SourceText, profileTexts } from '#writing/brand/source-texts.ts'
import { supportedFacts } from '#writing/brand/supported-facts.ts'
import type { sheetEndpoints } from '../../sheet-contract.ts'
import { getBrand } from '../service.ts'
import { proposeFacts } from './sheet.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

type ModelReading = AnswerOf<typeof sheetEndpoints.read>

/** A failure changes nothing. A reading uses tokens, but nothing of the plan. */
export async function readByModel(
  app: AppContext,
  scope: Scope,
  brandId: string,
  { pages = [], left }: { pages?: readonly SourceText[]; left: AbortSignal },
): Promise<ModelReading> {
  const { workspaceId } = scope
  const reader = app.sheetReader
  if (reader === null) {
    throw new AppError('CONFLICT', { message: "We couldn't read this with AI because no model is set up." })
  }
  const brand = await withWorkspace(app.db, workspaceId, (tx) => getBrand(tx, brandId))
  const texts = [...profileTexts(brand), ...pages]
  if (texts.length === 0) throw new AppError('INVALID_INPUT', { message: 'Describe your brand first.' })
  await guardAttempt(app, `sheet-model:${workspaceId}`, { max: 20, windowMs: HOUR })
  await guardAttempt(app, `sheet-model-day:${workspaceId}`, { max: 60, windowMs: DAY })
  const answer = await reader.readSheet({ brand, texts }, { workspaceId, signal: left }).catch(aboutReading)
  const place = { language: brand.language, country: brand.country, occasions: observanceNames() }
  const { facts, dropped } = supportedFacts(answer, texts, place)
  const replaces = pages.length === 0 ? 'read in the profile' : 'read by a model'
  return { ...(await proposeFacts(app, scope, brandId, facts, replaces)), dropped }
}

function aboutReading(error: unknown): never {
  if (error instanceof AppError && error.code === 'AI_DECLINED') {
    throw new AppError(error.code, {
      message:
        "We couldn't read this because the AI provider declined. Change the wording of the profile and try again.",
    })
  }
  if (error instanceof AppError && error.code === 'AI_UNUSABLE') {
    throw new AppError(error.code, { message: "We couldn't use what the AI provider sent. Please try again." })
  }
  throw error
}
