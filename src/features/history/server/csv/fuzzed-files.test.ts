import { expect, test } from 'vitest'
import { detectMapping } from './detect-mapping.ts'
import { FileRefusal } from './file-refusal.ts'
import { fuzzedFile } from './fuzzed-file.fixtures.ts'
import { decodeCsv } from './decode-csv.ts'
import { parseFile } from './parse-file.ts'
import { readHeaders } from './read-table.ts'

const FILES = 10_000
const settings = {
  language: 'en' as const,
  country: 'US' as const,
  timezone: 'America/New_York',
  now: new Date('2026-11-21T12:00:00Z'),
}

function outcomeOf(bytes: Buffer): 'understood' | 'refused' {
  try {
    const { mapping } = detectMapping(readHeaders(decodeCsv(bytes)))
    const { campaigns } = parseFile(bytes, { ...settings, mapping })
    for (const { name, sentAt, deliveries } of campaigns) {
      expect(name).not.toBe('')
      expect(name).not.toContain('\0')
      expect(sentAt).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
      expect(Number.isSafeInteger(deliveries) && deliveries >= 0).toBe(true)
    }
    return 'understood'
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error
    expect(error.message.length).toBeGreaterThan(10)
    return 'refused'
  }
}

test('reads ten thousand damaged files or rejects them with a message', { timeout: 120_000 }, () => {
  const counts = { understood: 0, refused: 0 }
  for (let seed = 0; seed < FILES; seed++) counts[outcomeOf(fuzzedFile(seed))]++
  expect(counts.understood).toBeGreaterThan(FILES / 4)
  expect(counts.refused).toBeGreaterThan(0)
})
