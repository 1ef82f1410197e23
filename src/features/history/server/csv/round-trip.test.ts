import * as fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { detectMapping } from './detect-mapping.ts'
import { FileRefusal } from './file-refusal.ts'
import { decodeCsv } from './decode-csv.ts'
import { readTable } from './read-table.ts'
import { type FileSettings, understandFile } from './understand-file.ts'

const brand: Omit<FileSettings, 'mapping'> = {
  language: 'en',
  country: 'US',
  timezone: 'America/New_York',
  now: new Date('2026-11-21T12:00:00Z'),
}

function understand(text: string) {
  const table = readTable(text)
  return understandFile(table, { ...brand, mapping: detectMapping(table.headers).mapping })
}

const known = fc.record({
  name: fc.stringMatching(/^[A-Z][a-zé"',; ]{0,20}[a-z]$/).filter((name) => !name.includes('  ')),
  day: fc.integer({ min: 0, max: 700 }).map((days) => new Date(Date.UTC(2025, 0, 1 + days)).toISOString().slice(0, 10)),
  deliveries: fc.integer({ min: 1, max: 3_000_000 }),
  opens: fc.integer({ min: 0, max: 2_000_000 }),
  cents: fc.integer({ min: -100_000, max: 900_000_000 }),
})
type Known = typeof known extends fc.Arbitrary<infer T> ? T : never

const grouped = (whole: number, sign: string) => String(whole).replace(/\B(?=(\d{3})+$)/g, sign)
const money = (cents: number, thousands: string, decimal: string) =>
  `${cents < 0 ? '-' : ''}${grouped(Math.floor(Math.abs(cents) / 100), thousands)}${decimal}${String(Math.abs(cents) % 100).padStart(2, '0')}`
const [year, month, dayOf] = [0, 5, 8].map((at) => (day: string) => day.slice(at, at === 0 ? 4 : at + 2)) as [
  (day: string) => string,
  (day: string) => string,
  (day: string) => string,
]

const ENGLISH = ['Campaign name', 'Send date', 'Delivered', 'Unique opens', 'Revenue']
const FORMATS = {
  plain: {
    delimiter: ',',
    headers: ENGLISH,
    row: (k: Known) => [k.day, `${k.deliveries}`, `${k.opens}`, money(k.cents, '', '.')],
  },
  american: {
    delimiter: ',',
    headers: ENGLISH,
    row: (k: Known) => [
      `${month(k.day)}/${dayOf(k.day)}/${year(k.day)}`,
      grouped(k.deliveries, ','),
      grouped(k.opens, ','),
      `$${money(k.cents, ',', '.')}`,
    ],
  },
  german: {
    delimiter: ';',
    headers: ['Kampagnenname', 'Versanddatum', 'Zugestellt', 'Öffnungen', 'Umsatz'],
    row: (k: Known) => [
      `${dayOf(k.day)}.${month(k.day)}.${year(k.day)}`,
      grouped(k.deliveries, '.'),
      grouped(k.opens, '.'),
      `${money(k.cents, '.', ',')} €`,
    ],
  },
  french: {
    delimiter: '\t',
    headers: ['Nom de la campagne', 'Date d’envoi', 'Délivrés', 'Ouvertures', 'Revenus'],
    row: (k: Known) => [
      k.day,
      grouped(k.deliveries, '\u202F'),
      grouped(k.opens, '\u00A0'),
      `${money(k.cents, '\u00A0', ',')} €`,
    ],
  },
  klaviyo: {
    delimiter: ',',
    headers: ['Campaign Name', 'Send Time', 'Successful Deliveries', 'Unique Opens', 'Revenue'],
    row: (k: Known) => [`${k.day} 00:00:00`, `${k.deliveries}.0`, `${k.opens}.0`, money(k.cents, '', '.')],
  },
} as const

const settlingRow: Known = { name: 'Settles the order', day: '2025-03-28', deliveries: 1000, opens: 1, cents: 12_345 }

test.each(Object.entries(FORMATS))('reads rows written as %s unchanged', (_, { delimiter, headers, row }) => {
  fc.assert(
    fc.property(
      fc.uniqueArray(known, { maxLength: 12, selector: ({ name }) => name.toLowerCase() }),
      fc.constantFrom('\n', '\r\n'),
      (rows, newline) => {
        const all = [...rows.filter(({ name }) => name !== settlingRow.name), settlingRow]
        const data = all.map((entry) => [entry.name, ...row(entry)])
        const { campaigns, errors } = understand(Papa.unparse([[...headers], ...data], { delimiter, newline }))
        expect(errors).toEqual([])
        expect(
          campaigns.map(({ name, sentAt, deliveries, opens, revenue }) => [name, sentAt, deliveries, opens, revenue]),
        ).toEqual(
          all.map(({ name, day, deliveries, opens, cents }) => [
            name,
            `${day} 00:00:00`,
            deliveries,
            opens,
            cents / 100,
          ]),
        )
      },
    ),
    { numRuns: 150 },
  )
})

const CELL = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom(
    '1.234,5',
    '45719',
    '1e400',
    '99999999999999',
    '31/02/2025',
    '"',
    '""',
    '\n',
    ';',
    '\t',
    '%',
    '-',
    'Total',
    '=1+1',
  ),
)

test('rejects any other file without crashing', () => {
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.array(fc.array(CELL, { maxLength: 7 }), { maxLength: 12 }),
      fc.constantFrom(',', ';', '\t', '|'),
      (hasHeaders, rows, delimiter) => {
        const body = rows.map((cells) => cells.join(delimiter)).join('\n')
        const text = hasHeaders ? `${ENGLISH.join(delimiter)}\n${body}` : body
        try {
          const { campaigns, readableRows, duplicateRows } = understand(decodeCsv(Buffer.from(text)))
          expect(campaigns.length).toBe(readableRows - duplicateRows)
          for (const { deliveries, sentAt } of campaigns) {
            expect(deliveries).toBeGreaterThan(0)
            expect(sentAt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
          }
        } catch (error) {
          expect(error).toBeInstanceOf(FileRefusal)
        }
      },
    ),
    { numRuns: 2000 },
  )
})
