import type { Language } from '#shared/brand-brief.ts'
import type { Grammar } from '#shared/brand-sheet.ts'
import { articleOf, sheetWords } from './sheet-words.ts'

export interface LiveSentence {
  before: string
  shown: string
  after: string
}

/** Shows the article, so that a wrong number or gender is visible. Null while they are open. */
export function offerSentence(name: string, language: Language, grammar: Grammar | null): LiveSentence | null {
  if (grammar === null || name === '') return null
  const article = articleOf(name, language, grammar)
  if (article === null) return null
  return { before: '', shown: article + name, after: sheetWords(language).back[grammar.number] }
}

export function textSentence(
  kind: 'moment' | 'pain',
  text: string,
  form: 'noun' | 'clause',
  language: Language,
): LiveSentence | null {
  if (text === '') return null
  const { before, colon } = sheetWords(language)
  return { before: before[form === 'noun' ? kind : 'clause'], shown: text, after: `${colon} …` }
}
