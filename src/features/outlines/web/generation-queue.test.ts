import { describe, expect, test } from 'vitest'
import { finishedCount, runQueue, type Outcome, type QueueResult } from './generation-queue.ts'

const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** A writer that answers only when told, and counts how many it was asked for at once. */
function handWriter() {
  const waiting = new Map<string, (outcome: Outcome) => void>()
  const asked: string[] = []
  return {
    asked,
    waiting,
    write: (id: string) => {
      asked.push(id)
      return new Promise<Outcome>((resolve) => waiting.set(id, resolve))
    },
    async answer(id: string, outcome: Outcome = { kind: 'written', outlineId: id }) {
      waiting.get(id)?.(outcome)
      waiting.delete(id)
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
}

function start(ids = IDS) {
  const writer = handWriter()
  const stop = new AbortController()
  const progress: QueueResult[] = []
  const result = runQueue({ ids, write: writer.write, onProgress: (soFar) => progress.push(soFar), stop: stop.signal })
  return { ...writer, stop, progress, result }
}

describe('a run of outlines', () => {
  test('asks for two at a time, in order', async () => {
    const run = start()
    expect(run.asked).toEqual(['a', 'b'])
    await run.answer('b')
    expect(run.asked).toEqual(['a', 'b', 'c'])
    await run.answer('a')
    await run.answer('c')
    expect(run.asked).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(run.waiting.size).toBe(2)
  })

  test('counts up to the end', async () => {
    const run = start(['a', 'b', 'c'])
    for (const id of ['a', 'b', 'c']) await run.answer(id)
    expect(run.progress.map(finishedCount)).toEqual([1, 2, 3])
    expect(await run.result).toEqual({ total: 3, written: 3, underWay: 0, failed: [], ended: 'all' })
  })

  test('goes on after a single failure and keeps its reason', async () => {
    const run = start(['a', 'b', 'c'])
    await run.answer('a', { kind: 'failed', message: 'The generation failed. Please try again.' })
    await run.answer('b')
    await run.answer('c', { kind: 'under-way' })
    expect(await run.result).toMatchObject({
      written: 1,
      underWay: 1,
      failed: [{ id: 'a', message: 'The generation failed. Please try again.' }],
      ended: 'all',
    })
  })

  test('stops at the limit, yet lets the one under way finish', async () => {
    const run = start()
    await run.answer('a', { kind: 'limit', limit: 3 })
    expect(run.asked).toEqual(['a', 'b'])
    await run.answer('b')
    expect(await run.result).toMatchObject({ written: 1, ended: 'limit', limit: 3, total: 8 })
    expect(run.asked).toEqual(['a', 'b'])
  })

  test('stops when the workspace refuses', async () => {
    const run = start()
    await run.answer('b', { kind: 'refused', message: 'This workspace is suspended.' })
    await run.answer('a', { kind: 'refused', message: 'This workspace is suspended.' })
    expect(await run.result).toMatchObject({ ended: 'refused', refusal: 'This workspace is suspended.', written: 0 })
  })

  test('a stop keeps what is under way and starts nothing more', async () => {
    const run = start()
    run.stop.abort()
    await run.answer('a')
    await run.answer('b')
    expect(await run.result).toMatchObject({ written: 2, ended: 'stopped' })
    expect(run.asked).toEqual(['a', 'b'])
  })

  test('a stop while the last ones run changes nothing', async () => {
    const run = start(['a', 'b'])
    run.stop.abort()
    await run.answer('a')
    await run.answer('b')
    expect(await run.result).toMatchObject({ written: 2, ended: 'all' })
  })
})
