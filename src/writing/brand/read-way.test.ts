import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import type { WayToBuy } from '#shared/brand-sheet.ts'
import { readWay } from './read-way.ts'

test.each<[Language, string, WayToBuy | null]>([
  ['it', 'telefonata o risposta alla mail. Nessun pagamento online, nessun carrello.', 'phone'],
  ['es', 'Pasan por el escaparate y entran. NO vendemos por internet. Whatsapp con foto.', 'visit'],
  ['es', 'Escriben un whatsapp con foto. Sin tienda online.', 'message'],
  ['en', 'The captain asks us for a quotation; everything else is a quotation.', 'quote'],
  ['de', 'Die meisten rufen an. Einen Onlineshop gibt es, ist aber nicht schön.', null],
  ['de', 'Bestellung nur telefonisch, kein Onlineshop.', 'phone'],
  ['fr', 'Pas de vente en ligne : tout se passe à la boutique.', 'visit'],
  ['fr', 'Première commande au téléphone, ensuite internet.', null],
])('how people buy (%s): %s', (language, text, way) => {
  const rule = readWay([text], [], language)
  expect(rule?.check ?? null).toEqual(way === null ? null : { type: 'way', way })
})

test('a phrase that asks for replies decides', () => {
  const rule = readWay(['Online Shop gibt es.'], ['heuer', 'Antworten Sie einfach auf diese Mail'], 'de')
  expect(rule).toEqual({
    sentence: 'Antworten Sie einfach auf diese Mail',
    check: { type: 'way', way: 'reply' },
  })
})
