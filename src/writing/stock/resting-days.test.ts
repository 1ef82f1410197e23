import { expect, test } from 'vitest'
import { withRules } from '../brand/brand-brief.fixtures.ts'
import { closingsAfter } from './resting-days.ts'
import { teaBrand } from './tea-brand.fixtures.ts'
import { toldFacts } from './told-facts.ts'

const toldOf = (text: string) => toldFacts(withRules(teaBrand(), text))

test('a closing without a first day has an email when it is over, with what follows it', () => {
  const told = toldOf('Workshop closed until January 7 for stocktaking, parts ship again from January 8.')
  expect(told.closing).toEqual([])
  expect(told.reopening).toMatchObject([{ slots: { to: '7 January', fact: 'Parts ship again from January 8.' } }])
})

test("that the brand is back then isn't news", () => {
  const [told] = toldOf('We are closed from August 3 to 20, back on August 21.').reopening
  expect(told?.slots.fact).toBe('Whatever had to wait for the end of the break can go ahead now.')
})

test('a closing with both days has an email before and after', () => {
  const told = toldOf('We are closed from August 3 to 20.')
  expect(told.closing).toMatchObject([{ slots: { from: '3 August', to: '20 August', back: '21 August' } }])
  expect(told.reopening).toHaveLength(1)
})

test('parcels that go out again after a weekend end the stop', () => {
  const told = toldOf('No shipping December 24 to January 8, we ship again on January 11.')
  expect(told.pause).toMatchObject([{ slots: { back: '11 January' } }])
})

test('a stop of the post alone closes no door', () => {
  const told = toldOf('No post between 1 and 10 January.')
  expect(told.reopening).toEqual([])
  expect(told.pause).toHaveLength(1)
})

test('a day or two that are closed are mentioned before them, and fill no email', () => {
  const brief = withRules(teaBrand(), 'Closed January 18 and 19 for inventory.')
  expect(toldFacts(brief).closing).toEqual([])
  expect(closingsAfter('2027-01-07', brief)).toEqual(['Closed January 18 and 19 for inventory.'])
  expect(closingsAfter('2027-01-02', brief)).toEqual([])
  expect(closingsAfter('2027-01-20', brief)).toEqual([])
})

test('of several closed days, those that are over are not mentioned', () => {
  const brief = withRules(teaBrand(), 'Closed January 1 and January 18 (stocktaking).')
  expect(closingsAfter('2027-01-06', brief)).toEqual(['Closed January 18 (stocktaking).'])
})

test('shorter hours and a day without office hours are mentioned before them', () => {
  const brief = teaBrand()
  const say = [...brief.facts.say, 'No office hours on February 9.', 'Shrove Tuesday, February 16, open until noon.']
  const told = { ...brief, facts: { ...brief.facts, say } }
  expect(closingsAfter('2027-02-04', told)).toEqual([
    'No office hours on February 9.',
    'Shrove Tuesday, February 16, open until noon.',
  ])
  expect(closingsAfter('2027-01-04', told)).toEqual([])
})

test('a stop over the turn of the year lasts until parcels go out again', () => {
  const told = toldOf('Nothing ships from December 24 to December 31, we ship again on January 4.')
  expect(told.pause).toMatchObject([{ slots: { back: '4 January' } }])
})

test('a phrase that says when all is open again is a closing with its emails, and another one is only mentioned', () => {
  const telling = (text: string) => {
    const brief = teaBrand()
    return toldFacts({ ...brief, facts: { ...brief.facts, say: [text] } })
  }
  const whole = telling('The shop is closed from December 24 to January 6, and we reopen on January 7.')
  expect(whole.closing).toHaveLength(1)
  expect(whole.reopening).toHaveLength(1)
  expect(telling('The cellar is closed from January 4 to January 16.').closing).toEqual([])
})
