import { expect, onTestFinished, test, vi } from 'vitest'
import { sessionOptions } from '#features/auth/web/queries.ts'
import { answer, answeringServer, refusal } from '#test/browser/answering-server.ts'
import { ada, nobody } from '#test/browser/open-product.tsx'
import { createQueryClient } from './query-client.ts'
import { sessionNow, watchSession } from './session-watch.ts'

const impersonating = { ...ada, tokenType: 'impersonation', impersonator: { name: 'Bo', email: 'bo@example.com' } }

async function aPageOfAda(now: Parameters<typeof answeringServer>[0]) {
  const client = createQueryClient()
  answeringServer({ 'GET /api/auth/me': answer(ada) })
  await client.ensureQueryData(sessionOptions)
  const asked = answeringServer(now)
  return { client, asked, reload: vi.fn() }
}

test.each([
  ['the same person', { 'GET /api/auth/me': answer(ada) }, 'same', 0],
  ['another account', { 'GET /api/auth/me': answer({ ...ada, id: crypto.randomUUID() }) }, 'other', 1],
  ['a super admin in their place', { 'GET /api/auth/me': answer(impersonating) }, 'other', 1],
  ['nobody', nobody, 'ended', 0],
  ['nobody knows who', { 'GET /api/auth/me': refusal(503, 'UNAVAILABLE', 'Busy') }, 'same', 0],
] as const)('where %s is logged in now', async (_, now, expected, reloads) => {
  const { client, reload } = await aPageOfAda(now)
  expect(await sessionNow(client, reload)).toBe(expected)
  expect(reload).toHaveBeenCalledTimes(reloads)
})

test('a page loads again when the user comes back after another tab changed the session', async () => {
  const { client, asked, reload } = await aPageOfAda({ 'GET /api/auth/me': answer(impersonating) })
  onTestFinished(watchSession(client, reload))
  dispatchEvent(new Event('focus'))
  dispatchEvent(new Event('focus'))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(asked).toHaveLength(1)
})
