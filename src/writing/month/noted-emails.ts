import { dayAfter } from '#shared/calendar-dates.ts'
import type { PlanRequest, PlannedSubtopic } from '../requests/plan-request.ts'
import type { IdeaMeta } from '../requests/idea-meta.ts'
import type { BrandBrief, Language } from '#shared/brand-brief.ts'
import { ideaWords } from '../languages/idea-words.ts'
import { fillSlots } from '../engine/fill-slots.ts'
import { mostEmails } from '../gate/brand-rules.ts'
import { type NoteEmail, type NoteStep, noteEmails } from '../notes/note-emails.ts'
import type { NotedEvent } from '../notes/notes-reading.ts'
import { notesOf } from '../notes/month-notes.ts'
import { OF_AGENDA } from '../stock/agenda.ts'
import { kindOfDay, ownDays } from '../stock/own-days.ts'
import { openDays } from './open-days.ts'
import { notedDayId } from './noted-day-id.ts'

export interface NotedMonth {
  wanted: number
  openDays: readonly string[]
  /** The emails about what the notes name, in the order of their dates. A month has them only once. */
  emails: readonly NoteEmail[]
}

const USUAL_EMAILS = 6
/** The most emails that notes add to a planned month. */
const MOST_ADDED = 3

type Noted = Pick<PlanRequest, 'brand' | 'strategy' | 'year' | 'month' | 'today' | 'earlier'>

export async function notedMonth(request: Noted): Promise<NotedMonth> {
  const { year, month, today, earlier } = request
  const { reading, brand } = notesOf(request)
  const own = earlier.filter((idea) => idea.year === year && idea.month === month)
  const known = new Set(own.map(({ meta }) => meta?.anchor.id))
  const hasPlan = own.some(({ isPlanned, meta }) => isPlanned && meta !== null && meta.evidence.kind !== 'note')
  const allowed = mostEmails(brand.facts)
  const usual = brand.facts.rhythm?.emails ?? USUAL_EMAILS + moreForDays(brand, request)
  const wanted = Math.min(allowed, emailsWanted(reading.limits, usual))
  const planned = own.filter(({ isPlanned }) => isPlanned).length
  const mostAdded = Math.min(MOST_ADDED, Math.max(0, allowed - planned))
  const quiet = reading.limits.filter((limit) => limit.type === 'days')
  const days = (await openDays(brand, { year, month }, today)).filter((day) =>
    quiet.every(({ start, end }) => day < start || day > end),
  )
  const events = reading.events.filter(({ start }) => !known.has(notedDayId(start)))
  return {
    // A second generation adds ideas, not emails.
    wanted: hasPlan ? 0 : wanted,
    openDays: days,
    emails: withinSelling(noteEmails(events, { openDays: days, most: hasPlan ? mostAdded : wanted }), reading.limits),
  }
}

const NEED_AN_EMAIL: ReadonlySet<string> = new Set(OF_AGENDA)
/** So many days have room in a usual month, beside the brand's other words. */
const USUAL_DAYS = 4
const MOST_FOR_DAYS = 2

/** An event or a course in the first days of a month has its email in the month before. */
const LAST_EARLY_DAY = 14
const TOLD_BEFORE: ReadonlySet<string> = new Set(['event', 'start'])

/** Where no one has set how often the brand writes, a month with many own dates has up to two emails more. */
function moreForDays(brand: BrandBrief, { year, month }: Noted): number {
  const first = Temporal.PlainDate.from({ year, month, day: 1 })
  const [next, last] = [first.add({ months: 1 }), first.add({ months: 1, days: LAST_EARLY_DAY })].map(String)
  const days = [...ownDays(brand, year), ...ownDays(brand, year + 1)].filter(
    ({ id, date }) =>
      NEED_AN_EMAIL.has(kindOfDay(id)) &&
      date >= first.toString() &&
      date < (TOLD_BEFORE.has(kindOfDay(id)) ? last! : next!),
  )
  return Math.min(MOST_FOR_DAYS, Math.max(0, days.length - USUAL_DAYS))
}

type Limits = ReturnType<typeof notesOf>['reading']['limits']

