import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { Env } from '../env.ts'
import type { ModelChoice } from './writer-choice.ts'

// The SDK would print hints to the console.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })

/** Always an instance, because the SDK sends a bare name to a gateway. */
export function languageModel(env: Env, { provider, model }: ModelChoice): LanguageModel {
  switch (provider) {
    case 'openai':
      return createOpenAI({ apiKey: env.OPENAI_API_KEY ?? '', baseURL: env.OPENAI_BASE_URL })(model)
    case 'anthropic':
      return createAnthropic({ apiKey: env.ANTHROPIC_API_KEY ?? '', baseURL: env.ANTHROPIC_BASE_URL })(model)
    case 'compatible':
      return createOpenAICompatible({
        name: 'compatible',
        baseURL: env.AI_COMPAT_BASE_URL ?? '',
        ...(env.AI_COMPAT_API_KEY === undefined ? {} : { apiKey: env.AI_COMPAT_API_KEY }),
        includeUsage: true,
        supportsStructuredOutputs: env.AI_COMPAT_JSON_SCHEMA === 'true',
      })(model)
  }
}
