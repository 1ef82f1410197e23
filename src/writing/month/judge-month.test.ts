import { describe, expect, test } from 'vitest'
import type { PlanRequest, PlannedSubtopic, PlannedTopic } from '../requests/plan-request.ts'
import { DEMO_BRIEFS } from '../brand/brand-brief.fixtures.ts'
import { atOnce } from '#shared/steps.ts'
import { aMeta } from '../requests/idea-meta.fixtures.ts'
import { FRENCH_FASHION, requestFor } from './planner-brands.fixtures.ts'
import { judgingSteps } from './judge-month.ts'
import { monthScore } from './month-score.ts'

const request = requestFor(DEMO_BRIEFS.quillhound, { year: 2027, month: 10 })

const PREMISE = 'Shows one wet walk from the door to the towel. Readers see what to do first and what can wait.'

function idea(title: string, more: Partial<PlannedSubtopic> = {}): PlannedSubtopic {
  return {
    title,
    description: PREMISE,
    why: 'Walks get wet in this month, and the harness is what people ask about.',
    plannedFor: null,
    meta: aMeta(),
    ...more,
  }
}

const TITLES = [
  'Where the mud goes after a long walk',
  'A towel by the door, and why there',
  'Two minutes for wet paws',
]

const month = (ideas = TITLES.map((title) => idea(title))): PlannedTopic[] => [
  { title: 'After the wet walk', why: 'What to do at the door.', family: 'theme', subtopics: ideas },
]

const checksIn = (topics: readonly PlannedTopic[], asked = request): string[] => [
  ...new Set(atOnce(judgingSteps(topics, asked)).map(({ check }) => check)),
]

