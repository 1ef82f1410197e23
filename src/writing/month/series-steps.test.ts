import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#shared/brand-brief.ts'
import { SERIES } from '#shared/series.ts'
import { observancesOf } from '../knowledge/observances.ts'
import { isArchetypeId } from '../knowledge/archetypes.ts'
import { seriesWords } from '../languages/series-words.ts'
import { isSeriesAnchor, offsetInWords, offsetsOf, seriesAnchorOn, seriesIdeas } from './series-steps.ts'

const request = { kind: 'launch', day: '2026-12-02', name: 'Courtyard Filter Blend' } as const

test('a launch has five emails around its day, each with its own', () => {
  const ideas = seriesIdeas(request, 'en')
  expect(ideas.map(({ title, plannedFor, meta }) => [title, plannedFor, meta.archetype])).toEqual([
    ['Courtyard Filter Blend: coming soon', '2026-11-25', 'teaser'],
    ['Courtyard Filter Blend: a first look for regulars', '2026-11-30', 'vip'],
    ['Courtyard Filter Blend is here', '2026-12-02', 'launch'],
    ['Courtyard Filter Blend: the first reviews', '2026-12-05', 'ugc'],
    ['Courtyard Filter Blend: a last reminder', '2026-12-08', 'lastchance'],
  ])
  expect(ideas[0]!.meta).toMatchObject({
    anchor: { type: 'date', id: 'own-2026-12-02', name: request.name, from: '2026-11-25', to: '2026-12-08' },
    series: { kind: 'launch', name: request.name, offset: -7 },
  })
})

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(SERIES)('%s has three to five emails of known templates, with words for each', (kind) => {
    const ideas = seriesIdeas({ ...request, kind }, language)
    expect(ideas.length).toBeGreaterThanOrEqual(3)
    expect(ideas.length).toBeLessThanOrEqual(5)
    expect(Object.keys(seriesWords(language)[kind]!)).toHaveLength(ideas.length)
    expect(new Set(ideas.map(({ title }) => title)).size).toBe(ideas.length)
    for (const { title, description, meta } of ideas) {
      expect(title).toContain(request.name)
      expect(description).not.toContain('{')
      expect(isArchetypeId(meta.archetype)).toBe(true)
    }
    expect(offsetsOf(kind)).toContain(0)
  })
})

test('a holiday keeps the days of the observance', () => {
  const observance = { id: 'mothers-day', from: '2027-04-18', to: '2027-05-08' }
  const [first] = seriesIdeas({ kind: 'holiday', day: '2027-05-09', name: 'Mother’s Day', observance }, 'en')
  expect(first!.meta.anchor).toEqual({ type: 'date', name: 'Mother’s Day', ...observance })
})

test('the email on the day is the anchor, except the greeting of a holiday, which keeps its day', () => {
  const day = observancesOf('US', 2027).find(({ id }) => id === 'mothers-day')!
  const observance = { id: day.id, from: day.from, to: day.to }
  const anchors = (wanted: object) =>
    seriesIdeas({ ...request, ...wanted }, 'en').flatMap(({ meta, offset }) => (isSeriesAnchor(meta) ? [offset] : []))
  for (const kind of SERIES) expect(anchors({ kind })).toEqual([0])
  expect(anchors({ kind: 'holiday', day: day.date, observance })).toEqual([])
  expect(anchors({ kind: 'launch', day: day.date, observance })).toEqual([0])
  expect([
    isSeriesAnchor(null),
    isSeriesAnchor({ ...seriesIdeas(request, 'en')[2]!.meta, series: undefined! }),
  ]).toEqual([false, false])
})

test('on another day, a series is about that day, and on the day of its holiday about the holiday', () => {
  const day = observancesOf('US', 2027).find(({ id }) => id === 'mothers-day')!
  const observance = { id: day.id, from: day.from, to: day.to }
  const [teaser] = seriesIdeas({ ...request, day: day.date, observance }, 'en')
  expect(seriesAnchorOn(teaser!.meta, '2027-06-10', 'US')).toEqual({
    type: 'date',
    id: 'own-2027-06-10',
    name: request.name,
    from: '2027-06-03',
    to: '2027-06-16',
  })
  expect(seriesAnchorOn(teaser!.meta, day.date, 'US')).toEqual(teaser!.meta.anchor)
})

test.each([
  ['launch', -2, '2 days before the launch'],
  ['sale', 1, '1 day after the first day of the sale'],
  ['holiday', 0, 'on the day of Easter'],
] as const)('%s, %i: %s', (kind, offset, text) => {
  expect(offsetInWords({ kind, name: 'Easter', offset })).toBe(text)
})
