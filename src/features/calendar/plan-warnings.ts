import { daysFrom } from '#shared/calendar-dates.ts'
import { dayName, dayOf } from './calendar-days.ts'
import { isAboutClosedDays, isClosedDay } from './closed-days.ts'
import type { Schedule } from './fields.ts'

export type PlannedEmail = Pick<
  Schedule,
  | 'outlineId'
  | 'campaignTitle'
  | 'sendTime'
  | 'workflowStatus'
  | 'mainTopicTitle'
  | 'isOfSeries'
  | 'segment'
  | 'promotion'
  | 'occasion'
>

export interface PlanWarning {
  kind: 'same-day' | 'short-gap' | 'promotions' | 'same-topic' | 'too-late' | 'closed-day' | 'over'
  outlineIds: readonly string[]
  concerns: readonly string[]
  sentence: string
}

const REST_DAYS = 2
const PROMOTIONS_IN_A_ROW = 3
const TOPIC_DAYS = 7

const NAMED = 3

const quoted = ({ campaignTitle }: PlannedEmail) => `“${campaignTitle}”`
const aboutAll = (emails: readonly PlannedEmail[]) => {
  const outlineIds = emails.map(({ outlineId }) => outlineId)
  return { outlineIds, concerns: outlineIds }
}
const dayOfEmail = ({ sendTime }: PlannedEmail) => dayOf(sendTime)
const list = new Intl.ListFormat('en-GB')
const COUNTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

export function planWarnings(emails: readonly PlannedEmail[], today: string): PlanWarning[] {
  const sorted = emails.toSorted(inOrder)
  // Emails in the past can't be rescheduled.
  const coming = sorted.filter((email) => dayOfEmail(email) >= today)
  const found: PlanWarning[] = [
    ...over(sorted, today),
    ...sameDay(coming),
    ...coming.flatMap((email) => {
      const before = sorted.slice(0, sorted.indexOf(email))
      return [
        ...shortGap(email, before),
        ...promotions(email, before),
        ...sameTopic(email, before, sorted),
        ...tooLate(email),
        ...onClosedDay(email),
      ]
    }),
  ]
  const place = new Map(sorted.map(({ outlineId }, index) => [outlineId, index]))
  const placeOf = ({ outlineIds }: PlanWarning) => place.get(outlineIds.at(-1) ?? '') ?? 0
  return found.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** By local time, then title, as the calendar shows them. The id makes the order of equal titles the same everywhere. */
function inOrder(one: PlannedEmail, other: PlannedEmail): number {
  return (
    compared(one.sendTime.slice(0, 16), other.sendTime.slice(0, 16)) ||
    compared(one.campaignTitle, other.campaignTitle) ||
    compared(one.outlineId, other.outlineId)
  )
}

const compared = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1)

export const thingsToCheck = ({ length }: readonly PlanWarning[]): string =>
  length === 1 ? '1 warning' : `${length} warnings`

export function warningsByEmail(warnings: readonly PlanWarning[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const { outlineIds, sentence } of warnings) {
    for (const id of outlineIds) found.set(id, [...(found.get(id) ?? []), sentence])
  }
  return found
}

function sameDay(sorted: readonly PlannedEmail[]): PlanWarning[] {
  return [...Map.groupBy(sorted, dayOfEmail)]
    .filter(([, emails]) => emails.length > 1)
    .map(([day, emails]) => ({
      kind: 'same-day',
      ...aboutAll(emails),
      sentence: `${COUNTS[emails.length] ?? emails.length} emails on ${dayName(day)}: ${list.format(emails.map(quoted))}.`,
    }))
}

