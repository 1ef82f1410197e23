import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { leansOnAnother } from './leans-on.ts'

test.each<[Language, string, string]>([
  ['en', 'And if you only ever drink one tea, don’t take the box.', 'Andes mint, picked in May'],
  ['en', 'They last about eight weeks', 'The candles last about eight weeks'],
  ['en', 'But the fitting is free', 'And if it doesn’t fit?'],
  ['de', 'Da geht doppelt so viel Händedesinfektion', 'Dahlien gehen im Mai in die Erde'],
  ['de', 'Aber der Deckel bleibt dicht', 'Der Deckel bleibt dicht'],
  ['fr', 'La Gabare pour un seul enfant, non plus', 'La Gabare pour deux enfants'],
  ['fr', 'Mais le fil tient dix ans', 'Maison ouverte le samedi'],
  ['es', 'Pero la tapa no pierde', 'Perol de cobre, hecho a mano'],
  ['es', 'El corcho tampoco', 'El corcho viene de aquí'],
  ['it', 'Ma il filo tiene', 'Mani che impastano'],
  ['it', 'Il feltro neanche', 'Il feltro è di lana'],
])('a text that continues another one isn’t a title (%s)', (language, leaning, whole) => {
  expect(leansOnAnother(leaning, language)).toBe(true)
  expect(leansOnAnother(whole, language)).toBe(false)
})
