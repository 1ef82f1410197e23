import { describe, expect, test } from 'vitest'
import { brandHost, findForeignLinks } from './brand-links.ts'
import { findReservedSaleWord, frenchSalesPeriods } from './legal-words.ts'
import { readingGrade } from './reading-grade.ts'

describe('links', () => {
  const website = 'https://www.quillhound.example/shop'

  test.each([
    'See https://quillhound.example/sizes',
    'See www.quillhound.example.',
    'https://help.quillhound.example/returns',
    'Write to hello@quillhound.example',
    'No link at all: 6ft, 3/4',
  ])('%s stays', (text) => {
    expect(findForeignLinks(text, website)).toEqual([])
  })

  test.each([
    'https://evil.example/quillhound.example',
    'https://quillhound.example.evil.example/',
    'https://notquillhound.example',
    'http://user@evil.example',
    'javascript:alert(1)',
    'Write to me@other.example',
    'https://quillhound.example@evil.example/',
  ])('%s is foreign', (text) => {
    expect(findForeignLinks(text, website)).not.toEqual([])
  })

  test('a brand without a website has no links', () => {
    expect(brandHost(null)).toBeNull()
    expect(brandHost('not a website')).toBeNull()
    expect(findForeignLinks('https://quillhound.example', null)).toEqual(['https://quillhound.example'])
  })
})

describe('the French word for sales', () => {
  test('its periods', () => {
    expect(frenchSalesPeriods(2026).map((period) => period.from)).toEqual(['2026-01-07', '2026-06-24'])
    expect(frenchSalesPeriods(2027).map((period) => period.from)).toEqual(['2027-01-06', '2027-06-23'])
    expect(frenchSalesPeriods(2028).map((period) => period.from)).toEqual(['2028-01-12', '2028-06-28'])
  })

  test('is refused outside them', () => {
    const may = { from: '2026-05-01', to: '2026-05-31' }
    const january = { from: '2026-01-01', to: '2026-01-31' }
    expect(findReservedSaleWord('Les SOLDES arrivent', may)).toBe('soldes')
    expect(findReservedSaleWord('Les soldes arrivent', january)).toBeNull()
    expect(findReservedSaleWord('Console de jeux', may)).toBeNull()
  })
})

test('reading grade', () => {
  expect(readingGrade('The dog runs. The sun is out. We walk to the lake.')).toBeLessThan(3)
  expect(
    readingGrade(
      'Notwithstanding considerable organisational complexity, contemporary communication necessitates comprehensive interdisciplinary collaboration.',
    ),
  ).toBeGreaterThan(15)
  expect(readingGrade('')).toBe(0)
})
