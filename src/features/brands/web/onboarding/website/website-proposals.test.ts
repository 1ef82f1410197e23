import { describe, expect, test } from 'vitest'
import { isAsRead, type WebsiteReading } from './website-fields.ts'
import { filledInWords, pagesInWords, readInWords, valueWith, websiteProposals } from './website-proposals.ts'

const home = 'https://tannholt.example/'
const faq = 'https://tannholt.example/pages/faq'
const profile: WebsiteReading['profile'] = {
  name: { value: 'Tannholt Kaffee', source: home },
  country: { value: 'DE', source: home },
  say: [
    { value: 'Frisch geröstet', source: home },
    { value: 'Montags aus der Trommel', source: faq },
  ],
  commonObjections: { value: 'Brauche ich eine Mühle?', source: faq },
}

describe('proposals', () => {
  test('are offered for every field the website fills, in the order of the wizard', () => {
    expect(websiteProposals(profile, {}).map(({ field, step, isTyped }) => [field, step, isTyped])).toEqual([
      ['name', 1, false],
      ['country', 1, false],
      ['commonObjections', 3, false],
      ['say', 4, false],
    ])
  })

  test('know what is typed, and leave out what is already there', () => {
    const current = { name: ' tannholt kaffee ', country: 'US', say: ['frisch geröstet'], commonObjections: ' ' }
    const proposals = websiteProposals(profile, current)
    expect(proposals).toMatchObject([
      { field: 'country', isTyped: true, replaces: 'US' },
      { field: 'commonObjections', isTyped: false },
      { field: 'say', isTyped: true, replaces: '', texts: [{ text: 'Montags aus der Trommel', page: faq }] },
    ])
    expect(proposals.map((proposal) => valueWith(proposal, current))).toEqual([
      'DE',
      'Brauche ich eine Mühle?',
      ['frisch geröstet', 'Montags aus der Trommel'],
    ])
  })
})

test('a value is marked until the user edits it', () => {
  const texts = [{ text: 'Frisch', page: home }]
  expect([isAsRead('Frisch', texts), isAsRead('Frisch!', texts), isAsRead('Frisch', undefined)]).toEqual([
    true,
    false,
    false,
  ])
  expect([isAsRead(['Frisch'], texts), isAsRead(['Frisch', 'Neu'], texts), isAsRead([], texts)]).toEqual([
    true,
    false,
    false,
  ])
})

test('what happened is said in words', () => {
  const [name, , objections, say] = websiteProposals(profile, {})
  expect(pagesInWords(say!.texts)).toEqual([
    { page: home, words: 'the home page' },
    { page: faq, words: '/pages/faq' },
  ])
  const steps = ['Brand Basics', 'Customer Avatar', 'Products & Journey', 'Guidelines']
  expect(filledInWords([name!], steps)).toBe('We filled in 1 field. Check it before you continue.')
  expect(filledInWords([name!, objections!, say!], steps)).toBe(
    "We filled in 3 fields. You'll find them here and in Products & Journey and Guidelines, marked until you edit them.",
  )
  expect(readInWords([{ url: home, outcome: 'read' }])).toBe('We read 1 page.')
  expect(readInWords([home, faq].map((url) => ({ url, outcome: 'read' })))).toBe('We read 2 pages.')
})
