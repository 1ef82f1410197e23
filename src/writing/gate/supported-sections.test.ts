import { describe, expect, test } from 'vitest'
import type { OutlineRequest } from '../requests/outline-request.ts'
import { DEMO_BRIEFS, withFacts } from '../brand/brand-brief.fixtures.ts'
import { BALANCED } from '#shared/strategy.ts'
import { supportFindings } from './supported-sections.ts'

const { quillhound } = DEMO_BRIEFS
const [harness, ...others] = quillhound.facts.offers
const brand = withFacts(quillhound, {
  offers: [{ ...harness!, price: '$72' }, ...others],
  doubts: [{ question: 'What if it does not fit?', isWhole: true, topic: 'fit', answer: 'We offer free returns.' }],
})

const request = (more: Partial<OutlineRequest['idea']> = {}, notes = ''): OutlineRequest => ({
  brand,
  idea: {
    title: 'Where the strap should sit',
    mainTopicTitle: 'After the walk',
    description: 'Shows where a strap sits on a chest.',
    year: 2027,
    month: 3,
    meta: null,
    ...more,
  },
  type: 'design-based',
  history: null,
  strategy: { ...BALANCED, notes },
})

const messages = (copy: string, facts: string[], asked = request()) =>
  supportFindings([{ copy, facts }], asked).map(({ message }) => message)

describe('what a section states', () => {
  test('has to be in the facts that it names', () => {
    expect(messages('The harness costs $72 and lasts.', ['offer-1'])).toEqual([])
    expect(messages('The harness costs $72 and lasts.', ['offer-2'])).toEqual([
      expect.stringContaining('$72” is stated without a fact'),
    ])
    expect(messages('The harness costs $72 and lasts.', [])).toHaveLength(1)
    expect(messages('The harness costs $65 and lasts.', ['offer-1'])).toHaveLength(1)
  })

  test('may be a claim only with the fact that makes it', () => {
    const copy = 'Say in one line that free returns take the worry out of sizes.'
    expect(messages(copy, ['doubt-1'])).toEqual([])
    expect(messages(copy, ['offer-1'])).toHaveLength(1)
  })

  test('needs no fact for common knowledge, or for what the idea or the notes say', () => {
    expect(messages('Open with the wet dog in the hall and the towel that is never there.', [])).toEqual([])
    expect(messages('The sample costs $5.', [], request({ description: 'The sample for $5 comes first.' }))).toEqual([])
    expect(messages('The sample costs $5.', [], request({}, 'sample for $5 on the 4th'))).toEqual([])
    expect(messages('The sample costs $5.', [])).toHaveLength(1)
  })

  test('names facts that exist', () => {
    expect(messages('Open with the wet dog in the hall.', ['offer-1', 'offer-99'])).toEqual([
      'These facts don’t exist: offer-99.',
    ])
  })

  test('is found at its place', () => {
    const found = supportFindings(
      [
        { copy: 'Open with the wet dog.', facts: [] },
        { copy: 'It is $72.', facts: [] },
      ],
      request(),
    )
    expect(found.map(({ path }) => path)).toEqual(['sections[1].copy'])
  })
})
