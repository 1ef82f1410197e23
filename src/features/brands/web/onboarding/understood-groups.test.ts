import { expect, test } from 'vitest'
import type { DayTold } from '../../sheet-contract.ts'
import type { Fact } from '../sheet/facts.ts'
import { understoodGroups } from './understood-groups.ts'

const pain = (text: string, state: Fact['state'] = 'proposed') =>
  ({ kind: 'pain', key: text, state, value: { text } }) as Fact
const offer = (name: string, isDoubtful = false) =>
  ({ kind: 'offer', key: name, state: 'proposed', value: { name, isDoubtful } }) as Fact

test('facts are shown in the groups of the page, and rejected or doubtful ones are not', () => {
  const { groups, open } = understoodGroups([
    pain('Slow shipping'),
    offer('Trail Leash'),
    offer('Gift card', true),
    pain('Old news', 'rejected'),
    pain('Chafing', 'confirmed'),
  ])
  expect(groups.map(({ title, facts }) => [title, facts.map(({ words }) => words)])).toEqual([
    ['What you sell', ['Trail Leash']],
    ['Pains', ['Slow shipping', 'Chafing']],
  ])
  expect(open.map(({ key }) => key)).toEqual(['Trail Leash', 'Slow shipping'])
})

test('phrases are shown when they tell a day', () => {
  const say = (text: string, day?: DayTold) =>
    ({ kind: 'say', key: text, state: 'proposed', value: { text }, ...(day !== undefined && { day }) }) as Fact
  const day = { what: 'event', from: '11-14', to: '11-14', by: null } as const
  const { groups } = understoodGroups([say('made by hand'), say('Open day: November 14', day)])
  expect(groups.map(({ title, facts }) => [title, facts.map(({ words }) => words)])).toEqual([
    ['Dates', ['Open day: November 14']],
  ])
})

test('a long list shows six, counts the rest and confirms only those it shows', () => {
  const { groups, open } = understoodGroups(Array.from({ length: 9 }, (_, index) => offer(`Offer ${index}`)))
  expect(groups).toMatchObject([{ facts: { length: 6 }, hidden: 3 }])
  expect(open).toHaveLength(6)
})
