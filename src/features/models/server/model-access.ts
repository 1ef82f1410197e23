import { setTimeout as wait } from 'node:timers/promises'
import type { z } from 'zod'
import { type CircuitBreaker, type Pass, createCircuitBreaker } from '#server/ai/circuit-breaker.ts'
import { languageModel } from '#server/ai/language-models.ts'
import { costMicros } from '#server/ai/model-prices.ts'
import { ProviderFailure } from '#server/ai/provider-failure.ts'
import type { ModelChoice, ModelHealth, WriterChoice } from '#server/ai/writer-choice.ts'
import type { AppContext } from '#server/app-context.ts'
import { newId } from '#server/db/new-id.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import type { RunJob } from '#server/jobs.ts'
import { AppError } from '#shared/errors.ts'
import type { PromptType } from '../prompts-contract.ts'
import { answerShape } from './calls/answer-shape.ts'
import { insertCall, updateCall } from './call-store.ts'
import { readAnswer } from './calls/model-answer.ts'
import { type Effort, type Message, type StreamUse, lengthOf, readStream } from './calls/model-stream.ts'
import { reserveTokens } from './calls/token-guard.ts'

export interface Question<T> {
  job: RunJob
  prompt: { type: PromptType; version: number }
  system: string
  user: string
  shape: z.ZodType
  /** The schema for reading, which may be more lenient. */
  schema: z.ZodType<T>
  signal: AbortSignal
  effort?: Effort
  /** Receives the incomplete and unchecked response while it grows. */
  onPartial?: (partial: unknown) => void | Promise<void>
}

/** The only way to a model. Every call is limited, counted and recorded. */
export interface ModelAccess extends ModelHealth {
  ask<T>(question: Question<T>): Promise<T>
}

type Parts = Pick<AppContext, 'db' | 'env' | 'clock' | 'log'>

const CHARACTERS_PER_TOKEN = 3
const LONGEST_WAIT_SECONDS = 20
const BACKOFF_MS = 500
const MORE_TOKENS = 2
const LONGEST_QUOTE = 20_000

/** One breaker per provider, so that ideas and outlines share what they learn about it. */
function createBreakers(): Map<ModelChoice['provider'], CircuitBreaker> {
  const now = () => performance.now()
  return new Map(
    (['openai', 'anthropic', 'compatible'] as const).map((provider) => [provider, createCircuitBreaker(now)]),
  )
}

export interface Models {
  /** Null if the built-in planner writes. */
  ideas: ModelAccess | null
  outlines: ModelAccess | null
}

export const sheetModel = <Model>({ ideas, outlines }: { ideas: Model | null; outlines: Model | null }): Model | null =>
  ideas ?? outlines

export function createModels(app: Parts): Models {
  const breakers = createBreakers()
  const to = (choice: WriterChoice) =>
    choice.provider === 'planner' ? null : createModelAccess(app, choice, breakers.get(choice.provider)!)
  return { ideas: to(app.env.writers.ideas), outlines: to(app.env.writers.outlines) }
}

