import { withoutAccents } from '#shared/text.ts'

export const firstWordOf = (name: string) => name.replace(/^["'«“„‚‘(]+/u, '').split(/[\s,]/, 1)[0] ?? ''

export const unaccented = (word: string) => withoutAccents(word.toLowerCase())

/** "SPF", "USB-Kabel": it is spelled, or it isn't. */
export const isLetterWord = (word: string) => /^[A-Z]{2,}(?![a-zà-ÿ])/u.test(word)
