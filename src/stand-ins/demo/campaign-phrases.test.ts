import { describe, expect, test } from 'vitest'
import type { CampaignTheme } from '#shared/campaign-themes.ts'
import { themeReader } from '#writing/history/campaign-theme.ts'
import { BRISALBA_PHRASES } from './brisalba-phrases.ts'
import { type BrandPhrases, campaignText, fitsDay, phrase, WEEKEND, ANY_DAY } from './campaign-phrases.ts'
import { DEMO_BRANDS, type DemoBrandId } from './demo-brands.ts'
import { QUILLHOUND_PHRASES } from './quillhound-phrases.ts'
import { TANNHOLT_PHRASES } from './tannholt-phrases.ts'

const BRANDS: [DemoBrandId, BrandPhrases][] = [
  ['tannholt', TANNHOLT_PHRASES],
  ['brisalba', BRISALBA_PHRASES],
  ['quillhound', QUILLHOUND_PHRASES],
]

describe.each(BRANDS)('%s', (brandId, { products, themes }) => {
  const written = Object.entries(themes) as [CampaignTheme, NonNullable<(typeof themes)[CampaignTheme]>][]

  test('every wording is recognized as its theme, whatever product it names', () => {
    const read = themeReader(
      DEMO_BRANDS[brandId].language,
      products.map(({ text }) => text),
    )
    const misread = written.flatMap(([theme, phrases]) =>
      phrases.flatMap(({ name, subject }) =>
        products
          .map((product) => [campaignText(name, product), campaignText(subject, product)] as const)
          .filter((texts) => read(...texts) !== theme)
          .map((texts) => `${theme}: ${texts.join(' ')}`),
      ),
    )
    expect(misread).toEqual([])
  })

  test('no wording is written twice', () => {
    const all = written.flatMap(([, phrases]) => phrases)
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
    expect(new Set(all.map(({ subject }) => subject)).size).toBe(all.length)
  })

  test('subjects stay short and never say what the brand does not say', () => {
    const refused = DEMO_BRANDS[brandId].guidelines?.dontSay ?? []
    expect(refused).not.toEqual([])
    for (const { name, subject } of written.flatMap(([, phrases]) => phrases)) {
      expect(subject.length, subject).toBeLessThanOrEqual(60)
      expect(subject).not.toMatch(/!|%|\d+ ?€|\$/)
      for (const words of refused) expect(`${name} ${subject}`.toLowerCase()).not.toContain(words.toLowerCase())
    }
  })
})

test('knows which days a wording fits', () => {
  expect(fitsDay(phrase('a', 'b'), '2026-05-05', 2)).toBe(true)
  expect(fitsDay(phrase('a', 'b', '11-20..12-05'), '2026-12-05', 6)).toBe(true)
  expect(fitsDay(phrase('a', 'b', '11-20..12-05'), '2026-12-06', 0)).toBe(false)
  expect(fitsDay(phrase('a', 'b', '12-15..01-04'), '2026-01-04', 0)).toBe(true)
  expect(fitsDay(phrase('a', 'b', '12-15..01-04'), '2026-12-14', 1)).toBe(false)
  expect(fitsDay(phrase('a', 'b', ANY_DAY, WEEKEND), '2026-05-05', 2)).toBe(false)
  expect(fitsDay(phrase('a', 'b', ANY_DAY, WEEKEND), '2026-05-10', 0)).toBe(true)
})
