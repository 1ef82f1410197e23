import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { onTestFinished } from 'vitest'
import { mcpEndpoint } from '#shared/mcp.ts'
import { testPort } from './test-app.ts'

// The official client in both generations of the protocol, over HTTP.

export const ERAS = ['legacy', 'modern'] as const
type Era = (typeof ERAS)[number]

export async function connect(token: string, era: Era = 'modern', server?: string): Promise<Client> {
  const client = new Client(
    { name: 'a-test', version: '1' },
    { versionNegotiation: { mode: era === 'legacy' ? 'legacy' : { pin: '2026-07-28' } } },
  )
  const url = new URL(mcpEndpoint.path, server ?? `http://127.0.0.1:${await testPort()}`)
  await client.connect(
    new StreamableHTTPClientTransport(url, { requestInit: { headers: { authorization: `Bearer ${token}` } } }),
  )
  onTestFinished(() => client.close())
  return client
}

export interface ToolAnswer {
  isError?: boolean
  content: { text: string }[]
  structuredContent?: Record<string, unknown>
}

export const call = async (client: Client, name: string, given: object = {}) =>
  (await client.callTool({ name, arguments: given as Record<string, unknown> })) as unknown as ToolAnswer
// oxlint-disable-next-line typescript/no-explicit-any -- the answers of many rows
export const data = ({ structuredContent }: ToolAnswer) => structuredContent as any
export const said = ({ content }: ToolAnswer) => content.map(({ text }) => text).join('\n')
