import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { dateOfMonthly, monthlyDayIn, monthlySentences } from './monthly-days.ts'

test.each<[Language, string, number, number]>([
  ['en', 'Bread class on the last Sunday of every month, 10am, £75.', 7, -1],
  ['en', 'Every first Thursday we open the archive.', 4, 1],
  ['de', 'Rarität: immer am ersten Donnerstag im Monat, 8 Uhr online.', 4, 1],
  ['fr', 'Visite de la traite un samedi par mois, à 17 h, gratuite, le premier samedi.', 6, 1],
  ['es', 'Todos los primeros viernes abrimos el horno.', 5, 1],
  ['it', 'Visite a 15 €, ogni primo sabato del mese alle 17.', 6, 1],
])('a day of each month is read (%s): %s', (language, text, weekday, number) => {
  expect(monthlyDayIn(text, language)).toMatchObject({ weekday, number })
})

test.each<[Language, string]>([
  ['en', 'Every second Saturday we run Sit and Sew.'],
  ['en', 'Poured Tuesdays and Thursdays.'],
  ['de', 'Geröstet wird dienstags und donnerstags.'],
  ['de', 'Am ersten Freitag war der Laden voll.'],
])('a weekly rhythm, every other week and a single day are none (%s): %s', (language, text) => {
  expect(monthlyDayIn(text, language)).toBeNull()
})

test('brackets tell the day of what is named in front of them', () => {
  const text = 'Wenn die neue Rarität kommt (immer am ersten Donnerstag im Monat, 8 Uhr online, meistens abends weg).'
  expect(monthlySentences(text, ['Teuto', 'Rarität'], 'de')).toEqual([
    'Rarität: immer am ersten Donnerstag im Monat, 8 Uhr online, meistens abends weg.',
  ])
})

test('each month has its own date', () => {
  const first = Temporal.PlainDate.from('2026-12-01')
  expect(dateOfMonthly({ weekday: 4, number: 1 }, first).toString()).toBe('2026-12-03')
  expect(dateOfMonthly({ weekday: 7, number: -1 }, first).toString()).toBe('2026-12-27')
  expect(dateOfMonthly({ weekday: 2, number: 1 }, first).toString()).toBe('2026-12-01')
})
