import { normalized, oneLine } from '#shared/text.ts'

const VARIANT = /(?<!\s)\s*(?:\|\s*(?:combo \d+|winner)|-\s*variation [a-z0-9]+|\(variant [^()]*\))\s*$/i
const RESEND = /\[follow-?up\]|\bre-?send\b|\breminder\b|\(copy \d+\)/i
const NOT_OPENED = /non-?openers|nicht geöffnet|non ouvreurs|no abiertos|non aperti/i

export const baseName = (name: string) => name.replace(VARIANT, '').trim()

/** Resends mostly go to people who didn't open, so their time and theme prove little. */
export const isResend = (name: string, segment: string | null) =>
  RESEND.test(name) || (segment !== null && NOT_OPENED.test(segment))

export const normaliseName = (name: string) => oneLine(normalized(name, 'NFKC').toLowerCase())
