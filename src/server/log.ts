import { type DestinationStream, type Logger, pino } from 'pino'
import { sqlState } from './db/workspace-transaction.ts'

/** We log only these fields, whatever a library attaches to its errors. */
interface LoggedError {
  type: string
  message: string
  code?: string
  table?: string
  constraint?: string
  stack: string
  cause?: LoggedError
  errors?: LoggedError[]
}

const LONGEST_TEXT = 2000
const LONGEST_CHAIN = 5
const FACTS = ['code', 'table', 'constraint'] as const
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/(?<![^\s<>"'(),;:=])[^\s<>"'(),;:=@]+@[^\s<>"'(),;]+/g, '[address]'],
  [/\bscrypt\$\S*/g, '[hash]'],
  [/([?&#]\w*(?:token|key|secret|code)=)[^\s&#"'<>]*/gi, '$1[secret]'],
  [/\b(?:sk|rk|pk|whsec)[-_][\w-]{8,}/g, '[secret]'],
  // Tokens have 43 characters, ids 36; long names of the database hold no digit.
  [/(?<![\w-])(?=[a-z_-]*[\dA-Z])[\w-]{40,}/g, '[secret]'],
]

export function withoutSecrets(text: string): string {
  const [statement = ''] = text.slice(0, LONGEST_TEXT).split('\nparams:')
  return SECRETS.reduce((cleaned, [pattern, instead]) => cleaned.replace(pattern, instead), statement)
}

/** For errors of class 22, the database repeats the value, so we log only the state. */
export function wordsOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  const state = sqlState(error)
  if (state?.startsWith('22') && !text.startsWith('Failed query')) return `the database rejected a value (${state})`
  return withoutSecrets(text)
}

function loggedError(error: Error, depth = 0): LoggedError {
  const facts = FACTS.flatMap((name): [string, string][] => {
    const value = (error as unknown as Record<string, unknown>)[name]
    return typeof value === 'string' ? [[name, withoutSecrets(value)]] : []
  })
  const frames = (error.stack ?? '').split('\n').filter((line) => /^ +at /.test(line))
  const inner = (given: unknown): given is Error => given instanceof Error && depth < LONGEST_CHAIN
  return {
    type: error.name,
    message: wordsOf(error),
    ...Object.fromEntries(facts),
    stack: withoutSecrets(frames.join('\n')),
    ...(inner(error.cause) && { cause: loggedError(error.cause, depth + 1) }),
    ...(error instanceof AggregateError && {
      errors: error.errors.filter(inner).map((one) => loggedError(one, depth + 1)),
    }),
  }
}

const DEEPEST = 6

function cleaned(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return withoutSecrets(value)
  if (value instanceof Error) return loggedError(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth === DEEPEST) return '[deeper]'
  if (Array.isArray(value)) return value.map((one) => cleaned(one, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cleaned(one, depth + 1)]))
}

/** JSON lines without personal data and secrets, whatever a caller passes. */
export function createLog(level: string, destination: DestinationStream): Logger {
  return pino(
    {
      level,
      serializers: {
        // The error is cleaned below. The library's own serializer would drop its causes.
        err: (error: unknown) => error,
        // The framework passes whole requests, with addresses and cookies.
        req: ({ id, method }: { id?: unknown; method?: unknown }) => ({ id, method }),
        res: ({ statusCode }: { statusCode?: unknown }) => ({ statusCode }),
      },
      hooks: {
        logMethod([first, ...others], method) {
          const isError = first instanceof Error
          const words = others.length === 0 && isError ? [wordsOf(first)] : others.map((one) => cleaned(one))
          method.apply(this, [withCleanFields(isError ? { err: first } : first), ...words] as Parameters<typeof method>)
        },
      },
    },
    destination,
  )
}

function withCleanFields(given: unknown): unknown {
  if (typeof given !== 'object' || given === null) return cleaned(given)
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, name === 'req' || name === 'res' ? value : cleaned(value)]),
  )
}

export function errorForTerminal(error: unknown): string {
  if (!(error instanceof Error)) return withoutSecrets(String(error))
  const { cause } = error
  const { type, message, stack } = loggedError(error)
  return [`${type}: ${message}`, stack, ...(cause === undefined ? [] : [`Caused by ${errorForTerminal(cause)}`])].join(
    '\n',
  )
}
