import { z } from 'zod'

// C0 controls but tab, line feed and carriage return; DEL; the two noncharacters that break XML.
// oxlint-disable-next-line no-control-regex
const UNSTORABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFE\uFFFF]/g

// Sorting the marks of one letter takes the square of their number, and no language stacks more than a few.
const TOO_MANY_MARKS = /(\p{M}{30})\p{M}+/gu

// No sign of other ranges is a mark. A text of Western letters and punctuation needs no look at each of them.
const MAY_HOLD_MARKS = /[\u0300-\u1FFF\u2070-\uFFFF]/

/** Unicode's normal form of a text that may be anybody's: of the marks on one letter, thirty stay. */
export function normalized(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  return (MAY_HOLD_MARKS.test(text) ? text.replace(TOO_MANY_MARKS, '$1') : text).normalize(form)
}

/** "Café" as "Cafe": letters that are written with a mark lose it. */
export function withoutAccents(text: string): string {
  return normalized(text, 'NFD').replace(/\p{M}+/gu, '')
}

// A file arrives as megabytes of plain letters, which a single look tells to be clean.
const UNUSUAL = /[^\t\n\r -~]/

/** Text as the product stores it: NFC, no control characters, no lone surrogates. PostgreSQL and Word take the result. */
export function cleanText(text: string): string {
  if (!UNUSUAL.test(text)) return text
  return normalized(text.toWellFormed().replace(UNSTORABLE, ''), 'NFC')
}

export class TooDeepError extends Error {}

/** Cleans every string of a parsed JSON value, keys included. Throws `TooDeepError` past `maxDepth` levels. */
export function cleanJson(value: unknown, maxDepth = 32): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (typeof value !== 'object' || value === null) return value
  if (maxDepth === 0) throw new TooDeepError()
  if (Array.isArray(value)) return value.map((item) => cleanJson(item, maxDepth - 1))
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [cleanText(key), cleanJson(item, maxDepth - 1)]))
}

/** A trimmed line or text of at most `max` characters; `required` is the message when it is empty. */
export function textField(max: number, required?: string) {
  const text = z.string(required).trim().max(max, `Please use at most ${max} characters`)
  return required === undefined ? text : text.min(1, required)
}

/** A trimmed text where an empty string means "nothing". */
export function optionalText(max: number) {
  return textField(max).optional()
}

export const emailField = z
  .string('Email is required')
  .trim()
  .toLowerCase()
  .min(1, 'Email is required')
  .max(254, 'Please use at most 254 characters')
  .pipe(z.email('Please enter a valid email address'))
