import { expect, test } from 'vitest'
import { qualifierIn } from './qualified-days.ts'
import { teaBrand } from './tea-brand.fixtures.ts'
import { toldFacts } from './told-facts.ts'

const tea = teaBrand({
  say: [
    'Last day to order for Christmas is December 11 for Orkney and Shetland.',
    'Last day to order for Christmas is December 16 for everybody else in Britain.',
  ],
})

test('last days for the same act are one email with a subject line for each', () => {
  const [main, other] = toldFacts(tea).deadline
  expect(main?.slots).toMatchObject({
    thing: 'Christmas orders',
    moment: 'Christmas orders: 11 or 16 December',
    to: '11 or 16 December',
  })
  expect(main?.slots.fact).toContain('Shetland')
  expect(main?.slots.fact).toContain('everybody else')
  expect(main?.subjects).toEqual(['Orkney and Shetland: by 11 December', 'Everybody else in Britain: by 16 December'])
  expect(main?.readers).toBeNull()
  expect(other?.toldIn).toBe(main?.name)
  expect(toldFacts(tea)['last-call']).toHaveLength(1)
})

test('a last day for some of the readers names them in its title and goes to them', () => {
  const [only] = toldFacts(teaBrand({ say: tea.facts.say.slice(0, 1) })).deadline
  expect(only?.slots.moment).toBe('Christmas orders for Orkney and Shetland: by 11 December')
  expect(only?.readers).toBe('Orkney and Shetland')
})

test('a last day for everyone stays as it is', () => {
  const [only] = toldFacts(teaBrand({ say: ['Last day to order for Christmas is December 16.'] })).deadline
  expect(only?.slots.moment).toBe('Last day to order for Christmas: 16 December')
  expect(only?.readers).toBeNull()
})

test('what a day holds for is read behind it, or between an order and its verb', () => {
  expect(qualifierIn('Per Natale gli ordini con le iniziali vanno fatti entro giovedì 10 dicembre.', 'it')?.whole).toBe(
    'con le iniziali',
  )
  expect(qualifierIn('Last order day for Christmas is December 16 by ground.', 'en')?.whole).toBe('by ground')
  expect(qualifierIn('Order by December 16, and it arrives in time.', 'en')).toBeNull()
  expect(qualifierIn('Kommen Sie mit Freunden bis zum 16. Dezember.', 'de')).toBeNull()
})
