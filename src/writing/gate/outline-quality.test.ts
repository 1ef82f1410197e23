import { describe, expect, test, vi } from 'vitest'
import type { OutlineRequest } from '../requests/outline-request.ts'
import type { OutlineContent } from '../requests/outline-content.ts'
import { DEMO_BRIEFS, confirmedBrief, withFacts } from '../brand/brand-brief.fixtures.ts'
import { DEMO_BRANDS } from '#stand-ins/demo/demo-brands.ts'
import { BALANCED } from '#shared/strategy.ts'
import { judgeOutline, judgingSteps } from './outline-quality.ts'

const REQUEST: OutlineRequest = {
  brand: DEMO_BRIEFS.quillhound,
  idea: {
    title: 'Ridge Harness: which size fits',
    mainTopicTitle: 'Sizing',
    description: 'Two measurements that settle the size.',
    year: 2026,
    month: 11,
    meta: null,
  },
  type: 'design-based',
  history: null,
  strategy: BALANCED,
}

const GOOD: OutlineContent = {
  title: 'Ridge Harness: which size fits',
  template: 'Education / how-to',
  subjectLines: [
    'Ridge Harness: which size fits',
    'Not sure about the size?',
    'Two measurements, one answer',
    'The tape tells you',
    'New: a size guide',
  ],
  previewText: 'Measure the chest and the neck, and the table does the rest.',
  executiveBrief:
    'Readers hesitate because “Sizing is a gamble”. The mail shows two measurements that settle it before the first hike of the season. It goes to readers who viewed a harness. Judge it by clicks.',
  segment: 'Include: readers who viewed a harness and did not buy. Leave out: owners of the product.',
  cta: 'Find the size',
  assetNotes:
    'Photo of a tape around a dog, close-up of the strap, size table as live text. Alt text says what is seen. No veterinary claims.',
  additionalElements: {
    overallFeel: 'Clear as a good manual.',
    tone: 'Friendly and plain-spoken.',
    imageDirection: [
      'Tape around the chest, seen from the side.',
      'Strap and buckle from near.',
      'Dog on a trail, wide.',
    ],
    links: ['Size guide: https://quillhound.example'],
  },
  sections: [
    {
      section: 'Hero: the question',
      visual: 'Question set large on a quiet ground, one small photo of a harness beside it.',
      copy: 'Ask which size fits, in the words of a buyer. Say that two measurements are enough. Button: “Find the size”.',
    },
    {
      section: 'Two measurements',
      visual: 'Two photos of a tape on a dog, chest and neck, same angle and light.',
      copy: 'Show where to put the tape and how tight. One line for the chest, one for the neck, both start with a verb.',
    },
    {
      section: 'The table',
      visual: 'Table as live text with four rows, the right row in bold, readable on a phone.',
      copy: 'Rows follow the Ridge Harness page. Say what to do between two sizes. Could carry the phrase “built for mud”.',
    },
    {
      section: 'A doubt',
      visual: 'Quote set large: “Will it last?” with one close-up of a worn strap below it.',
      copy: 'Answer in the first sentence. Say what wears out first, and how looking after gear keeps it going for longer.',
    },
    {
      section: 'Last step',
      visual: 'Wide band in a brand color with one line and one button, as much air above as below.',
      copy: 'Repeat the promise in other words. Reads reviews first: link them below the button. Button: “Find the size”.',
    },
  ],
}

const TEMPLATES = ['Education / how-to']
const judge = (content: OutlineContent, request = REQUEST, competitors: string[] = []) =>
  judgeOutline(content, { request, templates: TEMPLATES, competitors })
const checksOf = (content: OutlineContent, request = REQUEST, competitors: string[] = []) =>
  judge(content, request, competitors).failures.map(({ check, path }) => `${check} ${path}`)

const subjects = (index: number, line: string): OutlineContent => ({
  ...GOOD,
  subjectLines: GOOD.subjectLines.with(index, line),
})
const extra = (more: Partial<OutlineContent['additionalElements']>): OutlineContent => ({
  ...GOOD,
  additionalElements: { ...GOOD.additionalElements, ...more },
})
const section = (index: number, more: Partial<OutlineContent['sections'][number]>): OutlineContent => ({
  ...GOOD,
  sections: GOOD.sections.with(index, { ...GOOD.sections[index]!, ...more }),
})
const preview = (previewText: string): OutlineContent => ({ ...GOOD, previewText })
const brief = (text: string): OutlineContent => ({ ...GOOD, executiveBrief: `${GOOD.executiveBrief} ${text}` })

