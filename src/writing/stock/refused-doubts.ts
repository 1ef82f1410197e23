import type { BrandBrief, Language } from '#shared/brand-brief.ts'
import type { FactValue } from '#shared/brand-sheet.ts'
import { oncePer } from '#shared/once-per.ts'
import { sharedStems, tellingStems } from '../engine/telling-stems.ts'
import { findPhrase, findStem, startsWithAny } from '../engine/word-matching.ts'
import { deniedIn } from '../gate/denials.ts'
import { readTokens } from '../gate/read-tokens.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { practicalWords } from '../languages/practical-words.ts'
import { readingWords } from '../languages/reading-words.ts'

type Doubt = FactValue<'doubt'>

/** "No advice on permission" forbids answering "Do we need permission?" in an email, whatever the owner tells customers. */
export function isRefused({ question, answer }: Doubt, brief: BrandBrief): boolean {
  const { facts, language } = brief
  const { refusals } = readingWords(language)
  // "Don't say Alpine cheese" forbids no answer about the cheese that the brand sells.
  const sold = stemsOfGoods(brief)
  // "Never promise that it won't be stolen" allows "We can't promise that it won't".
  const isDenial = answer !== null && denies(answer, language)
  const asked = tellingStems(`${question} ${answer ?? ''}`, language)
  return facts.rules.some(
    ({ sentence, check }) =>
      // "No photos of children" forbids no word about a child.
      findStem(sentence.slice(0, LONGEST), practicalWords(language).shownStems) === null &&
      // "No discounts on subscriptions" forbids no answer about them.
      (check === null || (check.type === 'no-claim' && check.domain !== 'price')) &&
      findPhrase(firstWords(sentence), refusals) !== null &&
      !(isDenial && isOfPromises(sentence, language)) &&
      sharedStems(tellingStems(refusedIn(sentence, language), language).difference(sold), asked) > 0,
  )
}

const isOfPromises = (sentence: string, language: Language): boolean =>
  findPhrase(sentence.slice(0, LONGEST), readingWords(language).tellingVerbs) !== null

function denies(answer: string, language: Language): boolean {
  const { tokens } = readTokens(answer.slice(0, LONGEST), languageBasics(language).elides)
  return deniedIn(tokens, language) !== null
}

const stemsOfGoods = oncePer(({ facts, language }: BrandBrief): ReadonlySet<string> =>
  tellingStems(facts.offers.map(({ name }) => name).join('\n'), language),
)

/** "No claims about the environment, only 'recyclable cardboard'" refuses its first clause. */
function refusedIn(sentence: string, language: Language): string {
  const [clause = ''] = sentence.split(/[,;.(]\s/u, 1)
  const [first = '', ...others] = clause.split(/\s?:\s/u, MOST_PARTS)
  return startsWithAny(others.join(' '), readingWords(language).only) === null ? clause : first
}

const MOST_PARTS = 9

const LONGEST = 400
const WORDS_OF_A_REFUSAL = 3

const firstWords = (sentence: string) => sentence.slice(0, 60).split(/\s/u, WORDS_OF_A_REFUSAL).join(' ')
