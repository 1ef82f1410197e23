import { normalized } from '#shared/text.ts'

const CONTROL = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu
export const PICTURES = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\uFE0F\u20E3\u200D]/gu
const UNSAFE = /[{}[\]<>|*_%\\~^`#=@]/gu
// We cut long texts first, because a title never needs more.
const LONGEST_TEXT = 4000

export function cleanLine(text: string): string {
  return normalized(text.slice(0, LONGEST_TEXT).toWellFormed(), 'NFC')
    .replace(CONTROL, ' ')
    .replace(PICTURES, ' ')
    .replace(UNSAFE, ' ')
    .replace(/\p{M}{3,}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}
