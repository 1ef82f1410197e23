import { describe, expect, test } from 'vitest'
import { withFacts } from '../brand/brand-brief.fixtures.ts'
import { type Language, LANGUAGES } from '#shared/brand-brief.ts'
import type { PastCampaign } from '../requests/history-facts.ts'
import { BARE_BRAND } from './planner-brands.fixtures.ts'
import { readableSubject, similarIdea } from './similar-idea-text.ts'

const campaign = (changes: Partial<PastCampaign> = {}): PastCampaign => ({
  id: 'w1',
  name: '2026-03 Erinnerung B',
  subject: 'Letzte Erinnerung Probierpaket',
  sentOn: '2026-03-18',
  segment: null,
  theme: 'lastchance',
  liftPct: 120,
  ...changes,
})

const inLanguage = (language: Language) => ({ ...BARE_BRAND, language })

test("takes up a campaign in the brand's language, of its kind, with the figures in the reason alone", () => {
  const { title, description, why, meta } = similarIdea(inLanguage('de'), campaign(), 12)
  expect(title).toBe('Letzte Erinnerung Probierpaket: die Dezember-Ausgabe')
  expect(description).toBe(
    'Eine klare Erinnerung: was noch zu tun ist und bis wann. Knüpft an „Letzte Erinnerung Probierpaket“ an: gleicher Aufbau und Ton, mit einem neuen Anlass oder einem anderen Produkt.',
  )
  expect(why).toBe('Your email “Letzte Erinnerung Probierpaket” of Mar 18, 2026 did 120% better than expected.')
  expect(meta).toMatchObject({ archetype: 'lastchance', evidence: { kind: 'winner', refId: 'w1' } })
})

describe.each(LANGUAGES)('in %s', (language) => {
  test('every kind and every month can be said, without a figure', () => {
    for (const theme of ['sale', 'launch', 'ugc', 'howto', null] as const) {
      for (let month = 1; month <= 12; month += 1) {
        const { title, description } = similarIdea(inLanguage(language), campaign({ theme }), month)
        expect(title.length).toBeGreaterThan('Letzte Erinnerung Probierpaket'.length + 5)
        expect(`${title} ${description}`).not.toMatch(/\d|\{|\}/u)
      }
    }
  })
})

test('a question keeps its mark, French elides', () => {
  expect(similarIdea(inLanguage('en'), campaign({ subject: 'Still awake?' }), 5).title).toBe(
    'Still awake? The May edition',
  )
  expect(similarIdea(inLanguage('fr'), campaign({ subject: 'Le sac du mois' }), 4).title).toBe(
    'Le sac du mois\u00A0: l’édition d’avril',
  )
})

test('what a subject line promised is not promised again, and a campaign without one is named by its kind', () => {
  const promised = similarIdea(inLanguage('en'), campaign({ subject: '20% off everything', theme: 'sale' }), 5)
  expect(promised.title).toBe('Offers: the May edition')
  expect(similarIdea(inLanguage('en'), campaign({ subject: null }), 5).title).toBe('Last chance: the May edition')
  expect(similarIdea(inLanguage('en'), campaign({ subject: null, theme: null, name: 'May news' }), 6).title).toBe(
    'May news: the June edition',
  )
})

test('a subject line that says what the brand never says is not taken up, and any other is', () => {
  const brand = withFacts(inLanguage('en'), { neverSay: ['cheap'] })
  const past = (subject: string) => similarIdea(brand, campaign({ subject, theme: 'howto' }), 5)
  const { title, description } = past('Cheap and cheerful')
  expect(`${title} ${description}`).not.toContain('cheerful')
  expect(past('Warm and cheerful').title).toBe('Warm and cheerful: the May edition')
})

test('a subject line is read without placeholders, pictures and loose ends', () => {
  expect(readableSubject("{{ first_name|default:'you' }}, your coffee is here ☕️")).toBe('your coffee is here')
  expect(readableSubject('*|FNAME|*: ready?')).toBe('ready?')
  expect(readableSubject('word '.repeat(40))).toHaveLength(79)
  expect(readableSubject('x'.repeat(200))).toHaveLength(80)
})
