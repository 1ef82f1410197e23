import { z } from 'zod'

// C0 controls but tab, line feed and carriage return; DEL; the two noncharacters that break XML.
// oxlint-disable-next-line no-control-regex
const UNSTORABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFE\uFFFF]/g

/** Text as the product stores it: NFC, no control characters, no lone surrogates. PostgreSQL and Word take the result. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(UNSTORABLE, '').normalize('NFC')
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
  const text = z.string().trim().max(max, `Please use at most ${max} characters`)
  return required === undefined ? text : text.min(1, required)
}

/** A trimmed text where an empty string means "nothing". */
export function optionalText(max: number) {
  return textField(max).optional()
}

export const emailField = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'Email is required')
  .max(254, 'Please use at most 254 characters')
  .pipe(z.email('Please enter a valid email address'))
