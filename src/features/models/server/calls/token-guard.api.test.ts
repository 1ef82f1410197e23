import { expect, test } from 'vitest'
import { aWorkspace } from '#test/fixtures.ts'
import { testApp } from '#test/test-app.ts'
import { reserveTokens } from './token-guard.ts'

/** Uses its own day, so that tokens of other tests don't count. */
const onADay = (day: string) => ({
  ...testApp.app,
  clock: { now: () => new Date(`${day}T12:00:00Z`) },
  env: { ...testApp.app.env, AI_PLATFORM_TOKENS_PER_DAY: 1000, AI_FREE_SHARE: 20 },
})

test('without tokens for Free, a Free workspace is rejected and a paid one is served', async () => {
  const app = onADay('2031-03-01')
  const [one, another, paid] = [
    await aWorkspace({ plan: 'FREE' }),
    await aWorkspace({ plan: 'FREE' }),
    await aWorkspace(),
  ]
  const first = await reserveTokens(app, one.id, 150)
  await expect(reserveTokens(app, another.id, 100)).rejects.toMatchObject({
    code: 'AI_BUDGET_REACHED',
    details: { scope: 'platform' },
  })
  await reserveTokens(app, paid.id, 700)

  // Unused tokens become available again, and the limit of the platform applies to everyone.
  await first.settle(50)
  await reserveTokens(app, another.id, 100)
  await expect(reserveTokens(app, paid.id, 200)).rejects.toMatchObject({ code: 'AI_BUDGET_REACHED' })
  await reserveTokens(app, paid.id, 150)
})

test('concurrent calls on Free use exactly their share', async () => {
  const app = onADay('2031-03-02')
  const workspaces = await Promise.all([1, 2, 3, 4].map(() => aWorkspace({ plan: 'FREE' })))
  const calls = [...workspaces, ...workspaces].map(({ id }) => reserveTokens(app, id, 50))
  const outcomes = await Promise.allSettled(calls)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
})
