import { expect, test } from 'vitest'
import { teaBrand } from '../stock/tea-brand.fixtures.ts'
import { inLocalWords } from './local-words.ts'

test.each([
  [
    'GB',
    'Measure it by enrollments up to the last day to enroll.',
    'Measure it by enrolments up to the last day to enrol.',
  ],
  ['GB', 'Put it in your calendar now, and ask afterward.', 'Put it in your diary now, and ask afterwards.'],
  ['GB', 'Is there a couch, an attic hatch or an estimate?', 'Is there a sofa, a loft hatch or a quote?'],
  ['CA', 'Enrollments at the center', 'Enrolments at the centre'],
  ['US', 'Enrollments, afterward, license', 'Enrollments, afterward, license'],
] as const)('The product says it as people in %s do: %s', (country, text, local) => {
  expect(inLocalWords(text, { ...teaBrand(), country })).toBe(local)
})
