import { type LanguageModel, parsePartialJson, streamText } from 'ai'
import type { z } from 'zod'
import { ProviderFailure, providerFailure } from '#server/ai/provider-failure.ts'
import type { ModelChoice } from '#server/ai/writer-choice.ts'
import { nextTurn } from '#server/steps.ts'
import { answerShape } from './answer-shape.ts'
import { unfenced } from './model-answer.ts'

export interface Message {
  role: 'user' | 'assistant'
  content: string
}

export type Effort = 'low' | 'high'

export interface StreamRequest {
  model: LanguageModel
  provider: ModelChoice['provider']
  system: string
  messages: Message[]
  schema: z.ZodType
  maxOutputTokens: number
  timeoutMs: number
  signal: AbortSignal
  effort: Effort
  onPartial?: ((partial: unknown) => void | Promise<void>) | undefined
}

export interface StreamUse {
  input: number
  output: number
}

export interface StreamedText {
  text: string
  isCutShort: boolean
}

const LONGEST_ANSWER = 600_000
const LOOK_EVERY_CHARACTERS = 1200
const CHARACTERS_PER_TOKEN = 4

/** Calls `tellUse` also if the request fails later. Throws `ProviderFailure` or the reason of the signal. */
export async function readStream(request: StreamRequest, tellUse: (used: StreamUse) => void): Promise<StreamedText> {
  const { signal, timeoutMs, onPartial } = request
  const timeout = AbortSignal.timeout(timeoutMs)
  const ended = new AbortController()
  const abortSignal = AbortSignal.any([signal, timeout, ended.signal])
  let text = ''
  let seen = 0
  let finishReason: string | null = null
  let isCounted = false
  const estimate = () =>
    tellUse({
      input: Math.ceil(lengthOf(request) / CHARACTERS_PER_TOKEN),
      output: Math.ceil(text.length / CHARACTERS_PER_TOKEN),
    })
  try {
    const { stream } = streamText({
      model: request.model,
      instructions: request.system,
      messages: request.messages,
      output: answerShape(request.schema).output,
      maxOutputTokens: request.maxOutputTokens,
      maxRetries: 0,
      abortSignal,
      ...options(request.provider, request.effort),
      // The SDK would print the error with the prompt.
      onError: () => {},
    })
    for await (const part of stream) {
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') break
      if (part.type === 'finish') {
        finishReason = part.finishReason
        const { inputTokens, outputTokens } = part.totalUsage
        isCounted = inputTokens !== undefined
        // Some servers don't report token use.
        if (inputTokens && outputTokens) tellUse({ input: inputTokens, output: outputTokens })
        else estimate()
      }
      if (part.type !== 'text-delta') continue
      text += part.text
      if (text.length > LONGEST_ANSWER) {
        ended.abort()
        estimate()
        throw new ProviderFailure('AI_UNUSABLE', "The AI provider's response was too long.")
      }
      if (onPartial !== undefined && text.length - seen >= LOOK_EVERY_CHARACTERS) {
        seen = text.length
        const { value } = await parsePartialJson(unfenced(text))
        if (value !== undefined) await onPartial(value)
        await nextTurn()
      }
    }
  } catch (error) {
    if (text !== '' && finishReason === null) estimate()
    signal.throwIfAborted()
    if (timeout.aborted) throw timedOut()
    const failure = providerFailure(error)
    if (failure === null) throw error
    throw failure
  }
  if (finishReason === null) {
    estimate()
    signal.throwIfAborted()
    if (timeout.aborted) throw timedOut()
    throw new ProviderFailure('AI_UNREACHABLE', "The AI provider's response ended too early.", {
      isPassing: true,
      isOutage: true,
    })
  }
  if (finishReason === 'content-filter') {
    throw new ProviderFailure('AI_DECLINED', 'The AI provider declined to answer.')
  }
  if (finishReason === 'error') {
    throw new ProviderFailure('AI_UNREACHABLE', 'The AI provider reported an error.', {
      isPassing: true,
      isOutage: true,
    })
  }
  if (text.trim() === '' && !isCounted) {
    throw new ProviderFailure('AI_UNUSABLE', 'The AI provider sent an invalid response.', { isPassing: true })
  }
  // A refusal may be a response without content.
  if (text.trim() === '' && finishReason !== 'length') {
    throw new ProviderFailure('AI_DECLINED', 'The AI provider sent an empty response.')
  }
  return { text, isCutShort: finishReason === 'length' }
}

function timedOut(): ProviderFailure {
  return new ProviderFailure('AI_TIMED_OUT', 'The AI provider took too long.', { isOutage: true })
}

/** The provider stores nothing. A self-hosted server decides itself how long it thinks. */
function options(provider: ModelChoice['provider'], effort: Effort) {
  switch (provider) {
    case 'openai':
      // Summaries of reasoning need a verified organization.
      return { providerOptions: { openai: { store: false, reasoningEffort: effort, reasoningSummary: null } } }
    case 'anthropic':
      return { reasoning: effort }
    case 'compatible':
      return {}
  }
}

export function lengthOf({ system, messages }: Pick<StreamRequest, 'system' | 'messages'>): number {
  return messages.reduce((sum, { content }) => sum + content.length, system.length)
}
