import type { BrandBrief } from '#shared/brand-brief.ts'
import type { FactValue } from '#shared/brand-sheet.ts'
import { printedLine, standsAlone, withoutPeriod } from '../brand/printable.ts'
import { termOf } from '../brand/read-terms.ts'
import { sharedStems, tellingStems } from '../engine/telling-stems.ts'
import type { Term } from '../languages/practical-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import { hasSlip, mended } from '../packs/everyday-words.ts'
import { isAbout } from '../stock/asked-offers.ts'
import { hasWholeName } from '../stock/listed-offers.ts'
import { askedAndAnswered } from '../stock/own-phrases.ts'
import { isSent, practicalOf } from '../stock/practical-facts.ts'
import type { ToldFact } from '../stock/told-fact.ts'
import { undatedPhrases } from '../stock/undated-phrases.ts'

type Offer = FactValue<'offer'>

interface Beside {
  brief: BrandBrief
  /** What customers ask, with the answers that hold on the day. */
  answers: readonly ToldFact[]
  /** Counts the emails of the brand, so that neighbors say different things. */
  turn: number
  isOpen: (line: string) => boolean
}

/**
 * What an email says of an offer of which it only has a name and a price: the answer to a question about it, a sentence of
 * the brand that names it, else on what terms people get it. Null where the brand says nothing more.
 */
export function factBeside(offer: Offer, { brief, answers, turn, isOpen }: Beside): string | null {
  const { language } = brief
  const lines = [
    ...answers.filter((fact) => isAbout(offer, fact, brief)).map((fact) => lineOf(fact, language)),
    ...sentencesOf(offer, brief),
  ].filter(isOpen)
  const terms = termsOf(offer, brief).filter(isOpen)
  return lines[turn % Math.max(1, lines.length)] ?? terms[turn % Math.max(1, terms.length)] ?? null
}

const lineOf = ({ slots: { question = '', answer = '' } }: ToldFact, language: BrandBrief['language']): string =>
  askedAndAnswered(question, answer, language)

function sentencesOf(offer: Offer, brief: BrandBrief): string[] {
  const { facts, language } = brief
  const words = readingWords(language)
  const others = facts.offers.filter(({ name }) => name !== offer.name)
  return undatedPhrases(brief).flatMap((text) => {
    const isAlone =
      hasWholeName(text, offer.shortName, language) &&
      !others.some(({ shortName }) => hasWholeName(text, shortName, language))
    if (!isAlone || termOf(text, language) !== null || !standsAlone(text, words) || hasSlip(text, language)) return []
    return printedLine(mended(text, language), words) ?? []
  })
}

const OF_THINGS: ReadonlySet<Term> = new Set(['returns', 'shipping'])
const OF_PLACES: ReadonlySet<Term> = new Set(['change', 'lead'])

/** What is sent comes back or arrives on some terms, and a time or a place with someone has others. */
function termsOf(offer: Offer, brief: BrandBrief): string[] {
  const wanted = isSent(offer, brief) ? OF_THINGS : OF_PLACES
  const { terms } = practicalOf(brief)
  return terms
    .filter(
      ({ term, ofGoods, goods, during, behind }) =>
        wanted.has(term) &&
        behind === null &&
        during.length === 0 &&
        (!ofGoods || sharedStems(goods, tellingStems(offer.name, brief.language)) > 0),
    )
    .map(({ line }) => `${withoutPeriod(line)}.`)
}