function createModelAccess(app: Parts, choice: ModelChoice, breaker: CircuitBreaker): ModelAccess {
  const model = languageModel(app.env, choice)
  const price = app.env.prices.get(choice.model)
  let lastFailure: string | null = null

  async function request<T>(pass: Pass, question: Question<T>, messages: Message[], maxOutputTokens: number) {
    try {
      const streamed = await countedRequest(question, messages, maxOutputTokens)
      pass.succeeded()
      lastFailure = null
      return streamed
    } catch (error) {
      if (error instanceof ProviderFailure) {
        lastFailure = error.message
        app.log.warn({ provider: choice.provider, model: choice.model, failure: error.message }, 'AI provider')
      }
      if (error instanceof ProviderFailure && error.isOutage) pass.failed(error)
      else pass.undecided()
      throw error
    }
  }

  /** Reserves tokens before the call, and records and settles it afterward in every case. */
  async function countedRequest<T>(question: Question<T>, messages: Message[], maxOutputTokens: number) {
    const { job, prompt, system, signal } = question
    const characters = lengthOf({ system, messages })
    const reserved = await reserveTokens(
      app,
      job.workspaceId,
      Math.ceil(characters / CHARACTERS_PER_TOKEN) + maxOutputTokens,
    )
    const id = newId()
    const createdAt = app.clock.now()
    const startedAt = performance.now()
    let used: StreamUse = { input: 0, output: 0 }
    let failure: unknown = null
    try {
      await withWorkspace(app.db, job.workspaceId, (scope) =>
        insertCall(scope, {
          workspaceId: job.workspaceId,
          id,
          runId: job.runId,
          promptType: prompt.type,
          promptVersion: prompt.version,
          provider: choice.provider,
          model: choice.model,
          state: 'running',
          inputTokens: 0,
          outputTokens: 0,
          createdAt,
        }),
      )
      return await readStream(
        {
          model,
          provider: choice.provider,
          system,
          messages,
          schema: question.shape,
          maxOutputTokens,
          timeoutMs: app.env.AI_TIMEOUT_MS,
          signal,
          effort: question.effort ?? 'low',
          onPartial: question.onPartial,
        },
        (tokens) => (used = tokens),
      )
    } catch (error) {
      failure = error
      throw error
    } finally {
      await reserved.settle(used.input + used.output)
      await withWorkspace(app.db, job.workspaceId, (scope) =>
        updateCall(scope, id, {
          state: failure === null ? 'done' : 'failed',
          errorCode: failure instanceof ProviderFailure ? failure.code : null,
          inputTokens: used.input,
          outputTokens: used.output,
          costMicros: price === undefined ? null : costMicros(price, used),
          milliseconds: Math.round(performance.now() - startedAt),
        }),
      )
    }
  }

  /** Retries errors that may pass, within the configured number and time. */
  async function patiently<T>(question: Question<T>, messages: Message[], maxOutputTokens: number) {
    let known: AppError | null = null
    for (let attempt = 0; ; attempt += 1) {
      const entry = await breaker.enter(question.signal)
      // An error of this question says more than the open breaker.
      if ('refusal' in entry) throw known ?? entry.refusal
      try {
        return await request(entry.pass, question, messages, maxOutputTokens)
      } catch (error) {
        if (!(error instanceof ProviderFailure)) throw error
        const seconds = error.retryAfterSeconds ?? 0
        if (!error.isPassing || attempt >= app.env.AI_MAX_RETRIES || seconds > LONGEST_WAIT_SECONDS) throw error.refusal
        known = error.refusal
        const jitter = 0.5 + Math.random()
        await wait(Math.max(seconds * 1000, BACKOFF_MS * 2 ** attempt * jitter), undefined, { signal: question.signal })
      }
    }
  }

  return {
    choice,
    isPaused: () => breaker.isPaused(),
    lastFailure: () => lastFailure,
    async ask(question) {
      const first: Message[] = [{ role: 'user', content: `${question.user}\n\n${answerShape(question.shape).inWords}` }]
      // Reasoning tokens count as output.
      const most = app.env.AI_MAX_OUTPUT_TOKENS * (question.effort === 'high' ? MORE_TOKENS : 1)
      const { text, isCutShort } = await patiently(question, first, most)
      const answer = isCutShort ? null : readAnswer(text, question.schema)
      if (answer !== null && 'value' in answer) return answer.value
      const again: Message[] =
        answer === null
          ? first
          : [
              ...first,
              { role: 'assistant', content: text.slice(0, LONGEST_QUOTE) },
              {
                role: 'user',
                content: `We can't read that:\n${answer.problem}\nSend the whole JSON object again, corrected.`,
              },
            ]
      const second = await patiently(question, again, isCutShort ? most * MORE_TOKENS : most)
      const corrected = second.isCutShort ? null : readAnswer(second.text, question.schema)
      if (corrected !== null && 'value' in corrected) return corrected.value
      lastFailure = second.isCutShort
        ? 'The answers are longer than AI_MAX_OUTPUT_TOKENS allows.'
        : 'The answers do not have the shape that was asked for.'
      throw new AppError('AI_UNUSABLE')
    },
  }
}
