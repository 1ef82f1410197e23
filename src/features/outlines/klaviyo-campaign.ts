import type { Outline } from './contract.ts'
import { inboxText, oneLine } from './email-copy.ts'

type Named = Pick<Outline, 'title' | 'ideaTitle' | 'planMonth' | 'scheduledSendAt'>

const LONGEST_TITLE = 120

/** `2026-11-24 · Der letzte gute Tag`. Without a date, the month: `2026-11 · …`. */
export function campaignName({ title, ideaTitle, planMonth, scheduledSendAt }: Named): string {
  const { year, month } = planMonth
  const day = scheduledSendAt?.slice(0, 10) ?? `${year}-${String(month).padStart(2, '0')}`
  const name = oneLine(title) || oneLine(ideaTitle) || 'Untitled outline'
  return `${day} · ${[...name].slice(0, LONGEST_TITLE).join('')}`
}

/** What the inbox shows after the subject line unless someone writes something else. */
export const suggestedPreviewText = (outline: Pick<Outline, 'previewText' | 'sections'>): string =>
  inboxText(outline).slice(0, 300)

export const PREVIEW_TEXT_LENGTH = { least: 35, most: 90 } as const
