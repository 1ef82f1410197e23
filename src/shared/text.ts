// C0 controls but tab, line feed and carriage return; DEL; the two noncharacters that break XML.
// oxlint-disable-next-line no-control-regex
const UNSTORABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFE\uFFFF]/g

// Sorting the marks of a letter takes quadratic time, and no language stacks more than a few.
const TOO_MANY_MARKS = /(\p{M}{30})\p{M}+/gu

// Files contain megabytes of plain ASCII, which this check accepts in one pass.
const UNUSUAL = /[^\t\n\r -~]/

// No character outside these ranges is a mark, so Western text skips the slower check.
const MAY_HOLD_MARKS = /[\u0300-\u1FFF\u2070-\uFFFF]/

// Letters of Europe and usual punctuation are already composed, unless a mark follows.
const MAY_BE_DECOMPOSED = /[\u0300-\u200F\u2028-\uFFFF]/

/** Unicode normalization for untrusted text. It keeps at most thirty marks per letter. */
export function normalized(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  if (!UNUSUAL.test(text) || (form === 'NFC' && !MAY_BE_DECOMPOSED.test(text))) return text
  return (MAY_HOLD_MARKS.test(text) ? text.replace(TOO_MANY_MARKS, '$1') : text).normalize(form)
}

export function withoutAccents(text: string): string {
  if (!UNUSUAL.test(text)) return text
  return normalized(text, 'NFD').replace(/\p{M}+/gu, '')
}

/** NFC, without control characters and lone surrogates, because PostgreSQL and Word reject those. */
export function cleanText(text: string): string {
  if (!UNUSUAL.test(text)) return text
  return normalized(text.toWellFormed().replace(UNSTORABLE, ''), 'NFC')
}

// Most texts need no replacement, and looking is faster than replacing every space by itself.
const UNEVEN_SPACE = /[^\S ]| {2}/

/** With single spaces, and none around it. */
export const oneLine = (text: string): string => (UNEVEN_SPACE.test(text) ? text.replace(/\s+/g, ' ') : text).trim()

export class TooDeepError extends Error {}

/** Throws `TooDeepError` past `maxDepth` levels. */
export function cleanJson(value: unknown, maxDepth = 32): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (typeof value !== 'object' || value === null) return value
  if (maxDepth === 0) throw new TooDeepError()
  if (Array.isArray(value)) return value.map((item) => cleanJson(item, maxDepth - 1))
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [cleanText(key), cleanJson(item, maxDepth - 1)]))
}
