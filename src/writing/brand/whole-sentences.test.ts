import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { piecesOf } from './list-pieces.ts'
import { wholeSentences } from './whole-sentences.ts'

test.each<[Language, string, string[]]>([
  [
    'en',
    'Parcels wait (approx. a week. Sorry) till January 3. We ship again then.',
    ['Parcels wait (approx. a week. Sorry) till January 3.', 'We ship again then.'],
  ],
  [
    'en',
    'Orders (December 20 through January 3) ship on Monday. Is it far? No. We come.',
    ['Orders (December 20 through January 3) ship on Monday.', 'Is it far?', 'No.', 'We come.'],
  ],
  [
    'de',
    'Schlafsack am 19. Januar, Gr. M, ca. Mitte Jan. Versand gratis. Moin!',
    ['Schlafsack am 19. Januar, Gr. M, ca. Mitte Jan.', 'Versand gratis.', 'Moin!'],
  ],
  ['fr', 'Écrivez à M. Paul. Réf. Alto, env. Noël.', ['Écrivez à M. Paul.', 'Réf. Alto, env. Noël.']],
  ['es', 'Llamen a la Sra. Carmen. Máx. Dos por casa.', ['Llamen a la Sra. Carmen.', 'Máx. Dos por casa.']],
  [
    'it',
    'Chieda al sig. Gino. Pelle, ottone ecc. Basta poco.',
    ['Chieda al sig. Gino.', 'Pelle, ottone ecc. Basta poco.'],
  ],
])('Sentences (%s): %s', (language, text, sentences) => expect(wholeSentences(text, language)).toEqual(sentences))

test.each<[string, number]>([
  ['Wickelbody Wolle/Seide, Gr. 50–74, 36,90 €', 1],
  ['Shop closed (December 20 through January 3) for a rest', 1],
  ['Cintura art. 12, lun. 4 gennaio, tg. M', 1],
  ['Is it heavy? No. We carry it', 3],
  ['1) First lesson 35 € 2) Five lessons 160 €', 2],
])('Pieces: %s', (text, count) => expect(piecesOf(text).pieces).toHaveLength(count))
