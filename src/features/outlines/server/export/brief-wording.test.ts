import { describe, expect, test } from 'vitest'
import { factsOf, sendTimeLabel, shortened } from './brief-wording.ts'
import { germanBrief, plainLetter } from './exported-outline.fixtures.ts'

describe('send time', () => {
  test('is the wall clock of the brand, whatever clock the server keeps', () => {
    expect(sendTimeLabel('2026-12-03T10:00:00+01:00', 'DE', 'full')).toBe(
      'Thursday, 3 December 2026 at 10:00 (UTC+01:00)',
    )
    expect(sendTimeLabel('2026-03-09T23:45-06:00', 'US', 'full')).toBe('Monday, March 9, 2026 at 11:45 PM (UTC-06:00)')
    expect(sendTimeLabel('2026-12-03T10:00:00Z', 'GB', 'full')).toBe('Thursday, 3 December 2026 at 10:00 (UTC)')
  })

  test('is short in an overview', () => {
    expect(sendTimeLabel('2026-12-03T10:00:00+01:00', 'DE', 'medium')).toBe('Thu, 3 Dec, 10:00')
  })

  test('says when there is none and rejects an invalid time', () => {
    expect(sendTimeLabel(null, 'DE', 'full')).toBe('Not scheduled')
    expect(() => sendTimeLabel('tomorrow', 'DE', 'full')).toThrow('Not an ISO date and time')
  })
})

test('every fact is there, also the undecided ones', () => {
  expect(factsOf(plainLetter()).map((fact) => `${fact.label}: ${fact.value}`)).toEqual([
    'Brand: Quillhound Supply',
    'Month: December 2026',
    'Send time: Not scheduled',
    'Type: Text-Based',
    'Template: Objection handler',
    'Status: Draft',
    'Main topic: Gear that lasts a season',
    'Idea: Answer the sizing worry first',
    'Assigned to: Unassigned',
  ])
  expect(factsOf(germanBrief()).at(-1)?.value).toBe('Jule Brandt')
})

test('shortens between whole characters', () => {
  expect(shortened('one\n two', 20)).toBe('one two')
  expect(shortened('👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2)).toBe('👩‍👩‍👧‍👦…')
})
