import { expect, test } from 'vitest'
import { type CircuitBreaker, type Pass, createCircuitBreaker } from './circuit-breaker.ts'
import { ProviderFailure } from './provider-failure.ts'

const { signal } = new AbortController()
const silent = new ProviderFailure('AI_UNREACHABLE', 'It does not answer.', { isOutage: true })

const enter = async (breaker: CircuitBreaker): Promise<Pass> => {
  const entry = await breaker.enter(signal)
  if ('refusal' in entry) throw entry.refusal
  return entry.pass
}

async function afterPause() {
  let now = 0
  const breaker = createCircuitBreaker(() => now)
  for (let tries = 0; tries < 5; tries += 1) (await enter(breaker)).failed(silent)
  await expect(enter(breaker)).rejects.toMatchObject({ code: 'AI_BUSY', details: { retryAfterSeconds: 30 } })
  expect(breaker.isPaused()).toBe(true)
  now = 30_001
  return breaker
}

const others = (breaker: CircuitBreaker) => [1, 2, 3].map(() => enter(breaker))

test('after the pause, one request tests the provider and the others wait for it', async () => {
  const breaker = await afterPause()
  const first = await enter(breaker)
  const waiting = others(breaker)
  first.succeeded()
  expect(await Promise.all(waiting)).toHaveLength(3)
  expect(await Promise.all(others(breaker))).toHaveLength(3)
})

test('waiting requests get the error of a failed test', async () => {
  const breaker = await afterPause()
  const first = await enter(breaker)
  const waiting = others(breaker)
  first.failed(silent)
  for (const each of waiting) await expect(each).rejects.toMatchObject({ code: 'AI_UNREACHABLE' })
  await expect(enter(breaker)).rejects.toMatchObject({ code: 'AI_BUSY' })
})

test('the next request tests if one learned nothing', async () => {
  const breaker = await afterPause()
  const first = await enter(breaker)
  const entered: Pass[] = []
  const waiting = others(breaker).map((each) => each.then((pass) => entered.push(pass)))
  first.undecided()
  await expect.poll(() => entered.length).toBe(1)
  entered[0]!.succeeded()
  await Promise.all(waiting)
})

test("an older failing request doesn't affect the test", async () => {
  let now = 0
  const breaker = createCircuitBreaker(() => now)
  const slow = await enter(breaker)
  for (let tries = 0; tries < 5; tries += 1) (await enter(breaker)).failed(silent)
  now = 30_001
  const first = await enter(breaker)
  slow.undecided()
  const entered: Pass[] = []
  const waiting = enter(breaker).then((pass) => entered.push(pass))
  await Promise.resolve()
  expect(entered).toEqual([])
  first.succeeded()
  await waiting
})

test('a canceled request stops waiting', async () => {
  const breaker = await afterPause()
  await enter(breaker)
  const stop = new AbortController()
  const waiting = breaker.enter(stop.signal)
  stop.abort(new Error('canceled'))
  await expect(waiting).rejects.toThrow('canceled')
})