test('a good outline passes', () => {
  expect(judge(GOOD).failures).toEqual([])
})

describe('every gate finds its defect', () => {
  const defects: Array<[string, OutlineContent, string]> = [
    ['no title', { ...GOOD, title: '' }, 'completeness title'],
    ['a brief of three words', { ...GOOD, executiveBrief: 'Sell the harness.' }, 'completeness executiveBrief'],
    ['a segment of everyone', { ...GOOD, segment: 'All subscribers' }, 'completeness segment'],
    ['no asset notes', { ...GOOD, assetNotes: '' }, 'completeness assetNotes'],
    ['no feel', extra({ overallFeel: '' }), 'completeness additionalElements.overallFeel'],
    ['no tone', extra({ tone: '' }), 'completeness additionalElements.tone'],
    ['an unknown campaign type', { ...GOOD, template: 'Mega blast' }, 'completeness template'],
    ['two blocks', { ...GOOD, sections: GOOD.sections.slice(0, 2) }, 'completeness sections'],
    ['eight blocks', { ...GOOD, sections: [...GOOD.sections, ...GOOD.sections.slice(0, 3)] }, 'completeness sections'],
    ['a nameless block', section(1, { section: '' }), 'completeness sections[1].section'],
    ['copy that says nothing', section(1, { copy: 'Copy here.' }), 'completeness sections[1].copy'],
    ['a block without a picture', section(1, { visual: 'Photo.' }), 'completeness sections[1].visual'],
    ['two subject lines', { ...GOOD, subjectLines: GOOD.subjectLines.slice(0, 2) }, 'subjectLines subjectLines'],
    [
      'six subject lines',
      { ...GOOD, subjectLines: [...GOOD.subjectLines, 'And one more today'] },
      'subjectLines subjectLines',
    ],
    ['a subject line of 61 characters', subjects(3, `The ${'x'.repeat(57)}`), 'subjectLines subjectLines[3]'],
    ['a subject line of ten words', subjects(3, 'a b c d e f g h i j'), 'subjectLines subjectLines[3]'],
    ['a subject line in capitals', subjects(3, 'FIT GUIDE out'), 'subjectLines subjectLines[3]'],
    ['a subject line of signs', subjects(3, 'Well, well: so? Yes! Fit!'), 'subjectLines subjectLines[3]'],
    ['two emoji', subjects(3, 'The tape tells 🐕🐾'), 'subjectLines subjectLines[3]'],
    ['a subject line on two lines', subjects(3, 'The tape\ntells you'), 'subjectLines subjectLines[3]'],
    ['an empty subject line', subjects(3, ' '), 'subjectLines subjectLines[3]'],
    ['a preview text of 24 characters', preview(`The ${'x'.repeat(20)}`), 'previewText previewText'],
    ['a preview text of 111 characters', preview(`The ${'x'.repeat(107)}`), 'previewText previewText'],
    ['a preview text in capitals', preview('FIT GUIDE OUT for dogs, NOW HERE'), 'previewText previewText'],
    ['a preview text with two emoji', preview('Measure the chest and the neck 🐕🐾'), 'previewText previewText'],
    ['a preview text on two lines', preview('Measure the chest\nand then the neck.'), 'previewText previewText'],
    ['a preview text that is a subject line', preview('Ridge harness: which size fits?'), 'previewText previewText'],
    [
      'an invented discount in the preview text',
      preview('Take 20% off the harness until Sunday.'),
      'facts previewText',
    ],
    ['a merge tag in the preview text', preview('Hello {{ first_name }}, measure twice.'), 'placeholder previewText'],
    ['a preview text in German', preview('Miss zuerst die Brust und dann noch den Hals.'), 'language previewText'],
    ['the same subject line twice', subjects(3, 'Which size fits: Ridge Harness'), 'subjectLines subjectLines[3]'],
    [
      'one angle only',
      { ...GOOD, subjectLines: ['Which size fits?', 'Unsure about straps?', 'Ready for trails?'] },
      'subjectLines subjectLines',
    ],
    ['a call to action of six words', { ...GOOD, cta: 'Click here to find the size' }, 'cta cta'],
    ['no call to action', { ...GOOD, cta: '' }, 'cta cta'],
    ['two calls to action', { ...GOOD, cta: 'Find size / Shop' }, 'cta cta'],
    ['a merge tag', brief('Hello {{ first_name }}.'), 'placeholder executiveBrief'],
    [
      'a bracketed gap',
      section(2, { copy: 'Name the benefit of [Product] in one short line.' }),
      'placeholder sections[2].copy',
    ],
    [
      'a phrase the brand never says',
      extra({ overallFeel: 'Made for every fur baby out there.' }),
      'dontSay additionalElements.overallFeel',
    ],
    ['three exclamation marks', brief('Go now!!!'), 'tone executiveBrief'],
    ['words in capitals', brief('Say it LOUDLY today.'), 'tone executiveBrief'],
    ['an invented discount', subjects(3, '20% off the harness'), 'facts subjectLines[3]'],
    ['invented free shipping', brief('It ships with free shipping.'), 'facts executiveBrief'],
    ['an invented rating', brief('Buyers gave it 4.8 out of 5.'), 'facts executiveBrief'],
    ['an invented award', brief('The award-winning harness.'), 'facts executiveBrief'],
    ['an invented guarantee', brief('It has a lifetime guarantee.'), 'facts executiveBrief'],
    [
      'a link to another site',
      extra({ links: ['Reviews: https://elsewhere.example'] }),
      'links additionalElements.links[0]',
    ],
    ['an unknown product', brief('Show the Summit Saddle Bag too.'), 'products executiveBrief'],
    [
      'missing compliance notes',
      { ...GOOD, assetNotes: 'Photo of a tape around a dog and a size table.' },
      'compliance assetNotes',
    ],
    [
      'two pictures only',
      extra({ imageDirection: GOOD.additionalElements.imageDirection.slice(0, 2) }),
      'type additionalElements.imageDirection',
    ],
    [
      'another language',
      {
        ...GOOD,
        executiveBrief:
          'Diese Mail zeigt, wie man die richtige Größe findet, und sie geht an alle, die noch nicht gekauft haben.',
      },
      'language executiveBrief',
    ],
    [
      'hard reading',
      {
        ...GOOD,
        sections: GOOD.sections.map((block) => ({
          ...block,
          copy: 'Comprehensive dimensional considerations necessitate individualised anatomical investigation preceding any definitive acquisition',
        })),
      },
      'reading sections',
    ],
  ]

  test.each(defects)('%s', (_, content, wanted) => {
    expect(checksOf(content)).toContain(wanted)
  })

  test('another company', () => {
    expect(checksOf(brief('Better than Wolfmark.'), REQUEST, ['Wolfmark'])).toContain('competitors executiveBrief')
  })

  test('the reserved word for French sales, outside the legal weeks only', () => {
    const french = { ...REQUEST, brand: { ...REQUEST.brand, language: 'fr' as const, country: 'FR' as const } }
    const inMonth = (month: number) =>
      checksOf(brief('Les soldes sont là.'), { ...french, idea: { ...french.idea, month } })
    expect(inMonth(11)).toContain('legal executiveBrief')
    expect(inMonth(7)).not.toContain('legal executiveBrief')
  })

  test('a plain-text email with pictures, too short or too long', () => {
    const plain = { ...REQUEST, type: 'text-based' as const }
    const blocks = (copy: string) => ({ ...GOOD, sections: GOOD.sections.map((block) => ({ ...block, copy })) })
    const bare = extra({ imageDirection: [] })
    expect(checksOf(bare, plain)).toEqual([])
    expect(checksOf(GOOD, plain)).toContain('type additionalElements.imageDirection')
    expect(
      checksOf({ ...blocks('Say one useful thing here.'), additionalElements: bare.additionalElements }, plain),
    ).toContain('type sections')
    expect(
      checksOf({ ...blocks('Say one thing. '.repeat(20)), additionalElements: bare.additionalElements }, plain),
    ).toContain('type sections')
  })
})

