import { dayName, dayOf, daysBetween } from './calendar-days.ts'
import type { Schedule } from './contract.ts'

export type PlannedEmail = Pick<
  Schedule,
  | 'outlineId'
  | 'campaignTitle'
  | 'sendTime'
  | 'workflowStatus'
  | 'mainTopicTitle'
  | 'segment'
  | 'promotion'
  | 'occasion'
>

export interface PlanWarning {
  kind: 'same-day' | 'short-gap' | 'promotions' | 'same-topic' | 'too-late' | 'over'
  /** The emails it is shown on. */
  outlineIds: readonly string[]
  /** One sentence for people. */
  sentence: string
}

/** The same readers rest at least so many days between two emails. */
const REST_DAYS = 2
/** From so many in a row on, promotions wear readers out. */
const PROMOTIONS_IN_A_ROW = 3
/** Within so many days, two emails on one topic read as a repetition. */
const TOPIC_DAYS = 7

const quoted = ({ campaignTitle }: PlannedEmail) => `“${campaignTitle}”`
const dayOfEmail = ({ sendTime }: PlannedEmail) => dayOf(sendTime)
const list = new Intl.ListFormat('en')
const COUNTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** What is questionable about a plan, in the order of its days. `today` is that of the brand. */
export function planWarnings(emails: readonly PlannedEmail[], today: string): PlanWarning[] {
  const sorted = emails.toSorted((a, b) => (a.sendTime.slice(0, 16) < b.sendTime.slice(0, 16) ? -1 : 1))
  const found = [
    ...sameDay(sorted),
    ...sorted.flatMap((email, index) => {
      const before = sorted.slice(0, index)
      return [
        ...shortGap(email, before),
        ...promotions(email, before),
        ...sameTopic(email, before),
        ...tooLate(email),
        ...over(email, today),
      ]
    }),
  ]
  const place = new Map(sorted.map(({ outlineId }, index) => [outlineId, index]))
  const placeOf = ({ outlineIds }: PlanWarning) => place.get(outlineIds.at(-1) ?? '') ?? 0
  return found.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** The sentences about each email, by the id of its outline. */
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
      outlineIds: emails.map(({ outlineId }) => outlineId),
      sentence: `${COUNTS[emails.length] ?? emails.length} emails on ${dayName(day)}: ${list.format(emails.map(quoted))}.`,
    }))
}

/** Only emails to the same readers follow one another; without a segment, everyone is meant. */
function shortGap(email: PlannedEmail, earlier: readonly PlannedEmail[]): PlanWarning[] {
  const readers = email.segment.trim().toLowerCase()
  const before = earlier.findLast(
    ({ sendTime, segment }) => dayOf(sendTime) < dayOfEmail(email) && sameReaders(segment, readers),
  )
  if (before === undefined || daysBetween(dayOfEmail(before), dayOfEmail(email)) >= REST_DAYS) return []
  return [
    {
      kind: 'short-gap',
      outlineIds: [email.outlineId],
      sentence: `${quoted(email)} goes to the same readers one day after ${quoted(before)}; ${REST_DAYS} days between emails wear them out less.`,
    },
  ]
}

function sameReaders(segment: string, readers: string): boolean {
  const others = segment.trim().toLowerCase()
  return others === '' || readers === '' || others === readers
}

/** Said once for a row, on the email that makes it too long, and again on each that prolongs it. */
function promotions(email: PlannedEmail, earlier: readonly PlannedEmail[]): PlanWarning[] {
  const upToIt = [...earlier, email]
  const row = upToIt.slice(upToIt.findLastIndex(({ promotion }) => !promotion) + 1)
  if (row.length < PROMOTIONS_IN_A_ROW) return []
  return [
    {
      kind: 'promotions',
      outlineIds: [email.outlineId],
      sentence: `${quoted(email)} is promotion number ${row.length} in a row; something useful in between keeps readers.`,
    },
  ]
}

function sameTopic(email: PlannedEmail, earlier: readonly PlannedEmail[]): PlanWarning[] {
  const before = earlier.findLast(
    ({ mainTopicTitle }) => mainTopicTitle === email.mainTopicTitle && mainTopicTitle !== '',
  )
  if (before === undefined || daysBetween(dayOfEmail(before), dayOfEmail(email)) >= TOPIC_DAYS) return []
  return [
    {
      kind: 'same-topic',
      outlineIds: [email.outlineId],
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
      outlineIds: [email.outlineId],
      sentence: `${quoted(email)} is about ${name}, which is over by then (${dayName(lastDay)}).`,
    },
  ]
}

function over(email: PlannedEmail, today: string): PlanWarning[] {
  if (email.workflowStatus === 'sent' || dayOfEmail(email) >= today) return []
  return [
    {
      kind: 'over',
      outlineIds: [email.outlineId],
      sentence: `The day of ${quoted(email)} is over (${dayName(dayOfEmail(email))}), but it is not marked as sent.`,
    },
  ]
}
