import type { Language } from '#shared/brand-brief.ts'
import type { ProposedFact } from '#shared/brand-sheet.ts'
import { folded } from '#shared/folded.ts'
import type { Steps } from '#shared/steps.ts'
import { tellingStems } from '../engine/telling-stems.ts'
import { namedDays } from './find-days.ts'
import { partsAtCommas } from './list-pieces.ts'
import { wholeSentences } from './whole-sentences.ts'

const LONGEST_TEXT = 10_000
const MOST_PARTS = 40
const AMOUNT = /(?:[€$£]\s?\d[\d.,]{0,9}|\d[\d.,]{0,9}\s?(?:[€$£%]|euros?(?!\p{L})))/gu
const DAY_OF_YEAR = /(?<!\d)\d{2}-\d{2}(?!\d)/gu
const NUMBER = /\d[\d.,]{0,9}/gu
/** The title of something, such as a box or a talk. */
const TITLE = /["“„«]\s?(\p{Lu}[^"“”„«»]{2,40}?)\s?["”“»]/gu

/** What the facts of a brand tell, to compare its own texts with. */
interface Told {
  facts: readonly { numbers: ReadonlySet<string>; stems: ReadonlySet<string> }[]
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
  const days = new Set<string>()
  const all: string[] = []
  const told: Told['facts'][number][] = []
  for (const { value } of facts) {
    yield
    const text = JSON.stringify(value)
    all.push(folded(text))
    const said = Object.values(value as Record<string, unknown>).filter((each) => typeof each === 'string')
    told.push({ numbers: new Set(numbersIn(text)), stems: wordStems(said.join('\n'), language) })
    for (const day of [...(text.match(DAY_OF_YEAR) ?? []), ...daysIn(text, language)]) days.add(day)
  }
  return { facts: told, days, text: all.join('\n') }
}

/**
 * The clauses of a text that name a price, a percentage, a day or a title which no fact has. Names of people and places say
 * nothing of what a brand sells. A sentence with two such clauses is one text.
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

const wordStems = (text: string, language: Language): ReadonlySet<string> =>
  new Set([...tellingStems(text, language)].filter((each) => /^\p{L}/u.test(each)))

function tellsMore(text: string, told: Told, language: Language): boolean {
  const stems = wordStems(text, language)
  const isNew = (amount: string) =>
    numbersIn(amount).some((number) => !told.facts.some((fact) => fact.numbers.has(number) && isAbout(fact, stems)))
  if ((text.match(AMOUNT) ?? []).some(isNew)) return true
  if (daysIn(text, language).some((day) => !told.days.has(day))) return true
  return [...text.matchAll(TITLE)].some(([, title = '']) => !told.text.includes(folded(title)))
}

/** "12 €" of the socks isn't the 12 € of the first lesson. */
const isAbout = ({ stems: own }: Told['facts'][number], stems: ReadonlySet<string>): boolean =>
  stems.size === 0 || own.size === 0 || !own.isDisjointFrom(stems)
