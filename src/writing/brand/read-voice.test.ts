import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { readVoice } from './read-voice.ts'

test.each(['de', 'es', 'fr', 'it'] as const)(
  'a tone described in English is read for a brand that writes in %s',
  (language) => {
    expect(readVoice('Playful, short sentences, no exclamation marks, no emoji.', language)).toEqual({
      address: null,
      register: 'playful',
      exclamationMarks: false,
      emoji: false,
    })
    expect(readVoice('Plain, many exclamation marks, emoji.', language)).toMatchObject({
      register: 'plain',
      exclamationMarks: true,
      emoji: true,
    })
  },
)

test('the form of address is that of the language', () => {
  expect(readVoice('Informal (du), keine Emojis', 'de')).toMatchObject({ address: 'du', emoji: false })
  expect(readVoice('Informal, no emoji', 'de')).toMatchObject({ emoji: false })
})

test.each<[Language, string, string | null]>([
  ['fr', 'tutoiement non merci on vouvoie', 'vous'],
  ['fr', 'pas de tutoiement', null],
  ['de', 'kein Du, bitte siezen', 'Sie'],
  ['de', 'locker, per du', 'du'],
  ['de', 'ruhig, per Du mit den Stammkunden aber in der Mail per Sie', 'Sie'],
  ['es', 'de usted en la tienda, en los correos de tú', 'tú'],
  ['it', 'Professionale, Lei, senza emoji', 'Lei'],
  ['it', 'Lei o voi, asciutto', 'Lei'],
  ['it', 'Voi, da bottegaio di valle', 'voi'],
  ['it', 'cordiale, lei', 'Lei'],
  ['it', 'voi, poche parole', 'voi'],
  ['it', 'Lei è la titolare e parla poco', null],
  ['it', 'sempre tu, mai lei', 'tu'],
  ['de', 'Sie, sachlich', 'Sie'],
  ['de', 'sie, ruhig', 'Sie'],
  ['de', 'Sie ist nett und lacht gern', null],
  ['es', 'vosotros, alegre', 'tú'],
  ['fr', 'on se tutoie', 'tu'],
])('%s: "%s"', (language, tone, address) => expect(readVoice(tone, language)?.address ?? null).toBe(address))

test('what is banned is refused', () => {
  expect(readVoice('Wry. Exclamation marks are banned.', 'en')?.exclamationMarks).toBe(false)
})

test('as few exclamation marks as possible are none', () => {
  const signsIn = (tone: string, language: Language) => readVoice(tone, language)?.exclamationMarks
  expect(signsIn('Alguna broma vale, exclamaciones las menos.', 'es')).toBe(false)
  expect(signsIn('Trocken, Ausrufezeichen möglichst keine.', 'de')).toBe(false)
  expect(signsIn('Dry. Exclamation marks if you can help it: none.', 'en')).toBe(false)
})
