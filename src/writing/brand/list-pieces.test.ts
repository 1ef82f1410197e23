import { expect, test } from 'vitest'
import { piecesOf } from './list-pieces.ts'

test.each([
  ['lunch 38 €, children 15. quiz on march 9', ['lunch 38 €, children 15.', 'quiz on march 9']],
  ['Open house, repair demo at 10. Workshop on May 6', ['Open house, repair demo at 10.', 'Workshop on May 6']],
  [
    'kurs sa 13.3., anmeldung bis 8.3. am 3.4. tag der offenen tür',
    ['kurs sa 13.3., anmeldung bis 8.3.', 'am 3.4. tag der offenen tür'],
  ],
  ['Wir öffnen am 15. und 16. März', ['Wir öffnen am 15. und 16. März']],
  ['jeden 3. samstag im monat', ['jeden 3. samstag im monat']],
  ['vom 2. bis 9. märz zu', ['vom 2. bis 9. märz zu']],
])('%s', (text, pieces) => {
  expect(piecesOf(text).pieces).toEqual(pieces)
})