describe('what must not trip a gate', () => {
  test('the brand’s compliance notes, in whatever words and language', () => {
    const complianceNotes =
      'Nie „best ever“ schreiben, keine 20 % und nichts Tierärztliches, auch nicht in Betreffzeilen.'
    const brand = withFacts(REQUEST.brand, { rules: [{ sentence: complianceNotes, check: null }] })
    const content = {
      ...GOOD,
      assetNotes: `Photo of a tape around a dog, size table as live text. From the profile: ${complianceNotes}`,
    }
    expect(checksOf(content, { ...REQUEST, brand })).toEqual([])
  })

  test('an offer the idea states', () => {
    const idea = { ...REQUEST.idea, description: 'Our 20% off weekend for harnesses.' }
    expect(checksOf(subjects(3, '20% off the harness'), { ...REQUEST, idea })).toEqual([])
  })

  test('a claim that the brand makes, unless a rule forbids it', () => {
    const stated = withFacts(REQUEST.brand, { say: ['eco-friendly'], rules: [] })
    const ruled = withFacts(stated, {
      rules: [{ sentence: 'No eco claims.', check: { type: 'no-claim', domain: 'eco' } }],
    })
    const content = { ...brief('An eco-friendly harness.'), assetNotes: `${GOOD.assetNotes} No eco claims.` }
    const facts = (brand: typeof stated) =>
      checksOf(content, { ...REQUEST, brand }).filter((check) => /^(?:facts|claims)/.test(check))
    expect(facts(stated)).toEqual([])
    expect(facts(ruled)).toEqual(['claims executiveBrief'])
    expect(facts(REQUEST.brand)).toEqual(['facts executiveBrief'])
  })

  test('a known marker for what a person has to supply', () => {
    expect(checksOf(brief('Terms: [confirm offer].'))).toEqual([])
  })
})

