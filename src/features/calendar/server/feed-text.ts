import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import type { BrandRow } from '#features/brands/server/store.ts'
import { STATUS_LABELS } from '#features/outlines/contract.ts'
import type { ScheduledOutline } from './store.ts'

/** How often a program may ask for news, in seconds; many ask much less often, whatever they are told. */
const REFRESH_SECONDS = 3600
/** A send is a moment; a program needs some length to draw it. */
const SHOWN_MINUTES = 30

/**
 * The scheduled emails of a brand as an iCalendar. Times are told in UTC, so that no program needs to know the rules of
 * the brand's zone. The same plan always gives the same text: nothing in it tells when it was asked for.
 */
export function feedText(brand: BrandRow, found: readonly ScheduledOutline[], appUrl: string): string {
  const host = new URL(appUrl).hostname
  const calendar = ical({
    prodId: { company: 'Mailmonth', product: 'Email Calendar', language: 'EN' },
    name: line(`${brand.name} emails`),
    description: line(`The email plan of ${brand.name}. Times in ${brand.timezone}.`),
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
      // Every change comes later than the one before, so the seconds an outline has lived count its changes.
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
      // Nobody is busy while an email goes out.
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return `${calendar.toString()}\r\n`.replace(/(\r\n)+$/, '\r\n')
}

const CERTAIN = new Set(['approved', 'sent'])

const instantOf = (wallClock: string, timeZone: string) =>
  new Date(Temporal.PlainDateTime.from(wallClock).toZonedDateTime(timeZone).epochMilliseconds)

/** Control characters have no place in an iCalendar, and a title is one line. */
const line = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ').trim()
