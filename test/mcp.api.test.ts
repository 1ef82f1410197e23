import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { tokenUseOf } from '#shared/endpoint.ts'
import { mcpEndpoint } from '#shared/mcp.ts'
import { INSTRUCTIONS } from '#server/http/mcp/mcp-route.ts'
import { toolsOf } from '#server/http/mcp/tools.ts'
import { routes } from '#app/server/create-app.ts'
import { AUTHORIZATION_TABLE } from './authorization-table.ts'
import { EXAMPLE_CALLS, type FilledWorkspace, aFilledWorkspace, nameOf } from './example-calls.ts'
import { aMember } from './fixtures.ts'
import { ERAS, call, connect, said } from './mcp-client.ts'
import { testApp } from './test-app.ts'
import { type TokenClient, aToken } from './tokens.ts'

let place: FilledWorkspace
let write: TokenClient
let read: TokenClient

beforeAll(async () => {
  place = await aFilledWorkspace('OMNI')
  write = await aToken(place.workspace)
  read = await aToken(place.workspace, { scope: 'read' })
})

const tools = toolsOf(routes)

describe('the tools', () => {
  test('are the sixteen rows that say so, with texts that a model can read', () => {
    expect(tools.map(({ tool }) => tool.name).toSorted()).toEqual(
      [
        'add_idea',
        'edit_outline',
        'generate_ideas',
        'get_brand',
        'get_calendar',
        'get_insights',
        'get_month_plan',
        'get_outline',
        'get_run',
        'get_usage',
        'list_brands',
        'list_outlines',
        'schedule_email',
        'set_outline_status',
        'suggest_send_times',
        'write_outline',
      ].toSorted(),
    )
    for (const { tool, route } of tools) {
      expect(tool.description.length).toBeLessThanOrEqual(400)
      expect(tokenUseOf(route.row)).not.toBe('refuse')
      expect(route.row.method).not.toBe('DELETE')
    }
    expect(INSTRUCTIONS.length).toBeLessThanOrEqual(400)
  })

  test.each(ERAS)('are listed for a token that writes, and without writing for one that reads (%s)', async (era) => {
    const listed = async (token: string) => (await (await connect(token, era)).listTools()).tools
    const forWriting = await listed(write.token)
    const forReading = await listed(read.token)
    expect(forWriting.length).toBe(16)
    expect(forReading.map(({ name }) => name).toSorted()).toEqual(
      tools.flatMap(({ tool, writes }) => (writes ? [] : [tool.name])).toSorted(),
    )
    for (const { annotations } of forReading) {
      expect(annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false })
    }
  })
})

describe.each(tools)('$tool.name', ({ tool, route, writes }) => {
  const name = nameOf(route.row)
  const given = async () => {
    const { params, query, body } = await EXAMPLE_CALLS[name]!(place)
    return { ...params, ...query, ...body }
  }

  test('accepts its example by its schema', async () => {
    const { inputSchema } = tools.find((one) => one.tool === tool)!
    const properties = inputSchema['properties'] as Record<string, { type?: string }>
    // The examples have numbers of paths and queries as text.
    const sent = Object.entries(await given()).flatMap(([field, value]) =>
      field in (tool.fixed ?? {}) ? [] : [[field, properties[field]?.type === 'integer' ? Number(value) : value]],
    )
    expect(z.fromJSONSchema(inputSchema).safeParse(Object.fromEntries(sent)).error).toBeUndefined()
  })

  test('works by its example, in both generations', async () => {
    for (const era of ERAS) {
      const result = await call(await connect(write.token, era), tool.name, await given())
      expect([era, result.isError ?? false, result.isError ? said(result) : '']).toEqual([era, false, ''])
      expect(JSON.parse(said(result))).toEqual(result.structuredContent)
    }
  }, 180_000)

  test('has the roles and the plans of its row', async () => {
    const { allowed } = AUTHORIZATION_TABLE[name]!
    for (const role of ['ADMIN', 'CREATOR', 'COLLABORATOR'] as const) {
      const { token } = await aToken(place.workspace, { of: await aMember(place.workspace, role) })
      const result = await call(await connect(token), tool.name, await given())
      const mayCall = typeof allowed === 'string' || allowed.includes(role)
      expect([role, result.isError ?? false]).toEqual([role, !mayCall])
    }
    if (writes) {
      await expect(call(await connect(read.token), tool.name, await given())).rejects.toThrow('Unknown tool')
    }
  }, 180_000)
})

describe('over HTTP', () => {
  const send = (headers: Record<string, string>, payload: object = {}) =>
    testApp.server.inject({
      method: 'POST',
      url: mcpEndpoint.path,
      headers: { accept: 'application/json, text/event-stream', ...headers },
      payload: { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {}, ...payload },
    })
  const bearer = () => ({ authorization: `Bearer ${write.token}` })

  test('only a token is enough', async () => {
    for (const headers of [{}, { cookie: place.workspace.owner.cookie! }]) {
      const answer = await send(headers)
      expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer realm="mailmonth"'])
    }
    const wrong = await send({ authorization: 'Bearer mm_wrong' })
    expect([wrong.statusCode, wrong.headers['www-authenticate']]).toEqual([
      401,
      expect.stringContaining('invalid_token'),
    ])
    expect((await send(bearer())).statusCode).toBe(200)
  })

  test('a foreign origin is rejected, and ours is not', async () => {
    expect((await send({ ...bearer(), origin: 'https://elsewhere.example' })).json()).toMatchObject({
      code: 'CROSS_SITE_REQUEST',
    })
    expect((await send({ ...bearer(), origin: testApp.app.env.appUrl })).statusCode).toBe(200)
  })

  test('raw JSON-RPC works, wrong requests are errors of the protocol, and GET is not allowed', async () => {
    const answer = await send(bearer())
    expect(answer.body).toContain('list_brands')
    expect((await send(bearer(), { method: 'no/such' })).body).toContain('-32601')
    for (const params of [{ name: 'delete_brand' }, { name: 'get_brand', arguments: 'x' }, {}]) {
      expect((await send(bearer(), { method: 'tools/call', params })).body).toContain('-32602')
    }
    const { statusCode, headers } = await testApp.server.inject(mcpEndpoint.path)
    expect([statusCode, headers['allow']]).toEqual([405, 'POST'])
  })
})
