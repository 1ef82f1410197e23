import { capitalized, contentOf, offersNamed } from './clause-content.ts'
import type { NotedPush } from './notes-reading.ts'
import type { Reader } from './notes-reader.ts'
import { type Token, findIn, isWord, textOf, without } from './tokens.ts'

const MOST_THEME_WORDS = 8

export function readPush(reader: Reader, tokens: readonly Token[], before: Reader['before']): Reader['before'] {
  const { words, pieces } = reader
  const theme = findIn(tokens, words.themes)
  const push = findIn(tokens, words.pushes)
  const rest = contentOf(without(without(tokens, words.pushes), words.themes), words)
  const offers = offersNamed(rest, reader, push !== null || theme !== null || before === 'push')
  if (push === null && theme === null && before !== 'push') {
    // The name of an offer alone: "Cold Brew Kit!"
    const isAlone = offers.length === 1 && tokens.filter(isWord).length <= offers[0]!.split(/\s+/u).length + 1
    if (!isAlone) return null
  }
  const count = rest.filter(isWord).length
  if (offers.length === 0 && (count === 0 || count > MOST_THEME_WORDS)) return null
  // A theme in another language than the ideas finds none of them.
  if (offers.length === 0 && theme === null && words.language !== reader.context.language) return null
  if (theme !== null && theme.at <= 2 && offers.length === 0) pieces.themes.push(capitalized(textOf(rest)))
  if (offers.length > 0) pieces.pushes.push(...offers.map((name): NotedPush => ({ type: 'offer', name })))
  else pieces.pushes.push({ type: 'theme', words: textOf(rest) })
  return 'push'
}
