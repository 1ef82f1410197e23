import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { DEMO_BRIEFS, withRules } from '../brand/brand-brief.fixtures.ts'
import { pausesAhead } from './pauses-ahead.ts'

const { quillhound, tannholt, brisalba } = DEMO_BRIEFS
const briefs = { en: quillhound, de: tannholt, es: brisalba }

const ahead = (language: keyof typeof briefs, text: string) =>
  pausesAhead(withRules(briefs[language], text), []).map(({ slots, days }) => [slots.moment, days?.from])

test.each<[Language & keyof typeof briefs, string, string, string]>([
  [
    'en',
    "From December 19 to January 7 we don't take orders for engraving.",
    "From December 19 to January 7 we don't take orders for engraving",
    '12-19',
  ],
  [
    'de',
    'Vom 19. Dezember bis 7. Januar nehmen wir keine Reparaturen an.',
    'Vom 19. Dezember bis 7. Januar nehmen wir keine Reparaturen an',
    '12-19',
  ],
  ['en', "Between Christmas and January 6 we don't ship.", "Between Christmas and January 6 we don't ship", '12-25'],
])('what a brand does not do for a while has an email before it begins (%s): %s', (language, text, moment, from) => {
  const [told] = ahead(language, text)
  expect(told?.[1]).toBe(from)
  expect(String(told?.[0]).replaceAll('’', "'")).toContain(moment.slice(0, 12))
})

test.each<[keyof typeof briefs, string]>([
  ['en', "We don't send emails from December 19 to January 7."],
  ['en', 'Closed from December 19 to January 7.'],
  ['en', "We don't do Black Friday."],
])('a closing, a rule for emails and a ban are none (%s): %s', (language, text) => {
  expect(ahead(language, text)).toEqual([])
})
