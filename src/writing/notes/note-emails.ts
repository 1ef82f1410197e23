import { dayAfter, daysFrom } from '#shared/calendar-dates.ts'
import type { NotedEvent } from './notes-reading.ts'

export type NoteStep = 'tease' | 'start' | 'last'

export interface NoteEmail {
  event: NotedEvent
  step: NoteStep
  date: string
}

const SHORT_RANGE = 7
/** Days between two emails of a month, at least. */
const LEAST_GAP = 2

const TEASE_LEAD = 4
const INVITATION_LEAD = 8
const LONGEST_TEASE = 14
const REMINDER_LEAD = 3
const LATEST_START = 2

/** The emails for a range or a day, most important first. */
function stepsOf({ start, end, isVague, kind, emails }: NotedEvent): NoteStep[] {
  const days = daysFrom(start, end) + 1
  const usual = (): NoteStep[] => {
    if (isVague) return ['start', 'tease']
    if (days > SHORT_RANGE) return ['start', 'last', 'tease']
    if (days > 2) return ['start', 'last']
    if (kind === 'sale' || kind === 'launch') return ['start', 'tease']
    return kind === 'day' ? ['start'] : ['tease', 'last']
  }
  const steps = usual()
  if (emails === null) return steps
  const further = (['start', 'last', 'tease'] as const).filter((step) => !steps.includes(step))
  return [...steps, ...further].slice(0, emails)
}

/**
 * The days of the emails about what the notes name: before it, when it starts and on its last day. They are on open
 * days of the month and at least two days apart. When there is too little time for all of them, every event keeps its
 * most important email.
 */
export function noteEmails(
  events: readonly NotedEvent[],
  { openDays, most }: { openDays: readonly string[]; most: number },
): NoteEmail[] {
  const emails: NoteEmail[] = []
  const wanted = events.filter(({ isInMonth }) => isInMonth).map((event) => ({ event, steps: stepsOf(event) }))
  for (const turn of [0, 1, 2]) {
    for (const { event, steps } of wanted) {
      const step = steps[turn]
      if (step === undefined || emails.length >= most) continue
      const date = dayFor(event, step, openDays, emails)
      if (date !== null) emails.push({ event, step, date })
    }
  }
  return emails.toSorted((left, right) => (left.date < right.date ? -1 : 1))
}

function dayFor(
  event: NotedEvent,
  step: NoteStep,
  openDays: readonly string[],
  emails: readonly NoteEmail[],
): string | null {
  const { wanted, first, last } = windowOf(event, step)
  const own = emails.filter((email) => email.event === event)
  const after = own.filter((email) => ORDER.indexOf(email.step) < ORDER.indexOf(step)).map(({ date }) => date)
  const before = own.filter((email) => ORDER.indexOf(email.step) > ORDER.indexOf(step)).map(({ date }) => date)
  const free = openDays.filter(
    (day) =>
      day >= first &&
      day <= last &&
      emails.every((email) => Math.abs(daysFrom(email.date, day)) >= LEAST_GAP) &&
      after.every((other) => day > other) &&
      before.every((other) => day < other),
  )
  const away = (day: string) => Math.abs(daysFrom(wanted, day))
  return free.toSorted((left, right) => away(left) - away(right))[0] ?? null
}

const ORDER: readonly NoteStep[] = ['tease', 'start', 'last']

/** The days on which an email of a step makes sense, and the best of them. */
function windowOf({ start, end, kind }: NotedEvent, step: NoteStep): { wanted: string; first: string; last: string } {
  const isInvitation = kind === 'event' || kind === 'deadline'
  if (step === 'tease') {
    const wanted = dayAfter(start, -(isInvitation ? INVITATION_LEAD : TEASE_LEAD))
    return { wanted, first: dayAfter(start, -LONGEST_TEASE), last: dayAfter(start, -1) }
  }
  if (step === 'start') {
    const latest = end > start ? end : kind === 'sale' || kind === 'launch' ? dayAfter(start, LATEST_START) : start
    return { wanted: start, first: start, last: latest }
  }
  if (end > start) return { wanted: end, first: dayAfter(start, 1), last: end }
  // The last reminder for a single day comes before that day, because recipients who read it in the evening are too
  // late.
  return {
    wanted: dayAfter(start, -1),
    first: dayAfter(start, -REMINDER_LEAD),
    last: kind === 'event' ? dayAfter(start, -1) : start,
  }
}
