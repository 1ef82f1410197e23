import { oncePer } from '#shared/once-per.ts'

/** Only the first of more names count. */
export const MOST_NAMES = 200

export function withoutNames(text: string, names: readonly string[]): string {
  return names.length === 0 ? text : removerOf(names)(text)
}

export function nameRemover(names: readonly string[], most = MOST_NAMES): (text: string) => string {
  const wanted = [...new Set(names.map((name) => name.trim()).filter((name) => name !== ''))].slice(0, most)
  if (wanted.length === 0) return (text) => text
  const longestFirst = wanted.toSorted((left, right) => right.length - left.length)
  const pattern = new RegExp(longestFirst.map((name) => RegExp.escape(name)).join('|'), 'giu')
  return (text) => text.replace(pattern, ' ')
}

const removerOf = oncePer((names: readonly string[]) => nameRemover(names))
