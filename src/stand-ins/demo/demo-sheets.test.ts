import { expect, test } from 'vitest'
import { briefFrom } from '#shared/brief-from.ts'
import { DEMO_BRANDS, DEMO_BRAND_IDS } from './demo-brands.ts'
import { demoSheet } from './demo-sheets.ts'

test.each(DEMO_BRAND_IDS)('everything about %s is confirmed, from its trade to the answers', (id) => {
  const sheet = demoSheet(DEMO_BRANDS[id])
  expect(new Set(sheet.map(({ state }) => state))).toEqual(new Set(['confirmed']))
  const { facts } = briefFrom(DEMO_BRANDS[id], sheet)
  expect(facts.trade).not.toBeNull()
  expect(facts.business).not.toBeNull()
  expect(facts.offers).toHaveLength(4)
  expect(facts.offers.filter(({ isFirstPurchase }) => isFirstPurchase)).toHaveLength(1)
  expect(facts.offers.filter(({ fact }) => fact !== null).length).toBeGreaterThanOrEqual(2)
  expect(facts.doubts.map(({ answer }) => answer)).toEqual([expect.any(String), expect.any(String)])
  expect([facts.pains.length, facts.moments.length, facts.rules.length].every((count) => count > 0)).toBe(true)
  const said = JSON.stringify([facts.business, facts.offers, facts.doubts]).toLowerCase()
  for (const phrase of facts.neverSay) expect(said).not.toContain(phrase.toLowerCase())
})
