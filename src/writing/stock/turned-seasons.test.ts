import { expect, test } from 'vitest'
import { PACKS } from '../packs/load-packs.ts'
import { inItsSeasons } from './turned-seasons.ts'

const pack = PACKS.pack('en', 'trade', 'skin-care')!
const north = inItsSeasons(pack, 'GB')
const south = inItsSeasons(pack, 'AU')

const monthsOf = ({ angles }: typeof pack, id: string) => angles.find((angle) => angle.id === id)?.months

test('a pack stays as it is in the north', () => {
  expect(north).toBe(pack)
})

test('theses that name their season, and their ideas, come half a year later in the south', () => {
  const seasonal = pack.theses.filter(({ season }) => season !== null)
  const kept = south.theses.filter(({ id }) => seasonal.some((thesis) => thesis.id === id))
  expect(kept.length).toBeGreaterThan(seasonal.length / 2)
  for (const { id, month } of kept) {
    expect(Math.abs(month - seasonal.find((thesis) => thesis.id === id)!.month)).toBe(6)
  }
  const moved = south.angles.filter(({ id, months }) => months?.join() !== monthsOf(north, id)?.join())
  expect(moved.length).toBeGreaterThan(0)
  for (const { id, months } of moved) {
    expect(months!.map((month) => (month + 6) % 12)).toEqual(monthsOf(north, id)!.map((month) => month % 12))
  }
})

test('gifts and the turn of the year stay where they are', () => {
  expect(monthsOf(south, 'nothing-that-corrects')).toEqual([11, 12])
})

test('an idea that would have to be turned and names a month is left out', () => {
  expect(monthsOf(north, 'two-fingers')).toEqual([4, 5, 6, 7, 8])
  expect(monthsOf(south, 'two-fingers')).toBeUndefined()
})
