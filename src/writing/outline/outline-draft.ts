import type { OutlineContent } from '../requests/outline-content.ts'

export type OutlineDraft = Omit<OutlineContent, 'template'>

/** The markers of gaps that a user fills. */
export type Markers = Readonly<Record<'line' | 'fact' | 'offer' | 'date' | 'quote' | 'link' | 'number', string>>
