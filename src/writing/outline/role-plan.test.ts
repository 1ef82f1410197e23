import { expect, test } from 'vitest'
import { LANGUAGES } from '#shared/brand-brief.ts'
import { offerOf, roleEmail, roleInWords } from './role-plan.ts'
import { outlineWords } from '../languages/outline-words.ts'

test.each([
  ['en', 'How to clean the pot', 'teach'],
  ['en', 'Thank you for a long year', 'thank'],
  ['en', 'Introducing the small kettle', 'launch'],
  ['en', 'Something is coming in March', 'tease'],
  ['en', 'Gifts under the tree', 'sell'],
  ['en', 'Last order before the holidays', 'serve'],
  ['en', 'A quiet morning', 'teach'],
  ['de', 'Warum wir nichts wegwerfen', 'prove'],
  ['de', 'Unsere Öffnungszeiten im August', 'serve'],
  ['fr', 'Merci pour cette année', 'thank'],
  ['es', 'Regalos para el Día de la Madre', 'sell'],
  ['it', 'È arrivato l’olio nuovo', 'launch'],
] as const)('%s: "%s" is there to %s', (language, title, role) => {
  expect(roleInWords({ language }, [title, ''])).toBe(role)
})

test('the title tells more than the description', () => {
  expect(roleInWords({ language: 'en' }, ['Gifts for gardeners', 'How to choose'])).toBe('sell')
  expect(roleInWords({ language: 'en' }, ['For gardeners', 'Gifts and more'])).toBe('sell')
})

const email = (title: string, language: (typeof LANGUAGES)[number] = 'en') =>
  roleEmail(
    { language },
    {
      role: 'teach',
      title,
      lines: [],
      seed: 'x',
      lastPreview: null,
      purpose: '',
      occasion: null,
      stage: null,
      readers: null,
      offer: null,
      show: null,
      address: null,
    },
  )

test.each(LANGUAGES)('an email of a role in %s has a part for each of its thoughts and no drafted line', (language) => {
  const { lines, headline, subjects } = email('Nordo', language)
  expect(headline).toBe('Nordo')
  expect(subjects).toEqual(['Nordo'])
  expect(lines.map(({ line, part }) => [line, part?.name])).toEqual(
    outlineWords(language).roles.teach.parts.map(({ name }) => [null, name]),
  )
})

test('a title with two thoughts has two subject lines in it', () => {
  expect(email('Mud season: what to wash at once').subjects).toEqual([
    'Mud season: what to wash at once',
    'What to wash at once',
  ])
})

test('spare lines hold the title, cut between words where it is long', () => {
  const long = email('A very long title about the way around the lake and back').spareSubjects
  expect(long.every((line) => line.length <= 60)).toBe(true)
  expect(long.filter((line) => line.includes('A very long title'))).not.toEqual([])
  expect(email('Mud').spareSubjects.filter((line) => line.endsWith(': Mud')).length).toBeGreaterThanOrEqual(4)
})

test('an offer is called by its name, with what the brand says of it', () => {
  const offer = { name: 'Ridge Harness', kind: 'durable', fact: null } as const
  expect(offerOf(offer, false).line).toBe('Ridge Harness')
  expect(offerOf({ ...offer, fact: 'padded' }, true)).toMatchObject({ line: 'Ridge Harness: padded', needsTerms: true })
})
