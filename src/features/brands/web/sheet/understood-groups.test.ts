import { expect, test } from 'vitest'
import type { DayTold } from '../../sheet-contract.ts'
import { factInWords } from './fact-words.ts'
import type { Fact } from './facts.ts'
import { understoodGroups, unusedUntilConfirmed } from './understood-groups.ts'

const pain = (text: string, state: Fact['state'] = 'proposed', isUsed = false) =>
  ({ kind: 'pain', key: text, state, value: { text }, isUsed }) as Fact
const offer = (name: string, isDoubtful = false) =>
  ({ kind: 'offer', key: name, state: 'proposed', value: { name, isDoubtful }, isUsed: !isDoubtful }) as Fact

const inWords = (facts: readonly Fact[]) =>
  understoodGroups(facts).map((group) => [group.title, group.facts.map(factInWords)])

test('facts are shown in the groups of the page, and doubtful ones are not', () => {
  expect(
    inWords([
      pain('Slow shipping'),
      offer('Trail Leash'),
      offer('Gift card', true),
      pain('Chafing', 'confirmed', true),
    ]),
  ).toEqual([
    ['What you sell', ['Trail Leash']],
    ['Pains', ['Slow shipping', 'Chafing']],
  ])
})

test('phrases are shown when they tell a day', () => {
  const say = (text: string, day?: DayTold) =>
    ({ kind: 'say', key: text, state: 'proposed', value: { text }, ...(day !== undefined && { day }) }) as Fact
  const day = { what: 'event', from: '11-14', to: '11-14', by: null } as const
  expect(inWords([say('made by hand'), say('Open day: November 14', day)])).toEqual([
    ['Dates', ['Open day: November 14']],
  ])
})

test('what is unused until someone confirms it leaves out the trade and what is in doubt', () => {
  const trade = { kind: 'trade', key: 'trade', state: 'proposed', isUsed: false } as Fact
  const facts = [trade, pain('Chafing'), pain('Slow', 'rejected'), offer('Leash'), offer('Gift card', true)]
  expect(unusedUntilConfirmed(facts).map(({ key }) => key)).toEqual(['Chafing'])
})