describe('one defect in a sound month is caught by its rule', () => {
  test('and the month without a defect passes', () => {
    expect(checksIn(month())).toEqual([])
  })

  test.each<[string, Partial<PlannedSubtopic>]>([
    ['Q2', { title: 'Meet {{product}} before the weekend' }],
    ['Q2', { title: 'Why [Brand] is the one to trust' }],
    ['Q2', { title: 'BIG NEWS FOR EVERY DOG' }],
    ['Q2', { title: '3. Mud, rain and a dry back seat' }],
    ['Q2', { title: 'A tidy boot after a muddy walk.' }],
    ['Q2', { title: 'Short' }],
    ['Q2', { description: '' }],
    ['Q2', { why: '' }],
    ['Q3', { title: TITLES[0]!.toLowerCase() }],
    ['Q5', { title: 'A harness that is almost indestructible' }],
    ['Q5', { description: 'Written for every fur baby and the people they walk with.' }],
    ['Q6', { title: 'Boxing Day walks, and what to pack for them' }],
    ['Q6', { title: "Get ready for Valentine's Day with your dog" }],
    ['Q6', { description: 'Goes out in time for March 8, when the trails open again.' }],
    ['Q7', { title: 'Ridge Harness is 40% off for one day' }],
    ['Q7', { description: 'Announces free shipping on every harness until Friday evening.' }],
    ['Q7', { why: 'See https://elsewhere.example for the reasons behind it.' }],
    ['Q8', { description: 'Explains how the harness cures joint pain in a week, step by step.' }],
    ['Q10', { title: 'Warum der Hund im Herbst ein neues Geschirr braucht' }],
    ['Q11', { title: 'Meet the Granite Summit Pack for long hikes' }],
  ])('%s %#', (rule, change) => {
    const [first, second, third] = TITLES
    const changed = { ...idea(third!), ...change }
    expect(checksIn(month([idea(first!), idea(second!), changed]))).toContain(rule)
  })

  test('Q3: two topics of one title, or a topic without one', () => {
    const twins = [...month(), { ...month([idea('How far is far enough for a puppy')])[0]! }]
    expect(checksIn(twins)).toEqual(['Q3'])
    expect(checksIn([{ ...month()[0]!, title: '' }])).toEqual(['Q2'])
  })

  test('Q4: an idea of the months before, archived or not', () => {
    const earlier = (title: string, meta = idea(title).meta) => [
      { title, mainTopicTitle: 'x', year: 2027, month: 3, meta, isPlanned: false, wasUsed: false },
    ]
    expect(checksIn(month(), { ...request, earlier: earlier(`${TITLES[0]}?`) })).toEqual(['Q4'])
    expect(checksIn(month(), { ...request, earlier: earlier('Who carries the water on a hike') })).toEqual([])
  })

  test('Q4: the day of another year may come again from another side alone', () => {
    const day = { type: 'date' as const, id: 'halloween', name: 'Halloween' }
    const title = 'A calm Halloween for a nervous dog'
    const { meta } = idea(title)
    const now = idea(title.replace('calm', 'quiet'), { meta: { ...meta, anchor: day } })
    const before = (archetype: string) => ({
      ...request,
      earlier: [
        {
          title,
          mainTopicTitle: 'x',
          year: 2026,
          month: 10,
          meta: { ...meta, archetype, anchor: day },
          isPlanned: true,
          wasUsed: true,
        },
      ],
    })
    expect(checksIn(month([now]), before('howto'))).toEqual(['Q4'])
    expect(checksIn(month([now]), before('giftguide'))).toEqual([])
  })

  test('Q8: "soldes" belongs to the legal sales in France', () => {
    const asked = requestFor(FRENCH_FASHION, { year: 2027, month: 10 })
    const description = 'La lettre montre comment plier un pull pour la saison. Chaque geste prend une minute à peine.'
    const why = 'Les jours sont plus courts et les pulls ressortent.'
    const french = (title: string): PlannedTopic[] => [
      { title: 'Au retour des pulls', why, family: 'theme', subtopics: [idea(title, { description, why })] },
    ]
    expect(checksIn(french('Les soldes de la Marinière Ouessant commencent'), asked)).toEqual(['Q8'])
    expect(checksIn(french('La Marinière Ouessant sous un manteau ouvert'), asked)).toEqual([])
  })

  test('Q9: a discount that the notes rule out', () => {
    const withNotes = (notes: string): PlanRequest => ({ ...request, strategy: { mode: 'balanced', notes } })
    const offering = month([idea('A coupon for the friend who walks along')])
    expect(checksIn(offering, withNotes('no discounts'))).toEqual(['Q9'])
    expect(checksIn(offering, withNotes(''))).toEqual([])
    const reasoned = month([idea(TITLES[0]!, { why: 'A coupon brings people back to the harness.' })])
    expect(checksIn(reasoned, withNotes('no discounts'))).toEqual(['Q9'])
    expect(checksIn(reasoned, withNotes(''))).toEqual([])
  })
})

describe('the score of a written month', () => {
  const grounded = idea(TITLES[0]!, {
    why: 'The Ridge Harness is what people ask about after rain.',
    meta: { ...idea('x').meta, products: ['Ridge Harness'], evidence: { kind: 'product', refId: 'Ridge Harness' } },
  })
  const empty = idea(TITLES[1]!, { why: 'Because this always works well.' })

  test('is full for ideas that rest on the brand, say so, and broke no rule', () => {
    expect(monthScore([grounded], { items: 4, faulty: 0 }, request)).toEqual({
      score: 100,
      parts: { rules: 50, grounds: 25, reasons: 25 },
    })
  })

  test('falls with each of the three', () => {
    expect(monthScore([grounded], { items: 4, faulty: 1 }, request).parts).toEqual({
      rules: 37.5,
      grounds: 25,
      reasons: 25,
    })
    expect(monthScore([grounded, empty], { items: 4, faulty: 0 }, request).parts).toEqual({
      rules: 50,
      grounds: 12.5,
      reasons: 12.5,
    })
    expect(monthScore([], { items: 4, faulty: 4 }, request).score).toBe(0)
  })
})
