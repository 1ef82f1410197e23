import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { teaBrand } from '../stock/tea-brand.fixtures.ts'
import type { EmailPlan } from './email-plan.ts'
import { withOwnSubject } from './subject-lines.ts'
import { writeOutline } from './write-outline.ts'
import { typedRequest } from './writer-requests.fixtures.ts'

const plan = (role: EmailPlan['role'], phrase: string | null) =>
  ({
    role,
    title: '',
    headline: 'Lay a ruler across both',
    lines: [
      { line: 'Is the repair in it, or is it hours and nothing else?', kind: 'thought', question: null, part: null },
    ],
    subjects: ['One', 'Two', 'Three'],
    own:
      phrase === null
        ? null
        : { detail: null, answer: null, phrase, offers: [], practical: [], contact: [], coming: [], standing: [] },
  }) satisfies Pick<EmailPlan, 'role' | 'title' | 'headline' | 'lines' | 'subjects' | 'own'>

test.each<[EmailPlan['role'], string | null, string[]]>([
  ['teach', 'A repair beats a new one', ['One', 'Two', 'A repair beats a new one', 'Three']],
  ['teach', 'Tea at half time', ['One', 'Two', 'Three']],
  ['sell', 'Tea at half time', ['One', 'Two', 'Tea at half time', 'Three']],
  ['sell', null, ['One', 'Two', 'Three']],
])('an email that is there to %s has %j among its subject lines where that belongs to it', (role, phrase, subjects) => {
  expect(withOwnSubject(plan(role, phrase), teaBrand()).subjects).toEqual(subjects)
})

test('no subject line of a day is a term or a phrase about something else', () => {
  const brief = teaBrand({
    say: ['Free shipping over $75, otherwise $7.50.', 'Chew on it, it’s fine', 'Come and sand your own ring'],
  })
  const day = {
    ...plan('launch', null),
    ownDay: 'event' as const,
    title: 'Open workshop: November 7',
    lines: [{ line: 'Open workshop: sand your own ring.', kind: 'thought' as const, question: null, part: null }],
    subjects: ['When and where', 'Free shipping over $75', 'Chew on it, it’s fine', 'Come and sand your own ring'],
  }
  expect(withOwnSubject(day, brief).subjects).toEqual(['When and where', 'Come and sand your own ring'])
  const about = ['When and where', 'Chew on it, it’s fine', 'Come and sand your own ring']
  expect(withOwnSubject({ ...day, ownDay: null }, brief).subjects).toEqual(about)
})

const TYPED: Partial<Record<Language, string>> = {
  en: 'Winter tune-ups|Meet Walt|New ribbons in stock|How to clean your keys|Letter writing month|Behind the bench|Gift guide for writers|Spring hours|Favorite machines of the year|Ask us anything|Thank you|Three quick fixes|Paper that feeds well|Before you buy',
  de: 'Wartung im Winter|Unsere Werkstatt|Neue Farbbänder im Regal|Tasten richtig reinigen|Monat der Briefe|Blick hinter die Werkbank|Geschenke für Schreibende|Zeiten im Frühling|Die schönsten Maschinen des Jahres|Fragen Sie uns|Danke|Drei kleine Handgriffe|Papier, das gut läuft|Vor dem Kauf',
  fr: 'La révision d’hiver|Notre atelier|De nouveaux rubans|Nettoyer ses touches|Le mois des lettres|Derrière l’établi|Des idées de cadeaux|Nos horaires de printemps|Les plus belles machines de l’année|Vos questions|Merci|Trois gestes simples|Le papier qui passe bien|Avant d’acheter',
}

test.each(Object.entries(TYPED))('ideas typed one after another share no subject line: %s', (language, titles) => {
  const brand = { ...teaBrand({}), language: language as Language }
  const used: string[] = []
  for (const title of titles.split('|')) {
    const request = { ...typedRequest(brand, title, '', 'text-based'), usedSubjects: used }
    used.push(...writeOutline(request).content.subjectLines)
  }
  expect(new Set(used).size).toBe(used.length)
})

test('an email with answers has what customers ask as its first subject lines', () => {
  const doubts = [{ question: '$34 a month for tea?', answer: 'It’s about 30 cups.', topic: null, isWhole: true }]
  const line = {
    line: '$34 a month for tea? It’s about 30 cups.',
    kind: 'thought',
    question: null,
    part: null,
  } as const
  const asked = { ...plan('prove', null), lines: [line] }
  expect(withOwnSubject(asked, teaBrand({ doubts })).subjects[0]).toBe('$34 a month for tea? It’s about 30 cups')
})
