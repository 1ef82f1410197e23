import type { Country } from '#shared/brand-brief.ts'
import { monthTitle } from '#shared/calendar-dates.ts'
import { type ExportedOutline, titleOf } from './exported-outline.ts'

export interface BriefFact {
  label: string
  value: string
}

const TYPE_LABELS = { 'design-based': 'Design-Based', 'text-based': 'Text-Based' } as const

export function typeLabel(outline: ExportedOutline): string {
  return TYPE_LABELS[outline.type]
}

const SEND_TIME = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/

/** Shows wall time and offset as scheduled, never converted. */
export function sendTimeLabel(scheduledSendAt: string | null, country: Country, dates: 'full' | 'medium'): string {
  if (scheduledSendAt === null) return 'Not scheduled'
  const parts = SEND_TIME.exec(scheduledSendAt)
  if (parts === null) throw new RangeError(`Not an ISO date and time: ${scheduledSendAt}`)
  const [, year, month, day, hour, minute, offset] = parts
  const wall = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute))
  const clock = new Intl.DateTimeFormat(`en-${country}`, {
    ...(dates === 'full'
      ? { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }
      : { weekday: 'short', day: 'numeric', month: 'short' }),
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(wall)
  // Newer CLDR puts a narrow no-break space before AM, which older editors show as a box.
  const plain = clock.replaceAll(/[\u202F\u00A0]/g, ' ')
  if (dates === 'medium' || offset === undefined) return plain
  return `${plain} (UTC${offset === 'Z' ? '' : offset})`
}

export function factsOf(outline: ExportedOutline): BriefFact[] {
  return [
    { label: 'Brand', value: outline.brandName },
    { label: 'Month', value: monthTitle(outline.planMonth) },
    { label: 'Send time', value: sendTimeLabel(outline.scheduledSendAt, outline.brandCountry, 'full') },
    { label: 'Type', value: typeLabel(outline) },
    { label: 'Template', value: outline.template },
    { label: 'Status', value: outline.workflowStatus },
    { label: 'Main topic', value: outline.mainTopicTitle },
    { label: 'Idea', value: outline.ideaTitle },
    { label: 'Assigned to', value: outline.assignedToName ?? 'Unassigned' },
  ]
}

export function shortened(text: string, length: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const characters = [...new Intl.Segmenter().segment(line)]
  if (characters.length <= length) return line
  return `${characters
    .slice(0, length - 1)
    .map((character) => character.segment)
    .join('')
    .trimEnd()}…`
}

export function shortTitle(outline: ExportedOutline): string {
  return shortened(titleOf(outline), 90)
}
