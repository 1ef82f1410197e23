import type { AppError } from '#shared/errors.ts'

const MOST = 50

/** Models read long lists badly. `shortened` says how many entries a list has. */
export function withShortLists(answer: Record<string, unknown>): Record<string, unknown> {
  const shortened: Record<string, { shown: number; of: number }> = {}
  const short = Object.fromEntries(
    Object.entries(answer).map(([name, value]) => {
      if (!Array.isArray(value) || value.length <= MOST) return [name, value]
      shortened[name] = { shown: MOST, of: value.length }
      return [name, value.slice(0, MOST)]
    }),
  )
  return Object.keys(shortened).length === 0 ? short : { ...short, next: 'Ask for a shorter range.', shortened }
}

const ISO = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2})?(?:[+-]\d{2}:\d{2})?$/
const DAY = new Intl.DateTimeFormat('en', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

/** `2026-11-24T10:00:00+01:00` in Berlin becomes “Tue, Nov 24, 2026, 10:00 Europe/Berlin”. The clock is the brand's. */
export function spokenTime(local: string, zone: string): string | null {
  const [, day, time] = ISO.exec(local) ?? []
  if (day === undefined) return null
  return `${DAY.format(new Date(`${day}T00:00:00Z`))}, ${time} ${zone}`
}

const SEND_TIMES: ReadonlySet<string> = new Set(['scheduledSendAt', 'sendTime', 'newSendTime'])

/** Whether some send time in an answer can be said in words. */
export const hasSendTime = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).some(
    ([name, entry]) => (SEND_TIMES.has(name) && typeof entry === 'string') || hasSendTime(entry),
  )

/** Adds to each send time how a person says it, in the zone of the nearest brand around it. */
export function withSpokenTimes(value: unknown, zones: ReadonlyMap<string, string>, zone = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => withSpokenTimes(entry, zones, zone))
  if (typeof value !== 'object' || value === null) return value
  const record = value as Record<string, unknown>
  const own = zones.get(String(record['brandId'])) ?? zone
  const spoken: [string, unknown][] = []
  for (const [name, entry] of Object.entries(record)) {
    spoken.push([name, withSpokenTimes(entry, zones, own)])
    const text = SEND_TIMES.has(name) && typeof entry === 'string' ? spokenTime(entry, own) : null
    if (text !== null) spoken.push([`${name}Text`, text])
  }
  return Object.fromEntries(spoken)
}

export interface ToolResult extends Record<string, unknown> {
  content: { type: 'text'; text: string }[]
  structuredContent?: Record<string, unknown>
  isError?: true
}

export const toolResult = (answer: Record<string, unknown>): ToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(answer) }],
  structuredContent: answer,
})

const ADVICE: Partial<Record<AppError['code'], string>> = {
  NOT_FOUND: 'Check the id. Lists return the ids of this workspace.',
  TOKEN_READ_ONLY: 'Ask the user for a token that can write.',
  FORBIDDEN: 'The role of the user does not allow it. Ask the user to do it in the app.',
  OUTLINE_EXISTS: 'Read it with get_outline.',
  GENERATION_IN_PROGRESS: 'Wait and look with get_run or get_month_plan.',
  RATE_LIMITED: 'Wait before the next call.',
}

const withPeriod = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

/** The sentence of the app, and what to do next. */
export function refusedResult(error: AppError, resetsOn: string | null): ToolResult {
  const { limit, used = limit, field, retryAfter } = error.details
  const parts = [
    typeof limit === 'number' ? `${error.message} (${String(used)} of ${limit}).` : withPeriod(error.message),
    typeof limit === 'number' && resetsOn !== null ? `Your limit resets on ${resetsOn}.` : '',
    typeof field === 'string' ? `Field: ${field}.` : '',
    typeof retryAfter === 'number' ? `Try again in ${retryAfter} seconds.` : '',
    ADVICE[error.code] ?? '',
  ]
  return { content: [{ type: 'text', text: parts.filter((part) => part !== '').join(' ') }], isError: true }
}
