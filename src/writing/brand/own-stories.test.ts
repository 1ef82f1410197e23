import { expect, test } from 'vitest'
import { isStory, tellsOfYear } from './own-stories.ts'

test('a story happened in a year, or a customer said it', () => {
  expect(tellsOfYear('I opened the workshop in 2014, after I saw a ring leave in an envelope.')).toBe(true)
  expect(isStory('Josiane from Commentry said when she heard it again: “That is Sunday noon at our place.”')).toBe(true)
})

test('a price, a date and a short line are none', () => {
  expect(isStory('Records for 2025/26 returns should reach us by the end of the month.')).toBe(false)
  expect(isStory('Since 1987')).toBe(false)
  expect(isStory('The “Great Leech Count” is on every Tuesday evening in the shop.')).toBe(false)
})
