import { ARCHETYPE_IDS } from '#server/marketing-knowledge/archetypes.ts'
import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { findInventedFacts } from '#server/quality/invented-facts.ts'
import { looksLikeLanguage } from '#server/quality/language-check.ts'
import { findPlaceholders, hasShoutingCaps } from '#server/quality/text-rules.ts'
import { fingerprinter, tokenJaccard } from '#server/quality/text-similarity.ts'
import type { Line, PhraseBank } from './phrase-bank.ts'
import { PHRASE_BANKS } from './phrase-banks.ts'
import { ANGLES, FACTS, SECTION_KINDS, SHOTS } from './section-kinds.ts'

const ALWAYS = ['brand', 'month', 'cta', 'offer', 'quote', 'date', 'link']
const IF_KNOWN = [
  'product',
  'productB',
  'products',
  'occasion',
  'window',
  'objection',
  'pain',
  'trigger',
  'process',
  'interests',
  'audience',
  'say',
  'description',
  'winner',
]
const LOCAL = ['segment', 'include', 'exclude']

const forms = (line: Line) => (typeof line === 'string' ? [line] : [line.casual, line.formal])
const slotsOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!)
const standsAlone = (line: Line) => forms(line).every((text) => slotsOf(text).every((slot) => !IF_KNOWN.includes(slot)))
const filled = (text: string, length = 15) => text.replaceAll(/\{\w+\}/g, 'n'.repeat(length))
const words = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

function spoken(...words: string[]): RegExp {
  return new RegExp(String.raw`(?<![\p{L}’])(?:${words.join('|')})(?![\p{L}])`, 'u')
}

/** Words that address a reader in one form only. */
const ADDRESS: Record<Language, { casual: RegExp; formal: RegExp }> = {
  en: { casual: spoken('thou'), formal: spoken('thou') },
  de: {
    casual: spoken('[Dd]u', '[Dd]ich', '[Dd]ir', '[Dd]eine?[mnrs]?'),
    formal: spoken('Sie', 'Ihnen', 'Ihre?[mnrs]?'),
  },
  es: {
    casual: spoken('[Tt]ú', '[Tt]e', '[Tt]us?', 'contigo', 'estás', 'piensas'),
    formal: spoken('[Uu]sted'),
  },
  fr: {
    casual: spoken('[Tt]u', '[Tt]e', '[Tt]oi', '[Tt]on', '[Tt]es', '-tu'),
    formal: spoken('[Vv]ous', '[Vv]otre', '[Vv]os', '\\p{L}+-vous'),
  },
  it: {
    casual: spoken('[Tt]u', '[Tt]i', '[Tt]uoi?', '[Tt]u[ae]', '[Hh]ai', '[Ss]ei'),
    formal: spoken('Lei', 'Suo', 'Sua'),
  },
}

function everyString(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object' || value instanceof RegExp) return []
  return Object.values(value).flatMap(everyString)
}

function everyList(value: unknown, path: string): Array<{ path: string; lines: Line[] }> {
  if (value === null || typeof value !== 'object' || value instanceof RegExp) return []
  if (Array.isArray(value)) return [{ path, lines: value as Line[] }]
  return Object.entries(value).flatMap(([key, item]) => everyList(item, `${path}.${key}`))
}

/** The phrases that are read in outlines: the bank without what steers the program. */
function readParts(bank: PhraseBank): Partial<PhraseBank> {
  const { language: _language, addressHints: _hints, defaultAddress: _address, spelling: _spelling, ...read } = bank
  return read
}

const banks = Object.values(PHRASE_BANKS)

