import { normalized } from '#shared/text.ts'

const VARIANT = /(?<!\s)\s*(?:\|\s*(?:combo \d+|winner)|-\s*variation [a-z0-9]+|\(variant [^()]*\))\s*$/i
const RESEND = /\[follow-?up\]|\bre-?send\b|\breminder\b|\(copy \d+\)/i
const NOT_OPENED = /non-?openers|nicht geöffnet|non ouvreurs|no abiertos|non aperti/i

/** The name without the mark of a variant: the sends of one A/B test share it. */
export const baseName = (name: string) => name.replace(VARIANT, '').trim()

/** Sent once more, mostly to those who had not opened: its time and theme prove little. */
export const isResend = (name: string, segment: string | null) =>
  RESEND.test(name) || (segment !== null && NOT_OPENED.test(segment))

export const normaliseName = (name: string) => normalized(name, 'NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
