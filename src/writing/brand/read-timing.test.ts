import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import type { Timing } from '#shared/brand-sheet.ts'
import { readTiming } from './read-timing.ts'

const every = (unit: 'day' | 'week' | 'month', from: number, to = from): Timing => ({ type: 'every', unit, from, to })
const until = (day: string): Timing => ({ type: 'until', day, dayOfMonth: null })

test.each<[Language, string, Timing | null]>([
  ['en', 'bag is empty (5 weeks or so)', every('week', 5)],
  ['en', 'most people twice a year', every('month', 6)],
  ['de', 'Gips alle 3–4 Wo.', every('week', 3, 4)],
  ['de', 'bestellen dann 2–3 mal im Jahr', every('month', 4, 6)],
  ['fr', '4 commandes par an', every('month', 3)],
  ['fr', 'toutes les 6 semaines', every('week', 6)],
  ['es', '3 veces al año', every('month', 4)],
  ['es', 'repiten cada 3 o 4 meses', every('month', 4)],
  ['it', "1 volta l'anno", every('month', 12)],
  ['it', 'il sacco finisce dopo 20 giorni', every('day', 20)],
])('a cycle (%s): %s', (language, text, timing) => {
  expect(readTiming(text, language)).toEqual(timing)
})

test.each<[Language, string, Timing | null]>([
  ['en', 'Cutoff for swaps 15 May', until('05-15')],
  ['en', 'order before the 20th', { type: 'until', day: null, dayOfMonth: 19 }],
  ['en', 'order by the 20th', { type: 'until', day: null, dayOfMonth: 20 }],
  ['de', 'Versandschluss 16.12.', until('12-16')],
  ['de', 'Anmeldung vor dem 1. März', until('02-28')],
  ['es', 'pedidos antes del 15 de diciembre', until('12-14')],
  ['it', 'iscrizioni prima del 20 settembre', until('09-19')],
  ['de', 'Anmeldung bis zum 28. Februar', until('02-28')],
  ['de', 'Für Ostern (28. März) muss die Bestellung bis 20. Jänner da sein', null],
  ['fr', 'commande avant le 28', { type: 'until', day: null, dayOfMonth: 27 }],
  ['fr', 'possible si on nous prévient avant le 20 juin', until('06-19')],
  ['es', 'pedidos hasta el 15 de diciembre', until('12-15')],
  ['it', 'iscrizioni entro il 20 settembre', until('09-20')],
])('a last day (%s): %s', (language, text, timing) => {
  expect(readTiming(text, language)).toEqual(timing)
})

test.each<[Language, string]>([
  ['en', 'it goes to the council, which meets every other month, and the treasurer pays within 30 days'],
  ['en', 'pre-orders for next winter (open 1 November, the good ones are gone by Feb)'],
  ['en', 'Repairs turned round in 10 days'],
  ['de', 'Pflege von Juni bis August, alle Hände werden gebraucht'],
  ['es', 'matrícula hasta 10 días antes'],
  ['fr', 'livraison en 48 h avant midi'],
  ['it', 'Chiuso fino al 20 agosto'],
])('neither (%s): %s', (language, text) => {
  expect(readTiming(text, language)).toBeNull()
})
