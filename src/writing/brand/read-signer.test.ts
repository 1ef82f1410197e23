import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { readSigner } from './read-signer.ts'
import { readVoice } from './read-voice.ts'

test.each<[Language, string, string | null]>([
  ['en', 'Father and daughter, Rob and Jen. Written by Jen. No jargon.', 'Jen'],
  ['en', "I'm Dell, I make it myself.", 'Dell'],
  ['de', 'Trocken wie der Wein. Schreiben tun Gerti und Franz.', 'Gerti und Franz'],
  ['de', 'Ich schreibe als Veronika in der Ich-Form.', 'Veronika'],
  ['fr', "c'est Luc et sa fille Maïté. Pas de blabla", 'Luc et sa fille Maïté'],
  ['fr', 'Vouvoiement. Signé Lucas et Inès, les affineurs.', 'Lucas et Inès'],
  ['es', 'De tú, con calma. Habla Pilar, la que enseña.', 'Pilar'],
  ['it', 'Firmiamo sempre: i volontari.', 'i volontari'],
  ['en', "I sign Marlys, or Marlys & Dale when it's about the goats.", 'Marlys'],
  ['en', "Short. Signed by me, Moira, and Priya when it's about the box.", 'Moira'],
  ['de', 'Ich (Henrike) schreibe, mein Kollege redet nicht viel.', 'Henrike'],
  ['it', 'Del tu, asciutto. Scrivo io, Attilio.', 'Attilio'],
  ['en', 'Dry jokes okay, sign it Walt, no emoji', 'Walt'],
  ['en', 'Marcy signs the reminders.', 'Marcy'],
  ['en', 'Emails are from Ruth and Ben Okafor. Always sign off.', 'Ruth and Ben Okafor'],
  ['de', 'Heike unterschreibt die Mails, per Sie', 'Heike'],
  ['de', 'Mails unterschreibt Heike Rademacher', 'Heike Rademacher'],
  ['de', 'Am Ende immer: Liebe Grüße, Wiebke und Jonas', 'Wiebke und Jonas'],
  ['fr', 'Simple, franc. Je m’appelle Maud Ferrandon, je signe Maud.', 'Maud'],
  ['fr', 'Léa signe toujours, Hugo relit', 'Léa'],
  ['fr', 'On tutoie. Signature : Paul de la ferme', 'Paul'],
  ['es', 'Firman Mari Carmen y Antonio Quiñones.', 'Mari Carmen y Antonio Quiñones'],
  ['es', 'Cercano. Firmamos Ana y Luis, sin emojis', 'Ana y Luis'],
  ['it', 'Frasi corte. Firmo io: Ilaria Nencini. Niente faccine.', 'Ilaria Nencini'],
  ['it', 'Le mail le firma Gino', 'Gino'],
  ['en', 'The owner signs every email by hand.', null],
  ['de', 'Die Chefin unterschreibt immer.', null],
  ['fr', 'On écrit comme on parle au comptoir.', null],
  ['en', 'Warm and direct, signed by hand.', null],
])('Who signs (%s): %s', (language, tone, signer) => expect(readSigner(tone, language)).toBe(signer))

test('The voice holds who signs, and nothing where no one is named', () => {
  expect(readVoice('Du. Schreiben tun Gerti und Franz.', 'de')).toMatchObject({
    address: 'du',
    signedBy: 'Gerti und Franz',
  })
  expect(readVoice('Du.', 'de')).not.toHaveProperty('signedBy')
})
