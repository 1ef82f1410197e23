import type { BrandBrief } from '#shared/brand-brief.ts'
import type { FactValue } from '#shared/brand-sheet.ts'
import { sharedStems, tellingStems } from '../engine/telling-stems.ts'
import { findPhrase } from '../engine/word-matching.ts'
import { readingWords } from '../languages/reading-words.ts'

type Doubt = FactValue<'doubt'>

/** "No advice on permission" forbids answering "Do we need permission?" in an email, whatever the owner tells customers. */
export function isRefused({ question, answer }: Doubt, { facts, language }: BrandBrief): boolean {
  const { refusals } = readingWords(language)
  const asked = tellingStems(`${question} ${answer ?? ''}`, language)
  return facts.rules.some(
    ({ sentence, check }) =>
      (check === null || check.type === 'no-claim') &&
      findPhrase(firstWords(sentence), refusals) !== null &&
      sharedStems(tellingStems(refusedIn(sentence), language), asked) > 0,
  )
}

/** "No claims about the environment, only 'recyclable cardboard'" refuses its first clause. */
const refusedIn = (sentence: string) => sentence.split(/[,;.(]\s/u, 1)[0]!

const WORDS_OF_A_REFUSAL = 3

const firstWords = (sentence: string) => sentence.slice(0, 60).split(/\s/u, WORDS_OF_A_REFUSAL).join(' ')
