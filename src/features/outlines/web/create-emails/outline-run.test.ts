import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Outcome } from '../generation-queue.ts'
import {
  dismissRun,
  failedItems,
  giveUpWaiting,
  idsUnderWay,
  outlineRun,
  startRun,
  stopRun,
  type OutlineRun,
} from './outline-run.ts'

const place = { brandId: 'brand', year: 2026, month: 12 }
const items = ['a', 'b', 'c', 'd'].map((id) => ({ id, title: `Idea ${id}` }))

let answers: Map<string, (outcome: Outcome) => void>
let written: string[]
let ended: OutlineRun[]
let done: Promise<void>
let windowEvents: string[]

beforeEach(() => {
  windowEvents = []
  vi.stubGlobal('addEventListener', (type: string) => windowEvents.push(`on ${type}`))
  vi.stubGlobal('removeEventListener', (type: string) => windowEvents.push(`off ${type}`))
  answers = new Map()
  written = []
  ended = []
  done = startRun({
    place,
    items,
    style: 'text-based',
    write: (id) => new Promise((resolve) => answers.set(id, resolve)),
    onWritten: (id, outlineId) => written.push(`${id}>${outlineId}`),
    onEnd: (run) => ended.push(run),
  })
})

afterEach(async () => {
  stopRun()
  for (const id of answers.keys()) await answer(id)
  await done
  dismissRun()
  vi.unstubAllGlobals()
})

async function answer(id: string, outcome: Outcome = { kind: 'written', outlineId: `o-${id}` }) {
  answers.get(id)?.(outcome)
  await new Promise((resolve) => setTimeout(resolve))
}

const activity = () => Object.fromEntries(outlineRun.read()?.activity ?? [])

test('says of each idea whether it waits or is being written', async () => {
  expect(activity()).toEqual({ a: 'writing', b: 'writing', c: 'waiting', d: 'waiting' })
  await answer('a')
  expect(activity()).toEqual({ b: 'writing', c: 'writing', d: 'waiting' })
  expect(written).toEqual(['a>o-a'])
})

test('a second run does not start beside the first', async () => {
  await startRun({
    place,
    items,
    style: 'text-based',
    write: () => Promise.reject(new Error('not asked')),
    onWritten: () => {},
    onEnd: () => {},
  })
  expect(outlineRun.read()?.items).toEqual(items)
  expect(ended).toEqual([])
})

test('a stop finishes what is under way and lets the rest go', async () => {
  stopRun()
  expect(outlineRun.read()?.phase).toBe('stopping')
  await answer('a')
  await answer('b', { kind: 'failed', message: 'Please try again.' })
  await done
  expect(ended).toHaveLength(1)
  expect(windowEvents).toEqual(['on beforeunload', 'off beforeunload'])
  expect(outlineRun.read()).toMatchObject({ phase: 'finished', result: { written: 1, ended: 'stopped' } })
  expect(activity()).toEqual({})
  expect(failedItems(ended[0]!)).toEqual([{ id: 'b', title: 'Idea b', message: 'Please try again.' }])
})

test('what the server goes on with still shows after the end', async () => {
  for (const id of ['a', 'b', 'c']) await answer(id)
  await answer('d', { kind: 'under-way' })
  await done
  expect(idsUnderWay(outlineRun.read())).toEqual(['d'])
  expect(activity()).toEqual({ d: 'writing' })
  giveUpWaiting(outlineRun.read()!)
  expect(activity()).toEqual({})
})

test('a run keeps its style for what is tried again', async () => {
  expect(outlineRun.read()?.style).toBe('text-based')
})

test('a run that goes cannot be put away, a finished one can', async () => {
  dismissRun()
  expect(outlineRun.read()).not.toBeNull()
  for (const { id } of items) await answer(id)
  await done
  dismissRun()
  expect(outlineRun.read()).toBeNull()
})
