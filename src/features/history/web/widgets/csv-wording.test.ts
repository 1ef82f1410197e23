import { expect, test } from 'vitest'
import { CSV_TARGETS, NOT_MAPPED } from '../../contract.ts'
import { isCsv, isTooLarge, sizeText } from './chosen-file.ts'
import { type CompleteMapping, missingTargets, outcomeToast, repeatsText } from './csv-wording.ts'

test('accepts a file by its type or its extension', () => {
  expect(isCsv({ name: 'a.CSV', type: 'application/vnd.ms-excel' })).toBe(true)
  expect(isCsv({ name: 'export', type: 'text/csv' })).toBe(true)
  expect(isCsv({ name: 'a.xlsx', type: 'application/zip' })).toBe(false)
})

test('sizes are in KB with two decimals', () => {
  expect([sizeText(0), sizeText(12_646)]).toEqual(['0.00 KB', '12.35 KB'])
  expect([isTooLarge({ size: 10_485_760 }), isTooLarge({ size: 10_485_761 })]).toEqual([false, true])
})

test('names the columns that still need a mapping', () => {
  const none = Object.fromEntries(CSV_TARGETS.map((target) => [target, NOT_MAPPED])) as CompleteMapping
  expect(missingTargets(none)).toEqual(['Sent at', 'Campaign name', 'Deliveries'])
  expect(missingTargets({ ...none, sent_at: 'A', campaign_name: 'B', deliveries: 'C' })).toEqual([])
})

test("shows values in the user's format", () => {
  expect([repeatsText(1), repeatsText(2)]).toEqual([
    '1 row is a duplicate and counts once.',
    '2 rows are duplicates and count once.',
  ])
})

test('the toast shows imported and failed rows', () => {
  expect(outcomeToast({ successfulRows: 59, failedRows: 0 })).toEqual({
    title: 'Upload complete',
    description: '59 rows imported.',
  })
  expect(outcomeToast({ successfulRows: 1, failedRows: 2 })).toEqual({
    title: 'Upload completed with warnings',
    description: '1 row imported, 2 rows had errors.',
    variant: 'warning',
  })
})
