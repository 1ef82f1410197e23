import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { dutyLines } from './duty-lines.ts'
import { isAboutSubject, subjectOfDuty } from './duty-subjects.ts'
import { readRules } from './read-rules.ts'

const ruleOf = (text: string, language: Language) => readRules(text, { language, country: 'FR' }, [])[0]!

test.each<[Language, string, string]>([
  [
    'fr',
    'Paiement en 10 fois : toujours ajouter « Un crédit vous engage. Vérifiez-le. »',
    'Vous pouvez payer en 10 fois.',
  ],
  [
    'fr',
    'Quand un e-mail parle du paiement en 10 fois, ajouter : « Un crédit vous engage. Vérifiez-le. »',
    'En 10 fois.',
  ],
  [
    'en',
    "The almond in our Marzipan Black is real nuts, that has to be said when it's mentioned.",
    'A tin of Marzipan Black',
  ],
  [
    'en',
    'If you smell gas, call 0800 111 999, not us, please put that in anything about safety.',
    'A safety check every year',
  ],
  [
    'de',
    'Bei jeder Desinfektion muss dabei stehen "Biozide vorsichtig verwenden, Etikett lesen."',
    'Händedesinfektion: 6,40 €',
  ],
  ['es', 'Cuando se hable de la sauna, añadir siempre «Consulte antes a su médico.»', 'Una hora de sauna'],
  [
    'it',
    'Quando si parla di candele aggiungere sempre «Non lasciare mai accese senza controllo.»',
    'Tre candele nuove',
  ],
])('a text belongs where an email is about its subject (%s): %s', (language, sentence, text) => {
  const rule = ruleOf(sentence, language)
  const subject = subjectOfDuty(rule, language)
  expect(dutyLines(rule, language)).toHaveLength(1)
  expect(subject).not.toBeNull()
  expect(isAboutSubject(text, subject!, language)).toBe(true)
  expect(isAboutSubject('10 h, 17 h: 25 €', subject!, language)).toBe(false)
})

test.each<[Language, string]>([
  ['en', 'Always say that our kitchen handles nuts.'],
  ['en', 'Allergens: always say to ask at the counter.'],
  ['fr', "Loi Evin : toujours mettre L'abus d'alcool est dangereux pour la santé."],
  ['de', 'Grundpreis muss immer dabei sein, wenn ein Preis genannt wird.'],
  ['de', 'In jeder E-Mail muss stehen: Wir sind keine Ärzte.'],
])('a text without a subject belongs in every email (%s): %s', (language, sentence) => {
  expect(subjectOfDuty(ruleOf(sentence, language), language)).toBeNull()
})
