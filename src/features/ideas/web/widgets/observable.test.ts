import { expect, test } from 'vitest'
import { observable } from './observable.ts'

test('tells its listeners about a change, until they leave', () => {
  const store = observable(1)
  const seen: number[] = []
  const leave = store.subscribe(() => seen.push(store.read()))
  store.change((now) => now + 1)
  leave()
  store.change((now) => now + 1)
  expect(seen).toEqual([2])
  expect(store.read()).toBe(3)
})

test('says nothing when nothing changes', () => {
  const store = observable({ count: 1 })
  const seen: number[] = []
  store.subscribe(() => seen.push(store.read().count))
  store.change((now) => now)
  expect(seen).toEqual([])
})
