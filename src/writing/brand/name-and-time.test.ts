import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { nameAndTime } from './name-and-time.ts'

test.each<[Language, string, string, string | null]>([
  ['de', 'Baristakurs samstags 10 Uhr', 'Baristakurs', 'samstags 10 Uhr'],
  ['en', 'Pottery class every Thursday at 7 pm', 'Pottery class', 'every Thursday at 7 pm'],
  ['fr', 'Atelier pain le samedi à 10 h', 'Atelier pain', 'le samedi à 10 h'],
  ['es', 'Taller de cata los viernes a las 19 h', 'Taller de cata', 'los viernes a las 19 h'],
  ['it', 'Corso di pasta il sabato alle 10', 'Corso di pasta', 'il sabato alle 10'],
  ['en', 'Sunday Fig', 'Sunday Fig', null],
  ['en', 'Box of Friday 3 oz bars', 'Box of Friday 3 oz bars', null],
])('%s: %s', (language, text, name, time) => {
  expect(nameAndTime(text, language)).toEqual({ name, time })
})
