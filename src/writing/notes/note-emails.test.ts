import { describe, expect, test } from 'vitest'
import { noteEmails } from './note-emails.ts'
import { EVERY_DAY, notesContext } from './notes.fixtures.ts'
import { readNotes } from './read-notes.ts'

const emailsOf = (notes: string, openDays = EVERY_DAY, most = 10) =>
  noteEmails(readNotes(notes, notesContext('en')).events, { openDays, most }).map(
    ({ step, date }) => `${step} ${date.slice('YYYY-MM-'.length)}`,
  )

test.each([
  ['Spring sale May 10-14', ['start 10', 'last 14']],
  ['Spring sale May 10-24', ['tease 06', 'start 10', 'last 24']],
  ['Flash sale on May 12', ['tease 08', 'start 12']],
  ['Launch of the kit on May 18', ['tease 14', 'start 18']],
  ['Workshop on May 22', ['tease 14', 'last 21']],
  ['Order by May 18', ['tease 10', 'last 17']],
  ['Something good on May 9', ['start 09']],
  ['Spring sale May 10-14, one email', ['start 10']],
  ['Spring sale May 10-14, three emails', ['tease 06', 'start 10', 'last 14']],
  ['Launch on May 2', ['start 02']],
  ['Workshop on June 12', []],
])('%s', (notes, expected) => {
  expect(emailsOf(notes)).toEqual(expected)
})

describe('days without emails', () => {
  const without = (...closed: string[]) => EVERY_DAY.filter((day) => !closed.includes(day.slice(8)))

  test('move an email within its range, and never out of it', () => {
    expect(emailsOf('Spring sale May 10-14', without('10', '14'))).toEqual(['start 11', 'last 13'])
    expect(emailsOf('Spring sale May 10-14', without('10', '11', '12', '13', '14'))).toEqual([])
  })

  test('move the news of a launch to a day soon after', () => {
    expect(emailsOf('Launch on May 18', without('18'))).toEqual(['tease 14', 'start 19'])
  })
})

test('emails about several events are two days apart, and each event has one before any has two', () => {
  const notes = 'Launch on May 12. Workshop on May 13. Sale May 14-20.'
  const days = emailsOf(notes).map((email) => Number(email.split(' ')[1]))
  expect(days.slice(1).every((day, place) => day - days[place]! >= 2)).toBe(true)
  expect(emailsOf(notes, EVERY_DAY, 3)).toEqual(['tease 05', 'start 12', 'start 14'])
})
