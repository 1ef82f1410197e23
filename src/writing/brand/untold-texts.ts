import type { Language } from '#shared/brand-brief.ts'
import { MONTH_NUMBERS, WEEKDAY_NUMBERS } from '#shared/day-names.ts'
import type { ProposedFact } from '#shared/brand-sheet.ts'
import { folded } from '#shared/folded.ts'
import type { Steps } from '#shared/steps.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { namedDays } from './find-days.ts'
import { partsAtCommas } from './list-pieces.ts'
import { wholeSentences } from './whole-sentences.ts'

const LONGEST_TEXT = 10_000
const MOST_PARTS = 40
const AMOUNT = /(?:[€$£]\s?\d[\d.,]{0,9}|\d[\d.,]{0,9}\s?(?:[€$£%]|euros?(?!\p{L})))/gu
const DAY_OF_YEAR = /(?<!\d)\d{2}-\d{2}(?!\d)/gu
const NUMBER = /\d[\d.,]{0,9}/gu
/** A name inside a sentence. */
const NAME = /(?<=[\p{Ll},;'’] )\p{Lu}\p{L}{3,24}(?!\p{L})/gu

/** What the facts of a brand tell, to compare its own texts with. */
interface Told {
  numbers: ReadonlySet<string>
  days: ReadonlySet<string>
  text: string
}

/** "14.50", "14,50" and "14.5" are one number, and so are "1.200" and "1200". */
const plainNumber = (number: string): string =>
  number
    .replace(/(?<![.,])[.,]+$/u, '')
    .replace(/[.,](\d{1,2})$/u, (_, cents: string) => (/^0+$/u.test(cents) ? '' : `.${cents.replace(/0$/u, '')}`))
    .replace(/(?<=\d)[.,](?=\d{3})/gu, '')

const numbersIn = (text: string): string[] => (text.match(NUMBER) ?? []).map(plainNumber)

const daysIn = (text: string, language: Language): string[] =>
  namedDays(text, language).flatMap(({ from, to }) => [from, to])

export function* toldSteps(facts: readonly ProposedFact[], language: Language): Steps<Told> {
  const [numbers, days] = [new Set<string>(), new Set<string>()]
  const all: string[] = []
  for (const { value } of facts) {
    yield
    const text = JSON.stringify(value)
    all.push(folded(text))
    for (const number of numbersIn(text)) numbers.add(number)
    for (const day of [...(text.match(DAY_OF_YEAR) ?? []), ...daysIn(text, language)]) days.add(day)
  }
  return { numbers, days, text: all.join('\n') }
}

/**
 * The clauses of a text that name a price, a percentage, a day or a name which no fact has. A sentence with two of them is
 * one text.
 */
export function* untoldSteps(text: string, told: Told, language: Language): Steps<string[]> {
  const untold: string[] = []
  for (const sentence of wholeSentences(text.slice(0, LONGEST_TEXT), language)) {
    yield
    if (!tellsMore(sentence, told, language)) continue
    const clauses = partsAtCommas(sentence, MOST_PARTS).filter((clause) => tellsMore(clause, told, language))
    untold.push(clauses.length === 1 ? clauses[0]! : sentence)
  }
  return untold
}

function tellsMore(text: string, told: Told, language: Language): boolean {
  const isNew = (amount: string) => numbersIn(amount).some((number) => !told.numbers.has(number))
  if ((text.match(AMOUNT) ?? []).some(isNew)) return true
  if (daysIn(text, language).some((day) => !told.days.has(day))) return true
  return namesIn(text, language).some((name) => !told.text.includes(folded(name)))
}

/** Where every noun has a capital, no word is known to be a name. */
function namesIn(text: string, language: Language): string[] {
  if (languageBasics(language).capitalizesNouns) return []
  return ((text.match(NAME) ?? []) as string[]).filter(
    (name) => !MONTH_NUMBERS.has(name.toLowerCase()) && !WEEKDAY_NUMBERS.has(name.toLowerCase()),
  )
}
