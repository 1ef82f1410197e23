import { expect, test } from 'vitest'
import type { FactValue } from '#shared/brand-sheet.ts'
import { type HistoryReader, readHistory } from './read-history.ts'

const reader = { brandName: 'Northfold', language: 'en', thisMonth: '2026-11', known: [] } as const

const sent = (names: readonly string[]) =>
  names.map((name, day) => ({ name, sentOn: `2026-10-${String(day + 1).padStart(2, '0')}` }))

const offersIn = (names: readonly string[], changes: Partial<HistoryReader> = {}) =>
  readHistory(sent(names), { ...reader, ...changes }).flatMap((fact) =>
    fact.kind === 'offer' ? [fact.value.name] : [],
  )

const known = (name: string): HistoryReader['known'] => [
  {
    kind: 'offer',
    value: {
      name,
      shortName: name,
      kind: null,
      grammar: null,
      isFirstPurchase: false,
      fact: null,
      price: null,
      forWhom: null,
      chooseIf: null,
      season: null,
    },
  },
]

test('a product that three campaigns name is proposed with the campaign it was read from', () => {
  const emails = sent(['Back in stock: Summit Harness', 'Gift guide: Summit Harness', 'Summit Harness, 2 days left'])
  expect(readHistory(emails, reader)).toMatchObject([
    {
      kind: 'offer',
      key: 'summit harness',
      source: 'history',
      quote: 'Back in stock: Summit Harness',
      value: { name: 'Summit Harness', kind: 'durable' },
    },
  ])
})

test.each<[HistoryReader['language'], string[], string[]]>([
  [
    'en',
    ['Meet Morning Bramble Tea', 'Morning Bramble Tea is back', 'Last call - Morning Bramble Tea'],
    ['Morning Bramble Tea'],
  ],
  ['de', ['Neu: Alpenglück Kaffee', 'Alpenglück Kaffee wieder da', 'Rabatt Alpenglück Kaffee'], ['Alpenglück Kaffee']],
  ['fr', ['Retour du Café Bourbon', 'Café Bourbon : dernier jour', 'Découvrez le café Bourbon'], ['Café Bourbon']],
  ['es', ['Vuelve: Aceite Marisma', 'Aceite Marisma en oferta', 'Opiniones | Aceite Marisma'], ['Aceite Marisma']],
  ['it', ['Torna la Crema Aurora', 'Crema Aurora: ultimi giorni', 'Sconto Crema Aurora'], ['Crema Aurora']],
])('in %s, %j name %j', (language, names, expected) => {
  expect(offersIn(names, { language })).toEqual(expected)
})

test('two campaigns are not enough, and one that repeats a name counts once', () => {
  expect(offersIn(['Summit Harness', 'Summit Harness: why the Summit Harness lasts'])).toEqual([])
})

test.each<[HistoryReader['language'], string]>([
  ['en', 'Spring Sale Starts'],
  ['en', 'Black Friday Box'],
  ['en', "Mother's Day Gift Set"],
  ['en', 'New Coffee'],
  ['en', 'Buy More Coffee'],
  ['en', 'Winter Kit'],
  ['en', 'October Newsletter'],
  ['en', 'october coffee'],
  ['en', 'VIP Early Access'],
  ['en', 'Love Coffee'],
  ['en', 'Coffee Tea Set'],
  ['de', 'Letzte Chance'],
  ['de', 'Neue Kaffee'],
  ['de', 'Weihnachten Box'],
  ['de', 'Dezember Paket'],
  ['fr', 'Offre Coffret Noël'],
  ['fr', 'Le coffret du mois'],
  ['es', 'Caja Navidad'],
  ['it', 'Confezione Natale'],
])('in %s, "%s" isn\'t the name of a product, however often the brand sends it', (language, name) => {
  expect(offersIn([name, name, name, name], { language })).toEqual([])
})

test.each([
  ['what the profile names', known('Summit Harness')],
  ['a part of a name in the profile', known('Summit Harness for large dogs')],
  ['a name of the profile with a word before it', known('Harness')],
])('%s is not proposed again', (_, facts) => {
  expect(offersIn(['Summit Harness', 'Summit Harness', 'Summit Harness'], { known: facts })).toEqual([])
})

test("the name of the brand isn't a product", () => {
  const names = ['Northfold Coffee: news', 'Northfold Coffee', 'Hello from Northfold Coffee']
  expect(offersIn(names, { brandName: 'Northfold Coffee' })).toEqual([])
})

/** So many emails in March, April and so on, spread over the given weekdays of the month, Monday being 1. */
function rhythmOf(counts: readonly number[], weekdays: readonly number[]): FactValue<'rhythm'> | undefined {
  const emails = counts.flatMap((count, index) => {
    const month = Temporal.PlainYearMonth.from({ year: 2026, month: 3 + index })
    const days = Array.from({ length: month.daysInMonth }, (_, day) => month.toPlainDate({ day: day + 1 })).filter(
      ({ dayOfWeek }) => weekdays.includes(dayOfWeek),
    )
    return Array.from({ length: count }, (_, at) => ({
      name: `Letter ${index} ${at}`,
      sentOn: days[at % days.length]!.toString(),
    }))
  })
  return readHistory(emails, reader).flatMap((fact) => (fact.kind === 'rhythm' ? [fact.value] : []))[0]
}

test.each([
  [[6, 6, 7], 6],
  [[1, 1, 1], 4],
  [[5, 5, 5], 4],
  [[9, 9, 10, 8], 8],
  [[20, 18, 25], 10],
  [[2, 8, 8], 8],
])('months with %j emails propose %d a month', (counts, emails) => {
  expect(rhythmOf(counts, [2, 4])?.emails).toBe(emails)
})

test('the weekdays that most emails went out on are proposed, and none where there is no habit', () => {
  expect(rhythmOf([6, 6, 6], [2, 4])?.weekdays).toEqual([2, 4])
  expect(rhythmOf([5, 5, 5], [1, 2, 3, 4, 5])?.weekdays).toEqual([])
})

test('two months prove no rhythm, and the month that is not over does not count', () => {
  expect(rhythmOf([6, 6], [2, 4])).toBeUndefined()
  const days = ['2026-09-01', '2026-10-01', '2026-11-03', '2026-11-05']
  const emails = days.map((sentOn) => ({ name: sentOn, sentOn }))
  expect(readHistory(emails, reader)).toEqual([])
})
