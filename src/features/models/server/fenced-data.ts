import { randomBytes } from 'node:crypto'

const CONTROL = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu
const MAIL_ADDRESS = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu
const LONGEST_VALUE = 4000

export interface Fence {
  readonly tag: string
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

/** User text as a model may see it: without control characters, markup and email addresses, and shortened. */
export function asData(value: string): string {
  return value
    .slice(0, LONGEST_VALUE)
    .toWellFormed()
    .split(/\r\n?|\n/)
    .map((line) =>
      line
        .replace(CONTROL, ' ')
        .replace(MAIL_ADDRESS, '(email address)')
        .replaceAll('<', '‹')
        .replaceAll('>', '›')
        .replace(/\s+/gu, ' ')
        .trim(),
    )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
