import { firstWordOf, isLetterWord, unaccented } from '../../engine/grammar/first-word.ts'

/** Which form of the Italian article a word takes: "il", "lo" or "l'". Null when its spelling doesn't tell. */
export function italianStart(name: string): 'il' | 'lo' | "l'" | null {
  const first = firstWordOf(name)
  const word = unaccented(first)
  if (/^\d/.test(word)) return /^(?:1|8|11|8\d|8\d\d)(?!\d)/.test(word) ? null : 'il'
  if (isLetterWord(first)) return /^[BCDGPQTV]/.test(first) ? 'il' : null
  if (/^(?:s[^aeiou\W]|z|gn|ps|pn|x|y)/.test(word) || /^i[aeou]/.test(word)) return 'lo'
  if (word.startsWith('h')) return SILENT_H.test(word) ? "l'" : null
  if (word.startsWith('w')) return 'il'
  if (/^(?:u[aeio](?!v)|j)/.test(word)) return null
  return /^[aeiou]/.test(word) ? "l'" : 'il'
}

const SILENT_H = /^(?:hotel|hobby|hostess|habitat|handicap|harem|hascisc|humus|henne|hamburger)/
