import { expect, test } from 'vitest'
import { Registered, event, listens, provided, provides } from './registered.ts'

const count = provided<(of: string) => Promise<number>>('the count')
const moved = event<(what: string) => Promise<string>>('something has moved')

test('calls the one provider', async () => {
  const registered = new Registered([provides(count, async (of) => of.length)])
  expect(await registered.get(count)('four')).toBe(4)
})

test('no provider, or two of them, is an error', () => {
  const once = provides(count, async () => 1)
  expect(() => new Registered([]).get(count)).toThrow('No feature provides the count.')
  expect(() => new Registered([once, once])).toThrow('Two features provide the count.')
})

test('all listeners run in order and return their results', async () => {
  const registered = new Registered([
    listens(moved, async (what) => `${what} first`),
    listens(moved, async (what) => `${what} second`),
  ])
  expect(await registered.tell(moved, 'it')).toEqual(['it first', 'it second'])
  expect(await new Registered([]).tell(moved, 'it')).toEqual([])
})
