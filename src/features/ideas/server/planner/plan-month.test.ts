import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type BrandBrief } from '#shared/brand-brief.ts'
import { unwatched } from '#server/ai/writers.ts'
import { DEMO_BRANDS } from '#server/demo/demo-brands.ts'
import { builtInPlanner } from './built-in-planner.ts'
import { planMonth } from './plan-month.ts'
import { BARE_BRAND, FRENCH_FASHION, ideasOf, requestFor, SOME_HISTORY } from './planner-brands.fixtures.ts'

const { tannholt, brisalba, quillhound } = DEMO_BRANDS

function textsOf(plan: ReturnType<typeof planMonth>): string {
  return plan.topics
    .flatMap(({ title, subtopics }) => [title, ...subtopics.flatMap((idea) => [idea.title, idea.description])])
    .join('\n')
}

function anchorsOf(plan: ReturnType<typeof planMonth>): Set<string | undefined> {
  return new Set(
    plan.topics.flatMap(({ subtopics }) =>
      subtopics.filter(({ meta }) => meta.anchor.type === 'date').map(({ meta }) => meta.anchor.id),
    ),
  )
}

describe('planMonth', () => {
  test('is the same for the same request', () => {
    expect(planMonth(requestFor(tannholt))).toEqual(planMonth(requestFor(tannholt)))
  })

  test('December in Germany knows Nikolaus, Christmas and the last day to order, no Boxing Day, and keeps dontSay', () => {
    const plan = planMonth(requestFor(tannholt, { year: 2026, month: 12 }))
    const anchors = anchorsOf(plan)
    for (const id of ['nikolaus', 'christmas', 'last-shipping']) expect(anchors).toContain(id)
    expect(anchors).not.toContain('boxing-day')
    expect(anchors).not.toContain('advent-1')
    expect(textsOf(plan)).not.toMatch(/Schnäppchen|Wachmacher|Boxing/i)
  })

  test("Mother's Day is that of the country", () => {
    const spain = planMonth(requestFor(brisalba, { month: 4 }))
    expect(anchorsOf(spain)).toContain('es-mothers-day')
    const france = planMonth(requestFor(FRENCH_FASHION, { year: 2034, month: 5 }))
    expect(anchorsOf(france)).toContain('fr-mothers-day')
    const states = planMonth(requestFor(quillhound, { month: 5 }))
    expect(anchorsOf(states)).toContain('mothers-day')
    expect(
      states.topics
        .flatMap(({ subtopics }) => subtopics)
        .filter(({ meta }) => meta.anchor.id === 'memorial-day')
        .every(({ meta }) => !meta.needsOffer),
    ).toBe(true)
  })

  test('themes that clearly work for a brand come more often than those that clearly do not', () => {
    const stories = (lift: number) =>
      [3, 6, 9].flatMap((month) => {
        const history = { ...SOME_HISTORY, themeLifts: [{ theme: 'story', lift }] }
        const { topics } = planMonth(requestFor(quillhound, { month, history }))
        return topics.flatMap(({ subtopics }) => subtopics.filter(({ meta }) => meta.archetype === 'story'))
      }).length
    expect(stories(Math.LN2)).toBeGreaterThan(stories(-Math.LN2))
  })

  test('seasons are reversed in Australia and Anzac Day is left alone', () => {
    const plan = planMonth(requestFor({ ...quillhound, country: 'AU' }, { month: 4 }))
    const anchors = plan.topics.flatMap(({ subtopics }) => subtopics.map(({ meta }) => meta.anchor))
    expect(anchors.filter(({ type }) => type === 'season').every(({ id }) => id === 'autumn')).toBe(true)
    expect(textsOf(plan)).not.toMatch(/anzac/i)
  })

  test('an offer is only ever a marker to fill in', () => {
    const plan = planMonth(requestFor(quillhound, { month: 11 }))
    const offers = plan.topics.flatMap(({ subtopics }) => subtopics).filter(({ meta }) => meta.needsOffer)
    expect(offers.length).toBeGreaterThan(0)
    expect(offers.every(({ title }) => title.includes('[confirm offer]'))).toBe(true)
    expect(textsOf(plan)).not.toMatch(/\d+ ?%|\$\d/)
  })

  test('the last day to order is for the brand to confirm: no text states it', () => {
    const ideas = planMonth(requestFor(quillhound, { month: 12 })).topics.flatMap(({ subtopics }) => subtopics)
    const shipping = ideas.filter(({ meta }) => meta.anchor.id === 'last-shipping')
    expect(shipping.length).toBeGreaterThan(0)
    expect(shipping.every(({ title }) => title.includes('[confirm date]'))).toBe(true)
    expect(shipping.map(({ title, description, why }) => `${title} ${description} ${why}`).join()).not.toMatch(/18/)
  })

  test('no product is said to end a complaint of the body', () => {
    const ideas = planMonth(requestFor(brisalba)).topics.flatMap(({ subtopics }) => subtopics)
    const onIrritation = ideas.filter(({ title }) => title.includes('Irritación'))
    expect(onIrritation.filter(({ title }) => /contra|Adiós|ayuda|respuesta/.test(title))).toEqual([])
  })

  test('ideas of one day differ in their reason, and each names the day', () => {
    const [topic] = planMonth(requestFor(quillhound, { year: 2026, month: 12 })).topics
    const whys = topic!.subtopics.filter(({ meta }) => meta.anchor.id === 'christmas').map(({ why }) => why)
    expect(whys.length).toBeGreaterThan(4)
    expect(new Set(whys).size).toBe(whys.length)
    for (const why of whys) expect(why).toMatch(/^Christmas is on Friday, December 25; \S.+\.$/)
  })

  test('no title names a product twice', () => {
    for (const brand of [tannholt, brisalba, quillhound]) {
      const products = (brand.productsInfo?.products ?? '').split(', ')
      for (const month of [2, 6, 11]) {
        const ideas = planMonth(requestFor(brand, { month })).topics.flatMap(({ subtopics }) => subtopics)
        const twice = ideas.filter(({ title }) => products.some((product) => title.split(product).length > 2))
        expect(twice.map(({ title }) => title)).toEqual([])
      }
    }
  })

  test('a mail for owners never goes to readers without an order', () => {
    const ideas = [1, 4, 9].flatMap((month) =>
      planMonth(requestFor(quillhound, { month })).topics.flatMap(({ subtopics }) => subtopics),
    )
    const forOwners = ideas.filter(({ title }) =>
      /How is it going|After the first order|Unpacked|Two weeks/.test(title),
    )
    expect(forOwners.length).toBeGreaterThan(0)
    for (const { meta, title } of forOwners) {
      expect(meta.segment, title).not.toMatch(/close to a first order|Visitors|have not bought/)
    }
  })

  test('past winners are cited in at least two topics', () => {
    const plan = planMonth(requestFor(quillhound, { history: SOME_HISTORY }))
    const citing = plan.topics.filter(({ subtopics }) => subtopics.some(({ meta }) => meta.evidence.kind === 'winner'))
    expect(citing.length).toBeGreaterThanOrEqual(2)
    expect(plan.topics.map(({ family }) => family)).toContain('winner')
    expect(citing[0]!.subtopics.some(({ why }) => why.includes('24%') || why.includes('18%'))).toBe(true)
  })

  test('the first ten topics are of as many families as the month has, and every idea says why', () => {
    const plan = planMonth(requestFor(quillhound, { month: 11, history: SOME_HISTORY }))
    expect(new Set(plan.topics.map(({ family }) => family)).size).toBe(10)
    expect(
      plan.topics.every(({ why, subtopics }) => why !== '' && subtopics.every((idea) => idea.why.endsWith('.'))),
    ).toBe(true)
  })

  test('a second run for the same month adds ideas and repeats none', () => {
    const first = planMonth(requestFor(brisalba, { topics: 3 }))
    const earlier = ideasOf(first, 2027, 5)
    const second = planMonth(requestFor(brisalba, { topics: 3, earlier }))
    const titles = new Set(earlier.map(({ title }) => title))
    expect(ideasOf(second, 2027, 5).some(({ title }) => titles.has(title))).toBe(false)
  })

  test.each(LANGUAGES)('a brand that stated nothing but its name gets a month in %s', (language) => {
    const plan = planMonth(requestFor({ ...BARE_BRAND, language }))
    expect(plan.report.failures).toEqual([])
    expect(plan.topics).toHaveLength(10)
  })

  test('a hundred ideas after a year of ideas take less than a second even on a busy machine', () => {
    const year = Array.from({ length: 3 }, (_, index) => index + 2).flatMap((month) =>
      ideasOf(planMonth(requestFor(quillhound, { month })), 2027, month),
    )
    const started = performance.now()
    planMonth(requestFor(quillhound, { month: 6, earlier: year }))
    expect(performance.now() - started).toBeLessThan(1000)
  })

  test('the writer stops before it starts when told so', async () => {
    await expect(builtInPlanner.planMonth(requestFor(quillhound), unwatched(AbortSignal.abort()))).rejects.toThrow(
      /abort/i,
    )
    await expect(
      builtInPlanner.planMonth(requestFor(quillhound, { topics: 1 }), unwatched(new AbortController().signal)),
    ).resolves.toMatchObject({ topics: [{}] })
  })
})

