import { describe, expect, test } from 'vitest'
import { factSubjects } from './fact-subjects.ts'
import { NOTHING_TOLD } from './told-fact.ts'

const subjectsOf = (fact: Partial<typeof NOTHING_TOLD>) => factSubjects({ ...NOTHING_TOLD, ...fact }, 'en')

describe('subject lines in the words of the brand', () => {
  test('a short line of a list says what there is and what it costs', () => {
    expect(
      subjectsOf({ lines: ['Ash boxes: £40.', 'Key fobs: £9, which the grandchildren of every ringer love.'] }),
    ).toEqual(['Ash boxes: £40', 'Key fobs: £9'])
  })

  test('an offer is named with its price, not by its fact alone', () => {
    expect(subjectsOf({ offer: 'complete ropes', slots: { fact: 'Wool, three colors.', price: '£165.' } })).toEqual([
      'Complete ropes: £165',
    ])
  })

  test('a sentence or a term is whole, and never a reply or a question', () => {
    expect(
      subjectsOf({ slots: { fact: 'Tea from 3 pm. Bring a chair, a blanket and someone who likes bells and cake.' } }),
    ).toEqual(['Tea from 3 pm'])
    expect(subjectsOf({ slots: { terms: 'New ropes take 7 to 9 weeks and no, it can’t be hurried.' } })).toEqual([])
    expect(
      subjectsOf({ slots: { question: 'Does it rot?', answer: 'Not as a rule, no.' }, lines: ['Is it wool?'] }),
    ).toEqual([])
  })
})

test('no subject line ends inside a day or at an abbreviation', () => {
  const of = (fact: string, language: 'de' | 'en') => factSubjects({ ...NOTHING_TOLD, slots: { fact } }, language)
  expect(of('Laternenfahrt zu St. Martin: Mittwoch, 11. November, 17 Uhr, in die Aue.', 'de')).toEqual([
    'Laternenfahrt zu St. Martin: Mittwoch, 11. November, 17 Uhr',
  ])
  expect(of('Infoabend für neue Pilotinnen und Piloten: Dienstag, 26. Januar, 18.30 Uhr, online.', 'de')).toEqual([])
  expect(of('Year-end equipment: order by Friday, November 20 and we install it by December 31.', 'en')).toEqual([])
})
