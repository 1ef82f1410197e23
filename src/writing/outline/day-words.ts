import type { BrandBrief } from '#shared/brand-brief.ts'
import { findPhrase, findStem } from '../engine/word-matching.ts'
import { dateWords } from '../languages/date-words.ts'
import { practicalWords } from '../languages/practical-words.ts'
import type { EmailPlan } from './email-plan.ts'

type Day = Pick<EmailPlan, 'lines'>

const sentenceOf = ({ lines }: Day): string => lines[0]?.line ?? ''

/** Whether people just come: "no sign-up", "come and try them". */
export function isOpenToAll(day: Day, { language }: Pick<BrandBrief, 'language'>): boolean {
  const sentence = sentenceOf(day)
  const { unbooked, inviting, bookStems } = practicalWords(language)
  if (findPhrase(sentence, unbooked) !== null) return true
  return findPhrase(sentence, inviting) !== null && findStem(sentence, bookStems) === null
}

/** Whether a sentence is about the last day for something: people order or send it, and sign up for a course. */
export const isLastDay = (day: Day, { language }: Pick<BrandBrief, 'language'>): boolean =>
  findPhrase(sentenceOf(day), dateWords(language).lastDay) !== null
