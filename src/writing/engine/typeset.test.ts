import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { typeset } from './typeset.ts'

test.each<[Language, string, string]>([
  ['en', `Say "it's done" and don't wait`, 'Say “it’s done” and don’t wait'],
  ['en', `"She said 'later', twice"`, '“She said ‘later’, twice”'],
  ['en', "The dogs' beds from the '90s", 'The dogs’ beds from the ’90s'],
  ['en', 'Wait...', 'Wait…'],
  ['de', `"Ich höre doch noch gut": Das 'kann' stimmen`, '„Ich höre doch noch gut“: Das „kann“ stimmen'],
  ['de', `"Wer 'später' sagt"`, '„Wer ‚später‘ sagt“'],
  ['fr', `Ça pique ? "L'eau", dit-elle : non !`, 'Ça pique\u00A0? «\u00A0L’eau\u00A0», dit-elle\u00A0: non\u00A0!'],
  ['fr', '20 % à 10 h 30; vraiment?!', '20\u00A0% à 10\u00A0h 30\u00A0; vraiment\u00A0?!'],
  ['fr', 'À 10:30, voir https://exemple.fr', 'À 10:30, voir https://exemple.fr'],
  ['es', `¿Qué es "bueno"?`, '¿Qué es «bueno»?'],
  ['it', `L'ora de "il 'dopo'"`, 'L’ora de «il “dopo”»'],
  ['de', '„Schon gesetzt“', '„Schon gesetzt“'],
  ['fr', 'Déjà\u00A0? Oui\u00A0!', 'Déjà\u00A0? Oui\u00A0!'],
  ['fr', '« Déjà composé »', '«\u00A0Déjà composé\u00A0»'],
])('in %s, %s is printed as %s', (language, written, printed) => {
  expect(typeset(written, language)).toBe(printed)
})

test.each(['He said "no', 'no" he said'])('%s has a quote without a partner', (text) => {
  expect(typeset(text, 'en')).toBeNull()
})
