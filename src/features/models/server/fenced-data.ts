import { randomBytes } from 'node:crypto'

const CONTROL = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu
const MAIL_ADDRESS = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu
const LONGEST_VALUE = 4000

/** Wraps what people typed, so that a model can tell it from its instructions. */
export interface Fence {
  /** The name of the element: nobody who typed a value can know it. */
  readonly tag: string
  /** One value on a line of its own, or within a line. Empty stays empty. */
  wrap(name: string, value: string): string
}

export function createFence(tag = `data-${randomBytes(6).toString('hex')}`): Fence {
  return {
    tag,
    wrap(name, value) {
      const text = asData(value)
      if (text === '') return ''
      return text.includes('\n') ? `<${tag} ${name}>\n${text}\n</${tag}>` : `<${tag} ${name}>${text}</${tag}>`
    },
  }
}

/**
 * A person's text as a model may see it: no control signs, nothing that looks like markup, no mail addresses, of a length
 * that leaves room for the rest.
 */
export function asData(value: string): string {
  return value
    .slice(0, LONGEST_VALUE)
    .toWellFormed()
    .split(/\r\n?|\n/)
    .map((line) =>
      line
        .replace(CONTROL, ' ')
        .replace(MAIL_ADDRESS, '(mail address)')
        .replaceAll('<', '‹')
        .replaceAll('>', '›')
        .replace(/\s+/gu, ' ')
        .trim(),
    )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
