import { describe, expect, test } from 'vitest'
import { WriterError } from '../requests/writer-error.ts'
import type { OutlineRequest } from '../requests/outline-request.ts'
import { DEMO_BRIEFS, confirmedBrief, withFacts, withRules } from '../brand/brand-brief.fixtures.ts'
import { DEMO_BRANDS } from '#stand-ins/demo/demo-brands.ts'
import { wordsOf } from '#shared/folded.ts'
import { type BrandBrief, LANGUAGES } from '#shared/brand-brief.ts'
import { outlineWords } from '../languages/outline-words.ts'
import { writeOutline } from './write-outline.ts'
import { TEST_BRANDS, angleRequest, bareBrand, plannedRequest } from './writer-requests.fixtures.ts'

// There are some 1,300 words in each language, and each needs an outline. `EVERY_WORD=1` takes them all.
const WORDS_PER_LANGUAGE = process.env['EVERY_WORD'] === '1' ? Number.POSITIVE_INFINITY : 100

/** Whether an outline was written, or the phrase that prevents it. */
function outcomeOf(request: OutlineRequest): string {
  try {
    writeOutline(request)
    return 'written'
  } catch (error) {
    if (!(error instanceof WriterError)) throw error
    return error.inTheWay === null ? `no reason: ${error.message}` : `${error.inTheWay.field}: ${error.inTheWay.phrase}`
  }
}

const outcomeFor = (brand: BrandBrief) => outcomeOf(plannedRequest(brand, 'howto', 'design-based'))

function everyWord(value: unknown): string[] {
  if (typeof value === 'string') return wordsOf(value.replaceAll(/\{\w+\}/g, ' '))
  return value === null || typeof value !== 'object' ? [] : Object.values(value).flatMap(everyWord)
}

describe.each(LANGUAGES)('in %s', (language) => {
  const brand = TEST_BRANDS.find((each) => each.language === language) ?? bareBrand(language)
  const { roleSigns: _, ...words } = outlineWords(language)
  const all = [...new Set(everyWord(words))].toSorted()
  const step = Math.max(1, Math.ceil(all.length / WORDS_PER_LANGUAGE))

  test.each(all.filter((word, place) => place % step === 0))(
    'a brand that never says "%s" gets its outline, or reads that this word is in the way',
    (word) => {
      expect(['written', `guidelines.dontSay: ${word}`]).toContain(outcomeFor(withFacts(brand, { neverSay: [word] })))
    },
  )
})

const { quillhound } = DEMO_BRIEFS

test.each(['.', 'a', 'n', 'None', 'N/A', '-'])('the compliance note "%s" doesn\'t prevent an outline', (note) => {
  expect(outcomeFor(withRules(quillhound, note))).toBe('written')
})

test.each(['in', 'the', 'and', 'a', '-', ' to ', 'is', 'it', 'calm', 'sale', 'gift'])(
  'of many phrases to avoid, the one that is in the way is named: "%s"',
  (phrase) => {
    const neverSay = ['cheap', 'miracle cure', phrase, 'Schnäppchen', 'best ever']
    expect(['written', `guidelines.dontSay: ${phrase}`]).toContain(outcomeFor(withFacts(quillhound, { neverSay })))
  },
)

test.each(['free', 'Christmas', '–', 'cheap', 'quietly'])(
  'an ordinary phrase to avoid leaves enough to say: "%s"',
  (phrase) => {
    expect(outcomeFor(withFacts(quillhound, { neverSay: [phrase] }))).toBe('written')
  },
)

test('a line of a ready-made idea that the brand does not say is left out', () => {
  const request = angleRequest(DEMO_BRIEFS.tannholt, 'design-based')
  const whole = writeOutline(request).content
  const phrase = whole.sections[1]!.copy.split(' ').slice(0, 4).join(' ')
  const brand = withFacts(DEMO_BRIEFS.tannholt, { neverSay: [phrase] })
  const { sections } = writeOutline({ ...request, brand }).content
  expect(sections.map(({ copy }) => copy).join('\n')).not.toContain(phrase)
  expect(sections[0]!.copy.split('\n')[0]).toBe(whole.sections[0]!.copy.split('\n')[0])
})

test.each(['<b>Soap</b>', '18 gauge, 8 seats, 25 minutes', '{{product}}', '$30'])(
  'a brand that sells "%s" gets its outline',
  (products) => {
    const brand = confirmedBrief({ ...DEMO_BRANDS.quillhound, productsInfo: { products, averageOrderValue: '' } })
    for (const archetype of ['howto', 'bestsellers', 'bundle', 'launch', 'comparison'] as const) {
      expect(() => writeOutline(plannedRequest(brand, archetype, 'design-based', { products: [] }))).not.toThrow()
    }
  },
)
