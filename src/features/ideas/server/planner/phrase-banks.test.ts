import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#shared/brand-brief.ts'
import { SEASONS } from '#server/marketing-knowledge/seasons.ts'
import { VERTICALS } from '#server/marketing-knowledge/verticals.ts'
import { OFFER_MARKER, FILL_IN_MARKERS } from '#server/quality/fill-in-markers.ts'
import { findInventedFacts } from '#server/quality/invented-facts.ts'
import { endsWithDot, hasShoutingCaps } from '#server/quality/text-rules.ts'
import { fillPhrase, slotsOf, type SlotValues } from './fill-phrase.ts'
import { ideaPatterns, TOPIC_FAMILIES, type IdeaPatternId } from './idea-patterns.ts'
import { phraseBanks } from './phrase-banks.ts'
import { SLOTS } from './phrase-bank.ts'

const ids = Object.keys(ideaPatterns) as IdeaPatternId[]

describe.each(LANGUAGES)('phrases in %s', (language) => {
  const bank = phraseBanks[language]
  const titles = ids.flatMap((id) => bank.titles[id].map((title) => ({ id, title })))
  const phrases = [
    ...titles.map(({ title }) => title),
    ...Object.values(bank.topics).flat(),
    ...Object.values(bank.archetypeTexts).flat(),
    ...Object.values(bank.contexts).flat(),
  ]

  test('every slot is known and every quote is closed', () => {
    for (const phrase of phrases) {
      expect(
        slotsOf(phrase).filter((slot) => !SLOTS.includes(slot)),
        phrase,
      ).toEqual([])
      expect(phrase.split('{q}').length, phrase).toBe(phrase.split('{/q}').length)
      expect(phrase.replaceAll(/\{\/?[a-zA-Z]+\}/g, ''), phrase).not.toMatch(/[{}]/)
    }
  })

  test("a brand's own words stand in quotation marks", () => {
    for (const phrase of phrases) {
      const outside = phrase.replaceAll(/\{q\}.*?\{\/q\}/g, '')
      expect(outside, phrase).not.toMatch(/\{(?:pain|trigger|objection|say|interest)\}/)
    }
  })

  test('no wording comes twice, none ends with a full stop, shouts or states a fact', () => {
    const lines = titles.map(({ title }) => title)
    expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([])
    for (const line of lines) {
      expect(endsWithDot(line), line).toBe(false)
      expect(hasShoutingCaps(line), line).toBe(false)
    }
    for (const phrase of phrases) {
      expect(findInventedFacts(phrase.replaceAll(/\{[^}]*\}/g, 'x'), [], language), phrase).toEqual([])
    }
  })

  test('only patterns of an occasion name one, only those that need an offer show its marker', () => {
    for (const { id, title } of titles) {
      const { occasions, offer } = ideaPatterns[id] as { occasions?: unknown; offer?: true }
      const slots = slotsOf(title)
      if (slots.includes('occasion') || slots.includes('date')) expect(occasions, `${id} ${title}`).toBeDefined()
      expect(slots.includes('offer'), `${id} ${title}`).toBe(offer === true)
    }
    expect(bank.offerMarker).toBe(OFFER_MARKER[language])
    expect(bank.dateMarker).toBe(FILL_IN_MARKERS[language].date)
  })

  test('there is enough of everything', () => {
    for (const id of ids) expect(bank.titles[id].length, id).toBeGreaterThanOrEqual(3)
    for (const family of TOPIC_FAMILIES) expect(bank.topics[family].length, family).toBeGreaterThanOrEqual(4)
    for (const season of SEASONS) expect(new Set(bank.seasons[season].moments).size).toBeGreaterThanOrEqual(8)
    for (const trade of VERTICALS) {
      expect(new Set(bank.trades[trade].tasks).size, trade).toBeGreaterThanOrEqual(8)
      expect(new Set(bank.trades[trade].themes).size, trade).toBeGreaterThanOrEqual(8)
    }
    expect(new Set(bank.moments).size).toBeGreaterThanOrEqual(24)
  })
})

describe('fillPhrase', () => {
  const fill = (phrase: string, values: SlotValues, language: (typeof LANGUAGES)[number] = 'en') =>
    fillPhrase(phrase, values, phraseBanks[language])

  test('needs every value, and starts with a capital where asked', () => {
    expect(fill('{Theme}: a word', { theme: 'grind size' })).toBe('Grind size: a word')
    expect(fill('{Theme}: a word', {})).toBeNull()
  })

  test('a quoted question keeps one question mark', () => {
    expect(fill('{q}{objection}{/q}? A fair question', { objection: 'Will it last?' })).toBe(
      '“Will it last?” A fair question',
    )
  })

  test('French elides, Spanish and Italian bend their small words', () => {
    expect(fill('Avant de {task}', { task: 'arroser' }, 'fr')).toBe('Avant d’arroser')
    expect(fill('{product} y {other}', { product: 'Aceite', other: 'Incienso' }, 'es')).toBe('Aceite e Incienso')
    expect(fill('Prima del {date}', { date: '8 maggio' }, 'it')).toBe('Prima dell’8 maggio')
    expect(fill('{product} a {month}', { product: 'Runner', month: 'aprile' }, 'it')).toBe('Runner ad aprile')
  })
})
