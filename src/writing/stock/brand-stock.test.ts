import { expect, test } from 'vitest'
import { type StockRequest, brandStock, packsOf, stockSteps } from './brand-stock.ts'
import { teaBrand, teaOffer } from './tea-brand.fixtures.ts'

function request(offers: number, maySay: (text: string) => boolean = () => true): StockRequest {
  const brief = teaBrand({ offers: Array.from({ length: offers }, (_, number) => teaOffer(`Hollow tea ${number}`)) })
  return { brief, offers: brief.facts.offers, hasHistory: false, maySay }
}

test('the stock is the same in steps, one for each angle and one for all, and in a single step', () => {
  const given = request(3)
  const angles = packsOf(given.brief).reduce((sum, pack) => sum + pack.angles.length, 0)
  const steps = stockSteps(given)
  let count = 0
  let step = steps.next()
  for (; step.done !== true; step = steps.next()) count += 1
  expect(count).toBe(angles + 1)
  expect(step.value).toEqual(brandStock(given))
})

test('an angle names four offers, and stops after forty', () => {
  const { ideas } = brandStock(request(100))
  const offers = ideas.flatMap(({ readings }) => readings.flatMap(({ offer }) => (offer === null ? [] : [offer.name])))
  expect([...new Set(offers)]).toEqual([0, 1, 2, 3].map((number) => `Hollow tea ${number}`))
  const asked = (count: number) => {
    let texts = 0
    brandStock(
      request(count, () => {
        texts += 1
        return false
      }),
    )
    return texts
  }
  expect(asked(200)).toBe(asked(40))
  expect(asked(40)).toBeGreaterThan(asked(20))
})

test('a scene names first the offer that shares most of its words', () => {
  const offers = [teaOffer('Gift voucher box'), teaOffer('Smoked black tea'), teaOffer('Office kettle')]
  const brief = teaBrand({ offers })
  const { ideas } = brandStock({ brief, offers, hasHistory: false, maySay: () => true })
  const speaksOf = (word: RegExp) =>
    ideas.filter(({ angle, readings }) => readings.length > 1 && word.test(JSON.stringify(angle)))
  const firstOf = (word: RegExp) => new Set(speaksOf(word).map(({ readings }) => readings[0]!.offer?.name))
  expect(firstOf(/kettle/)).toContain('Office kettle')
  expect(firstOf(/smok/)).not.toContain('Office kettle')
})
