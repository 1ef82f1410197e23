import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { inTurns, outOfLine, readBegan } from './steps.ts'
import { type Steps, atOnce } from '#shared/steps.ts'

function* counting(to: number, seen: (at: number) => void = () => {}): Steps<string, number> {
  for (let at = 1; at <= to; at += 1) {
    seen(at)
    yield at
  }
  return `counted to ${to}`
}

test('the same work gives the same result with and without turns', async () => {
  const news: number[] = []
  expect(atOnce(counting(3))).toBe('counted to 3')
  expect(await inTurns(counting(3), (at) => news.push(at))).toBe('counted to 3')
  expect(news).toEqual([1, 2, 3])
})

test('gives other requests a turn after every step, whatever the load', async () => {
  let steps = 0
  const work = Promise.all(Array.from({ length: 5 }, () => inTurns(counting(4, () => (steps += 1)))))
  const between: number[] = []
  while (steps < 20) {
    const before = steps
    await setImmediate()
    between.push(steps - before)
  }
  expect(Math.max(...between)).toBe(1)
  expect(await work).toHaveLength(5)
})

test('an error of the listener ends only that work', async () => {
  let seen = 0
  const stopped = inTurns(
    counting(10, (at) => (seen = at)),
    (at) => {
      if (at === 2) throw new Error('no more')
    },
  )
  const other = inTurns(counting(10))
  await expect(stopped).rejects.toThrow('no more')
  expect([seen, await other]).toEqual([2, 'counted to 10'])
})

test('urgent work gives turns between its steps and skips the queue', async () => {
  let hasOtherRequest = false
  function* untilOtherRequest(): Steps<boolean> {
    for (let at = 0; at < 50_000_000 && !hasOtherRequest; at += 1) yield
    return hasOtherRequest
  }
  globalThis.setImmediate(() => (hasOtherRequest = true))
  expect(await outOfLine(untilOtherRequest())).toBe(true)
  const line = inTurns(counting(2))
  expect(await Promise.race([line, outOfLine(counting(100))])).toBe('counted to 100')
  await line
})

function* working(steps: number, ms: number, seen: () => void): Steps<void> {
  for (let at = 0; at < steps; at += 1) {
    seen()
    for (const end = performance.now() + ms; performance.now() < end;);
    yield
  }
}

test('long work gives way to a read until it ends', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  let steps = 0
  const endRead = readBegan()
  const work = inTurns(working(3, 5, () => (steps += 1)))
  while (steps < 1) await setImmediate()
  for (let turn = 0; turn < 5; turn += 1) await setImmediate()
  expect(steps).toBe(1)
  endRead()
  endRead()
  await work
  expect(steps).toBe(3)
})

test('long work ends while reads never do', async () => {
  const endRead = readBegan()
  let steps = 0
  await inTurns(working(4, 3, () => (steps += 1)))
  expect(steps).toBe(4)
  endRead()
})
