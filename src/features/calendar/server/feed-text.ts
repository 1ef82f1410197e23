import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import type { BrandRow } from '#features/brands/server/store.ts'
import { STATUS_LABELS } from '#features/outlines/contract.ts'
import type { ScheduledOutline } from './store.ts'

/** The refresh interval that we suggest, in seconds. Many calendar apps ignore it. */
const REFRESH_SECONDS = 3600
/** A send takes no time, but calendar apps need a length to show it. */
const SHOWN_MINUTES = 30

/**
 * Uses UTC, so that calendar apps need no time zone rules. Contains no request time, so the same schedule gives the
 * same text.
 */
export function feedText(brand: BrandRow, found: readonly ScheduledOutline[], appUrl: string): string {
  const host = new URL(appUrl).hostname
  const calendar = ical({
    prodId: { company: 'Mailmonth', product: 'Email Calendar', language: 'EN' },
    name: line(`${brand.name} emails`),
    description: line(`${brand.name}'s email schedule. Times in ${brand.timezone}.`),
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
    x: { 'X-WR-TIMEZONE': brand.timezone },
  })
  for (const { schedule, outline } of found) {
    const start = instantOf(outline.scheduledSendAt!, brand.timezone)
    const changed = schedule.updatedAt > outline.updatedAt ? schedule.updatedAt : outline.updatedAt
    const url = `${appUrl}/dashboard/email-outlines?id=${outline.id}`
    const [subject] = outline.content.subjectLines
    calendar.createEvent({
      id: `${outline.id}@${host}`,
      // The sequence must grow with every change, so we use the age of the last change in seconds.
      sequence: Math.max(0, Math.floor((changed.getTime() - outline.createdAt.getTime()) / 1000)),
      stamp: changed,
      created: outline.createdAt,
      lastModified: changed,
      start,
      end: new Date(start.getTime() + SHOWN_MINUTES * 60_000),
      summary: line(outline.title || outline.ideaTitle),
      description: [
        ...(subject === undefined ? [] : [`Subject line: ${line(subject)}`]),
        `Template: ${line(outline.template)}`,
        `Status: ${STATUS_LABELS[outline.workflowStatus]}`,
        url,
      ].join('\n'),
      url,
      categories: [{ name: STATUS_LABELS[outline.workflowStatus] }],
      status: CERTAIN.has(outline.workflowStatus) ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
      // A send doesn't block anyone's time, so the event is free.
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return `${calendar.toString()}\r\n`.replace(/(\r\n)+$/, '\r\n')
}

const CERTAIN = new Set(['approved', 'sent'])

const instantOf = (wallClock: string, timeZone: string) =>
  new Date(Temporal.PlainDateTime.from(wallClock).toZonedDateTime(timeZone).epochMilliseconds)

const line = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ').trim()
