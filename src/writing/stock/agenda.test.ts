import { expect, test } from 'vitest'
import { toldFacts } from './told-facts.ts'
import { teaBrand } from './tea-brand.fixtures.ts'

const DATES = [
  'Tasting evening: March 11, 7 pm, £12',
  'Open yard: March 16, 10 to 4, free',
  'Tea fair in Leeds: March 20, booth 14',
  'Repair café: March 24, 2 to 5, free',
]

const agendas = (say: string[]) => toldFacts(teaBrand({ say })).agenda

test('a month of many dates has a list of them in their order, without the ones of its first days', () => {
  const [agenda, ...others] = agendas([...DATES.toReversed(), 'Breakfast in the yard: March 4, 8 to 10, free'])
  expect(others).toEqual([])
  expect(agenda).toMatchObject({ slots: { moment: 'March' }, days: { from: '03-08', to: '03-08' } })
  expect(agenda!.lines.map((line) => line.split(':')[0])).toEqual([
    'Tasting evening',
    'Open yard',
    'Tea fair in Leeds',
    'Repair café',
  ])
})

test('a month of few dates tells them one by one', () => {
  expect(agendas(DATES)).toEqual([])
})