describe('a brand with a catalog for a product list', () => {
  const selling = (count: number): OutlineRequest => {
    const products = Array.from({ length: count }, (_, index) => `P${index}`).join(',')
    const profile = { ...DEMO_BRANDS.quillhound, productsInfo: { products, averageOrderValue: '$5' } }
    return { ...REQUEST, brand: confirmedBrief(profile) }
  }
  const judge = (request: OutlineRequest) => judgeOutline(GOOD, { request, templates: [GOOD.template] })
  const patternsMade = (request: OutlineRequest): number => {
    const escape = vi.spyOn(RegExp, 'escape')
    try {
      judge(request)
      return escape.mock.calls.length
    } finally {
      escape.mockRestore()
    }
  }

  test('is judged with each name read once, and with so many names at most', () => {
    expect(patternsMade(selling(5))).toBe(6)
    expect(patternsMade(selling(2500))).toBe(200)
    const request = selling(5)
    expect([patternsMade(request), patternsMade(request)]).toEqual([6, 0])
  })
})

test('an outline of the greatest length is judged in many short steps and not to its last letter', () => {
  const section = { section: 'Words', visual: 'a'.repeat(10_000), copy: 'miracle '.repeat(1250) }
  const content = { ...GOOD, sections: Array.from({ length: 40 }, () => section) }
  const steps = judgingSteps(content, { request: REQUEST, templates: [GOOD.template] })
  let taken = 0
  while (!steps.next().done) taken += 1
  expect(taken).toBeGreaterThan(20)
  expect(taken).toBeLessThan(100)
})

test.each(['.', 'a', 'n', '-'])('a note that says only "%s" leaves the words alone that hold it', (complianceNotes) => {
  const brand = withFacts(REQUEST.brand, { rules: [{ sentence: complianceNotes, check: null }] })
  const request = { ...REQUEST, brand }
  const content = { ...GOOD, assetNotes: `${GOOD.assetNotes} ${complianceNotes}` }
  expect(judgeOutline(content, { request, templates: [GOOD.template] }).failures).toEqual([])
})

test('a headline and the direction below it are two texts', () => {
  const request = { ...REQUEST, brand: DEMO_BRIEFS.tannholt }
  const problemsOf = (copy: string) =>
    judgeOutline(
      { ...GOOD, sections: [{ ...GOOD.sections[0]!, copy }, ...GOOD.sections.slice(1)] },
      { request, templates: [GOOD.template] },
    ).failures.filter(({ path }) => path === 'sections[0].copy')
  expect(problemsOf('Ist es eine Wundinfektion?\nUmsetzung: Überschrift auf höchstens zwei Zeilen.')).toEqual([])
  expect(problemsOf('Ist es eine Wundinfektion?\nIn zwei Tagen ist sie vorbei.')).not.toEqual([])
  expect(problemsOf('Ein Strauß.\nUmsetzung: Heilt die Haut.')).not.toEqual([])
})