function emailsWanted(limits: Limits, usual: number): number {
  const exact = limits.find((limit) => limit.type === 'emails' && !limit.isMost)
  const most = limits.flatMap((limit) => (limit.type === 'emails' && limit.isMost ? [limit.count] : []))
  return Math.min(exact?.type === 'emails' ? exact.count : usual, ...most)
}

/** Null where the notes don't say. */
export function mostSelling(limits: Limits): number | null {
  const counts = limits.flatMap((limit) => (limit.type === 'selling' ? [limit.count] : []))
  return counts.length === 0 ? null : Math.min(...counts)
}

function withinSelling(emails: readonly NoteEmail[], limits: Limits): NoteEmail[] {
  const most = mostSelling(limits)
  if (most === null) return [...emails]
  const selling = emails
    .filter(sells)
    .toSorted((left, right) => Number(right.step === 'start') - Number(left.step === 'start'))
  const dropped = new Set(selling.slice(most))
  return emails.filter((email) => !dropped.has(email))
}

export const sells = ({ event, step }: NoteEmail): boolean =>
  step !== 'tease' && (event.kind === 'sale' || event.kind === 'launch')

/** Emails that the notes ask for as ideas, in the user's own words. */
export const notedIdeas = (emails: readonly NoteEmail[], { brand }: Pick<PlanRequest, 'brand'>): PlannedSubtopic[] =>
  emails.map((email) => notedIdea(email, brand.language))

function notedIdea({ event, step, date }: NoteEmail, language: Language): PlannedSubtopic {
  const own = ideaWords(language).ownDay
  const days = daysOf(event, language)
  const said = [event.words, ...event.details].join(', ')
  return {
    title: titleOf(event, step, date, language),
    description: `${descriptionOf(event, step, language)} ${fillSlots(own.when, { days })}`,
    why: fillSlots(own.why, { words: said }),
    plannedFor: date,
    meta: {
      ...kindOf(event, step),
      // The name carries the days of the event. The email makes sense on its own days only.
      anchor: {
        type: 'date',
        id: notedDayId(event.start),
        name: `${event.title} (${days})`,
        ...sendableDays(event, step, date),
      },
      stage: 'all',
      segment: own.readers,
      products: event.offer === null ? [] : [event.offer],
      evidence: { kind: 'note', refId: said },
      needsOffer: false,
    },
  }
}

function titleOf({ title, end, kind }: NotedEvent, step: NoteStep, date: string, language: Language): string {
  const { titles } = ideaWords(language).ownDay
  const around = (pattern: string) => fillSlots(pattern, { title })
  if (step === 'start') return title
  if (step === 'tease') return kind === 'deadline' ? title : around(titles.tease)
  if (kind === 'event' || kind === 'deadline') return around(titles.reminder)
  return around(date === end ? titles.last : titles.ending)
}

function descriptionOf({ kind }: NotedEvent, step: NoteStep, language: Language): string {
  const { launch, day, tease, last } = ideaWords(language).ownDay
  if (step === 'tease') return tease
  if (step === 'last') return last
  return kind === 'launch' ? launch : day
}

function kindOf({ kind }: NotedEvent, step: NoteStep): Pick<IdeaMeta, 'family' | 'archetype'> {
  if (step === 'tease') return { family: 'engagement', archetype: 'teaser' }
  if (kind === 'launch') return { family: 'product', archetype: 'launch' }
  if (kind === 'sale') return { family: 'promo', archetype: step === 'last' ? 'lastchance' : 'sale' }
  return { family: 'engagement', archetype: 'plainnote' }
}

function sendableDays({ start, end }: NotedEvent, step: NoteStep, date: string): { from: string; to: string } {
  if (step === 'tease') return { from: date, to: dayAfter(start, -1) }
  if (step === 'last') return { from: date, to: end < date ? date : end }
  return { from: date < start ? date : start, to: date > end ? date : end }
}

export function daysOf({ start, end }: Pick<NotedEvent, 'start' | 'end'>, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const time = (date: string) => Date.parse(`${date}T00:00:00Z`)
  return format.formatRange(time(start), time(end)).replaceAll(/[\u2009\u202F]/g, ' ')
}
