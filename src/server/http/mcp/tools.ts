import { z } from 'zod'
import { type AnyEndpoint, type RowTool, tokenUseOf } from '#shared/endpoint.ts'
import type { ActorToken } from '../../scope.ts'
import type { Route } from '../route.ts'
import type { RowInput } from '../row-input.ts'

export interface Tool {
  route: Route
  tool: RowTool
  writes: boolean
  inputSchema: Record<string, unknown>
}

type Part = 'params' | 'query' | 'body'
const PARTS: readonly Part[] = ['params', 'query', 'body']

/** Refinements and optional bodies keep their fields. */
function fieldsOf(schema: unknown): Record<string, z.ZodType> {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema
  return inner instanceof z.ZodObject ? inner.shape : {}
}

export function toolsOf(routes: readonly Route[]): Tool[] {
  return routes.flatMap((route) => {
    const { tool } = route.row
    if (tool === undefined) return []
    return [{ route, tool, writes: tokenUseOf(route.row) === 'write', inputSchema: inputSchemaOf(route.row, tool) }]
  })
}

/** A token that reads doesn't see tools that write. */
export const toolsFor = (tools: readonly Tool[], { scope }: ActorToken): Tool[] =>
  tools.filter(({ writes }) => !writes || scope === 'write')

/** The fields of a part that assistants may set. */
const offered = (row: AnyEndpoint, { omits = [], fixed = {} }: RowTool, part: Part) =>
  Object.entries(fieldsOf(row[part])).filter(([name]) => !omits.includes(name) && !(name in fixed))

function inputSchemaOf(row: AnyEndpoint, tool: RowTool): Record<string, unknown> {
  const fields = PARTS.flatMap((part) => offered(row, tool, part))
  const { $schema: _, ...schema } = z.toJSONSchema(z.object(Object.fromEntries(fields)), {
    io: 'input',
    unrepresentable: 'any',
  })
  return schema
}

/** Puts the arguments where a request has them. The row checks them like those of any request. */
export function inputOf({ route: { row }, tool }: Tool, given: Record<string, unknown>): Pick<RowInput, Part> {
  const pick = (part: Part) =>
    Object.fromEntries(
      offered(row, tool, part).flatMap(([name]) => (Object.hasOwn(given, name) ? [[name, given[name]]] : [])),
    )
  return { params: pick('params'), query: pick('query'), body: { ...pick('body'), ...tool.fixed } }
}

export const annotationsOf = ({ tool, writes }: Tool) => ({
  title: tool.title,
  readOnlyHint: !writes,
  destructiveHint: tool.destructive === true,
  idempotentHint: !writes || tool.idempotent === true,
  openWorldHint: false,
})
