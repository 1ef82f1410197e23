import type { Language } from '#shared/brand-brief.ts'
import type { FactValue, WayToBuy } from '#shared/brand-sheet.ts'
import { findPhrase } from '../engine/word-matching.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { piecesOf } from './list-pieces.ts'
import { refusesOnline } from './ways-to-reach.ts'

const LONGEST = 1000

/**
 * How people buy where no one can order behind a link, as a rule for the buttons of emails: "Nessun carrello", or "just
 * reply to this email" among the phrases. Null where the texts say neither.
 */
export function readWay(
  texts: readonly string[],
  say: readonly string[],
  language: Language,
): FactValue<'rule'> | null {
  const { noOnline, ways } = ownFactWords(language)
  const reply = say.find((phrase) => findPhrase(phrase, ways.reply) !== null)
  if (reply !== undefined) return { sentence: reply, check: { type: 'way', way: 'reply' } }
  const pieces = texts.flatMap((text) => piecesOf(text).pieces.map((piece) => piece.slice(0, LONGEST)))
  const sentence = pieces.find((piece) => findPhrase(piece, noOnline) !== null || refusesOnline(piece, language))
  if (sentence === undefined) return null
  const named = pieces.flatMap((piece) => wayIn(piece, ways) ?? [])
  return named[0] === undefined ? null : { sentence, check: { type: 'way', way: named[0] } }
}

function wayIn(text: string, ways: Readonly<Record<WayToBuy, readonly string[]>>): WayToBuy | null {
  const lower = text.toLowerCase().replaceAll('’', "'")
  const found = Object.entries(ways).flatMap(([way, phrases]) => {
    const phrase = findPhrase(text, phrases)
    return phrase === null ? [] : [{ way: way as WayToBuy, at: lower.indexOf(phrase) }]
  })
  return found.toSorted((left, right) => left.at - right.at)[0]?.way ?? null
}
