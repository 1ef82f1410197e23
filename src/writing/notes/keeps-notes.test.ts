import { describe, expect, test } from 'vitest'
import type { BrandBrief } from '#shared/brand-brief.ts'
import type { FactValue, UsableFacts } from '#shared/brand-sheet.ts'
import { briefWithNotes } from './brief-with-notes.ts'
import { type CheckedEmail, keepsNotes } from './keeps-notes.ts'
import { OCCASIONS, notesContext } from './notes.fixtures.ts'
import { readNotes } from './read-notes.ts'

const offer = (name: string): FactValue<'offer'> => ({
  name,
  shortName: name,
  kind: null,
  grammar: null,
  isFirstPurchase: false,
  fact: null,
  price: '$20',
  forWhom: null,
  chooseIf: null,
  season: null,
})
const FACTS: UsableFacts = {
  business: null,
  trade: null,
  family: null,
  buyers: null,
  offers: ['Cold Brew Set', 'Hand Grinder', 'UltraSeal pouch', 'Lavender Soap'].map(offer),
  doubts: [],
  pains: [],
  moments: [],
  voice: null,
  say: [],
  neverSay: ['cheap'],
  rules: [],
  answers: [],
  rhythm: null,
}
const BRIEF: BrandBrief = {
  id: 'brand',
  name: 'Northfold',
  website: null,
  country: 'US',
  language: 'en',
  defaultEmailType: 'design-based',
  facts: FACTS,
}

const context = notesContext('en')
const checkerOf = (notes: string, brief = BRIEF) => keepsNotes(readNotes(notes, context), brief, context)

test.each([
  ["No Mother's Day", "A gift for Mother's Day", 'A gift for a friend'],
  ["No Mother's Day", 'Schön zum Muttertag', 'Schön zum Frühling'],
  ['no discounts', 'Your discount for Sunday', 'Your Sunday, slowly'],
  ["don't mention prices", 'Two cups for $4', 'Two cups for four people'],
  ["don't mention prices", 'Why prices differ', 'Why beans differ'],
  ['nothing about delivery times', 'Our delivery times in summer', 'Our summer'],
  ['leave out the Lavender Soap', 'Wash with Lavender Soap', 'Wash with water'],
  ['Spring sale May 10-14', 'Spring sale: from May 17 on', 'Spring sale: until May 14'],
])('%s: "%s" breaks it, and "%s" keeps it', (notes, breaking, keeping) => {
  const { ofText } = checkerOf(notes)
  expect(ofText(breaking)).toHaveLength(1)
  expect(ofText(keeping)).toEqual([])
})

describe('a plan', () => {
  const email = (date: string, changes: Partial<CheckedEmail> = {}): CheckedEmail => ({
    date,
    text: 'Slow down',
    sells: false,
    offers: [],
    ...changes,
  })

  test.each([
    ['only 2 emails', [email('2027-05-04'), email('2027-05-06'), email('2027-05-11')]],
    ['max one sales email', [email('2027-05-04', { sells: true }), email('2027-05-06', { sells: true })]],
    ['no emails on Fridays', [email('2027-05-07')]],
    ['closed May 20-22', [email('2027-05-21')]],
    ['push the cold brew set', [email('2027-05-04')]],
    ['Spring sale May 10-14', [email('2027-05-10')]],
    ["No Mother's Day", [email('2027-05-04', { text: "For Mother's Day" })]],
  ])('breaks "%s"', (notes, emails) => {
    expect(checkerOf(notes).ofPlan(emails)).toHaveLength(1)
  })

  test('keeps all of its notes', () => {
    const notes =
      "only 2 emails, max one sales email, no emails on Fridays, closed May 20-22. Push the cold brew set. Spring sale May 10-14. No Mother's Day"
    const emails = [
      email('2027-05-10', { text: 'Spring sale', sells: true }),
      email('2027-05-25', { offers: ['Cold Brew Set'] }),
    ]
    expect(checkerOf(notes).ofPlan(emails)).toEqual([])
  })
})

describe('the brand with its notes', () => {
  const withNotes = (notes: string) => briefWithNotes(BRIEF, readNotes(notes, context), OCCASIONS).facts

  test('is the brand where there are none', () => {
    expect(withNotes('')).toEqual(FACTS)
  })

  test('leaves out what they leave out, under every name', () => {
    const { rules, offers, neverSay } = withNotes("No Mother's Day, no Lavender Soap. Nothing about delivery times.")
    expect(rules.map(({ check }) => check)).toContainEqual({
      type: 'no-occasion',
      occasion: 'mothers-day',
      name: 'Muttertag',
    })
    expect(offers.map(({ name }) => name)).not.toContain('Lavender Soap')
    expect(neverSay).toEqual(['cheap', 'Lavender Soap', 'delivery times'])
  })

  test('names what they push first, and no prices where they want none', () => {
    const { offers } = withNotes("push the UltraSeal pouch, don't mention prices")
    expect(offers[0]).toMatchObject({ name: 'UltraSeal pouch', price: null })
  })

  test('may still name what the notes name themselves', () => {
    const { neverSay } = withNotes('Coupon week May 10-14. No discounts on other days')
    expect(neverSay).not.toContain('coupon')
  })
})
