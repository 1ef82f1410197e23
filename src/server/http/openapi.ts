import { z } from 'zod'
import { type AnyEndpoint, type TokenUse, isRefusedWhileImpersonating, tokenUseOf } from '#shared/endpoint.ts'
import { ERRORS, type ErrorCode } from '#shared/errors.ts'

interface Operation {
  operationId: string
  summary: string
  tags: string[]
  description: string
  parameters: unknown[]
  requestBody?: unknown
  responses: Record<string, unknown>
  'x-token': TokenUse
  security: unknown[]
}

export interface OpenApiDocument {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  paths: Record<string, Record<string, Operation>>
  components: unknown
}

export function openApiDocument(rows: readonly AnyEndpoint[]): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  for (const row of rows) (paths[row.path] ??= {})[row.method.toLowerCase()] = operation(row)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mailmonth',
      version: '1',
      description: 'All endpoints of Mailmonth. Errors return `{error, code}`. A 400 names the invalid field.',
    },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'mailmonth' },
        apiToken: { type: 'http', scheme: 'bearer', bearerFormat: 'mm_…' },
        superadminToken: { type: 'apiKey', in: 'header', name: 'X-Superadmin-Token' },
      },
      schemas: {
        Error: {
          type: 'object',
          properties: { error: { type: 'string' }, code: { enum: Object.keys(ERRORS) }, field: { type: 'string' } },
          required: ['error', 'code'],
        },
      },
    },
  }
}

const jsonSchema = (schema: unknown, io: 'input' | 'output') =>
  z.toJSONSchema(schema as z.ZodType, { io, unrepresentable: 'any', target: 'draft-2020-12' }) as {
    properties?: Record<string, unknown>
    required?: string[]
  }

function operation(row: AnyEndpoint): Operation {
  const parameters = (['params', 'query'] as const).flatMap((part) => {
    if (row[part] === undefined) return []
    const { properties = {}, required = [] } = jsonSchema(row[part], 'input')
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      in: part === 'params' ? 'path' : 'query',
      required: part === 'params' || required.includes(name),
      schema,
    }))
  })
  return {
    operationId: `${row.method.toLowerCase()}${row.path.replace(/\W+(\w)/g, (_: string, letter: string) => letter.toUpperCase()).replace(/\W/g, '')}`,
    summary: row.summary,
    tags: [row.path.split('/')[2]!],
    description: rulesOf(row),
    parameters,
    ...(row.body === undefined
      ? {}
      : {
          requestBody: {
            required: !row.body.safeParse(undefined).success,
            content: { 'application/json': { schema: jsonSchema(row.body, 'input') } },
          },
        }),
    responses: { [row.status ?? 200]: answerOf(row), ...failuresOf(row) },
    'x-token': tokenUseOf(row),
    security: securityOf(row),
  }
}

function securityOf(row: AnyEndpoint): Record<string, []>[] {
  if (row.access === 'public') return []
  const session = { session: [], ...(row.access === 'superadmin' && { superadminToken: [] }) } as Record<string, []>
  return tokenUseOf(row) === 'refuse' ? [session] : [session, { apiToken: [] }]
}

function answerOf(row: AnyEndpoint): unknown {
  if (row.answer === 'txt') return { description: 'A text file', content: { 'text/plain': {} } }
  if (row.answer === 'docx') return { description: 'A Word document', content: { [DOCX]: {} } }
  if (row.answer === 'html') return { description: 'An HTML file', content: { 'text/html': {} } }
  if (row.answer === 'zip') return { description: 'A ZIP archive', content: { 'application/zip': {} } }
  if (row.answer === 'csv') return { description: 'A spreadsheet', content: { 'text/csv': {} } }
  if (row.answer === 'ics') return { description: 'An iCalendar', content: { 'text/calendar': {} } }
  if (row.answer === 'mcp') return { description: 'A JSON-RPC response', content: { 'application/json': {} } }
  if (row.answer === 'events') return { description: 'Server-sent events', content: { 'text/event-stream': {} } }
  return { description: 'Done', content: { 'application/json': { schema: jsonSchema(row.answer, 'output') } } }
}

export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

export function refusalsOf(row: AnyEndpoint): ErrorCode[] {
  const scoped = typeof row.access === 'object'
  return [
    ...((row.params ?? row.query ?? row.body) ? (['INVALID_INPUT'] as const) : []),
    ...(row.access === 'public' ? [] : (['UNAUTHENTICATED'] as const)),
    ...(scoped ? (['FORBIDDEN', 'NOT_FOUND'] as const) : []),
    ...(row.access === 'superadmin' ? (['FORBIDDEN'] as const) : []),
    ...(isRefusedWhileImpersonating(row) ? (['NOT_WHILE_IMPERSONATING'] as const) : []),
    ...(row.whenSuspended === 'refuse' ? (['WORKSPACE_SUSPENDED'] as const) : []),
    ...(tokenUseOf(row) === 'refuse' ? [] : (['INVALID_API_TOKEN'] as const)),
    ...(tokenUseOf(row) === 'write' ? (['TOKEN_READ_ONLY'] as const) : []),
    ...(row.gate === null ? [] : (['PLAN_REQUIRED'] as const)),
    ...(row.method === 'GET' ? [] : (['CROSS_SITE_REQUEST'] as const)),
    'RATE_LIMITED',
    ...row.errors,
  ]
}

function failuresOf(row: AnyEndpoint): Record<string, unknown> {
  const codes = Map.groupBy(new Set(refusalsOf(row)), (code) => String(ERRORS[code].status))
  return Object.fromEntries(
    [...codes].map(([status, list]) => [
      status,
      {
        description: list.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  )
}

const TOKENS: Record<TokenUse, string> = {
  read: ' API tokens: read.',
  write: ' API tokens: write.',
  refuse: '',
}

const OPEN_TO = {
  public: 'Open to everyone.',
  session: 'Needs a session.',
  superadmin: 'Needs a super admin session and its token.',
}

function rulesOf(row: AnyEndpoint): string {
  const who = typeof row.access === 'object' ? `Needs ${row.access.permission}.` : OPEN_TO[row.access]
  const gate = row.gate === null ? '' : ` Plans with ${row.gate} only.`
  const suspended = row.whenSuspended === 'refuse' ? ' Not available while the workspace is suspended.' : ''
  const impersonating = isRefusedWhileImpersonating(row) ? ' Not available while impersonating.' : ''
  return `${who}${gate}${suspended}${impersonating}${TOKENS[tokenUseOf(row)]}`
}
