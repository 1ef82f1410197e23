import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { readAppeals } from './read-appeals.ts'

test.each<[Language, string, string[]]>([
  ['en', 'Roof fund: we still need £2,400 of £9,000. Open Saturdays.', ['Roof fund: we still need £2,400 of £9,000.']],
  [
    'de',
    'Orgelsanierung: uns fehlen noch 3.200 € von 12.000 €',
    ['Orgelsanierung: uns fehlen noch 3.200 € von 12.000 €'],
  ],
  ['fr', 'Voile neuve : il nous manque 900 € sur 2 500 €.', ['Voile neuve : il nous manque 900 € sur 2 500 €.']],
  ['es', 'Para la furgoneta nos faltan 1.800 €.', ['Para la furgoneta nos faltan 1.800 €.']],
  ['it', 'Per il pulmino ci mancano 1.500 €.', ['Per il pulmino ci mancano 1.500 €.']],
  ['en', 'Two helpers are missing on Sunday. Soup £4.', []],
])('%s: %s', (language, text, found) => expect(readAppeals(text, language)).toEqual(found))
