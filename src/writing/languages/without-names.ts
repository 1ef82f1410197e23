import { oncePer } from '#shared/once-per.ts'

/** A brand with more names than this is judged by the first of them. */
export const MOST_NAMES = 200

/** Takes every occurrence of the given names out of a text, whatever their case. Longer names go first. */
export function withoutNames(text: string, names: readonly string[]): string {
  return names.length === 0 ? text : removerOf(names)(text)
}

/** `withoutNames` for many texts: the names become one pattern. */
export function nameRemover(names: readonly string[]): (text: string) => string {
  const wanted = [...new Set(names.map((name) => name.trim()).filter((name) => name !== ''))].slice(0, MOST_NAMES)
  if (wanted.length === 0) return (text) => text
  const longestFirst = wanted.toSorted((left, right) => right.length - left.length)
  const pattern = new RegExp(longestFirst.map((name) => RegExp.escape(name)).join('|'), 'giu')
  return (text) => text.replace(pattern, ' ')
}

// A list of names is made once for a request, and every text of the request asks for it.
const removerOf = oncePer(nameRemover)
