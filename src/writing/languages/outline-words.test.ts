import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#shared/brand-brief.ts'
import { OUTLINE_ROLES, outlineWords } from './outline-words.ts'

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

function textsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, `${path}.${key}`))
}

// Words that address recipients in one of the two forms. A brand may use the other form.
const ADDRESS = {
  en: /(?!)/u,
  de: /(?<!\p{L})(?:du|dir|dich|deine?[mnrs]?|Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:tu|toi|ton|ta|tes|vous|votre|vos)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:tú|ti|tu|tus|usted|su|sus)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:tu|te|tuo|tua|tuoi|tue|Lei|Suo|Sua)(?!\p{L})/u,
} as const

const SLOTS = new Set(['cta', 'readers', 'occasion', 'text', 'marker', 'title', 'day', 'fact', 'offer'])

describe.each(LANGUAGES)('the words in %s', (language) => {
  const words = outlineWords(language)

  test('are all there, once each, with known slots alone', () => {
    const texts = textsIn({ ...words, roleSigns: {}, voice: { ...words.voice, readdress: 'x' } })
    expect(texts.filter(([, text]) => text.trim() === '')).toEqual([])
    const slots = texts.flatMap(([, text]) => [...text.matchAll(/\{(\w*)\}/g)].map((match) => match[1]!))
    expect(slots.filter((slot) => !SLOTS.has(slot))).toEqual([])
    // Names of sections and buttons may repeat between roles, but directions may not.
    const sentences = [...textsIn(words.lines), ...textsIn(words.visuals), ...textsIn(words.roles)].map(
      ([, text]) => text,
    )
    const directions = sentences.filter((text) => wordsIn(text) > 5)
    expect(directions.filter((text, place) => directions.indexOf(text) !== place)).toEqual([])
  })

  test('offer another wording where something is written again', () => {
    const lists = [
      words.opening,
      words.letterOpening,
      words.offer,
      words.closing,
      words.closingLine,
      words.letterClosing,
      words.titles,
    ]
    for (const list of [...lists, ...Object.values(words.lines)]) expect(list.length).toBeGreaterThanOrEqual(3)
    // Six emails of four lines each, so that no month repeats a picture.
    expect(words.visuals.lines.length).toBeGreaterThanOrEqual(24)
    expect(words.visuals.closing.length).toBeGreaterThanOrEqual(6)
    for (const role of OUTLINE_ROLES) {
      for (const { directions } of words.roles[role].parts) expect(directions).toHaveLength(2)
      expect(words.roles[role].previews).toHaveLength(2)
    }
  })

  test.each(OUTLINE_ROLES)('fit an inbox and address no reader: %s', (role) => {
    const { button, previews, subjects, title } = words.roles[role]
    expect(wordsIn(button)).toBeLessThanOrEqual(4)
    for (const preview of previews) {
      expect(preview.length).toBeGreaterThanOrEqual(25)
      expect(preview.length).toBeLessThanOrEqual(110)
    }
    for (const subject of subjects) {
      expect(subject.length).toBeLessThanOrEqual(50)
      expect(wordsIn(subject)).toBeLessThanOrEqual(9)
    }
    const read = [button, ...previews, ...subjects, title, ...words.titles]
    expect(read.filter((text) => ADDRESS[language].test(text))).toEqual([])
  })

  test('show a service by people, a subscription by its rhythm and digital offers by a screen in use', () => {
    const { service, subscription, digital } = words.visuals.offer
    const said = {
      en: [/people/i, /three dates/, /screen in use/i],
      de: [/Menschen/, /drei Tagen/, /Bildschirm im Gebrauch/],
      fr: [/personnes/, /trois dates/, /écran en usage/i],
      es: [/personas/, /tres fechas/, /pantalla en uso/i],
      it: [/persone/, /tre date/, /schermo in uso/i],
    }[language]
    for (const picture of service) expect(picture).toMatch(said[0]!)
    for (const picture of subscription) expect(picture).toMatch(said[1]!)
    for (const picture of digital) expect(picture).toMatch(said[2]!)
  })
})
