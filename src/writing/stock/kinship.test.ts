import { expect, test } from 'vitest'
import { kinships } from './kinship.ts'
import { brandStock } from './brand-stock.ts'
import { teaBrand } from './tea-brand.fixtures.ts'

const said = [
  'a card with a question for the evening',
  'every morning begins with a kettle',
  'the thermometer stays in its drawer',
  'paper bags close with a wooden clip',
  'green leaves want cooler water',
]

test('ideas that speak of what the sheet speaks of come before the others of their pack', () => {
  const brief = teaBrand({ say: said })
  const { ideas } = brandStock({ brief, offers: [], hasHistory: false, maySay: () => true })
  const trade = ideas.filter(({ pack }) => pack.layer === 'trade')
  const [least, most] = [trade[0]!, trade[1]!]
  const words = new Map([
    [least.key, new Set<string>()],
    [most.key, new Set(['kettle', 'thermometer'])],
  ])
  const kin = kinships([least, most], brief, ({ key }) => words.get(key)!)
  expect([kin.get(least.key), kin.get(most.key)]).toEqual([0, 1])
})

test('a sheet that says little tells no ideas apart', () => {
  const brief = teaBrand({ say: said.slice(0, 1) })
  expect(brandStock({ brief, offers: [], hasHistory: false, maySay: () => true }).kinship.size).toBe(0)
})
