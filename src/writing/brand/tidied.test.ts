import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { mended } from '../packs/everyday-words.ts'
import { withTitles } from './tidied.ts'

test.each<[Language, string, string]>([
  ['en', 'it wont float. bring a lid', "it won't float. Bring a lid"],
  ['en', 'approx. two hours, e.g. on a Monday', 'approx. two hours, e.g. on a Monday'],
  ['de', 'frei Haus ab 90 €. neu ab 3.2.: Karten', 'frei Haus ab 90 €. Neu ab 3.2.: Karten'],
  ['de', '17. jänner u. 14. februar, inkl. Leine, 20€', '17. Jänner und 14. Februar, inkl. Leine, 20 €'],
  ['de', 'mit Leine u. a. Dingen', 'mit Leine u. a. Dingen'],
  ['fr', '- ça dure combien? 1h30 à 14h', 'ça dure combien\u00A0? 1 h 30 à 14 h'],
  ['de', 'dann kommts mit DHL noch an', 'dann kommts mit DHL noch an'],
  ['fr', 'ouvert en janv. et mars', 'ouvert en janv. et mars'],
  ['fr', 'voir https://exemple.fr/prix?page=2', 'voir https://exemple.fr/prix?page=2'],
  ['es', 'el pan no, las galletas si. Si quieres, llama', 'el pan no, las galletas sí. Si quieres, llama'],
  ['es', 'si, cortada, hasta las 13h', 'sí, cortada, hasta las 13 h'],
  [
    'es',
    'San Blas 3 febrero: rosca de san blas, y san blasito',
    'San Blas 3 febrero: rosca de San Blas, y san blasito',
  ],
  ['it', "e' piu' caldo perche' c'e' il sole, un po' tardi", "è più caldo perché c'è il sole, un po' tardi"],
  ['it', 'ordine minimo € 60. spedizione € 9', 'ordine minimo € 60. Spedizione € 9'],
  ['it', 'le altre si. si verifica sul posto', 'le altre sì. si verifica sul posto'],
  ['en', 'the trainng starts, batchs of ten', 'the training starts, batches of ten'],
  [
    'fr',
    'des cargos révisés, garantis un an, filles et garçons',
    'des cargos révisés, garantis un an, filles et garçons',
  ],
  ['it', 'due casette in legno', 'due casette in legno'],
])('What an owner typed in a hurry (%s): %s', (language, text, printed) => {
  expect(mended(text, language)).toBe(printed)
})

test.each<[Language, string, string]>([
  ['en', "'First lake' swim, bring a friend's towel", "“First lake” swim, bring a friend's towel"],
  ['fr', "l'atelier 'tricoter sans compter' à l'étage", "l'atelier « Tricoter sans compter » à l'étage"],
  ['de', "Abend 'nur Schafe'.", 'Abend „Nur Schafe“.'],
])('A title has the quotation marks of the language (%s): %s', (language, text, printed) => {
  expect(withTitles(text, language).replaceAll('\u00A0', ' ').replaceAll('\u202F', ' ')).toBe(printed)
})
