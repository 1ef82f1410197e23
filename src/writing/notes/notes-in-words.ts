import { type YearMonth, monthTitle } from '#shared/calendar-dates.ts'
import { ruleInWords, weekdaysInWords } from '#shared/rule-words.ts'
import type { NotedEvent, NotedExclusion, NotedLimit, NotedPush, NotesReading } from './notes-reading.ts'

const dayName = new Intl.DateTimeFormat('en', { month: 'long', day: 'numeric', timeZone: 'UTC' })
const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

export function notesInWords(
  { events, pushes, exclusions, limits, theme }: NotesReading,
  month: YearMonth,
  emailsFor: (event: NotedEvent) => number,
): string[] {
  const sentences = [
    ...exclusions.map(exclusionInWords),
    ...events.map((event) => eventInWords(event, month, emailsFor(event))),
    ...(theme === null ? [] : [`“${theme}” ties the month together.`]),
    ...pushes.flatMap((push) => pushInWords(push, theme)),
    ...limits.map(limitInWords),
  ]
  return [...new Set(sentences)]
}

export const unreadInWords = ({ unread }: NotesReading): string[] =>
  unread.map((text) => `We couldn't read: “${text}”, so we won't follow it.`)

function exclusionInWords(exclusion: NotedExclusion): string {
  switch (exclusion.type) {
    case 'rule':
      return ruleInWords(exclusion.rule)
    case 'discounts':
      return 'No discounts this month.'
    case 'prices':
      return 'No prices in any email.'
    case 'offer':
      return `We'll leave out ${exclusion.name}.`
    case 'phrase':
      return `No email mentions “${exclusion.words}”.`
  }
}

function eventInWords(event: NotedEvent, month: YearMonth, emails: number): string {
  const { title, words, start, end, isInMonth } = event
  const days = start === end ? ` on ${daysInWords(start, end)}` : ` ${daysInWords(start, end)}`
  // "Order by May 18" says its day itself.
  const named = title.toLowerCase() === words.toLowerCase() ? title : `${title}${days}`
  if (!isInMonth) return `${named} is outside of ${monthTitle(month)}, so we won't plan it here.`
  return emails === 0 ? `${named}: there is no day left for an email.` : `${named}: ${counted(emails)}.`
}

function pushInWords(push: NotedPush, theme: string | null): string[] {
  if (push.type === 'offer') return [`${push.name} leads at least one email.`]
  return push.words.toLowerCase() === theme?.toLowerCase() ? [] : [`We'll prefer ideas about “${push.words}”.`]
}

function limitInWords(limit: NotedLimit): string {
  switch (limit.type) {
    case 'emails':
      return `${limit.isMost ? 'At most ' : ''}${counted(limit.count)} this month.`.replace(/^\p{Ll}/u, (first) =>
        first.toUpperCase(),
      )
    case 'selling':
      if (limit.count === 0) return 'No emails that sell.'
      return `At most ${limit.count === 1 ? 'one email that sells' : `${COUNTS[limit.count] ?? limit.count} emails that sell`}.`
    case 'weekdays':
      return `No emails on ${weekdaysInWords(limit.closed)}.`
    case 'days':
      return limit.start === limit.end
        ? `No emails on ${daysInWords(limit.start, limit.end)}.`
        : `No emails ${daysInWords(limit.start, limit.end)}.`
  }
}

const counted = (count: number) => (count === 1 ? 'one email' : `${COUNTS[count] ?? count} emails`)

export function daysInWords(start: string, end: string): string {
  const first = dayName.format(timeOf(start))
  if (start === end) return first
  if (start.slice(0, 7) === end.slice(0, 7)) return `${first}-${Number(end.slice(8))}`
  return `${first} to ${dayName.format(timeOf(end))}`
}

const timeOf = (date: string) => Date.parse(`${date}T00:00:00Z`)
