import type { AppContext } from '#server/app-context.ts'
import type { ModelHealth, WriterChoice } from '#server/ai/writer-choice.ts'
import type { PromptType, WriterModes } from '../prompts-contract.ts'
import { sheetModel } from './model-access.ts'
import { tokensToday } from './calls/token-guard.ts'

export async function writerModes(app: AppContext): Promise<WriterModes> {
  const { writers, AI_PLATFORM_TOKENS_PER_DAY, AI_WORKSPACE_TOKENS_PER_DAY } = app.env
  const mode = (promptType: PromptType, { provider, model }: WriterChoice, health: ModelHealth | null) => ({
    promptType,
    provider,
    model,
    paused: health?.isPaused() ?? false,
    lastFailure: health?.lastFailure() ?? null,
  })
  return {
    writers: [
      mode('openai_ideas', writers.ideas, app.models.ideas),
      mode('anthropic_outlines', writers.outlines, app.models.outlines),
      mode('brand_sheet', sheetModel(app.models)?.choice ?? writers.ideas, sheetModel(app.models)),
    ],
    tokensToday: await tokensToday(app),
    tokensPerDay: AI_PLATFORM_TOKENS_PER_DAY,
    tokensPerDayOfWorkspace: AI_WORKSPACE_TOKENS_PER_DAY,
  }
}
