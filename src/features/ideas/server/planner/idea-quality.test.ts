import { describe, expect, test } from 'vitest'
import type { PlannedSubtopic, PlannedTopic } from '#server/ai/writers.ts'
import { DEMO_BRANDS } from '#server/demo/demo-brands.ts'
import { seededRandom } from '#shared/seeded-random.ts'
import { judgeMonth } from './idea-quality.ts'
import { planMonth } from './plan-month.ts'
import { FRENCH_FASHION, requestFor, SOME_HISTORY } from './planner-brands.fixtures.ts'

const request = requestFor(DEMO_BRANDS.quillhound, { year: 2027, month: 10 })
const { topics } = planMonth(request)

/** A copy of the good plan with one idea changed. */
function withIdea(change: (idea: PlannedSubtopic, all: PlannedTopic[]) => void): PlannedTopic[] {
  const copy = structuredClone(topics)
  change(copy[2]!.subtopics[3]!, copy)
  return copy
}

function gatesOf(plan: readonly PlannedTopic[], asked = request): string[] {
  return [...new Set(judgeMonth(plan, asked).failures.map(({ check }) => check))]
}

describe('one defect in a good plan is caught by its gate', () => {
  test('the plan without a defect passes', () => {
    expect(gatesOf(topics)).toEqual([])
  })

  test.each<[string, (idea: PlannedSubtopic, all: PlannedTopic[]) => void]>([
    [
      'G1',
      (idea) => {
        idea.meta.archetype = 'blast'
      },
    ],
    [
      'G1',
      (idea) => {
        idea.description = ''
      },
    ],
    [
      'G2',
      (_, all) => {
        all[4]!.subtopics.pop()
      },
    ],
    [
      'G2',
      (_, all) => {
        all.pop()
      },
    ],
    [
      'G3',
      (idea) => {
        idea.title = 'Meet {{product}} before the weekend'
      },
    ],
    [
      'G3',
      (idea) => {
        idea.title = 'Why [Brand] is the one to trust'
      },
    ],
    [
      'G3',
      (idea) => {
        idea.title = 'BIG NEWS FOR EVERY DOG'
      },
    ],
    [
      'G3',
      (idea) => {
        idea.title = '3. Mud, rain and a dry back seat'
      },
    ],
    [
      'G3',
      (idea) => {
        idea.title = 'A tidy boot after a muddy walk.'
      },
    ],
    [
      'G3',
      (idea) => {
        idea.title = 'Short'
      },
    ],
    [
      'G4',
      (idea, all) => {
        idea.title = all[0]!.subtopics[0]!.title.toUpperCase().toLowerCase()
      },
    ],
    [
      'G6',
      (idea) => {
        idea.title = 'A harness that is almost indestructible'
      },
    ],
    [
      'G6',
      (idea) => {
        idea.description = 'Written for every fur baby and the people they walk with.'
      },
    ],
    [
      'G7',
      (idea) => {
        idea.title = 'Boxing Day walks, and what to pack for them'
      },
    ],
    [
      'G7',
      (idea) => {
        idea.title = "Get ready for Valentine's Day with your dog"
      },
    ],
    [
      'G7',
      (idea) => {
        idea.description = 'Goes out in time for March 8, when the trails open again.'
      },
    ],
    [
      'G7',
      (idea) => {
        idea.meta.anchor = { type: 'date', id: 'boxing-day', name: 'Boxing Day' }
      },
    ],
    [
      'G7',
      (idea) => {
        idea.meta.anchor = { type: 'season', id: 'spring', name: 'spring' }
      },
    ],
    [
      'G7',
      (idea) => {
        idea.meta.anchor = { type: 'season', id: 'autumn', name: 'autumn', from: '2027-12-01', to: '2027-12-24' }
      },
    ],
    [
      'G8',
      (idea) => {
        idea.title = 'Ridge Harness is 40% off for one day'
      },
    ],
    [
      'G8',
      (idea) => {
        idea.description = 'Announces free shipping on every harness until Friday evening.'
      },
    ],
    [
      'G8',
      (idea) => {
        idea.title = 'Meet the Granite Summit Pack for long hikes'
      },
    ],
    [
      'G8',
      (idea) => {
        idea.meta.products = ['Turbo Leash']
      },
    ],
    [
      'G8',
      (idea) => {
        idea.meta.evidence = { kind: 'winner', refId: 'nowhere' }
      },
    ],
    [
      'G9',
      (idea) => {
        idea.title = 'Warum der Hund im Herbst ein neues Geschirr braucht'
      },
    ],
  ])('%s %#', (gate, change) => {
    expect(gatesOf(withIdea(change))).toContain(gate)
  })

  test('G5: an idea of the months before, archived or not', () => {
    const { title, meta } = topics[1]!.subtopics[0]!
    const earlier = [
      {
        title: `${title}?`,
        mainTopicTitle: 'x',
        year: 2027,
        month: 3,
        meta: { ...meta, anchor: { type: 'evergreen' as const } },
      },
    ]
    expect(gatesOf(topics, { ...request, earlier })).toEqual(['G5'])
  })

  test('"soldes" belongs to the legal sales in France', () => {
    const asked = requestFor(FRENCH_FASHION, { year: 2027, month: 10 })
    const copy = structuredClone(planMonth(asked).topics)
    copy[0]!.subtopics[0]!.title = 'Les soldes de la Marinière Ouessant commencent'
    expect(gatesOf(copy, asked)).toContain('G8')
  })
})

