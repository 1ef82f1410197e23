import { z } from 'zod'
import { expect, test } from 'vitest'
import { endpoint } from '#shared/endpoint.ts'
import { annotationsOf, inputOf, toolsFor, toolsOf } from './tools.ts'

const row = endpoint({
  method: 'POST',
  path: '/api/things/{id}',
  summary: 'Change a thing',
  params: z.object({ id: z.uuid() }),
  query: z.object({ part: z.string().optional() }).refine(() => true),
  body: z.object({ name: z.string(), wait: z.boolean(), writer: z.string().optional() }).optional(),
  answer: z.object({}),
  access: 'session',
  gate: null,
  whenSuspended: 'ignore',
  rate: 'write',
  token: 'write',
  audit: null,
  changesNothing: 'It is an example.',
  tool: {
    name: 'change_thing',
    title: 'Change a thing',
    description: 'Changes a thing.',
    omits: ['writer'],
    fixed: { wait: false },
  },
  errors: [],
})
const [tool] = toolsOf([{ row, handle: async () => ({}) }])

test('a tool has the fields of path, query and body in one object, without those that it omits or sets itself', () => {
  expect(tool!.inputSchema).toMatchObject({
    type: 'object',
    properties: { id: { format: 'uuid' }, part: { type: 'string' }, name: { type: 'string' } },
    required: ['id', 'name'],
  })
  expect(Object.keys(tool!.inputSchema['properties'] as object)).toEqual(['id', 'part', 'name'])
})

test('arguments go back to where a request has them', () => {
  expect(inputOf(tool!, { id: 'x', part: 'y', name: 'z', wait: true, writer: 'w', other: 1 })).toEqual({
    params: { id: 'x' },
    query: { part: 'y' },
    body: { name: 'z', wait: false },
  })
})

test('a token that reads sees no tool that writes', () => {
  const token = { id: 'a', name: 'Sheet' }
  expect(toolsFor([tool!], { ...token, scope: 'read' })).toEqual([])
  expect(toolsFor([tool!], { ...token, scope: 'write' })).toEqual([tool])
  expect(annotationsOf(tool!)).toMatchObject({ readOnlyHint: false, destructiveHint: false, openWorldHint: false })
})
