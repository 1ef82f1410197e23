import { normalized } from '#shared/text.ts'

const CONTROL = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu
/** Emoji and the signs they are put together with. */
export const PICTURES = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\uFE0F\u20E3\u200D]/gu
const UNSAFE = /[{}[\]<>|*_%\\~^`#=@]/gu
// Long texts are cut before they are read: a title never needs more.
const LONGEST_TEXT = 4000

/** One line without control signs, pictures and signs that a template or a markup language would read. */
export function cleanLine(text: string): string {
  return normalized(text.slice(0, LONGEST_TEXT).toWellFormed(), 'NFC')
    .replace(CONTROL, ' ')
    .replace(PICTURES, ' ')
    .replace(UNSAFE, ' ')
    .replace(/\p{M}{3,}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}
