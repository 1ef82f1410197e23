import type { Country } from '#shared/brand-brief.ts'
import { dateFormat, formatSendTime } from '#shared/calendar-dates.ts'
import type { Outline } from '../../contract.ts'

export function outlineCount(count: number): string {
  return count === 1 ? '1 outline' : `${count} outlines`
}

export function sendTimeOf(outline: Pick<Outline, 'scheduledSendAt'>, country: Country): string {
  return outline.scheduledSendAt === null ? 'Not scheduled' : formatSendTime(outline.scheduledSendAt, country)
}

const WEEKDAY = dateFormat({ weekday: 'short', timeZone: 'UTC' })

export function sendDayOf(outline: Pick<Outline, 'scheduledSendAt'>): { weekday: string; day: string } | null {
  if (outline.scheduledSendAt === null) return null
  const date = outline.scheduledSendAt.slice(0, 10)
  return { weekday: WEEKDAY().format(new Date(`${date}T00:00Z`)), day: String(Number(date.slice(8))) }
}

export function assigneeOf(outline: Pick<Outline, 'assignedToName'>): string {
  return outline.assignedToName ?? 'Unassigned'
}

export function letterCount(text: string): number {
  return [...new Intl.Segmenter().segment(text)].length
}

export function paragraphsOf(text: string): string[] {
  return text
    .split(/\r?\n[^\S\n]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}

/** Null for every scheme except http and https. */
export function webAddress(text: string): string | null {
  const url = URL.parse(text.trim())
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null
}

export interface TextPiece {
  text: string
  kind: 'plain' | 'address' | 'gap'
}

const ADDRESS_OR_GAP = /https?:\/\/[^\s<>"“”«»]+|\[[^[\]\n]{1,80}\]/giu
const TRAILING_PUNCTUATION = /[.,;:!?)\]}'’]+$/u

export function textPieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let position = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS_OR_GAP)) {
    const isGap = found.startsWith('[')
    const piece = isGap ? found : found.replace(TRAILING_PUNCTUATION, '')
    if (!isGap && webAddress(piece) === null) continue
    if (index > position) pieces.push({ text: text.slice(position, index), kind: 'plain' })
    pieces.push({ text: piece, kind: isGap ? 'gap' : 'address' })
    position = index + piece.length
  }
  if (position < text.length) pieces.push({ text: text.slice(position), kind: 'plain' })
  return pieces
}
