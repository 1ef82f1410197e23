import { endpoint } from './endpoint.ts'

export const mcpEndpoint = endpoint({
  method: 'POST',
  path: '/api/mcp',
  summary: 'Call tools by the Model Context Protocol. Takes only API tokens, no session',
  rawBody: true,
  bodyLimit: 1_048_576,
  answer: 'mcp',
  access: 'session',
  gate: null,
  whenSuspended: 'ignore',
  rate: 'mcp',
  token: 'read',
  audit: null,
  changesNothing: 'A tool is a row, and that row says what it changes.',
  errors: ['UNAUTHENTICATED', 'CROSS_SITE_REQUEST'],
})