describe('the score', () => {
  const asked = { ...request, history: SOME_HISTORY }
  const plan = planMonth(asked)

  test('is high for the planner and counts every part', () => {
    const { score, parts } = judgeMonth(plan.topics, asked)
    expect(score).toBeGreaterThanOrEqual(80)
    expect(Object.values(parts).reduce((sum, points) => sum + points, 0)).toBeCloseTo(score, 0)
    expect(Object.keys(parts)).toEqual([
      'timeliness',
      'mix',
      'grounding',
      'history',
      'audience',
      'specificity',
      'coherence',
      'schedulability',
      'balance',
    ])
  })

  test('a plan whose facts are shuffled among its ideas loses fifteen points or fails a gate', () => {
    const random = seededRandom('control')
    const copy = structuredClone(plan.topics)
    const ideas = copy.flatMap(({ subtopics }) => subtopics)
    const same = ideas[0]!.meta
    // Everything about one day, one stage and one kind, with the texts cut off from the brand.
    for (const idea of ideas) {
      idea.meta = { ...same, products: [], stage: 'new' }
      idea.description = 'Sends a friendly message to everybody on the list this week.'
      idea.title = random.shuffled(idea.title.split(' ')).join(' ')
    }
    const report = judgeMonth(copy, asked)
    expect(judgeMonth(plan.topics, asked).score - report.score).toBeGreaterThanOrEqual(15)
  })

  test('each part reacts to what it measures', () => {
    const good = judgeMonth(plan.topics, asked).parts
    const changed = (change: (idea: PlannedSubtopic, index: number) => void) => {
      const copy = structuredClone(plan.topics)
      copy.flatMap(({ subtopics }) => subtopics).forEach(change)
      return judgeMonth(copy, asked).parts
    }
    expect(
      changed((idea) => {
        idea.meta.anchor = { type: 'evergreen' }
      })['timeliness'],
    ).toBeLessThan(good['timeliness']!)
    expect(
      changed((idea) => {
        idea.meta.family = 'promo'
      })['mix'],
    ).toBeLessThan(good['mix']!)
    expect(
      changed((idea) => {
        idea.title = 'Something for everyone'
        idea.description = 'Says hello.'
      })['grounding'],
    ).toBeLessThan(good['grounding']!)
    expect(
      changed((idea) => {
        idea.meta.evidence = { kind: 'audience', refId: 'x' }
      })['history'],
    ).toBeLessThan(good['history']!)
    expect(
      changed((idea) => {
        idea.meta.stage = 'new'
      })['audience'],
    ).toBeLessThan(good['audience']!)
    expect(
      changed((idea, index) => {
        idea.title = index % 2 ? 'Newsletter' : 'Special offer'
      })['specificity'],
    ).toBeLessThan(good['specificity']!)
    expect(
      changed((idea) => {
        idea.meta.archetype = 'story'
        idea.title = 'The same line'
      })['coherence'],
    ).toBeLessThan(good['coherence']!)
    const uneven = structuredClone(plan.topics)
    uneven[0]!.subtopics.pop()
    expect(judgeMonth(uneven, asked).parts['balance']).toBeLessThan(good['balance']!)
    const late = changed((idea) => {
      if (idea.meta.anchor.from !== undefined) {
        idea.meta.anchor = { ...idea.meta.anchor, from: '2027-12-01', to: '2027-12-02' }
      }
    })
    expect(late['schedulability']).toBeLessThan(good['schedulability']!)
  })
})
