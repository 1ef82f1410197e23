import { expect, test } from 'vitest'
import { answer, badGateway, checked, refusal } from './answering-server.ts'

const NAMES = 'GET /api/workspaces'
const RUN = 'POST /api/outlines/0198c5a0-0000-7000-8000-000000000001/regenerate'
const jobId = '0198c5a0-0000-7000-8000-00000000000a'

test('a screen gets what the row of the endpoint describes, and nothing else', () => {
  const body = { outline: null, jobId, secret: 'no field of the answer' }
  expect(checked(RUN, answer(body))).toEqual({ body: { outline: null, jobId } })
  expect(checked(RUN, answer(body, 202))).toEqual({ body: { outline: null, jobId } })
})

test.each([
  ['a missing field', RUN, answer({ outline: null })],
  ['a field of another kind', NAMES, answer({ workspaces: 'none', memberships: [] })],
  ['an address without an endpoint', 'GET /api/nothing', answer({})],
  ['a missing address', 'GET /api/nothing', refusal(404, 'NOT_FOUND', 'Not found')],
  ['another status than its own', RUN, answer({ outline: null, jobId }, 201)],
  ['an error without its sentence', NAMES, { status: 500, body: {} }],
  ["an error that we don't have", NAMES, refusal(400, 'TOO_BORED', 'Not today')],
  ['an error with the status of another', NAMES, refusal(404, 'FORBIDDEN', 'No.')],
])('finds %s', (_, call, given) => {
  expect(checked(call, given)).toHaveProperty('fault')
})

test.each([refusal(403, 'FORBIDDEN', 'No.'), badGateway])('lets an error through: %j', (error) => {
  expect(checked(NAMES, error)).toEqual({ body: error.body })
})
