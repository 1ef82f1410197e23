import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { GivingWay } from './giving-way.ts'

function aServer() {
  const made: string[] = []
  const waits: (() => void)[] = []
  const way = new GivingWay(() => new Promise<void>((resolve) => waits.push(resolve)))
  const begin = () => {
    const piece = way.begin()
    return (name: string) => piece(async () => void made.push(name))
  }
  const request = () => {
    const raw = new ServerResponse(new IncomingMessage(new Socket()))
    return { raw, answered: way.enter({ raw }) }
  }
  return { made, waits, begin, request }
}

async function someTurns() {
  for (let turn = 0; turn < 10; turn += 1) await setImmediate()
}

test('a piece runs right away without other requests', async () => {
  const { made, waits, begin } = aServer()
  const piece = begin()
  await piece('one')
  await piece('two')
  expect([made, waits]).toEqual([['one', 'two'], []])
})

test('a piece waits until all other requests have ended', async () => {
  const { made, begin, request } = aServer()
  const [first, second] = [request(), request()]
  const piece = begin()('one')
  await someTurns()
  first.answered()
  first.answered()
  await someTurns()
  expect(made).toEqual([])
  second.raw.destroy()
  await piece
  expect(made).toEqual(['one'])
})

test('a piece runs under load after waiting long enough', async () => {
  const { made, waits, begin, request } = aServer()
  request()
  const piece = begin()('one')
  await someTurns()
  expect([made, waits.length]).toEqual([[], 1])
  waits[0]!()
  await piece
  expect(made).toEqual(['one'])
})

test('pieces run one at a time, oldest response first', async () => {
  const { made, begin, request } = aServer()
  const { answered } = request()
  const [first, second, third] = [begin(), begin(), begin()]
  const pieces = [third('third'), second('second'), first('first')]
  await someTurns()
  answered()
  await Promise.all(pieces)
  expect(made).toEqual(['third', 'first', 'second'])
})

test('a failing piece passes its turn on', async () => {
  const way = new GivingWay()
  const [first, second] = [way.begin(), way.begin()]
  const failing = first(() => Promise.reject(new Error('no')))
  const next = second(async () => 'yes')
  await expect(failing).rejects.toThrow('no')
  await expect(next).resolves.toBe('yes')
})
