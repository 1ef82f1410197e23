import { expect, test } from 'vitest'
import { COUNTRIES, LANGUAGES } from '#shared/brand-brief.ts'
import { DEMO_BRAND_IDS, DEMO_BRANDS } from './demo-brands.ts'
import { DEMO_BEHAVIOR } from './demo-behavior.ts'

test.each(DEMO_BRAND_IDS)('%s is a complete brand that cannot exist', (id) => {
  const brand = DEMO_BRANDS[id]
  expect(brand.id).toBe(id)
  expect(COUNTRIES).toContain(brand.country)
  expect(LANGUAGES).toContain(brand.language)
  // The .example ending can never be registered.
  expect(brand.website).toMatch(/^https:\/\/[a-z]+\.example$/)
  expect(new Intl.DateTimeFormat('en', { timeZone: brand.timezone }).resolvedOptions().timeZone).toBe(brand.timezone)
  const texts = [brand.customerAvatar, brand.productsInfo, brand.buyingJourney, brand.guidelines].flatMap((part) =>
    Object.values(part ?? {}).flat(),
  )
  expect(texts).toHaveLength(15)
  expect(texts.every((text) => typeof text === 'string' && text.trim() !== '')).toBe(true)
})

test.each(DEMO_BRAND_IDS)('what %s says avoids what it does not say', (id) => {
  const { guidelines, ...brand } = DEMO_BRANDS[id]
  const refused = guidelines?.dontSay ?? []
  expect(refused).toHaveLength(3)
  const written = JSON.stringify([brand, guidelines?.say, guidelines?.tone]).toLowerCase()
  for (const words of refused) expect(written).not.toContain(words.toLowerCase())
})

test.each(DEMO_BRAND_IDS)('the audiences of %s get every send of the year', (id) => {
  const { segments, themes } = DEMO_BEHAVIOR[id]
  const sends = Object.values(segments).reduce((sum, segment) => sum + segment.sends, 0)
  expect(Object.values(themes).reduce((sum, count) => sum + count, 0)).toBe(sends)
  expect(themes.winback).toBe(segments.lapsed.sends)
  expect(themes.vip).toBeLessThanOrEqual(segments.best.sends)
})

test('the demo opens on a brand that writes English', () => {
  expect(Object.values(DEMO_BRANDS)[0]).toMatchObject({ name: 'Quillhound Supply', language: 'en' })
})