describe.each(banks.map((bank) => [bank.language, bank] as const))('the %s bank', (language: Language, bank) => {
  const texts = everyString(readParts(bank))

  test('knows every slot it uses', () => {
    const known = new Set([...ALWAYS, ...IF_KNOWN, ...LOCAL])
    expect(texts.filter((text) => slotsOf(text).some((slot) => !known.has(slot)))).toEqual([])
    expect(texts.filter((text) => /[{}]/.test(text.replaceAll(/\{\w+\}/g, '')))).toEqual([])
  })

  test('has a phrase for every case in which little is known', () => {
    const parts = {
      sections: bank.sections,
      archetypes: bank.archetypes,
      shots: bank.shots,
      titles: bank.titles,
      links: bank.links.product,
    }
    const lists = everyList(parts, language).filter(
      ({ lines, path }) => lines.length > 0 && !path.includes('.subjects.'),
    )
    expect(lists.filter(({ lines }) => !lines.some(standsAlone)).map(({ path }) => path)).toEqual([])
    expect(Object.values(bank.brief.whyPlain).flat().every(standsAlone)).toBe(true)
  })

  test('has two wordings or more where mails repeat', () => {
    for (const kind of SECTION_KINDS) expect(bank.sections[kind].copies.length, kind).toBeGreaterThanOrEqual(2)
    for (const kind of SECTION_KINDS) expect(bank.sections[kind].visuals.length, kind).toBeGreaterThanOrEqual(2)
    expect(bank.plainVisuals.length).toBeGreaterThanOrEqual(2)
  })

  test('hands over each fact with its own slot only', () => {
    for (const fact of FACTS) {
      const slot = fact === 'idea' ? 'description' : fact
      for (const phrase of bank.facts[fact]) expect(slotsOf(phrase), phrase).toEqual([slot])
    }
  })

  test('states no facts, leaves no placeholders, shouts nowhere', () => {
    const spoken = texts.map((text) => filled(text))
    expect(spoken.filter((text) => findInventedFacts(text, [], language).length > 0)).toEqual([])
    expect(spoken.filter((text) => findPlaceholders(text).length > 0)).toEqual([])
    expect(spoken.filter((text) => hasShoutingCaps(text))).toEqual([])
    expect(spoken.filter((text) => /!{2}|https?:|www\./.test(text))).toEqual([])
  })

  test('is in its language', () => {
    const sentences = texts.map((text) => text.replaceAll(/\{\w+\}/g, ' ')).filter((text) => words(text) >= 5)
    expect(sentences.filter((text) => !looksLikeLanguage(text, language))).toEqual([])
  })

  test.each(ARCHETYPE_IDS)('%s: subject lines and calls to action keep their limits', (id) => {
    const { subjects, ctas } = bank.archetypes[id]
    for (const angle of ANGLES) expect(subjects[angle].length, angle).toBeGreaterThanOrEqual(1)
    const lines = ANGLES.flatMap((angle) => subjects[angle])
    for (const text of lines.flatMap(forms)) {
      expect(filled(text).length, text).toBeLessThanOrEqual(50)
      expect(words(text), text).toBeLessThanOrEqual(9)
    }
    for (const form of [0, 1]) {
      const alone = lines.filter(standsAlone).map((line) => forms(line).at(form) ?? forms(line)[0]!)
      const prints = alone.map(fingerprinter(language, ''))
      const distinct = prints.filter((print, index) =>
        prints.slice(0, index).every((other) => tokenJaccard(print, other) < 0.6),
      )
      expect(distinct.length).toBeGreaterThanOrEqual(5)
    }
    for (const text of ctas.flatMap(forms)) expect(words(text), text).toBeLessThanOrEqual(4)
    for (const text of ctas.flatMap(forms)) expect(filled(text, 10).length, text).toBeLessThanOrEqual(28)
    expect(ctas.filter(standsAlone).length).toBeGreaterThanOrEqual(2)
  })

  test('subject lines keep to one form of address', () => {
    const address = ADDRESS[language]
    const lines = ARCHETYPE_IDS.flatMap((id) => ANGLES.flatMap((angle) => bank.archetypes[id].subjects[angle]))
    const slips = lines.flatMap((line) => {
      if (typeof line === 'string') {
        return address.casual.test(line) || address.formal.test(line) ? [line] : []
      }
      return [
        ...(address.formal.test(line.casual) ? [line.casual] : []),
        ...(address.casual.test(line.formal) ? [line.formal] : []),
      ]
    })
    expect(language === 'en' ? [] : slips).toEqual([])
  })

  test('titles have 12 to 60 characters', () => {
    for (const title of everyString(bank.titles)) {
      expect(filled(title, 8).length, title).toBeGreaterThanOrEqual(12)
      expect(filled(title).length, title).toBeLessThanOrEqual(60)
    }
  })

  test('every shot can be described', () => {
    for (const shot of SHOTS) expect(bank.shots[shot].directions.length).toBeGreaterThanOrEqual(1)
  })

  test('briefs begin with a reason that needs no more than the month', () => {
    expect(slotsOf(bank.brief.whyTrigger)).toContain('trigger')
    expect(slotsOf(bank.brief.whyPain)).toContain('pain')
    expect(slotsOf(bank.brief.whyObjection)).toContain('objection')
    expect(bank.brief.whyDate.some((text) => !slotsOf(text).includes('window'))).toBe(true)
  })
})
