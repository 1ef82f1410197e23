import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { readDoubts } from './read-avatar.ts'

const doubtsIn = (text: string, language: Language) =>
  readDoubts(text, language).map(({ value: { question, answer } }) => `${question} | ${answer}`)

test.each<[string, Language, string, string[]]>([
  [
    'colons in lines',
    'en',
    'Too expensive: we offer a payment plan\nShipping: free over $45',
    ['Too expensive | We offer a payment plan.', 'Shipping | Free over $45.'],
  ],
  [
    'colons between semicolons',
    'de',
    'Preis: hält zehn Jahre; Lieferzeit: 2-3 Tage; Größe: Umtausch kostenlos',
    ['Preis | Hält zehn Jahre.', 'Lieferzeit | 2-3 Tage.', 'Größe | Umtausch kostenlos.'],
  ],
  [
    'quotation marks between semicolons',
    'fr',
    '« C’est trop cher » : paiement en 3 fois ; « je n’ai pas le temps » : 15 minutes par jour suffisent',
    ['C’est trop cher | Paiement en 3 fois.', 'je n’ai pas le temps | 15 minutes par jour suffisent.'],
  ],
  [
    'numbers and arrows',
    'es',
    '1) Es caro → dura 10 años 2) ¿Y si se rompe? → lo reparamos gratis',
    ['Es caro | Dura 10 años.', '¿Y si se rompe? | Lo reparamos gratis.'],
  ],
  [
    'arrows between commas',
    'en',
    'Too expensive → we offer a payment plan, no time → 15 minutes a day is enough',
    ['Too expensive | We offer a payment plan.', 'no time | 15 minutes a day is enough.'],
  ],
  [
    'the next sentence of each line',
    'it',
    '• Troppo caro. Si paga in tre rate.\n• Non ho tempo. Bastano 15 minuti al giorno.',
    ['Troppo caro | Si paga in tre rate.', 'Non ho tempo | Bastano 15 minuti al giorno.'],
  ],
])('each entry has its answer behind it: %s', (_, language, text, doubts) => {
  expect(doubtsIn(text, language)).toEqual(doubts)
})

test.each<[Language, string, string[]]>([
  [
    'en',
    'Too expensive, not sure about sizing, shipping takes too long',
    ['Too expensive', 'not sure about sizing', 'shipping takes too long'],
  ],
  [
    'de',
    'zu teuer, das kann ich selbst, Lieferung dauert 3 Wochen',
    ['zu teuer', 'das kann ich selbst', 'Lieferung dauert 3 Wochen'],
  ],
  ['fr', 'Trop cher, pas le temps, livraison trop longue', ['Trop cher', 'pas le temps', 'livraison trop longue']],
  ['es', 'Demasiado caro, no tengo tiempo, el envío tarda', ['Demasiado caro', 'no tengo tiempo', 'el envío tarda']],
  ['it', 'Troppo caro, ci penso, la spedizione è lenta', ['Troppo caro', 'ci penso', 'la spedizione è lenta']],
])('phrases between commas are doubts without answers: %s', (language, text, doubts) => {
  expect(doubtsIn(text, language)).toEqual(doubts.map((doubt) => `${doubt} | null`))
})
