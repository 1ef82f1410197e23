import type { Language } from '#shared/brand-brief.ts'
import { findPhrase } from '../engine/word-matching.ts'
import { dateWords } from '../languages/date-words.ts'
import { piecesOf } from './list-pieces.ts'
import { readPrice } from './read-price.ts'

const LONGEST = 200

/** "Boiler inspection in January: we still need 8,400 €": a sum that is missing for something. */
export const namesLack = (text: string, language: Language): boolean =>
  text.length <= LONGEST && readPrice(text) !== null && findPhrase(text, dateWords(language).lacking) !== null

/** The sentences of a text that say how much money is missing, and for what. */
export const readAppeals = (text: string, language: Language): string[] =>
  piecesOf(text).pieces.filter((piece) => namesLack(piece, language))
