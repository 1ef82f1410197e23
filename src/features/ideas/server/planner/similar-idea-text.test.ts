import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#shared/brand-brief.ts'
import type { PastCampaign } from '#server/ai/writers.ts'
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

test("takes up a campaign in the brand's language, of its kind, with the figures in the reason alone", () => {
  const { title, description, why, meta } = similarIdea({ language: 'de' }, campaign(), 12)
  expect(title).toBe('Letzte Erinnerung Probierpaket: die Dezember-Ausgabe')
  expect(description).toBe(
    'Eine klare Erinnerung: was noch zu tun ist und bis wann. Knüpft an „Letzte Erinnerung Probierpaket“ an: gleicher Aufbau und Ton, mit einem neuen Anlass oder einem anderen Produkt.',
  )
  expect(why).toBe('Your mail “Letzte Erinnerung Probierpaket” of Mar 18, 2026 did 120% better than expected.')
  expect(meta).toMatchObject({ archetype: 'lastchance', evidence: { kind: 'winner', refId: 'w1' } })
})

describe.each(LANGUAGES)('in %s', (language) => {
  test('every kind and every month can be said, without a figure', () => {
    for (const theme of ['sale', 'launch', 'ugc', 'howto', null]) {
      for (let month = 1; month <= 12; month += 1) {
        const { title, description } = similarIdea({ language }, campaign({ theme }), month)
        expect(title.length).toBeGreaterThan('Letzte Erinnerung Probierpaket'.length + 5)
        expect(`${title} ${description}`).not.toMatch(/\d|\{|\}/u)
      }
    }
  })
})

test('a question keeps its mark, French elides', () => {
  expect(similarIdea({ language: 'en' }, campaign({ subject: 'Still awake?' }), 5).title).toBe(
    'Still awake? The May edition',
  )
  expect(similarIdea({ language: 'fr' }, campaign({ subject: 'Le sac du mois' }), 4).title).toBe(
    'Le sac du mois\u00A0: l’édition d’avril',
  )
})

test('what a subject line promised is not promised again, and a campaign without one is named by its kind', () => {
  const promised = similarIdea({ language: 'en' }, campaign({ subject: '20% off everything', theme: 'sale' }), 5)
  expect(promised.title).toBe('Offers: the May edition')
  expect(similarIdea({ language: 'en' }, campaign({ subject: null }), 5).title).toBe('Last chance: the May edition')
  expect(similarIdea({ language: 'en' }, campaign({ subject: null, theme: null, name: 'May news' }), 6).title).toBe(
    'May news: the June edition',
  )
})

test('a subject line is read without placeholders, pictures and loose ends', () => {
  expect(readableSubject("{{ first_name|default:'you' }}, your coffee is here ☕️")).toBe('your coffee is here')
  expect(readableSubject('*|FNAME|*: ready?')).toBe('ready?')
  expect(readableSubject('word '.repeat(40))).toHaveLength(79)
  expect(readableSubject('x'.repeat(200))).toHaveLength(80)
})
