import { expect, test } from 'vitest'
import { quotaText } from './payment-texts.ts'

test('limit overrides read as words', () => {
  const quota = { outlinesPerMonth: 1500, users: -1, exportEnabled: true, csvUploadEnabled: false }
  expect(quotaText(quota)).toBe('outlines per month 1,500, users unlimited, export on, csv upload off')
})
