import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '#shared/errors.ts'
import { mcpEndpoint } from '#shared/mcp.ts'
import type { AppContext } from '../../app-context.ts'
import type { Actor } from '../../scope.ts'
import { performRow } from '../perform-row.ts'
import { knownError } from '../refusals.ts'
import { type Call, type Route, StreamedJson } from '../route.ts'
import type { RowInput } from '../row-input.ts'
import { type ToolResult, hasSendTime, refusedResult, toolResult, withShortLists, withSpokenTimes } from './results.ts'
import { type Tool, inputOf } from './tools.ts'

export interface Caller extends Pick<Call<never>, 'ip' | 'requestId' | 'left'> {
  actor: Actor
}

const WAIT_AT_MOST_MS = 100_000
const LOOK_EVERY_MS = 2000

const LIST_BRANDS = 'list_brands'
const GET_USAGE = 'get_usage'
const GET_RUN = 'get_run'
const GET_MONTH = 'get_month_plan'
const SPENDS: ReadonlySet<string> = new Set(['generate_ideas', 'write_outline'])

interface Usage {
  usage: Record<string, number>
  limits: Record<string, number>
  periodEndsAt: string
}

/** Calls rows for one request. Every call gets the checks, gates, quotas and audit of the app. */
export class ToolCalls {
  readonly #app: AppContext
  readonly #tools: readonly Tool[]
  readonly #caller: Caller

  constructor(app: AppContext, tools: readonly Tool[], caller: Caller) {
    this.#app = app
    this.#tools = tools
    this.#caller = caller
  }

  async call(tool: Tool, given: Record<string, unknown>): Promise<ToolResult> {
    try {
      const answer = await this.#finished(tool, given, await this.#perform(tool.route, inputOf(tool, given)))
      const short = withShortLists(answer)
      const spoken = hasSendTime(short)
        ? (withSpokenTimes(short, await this.#zones()) as Record<string, unknown>)
        : short
      return toolResult(SPENDS.has(tool.tool.name) ? { ...spoken, remaining: await this.#remaining() } : spoken)
    } catch (error) {
      const known = knownError(this.#app, error as Error, { requestId: this.#caller.requestId, url: mcpEndpoint.path })
      const isLimit = typeof known.details['limit'] === 'number'
      return refusedResult(known, isLimit ? await this.#resetsOn() : null)
    }
  }

  async #perform(route: Route, input: Pick<RowInput, 'params' | 'query' | 'body'>): Promise<Record<string, unknown>> {
    const { actor, ip, requestId, left } = this.#caller
    const { answer } = await performRow(this.#app, route, actor, { ...input, ip, requestId, left })
    // The id was a brand's, whose list of outlines is another tool.
    if (answer instanceof StreamedJson) {
      await answer.text[Symbol.asyncIterator]().return?.()
      throw new AppError('NOT_FOUND')
    }
    return answer as Record<string, unknown>
  }

  #named(name: string): Tool {
    const tool = this.#tools.find((one) => one.tool.name === name)
    if (tool === undefined) throw new Error(`No row is the tool ${name}.`)
    return tool
  }

  #ask(name: string, given: Record<string, unknown>): Promise<Record<string, unknown>> {
    const tool = this.#named(name)
    return this.#perform(tool.route, inputOf(tool, given))
  }

  /** Waits for the run of a month. An outline waits in its own row. */
  async #finished(tool: Tool, given: Record<string, unknown>, answer: Record<string, unknown>) {
    const run = answer['jobId']
    if (typeof run !== 'string') return answer
    if (tool.tool.name !== 'generate_ideas') {
      return answer['outline'] === null ? { run, ask: GET_RUN } : answer
    }
    const giveUpAt = Date.now() + WAIT_AT_MOST_MS
    while (Date.now() < giveUpAt && !this.#caller.left().aborted) {
      const { run: now } = (await this.#ask(GET_RUN, { id: run })) as {
        run: { status: string; failure: { code: AppError['code']; message: string } | null }
      }
      if (now.failure !== null) throw new AppError(now.failure.code, { message: now.failure.message })
      if (now.status === 'done') return { ...(await this.#ask(GET_MONTH, given)), run }
      await pause(LOOK_EVERY_MS)
    }
    return { run, ask: GET_RUN }
  }

  async #zones(): Promise<Map<string, string>> {
    const { brands } = (await this.#ask(LIST_BRANDS, {})) as { brands: { id: string; timezone: string }[] }
    return new Map(brands.map(({ id, timezone }) => [id, timezone]))
  }

  async #usage(): Promise<Usage> {
    const id = this.#caller.actor.memberships[0]?.workspaceId
    return (await this.#ask(GET_USAGE, { id })) as unknown as Usage
  }

  async #remaining(): Promise<Record<string, unknown>> {
    const { usage, limits, periodEndsAt } = await this.#usage()
    const left = (name: string) => {
      const limit = limits[name] ?? 0
      return limit < 0 ? 'unlimited' : Math.max(0, limit - (usage[name] ?? 0))
    }
    return {
      outlines: left('outlines'),
      topics: left('topics'),
      subtopics: left('subtopics'),
      resetsOn: dayOf(periodEndsAt),
    }
  }

  async #resetsOn(): Promise<string> {
    return dayOf((await this.#usage()).periodEndsAt)
  }
}

const DAY = new Intl.DateTimeFormat('en', { month: 'long', day: 'numeric', timeZone: 'UTC' })
const dayOf = (moment: string) => DAY.format(new Date(moment))
