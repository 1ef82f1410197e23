import { describe, expect, test } from 'vitest'
import { BRISALBA_PHRASES } from './brisalba-phrases.ts'
import { type BrandPhrases, campaignText, fitsDay, phrase, WEEKEND, ANY_DAY } from './campaign-phrases.ts'
import patterns from './campaign-themes.fixture.json' with { type: 'json' }
import { CAMPAIGN_THEMES, type CampaignTheme } from './demo-behaviour.ts'
import { DEMO_BRANDS, type DemoBrandId } from './demo-brands.ts'
import { QUILLHOUND_PHRASES } from './quillhound-phrases.ts'
import { TANNHOLT_PHRASES } from './tannholt-phrases.ts'

const BRANDS: [DemoBrandId, BrandPhrases][] = [
  ['tannholt', TANNHOLT_PHRASES],
  ['brisalba', BRISALBA_PHRASES],
  ['quillhound', QUILLHOUND_PHRASES],
]

function themeOf(text: string): CampaignTheme | undefined {
  return CAMPAIGN_THEMES.find((theme) => new RegExp(patterns[theme], 'i').test(text))
}

test('themes are asked in the classifier’s order', () => {
  expect(Object.keys(patterns)).toEqual([...CAMPAIGN_THEMES])
})

describe.each(BRANDS)('%s', (brandId, { products, themes }) => {
  const written = Object.entries(themes) as [CampaignTheme, NonNullable<(typeof themes)[CampaignTheme]>][]

  test('every wording is recognised as its theme, whatever product it names', () => {
    const misread = written.flatMap(([theme, phrases]) =>
      phrases.flatMap(({ name, subject }) =>
        products
          .filter((product) => product.notIn?.includes(theme) !== true)
          .map((product) => campaignText(`${name} ${subject}`, product))
          .filter((text) => themeOf(text) !== theme)
          .map((text) => `${theme}: ${text}`),
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