describe('any text a person may type', () => {
  const word = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      '🐕‍🦺👩🏽‍🚀',
      'سيروم الوجه',
      'קרם פנים',
      '{{name}}',
      '[Brand]',
      '%%x%%',
      '<b>Bold</b>',
      'FREE SHIPPING 50%!!!',
      '\u0000\u0007',
      '\u202Eabc',
      'TBD',
      '"unclosed, list',
      "l'été",
      'Straße',
    ),
    fc.lorem({ maxCount: 4 }),
  )
  const text = fc.oneof(
    fc.array(word, { maxLength: 8 }).map((words) => words.join(', ')),
    word.map((one) => one.repeat(400).slice(0, 10_000)),
  )
  const brand = fc.record({
    name: fc.oneof(
      fc.constant('Northwind'),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
      fc.constant('🐕'),
      fc.constant('ACME SUPPLY'),
    ),
    language: fc.constantFrom(...LANGUAGES),
    country: fc.constantFrom('US', 'DE', 'FR', 'AU'),
    products: text,
    pains: text,
    objections: text,
    triggers: text,
    say: fc.array(word, { maxLength: 3 }),
    dontSay: fc.array(fc.lorem({ maxCount: 1 }), { maxLength: 3 }),
  })

  test('never breaks a plan, and never reaches a title as markup or control signs', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(
        brand,
        fc.integer({ min: 1, max: 12 }),
        ({ name, language, country, products, pains, objections, triggers, say, dontSay }, month) => {
          const brief = {
            ...BARE_BRAND,
            name,
            language,
            country,
            customerAvatar: { demographics: pains, interests: products, buyingTriggers: triggers, painPoints: pains },
            productsInfo: { products, averageOrderValue: '' },
            buyingJourney: { buyingProcess: pains, commonObjections: objections },
            guidelines: { tone: '', say, dontSay },
          } as BrandBrief
          const plan = planMonth(requestFor(brief, { topics: 2, month }))
          expect(plan.report.failures).toEqual([])
          for (const { title, subtopics } of plan.topics) {
            expect(title.trim()).not.toBe('')
            for (const idea of subtopics) {
              expect(idea.title.length).toBeGreaterThanOrEqual(12)
              expect(idea.title.length).toBeLessThanOrEqual(90)
              expect(`${idea.title}${idea.description}`).not.toMatch(
                /[\p{Cc}\u202A-\u202E\u2066-\u2069]|\{|\b(?:undefined|null)\b/u,
              )
              expect(idea.title.isWellFormed()).toBe(true)
            }
          }
        },
      ),
      { numRuns: 60 },
    )
  })
})
