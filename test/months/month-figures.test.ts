import { describe, expect, test } from 'vitest'
import { hasTradePack } from '#writing/stock/brand-family.ts'
import { KNOWN_BRANDS, bareBrand, rivalOf } from './known-brands.ts'
import { sharedInMonths, sharedInYear, yearFigures } from './month-figures.ts'
import { type WrittenMonth, plannedYear } from './planned-year.ts'

const FROM = { year: 2027, month: 1 }
const brandOf = (id: string) => KNOWN_BRANDS.find((brand) => brand.id === id)!
// Trades of different families. “npm run months -- figures” checks all brands.
const IDS = ['en-us-html-paste', 'en-us-caps-pets', 'de-hoerakustik', 'de-praxisbedarf', 'fr-vin-nature', 'es-academia']
const BRANDS = [...IDS, 'it-cosmetici-minuscole'].map(brandOf)

const years = new Map<string, WrittenMonth[]>()

describe.each(BRANDS)('a year of $id', (brand) => {
  test('meets the limits of a careful reader', async () => {
    const year = await plannedYear({ brand, from: FROM, months: 12, hasOutlines: true })
    years.set(brand.id, year)
    const figures = yearFigures(brand, year)
    expect(hasTradePack(brand)).toBe(true)
    expect(figures).toMatchObject({ ofOtherTrades: 0, lowerCaseTitles: [], undrafted: 0, repeatedSubjects: [] })
    expect(figures.emails).toBeGreaterThanOrEqual(12 * 5)
    expect(figures.shareWithGaps).toBeLessThanOrEqual(0.3)
    expect(figures.firstRepeat ?? 13).toBeGreaterThanOrEqual(9)
  })
})

test('brands of different trades share at most three ideas in a hundred in the same months', () => {
  const shares = BRANDS.flatMap((brand) =>
    BRANDS.filter((other) => other.id > brand.id && other.language === brand.language).map((other) =>
      sharedInMonths({ brands: [brand, other], years: [years.get(brand.id)!, years.get(other.id)!] }),
    ),
  )
  expect(shares).toHaveLength(2)
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThanOrEqual(0.03)
})

test('two brands that sell the same share at most 35 planned titles in a hundred over a year', async () => {
  const shares: number[] = []
  for (const brand of ['en-us-caps-pets', 'de-praxisbedarf', 'es-academia'].map(brandOf)) {
    const rival = rivalOf(brand)
    const year = await plannedYear({ brand: rival, from: FROM, months: 12, hasOutlines: false })
    shares.push(sharedInYear({ brands: [brand, rival], years: [years.get(brand.id)!, year] }))
  }
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThanOrEqual(0.35)
})

test('a brand with only a name gets a few ideas, and none of a trade', async () => {
  const brand = bareBrand(brandOf('en-us-html-paste'))
  const [first] = await plannedYear({ brand, from: FROM, months: 1, hasOutlines: true })
  const figures = yearFigures(brand, [first!])
  expect(figures).toMatchObject({ ofOtherTrades: 0, lowerCaseTitles: [], undrafted: 0 })
  expect(first!.emails.length).toBeGreaterThanOrEqual(2)
  expect(figures.emails + figures.shelf).toBeLessThanOrEqual(20)
})