/** An email without a segment goes to everyone. */
function shortGap(email: PlannedEmail, earlier: readonly PlannedEmail[]): PlanWarning[] {
  const readers = email.segment.trim().toLowerCase()
  const before = earlier.findLast(
    ({ sendTime, segment }) => dayOf(sendTime) < dayOfEmail(email) && sameReaders(segment, readers),
  )
  if (before === undefined || daysFrom(dayOfEmail(before), dayOfEmail(email)) >= REST_DAYS) return []
  return [
    {
      kind: 'short-gap',
      outlineIds: [email.outlineId],
      concerns: [before.outlineId, email.outlineId],
      sentence: `${quoted(email)} goes to the same segment one day after ${quoted(before)}. Leave ${REST_DAYS} days between emails.`,
    },
  ]
}

function sameReaders(segment: string, readers: string): boolean {
  const others = segment.trim().toLowerCase()
  return others === '' || readers === '' || others === readers
}

/** Warns on the email that makes the row too long, and on each that makes it longer. */
function promotions(email: PlannedEmail, earlier: readonly PlannedEmail[]): PlanWarning[] {
  const upToIt = [...earlier, email]
  const row = upToIt.slice(upToIt.findLastIndex(({ promotion }) => !promotion) + 1)
  if (row.length < PROMOTIONS_IN_A_ROW) return []
  return [
    {
      kind: 'promotions',
      outlineIds: [email.outlineId],
      concerns: row.map(({ outlineId }) => outlineId),
      sentence: `${quoted(email)} is promotion number ${row.length} in a row. Send something useful in between.`,
    },
  ]
}

/** A topic that most emails of the month share isn't a repetition, and neither is a series. */
function sameTopic(email: PlannedEmail, earlier: readonly PlannedEmail[], all: readonly PlannedEmail[]): PlanWarning[] {
  if (email.isOfSeries === true) return []
  const sharing = all.filter(({ mainTopicTitle }) => mainTopicTitle === email.mainTopicTitle).length
  if (sharing > 2 && sharing > all.length / 2) return []
  const before = earlier.findLast(
    ({ mainTopicTitle }) => mainTopicTitle === email.mainTopicTitle && mainTopicTitle !== '',
  )
  if (before === undefined || daysFrom(dayOfEmail(before), dayOfEmail(email)) >= TOPIC_DAYS) return []
  return [
    {
      kind: 'same-topic',
      outlineIds: [email.outlineId],
      concerns: [before.outlineId, email.outlineId],
      sentence: `${quoted(before)} and ${quoted(email)} are both about “${email.mainTopicTitle}” within a week.`,
    },
  ]
}

function tooLate(email: PlannedEmail): PlanWarning[] {
  if (email.occasion === null || dayOfEmail(email) <= email.occasion.lastDay) return []
  const { name, lastDay } = email.occasion
  return [
    {
      kind: 'too-late',
      ...aboutAll([email]),
      sentence: `${quoted(email)} is about ${name}, which ends before the send date (${dayName(lastDay)}).`,
    },
  ]
}

function onClosedDay(email: PlannedEmail): PlanWarning[] {
  const day = dayOfEmail(email)
  if (!isClosedDay(day) || isAboutClosedDays(email.occasion, day)) return []
  return [
    {
      kind: 'closed-day',
      ...aboutAll([email]),
      sentence: `${quoted(email)} goes out on ${dayName(day)}. From December 24 to 26, send only emails about these days.`,
    },
  ]
}

function over(sorted: readonly PlannedEmail[], today: string): PlanWarning[] {
  const emails = sorted.filter((email) => email.workflowStatus !== 'sent' && dayOfEmail(email) < today)
  const [first] = emails
  if (first === undefined) return []
  const others = emails.length - NAMED
  const names = emails.slice(0, NAMED).map(quoted)
  return [
    {
      kind: 'over',
      ...aboutAll(emails),
      sentence:
        emails.length === 1
          ? `${quoted(first)} was scheduled for ${dayName(dayOfEmail(first))} but isn't marked as sent.`
          : `${list.format(others > 0 ? [...names, `${others} more`] : names)} are past their send dates but aren't marked as sent.`,
    },
  ]
}
